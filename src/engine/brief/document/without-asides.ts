/** "My wife and I run a guest house in the old quarter and I'd love a proper website": what is told, and what is asked for behind it. */
const behind =
  /(?<=(?:^|[.!?]\s|\n)[^.!?\n]{30,240}?)(?:,?\s(?:and|so|but)\s(?:now\s)?(?:i|we)(?:['’]d|\swould)?\s(?:really\s|also\s|just\s)?(?:love|like|want|need|are\slooking\sfor)\s(?:to\shave\s)?(?:an?|our\sown|my\sown|your)\s(?:[\p{L}-]+\s){0,3}?(?:web\s?site|web\s?page|site)\b(?!\s(?:for|that|which|with|in|to)\b)[^.!?\n]*)(?=[.!?])/giu;
/** "Let me tell you about it and you work out how to arrange it.": said to who makes the site. */
const toMaker =
  /(?:^|(?<=[.!?]\s|\n))(?:let me (?:tell|explain to) you|i['’]ll (?:just )?(?:tell you|write it (?:all )?down)|(?:you can |please )?(?:work out|decide|sort out|arrange) (?:for )?(?:yourself|how|where|what))\b[^.!?\n]*\b(?:you|arrange|work out|decide|sort|put)\b[^.!?\n]*[.!]\s*/giu;

/** "I don't tune harpsichords, please say so politely.": how it is to be said. */
const howSaid =
  /(?:,?\s(?:so|and|but)?\s?please\s|,\s(?:so|and)\s)(?:say|tell\s(?:them|people)|mention|explain|put|word|phrase)\s(?:so|this|that|it)(?:\s(?:very|in\sa))?(?:\s(?:politely|kindly|nicely|gently|clearly|friendly|somewhere|tactfully|plainly|way|\p{L}+ly))+(?=[.!?])/giu;

/** A brief without what is said to its maker in between: a wish for a site behind a statement, leave to arrange it. */
export const withoutAsides = (text: string): string =>
  text.replace(toMaker, '').replace(behind, '').replace(howSaid, '');
