/** Words typed in haste as they are printed; the rest stays as the owner wrote it. */
const spelt: readonly (readonly [RegExp, string])[] = [
  [/\bi(?=['’](?:m|ve|d|ll)\b|\s|$|,)/gu, 'I'],
  [/\b[Ii]m\b/gu, 'I’m'],
  [/\b[Ii]ve\b/gu, 'I’ve'],
  [/\bdont\b/gu, 'don’t'],
  [/\bDont\b/gu, 'Don’t'],
  [/\bcant\b/gu, 'can’t'],
  [/\bwont\b/gu, 'won’t'],
  [/\bdoesnt\b/gu, 'doesn’t'],
  [/\bisnt\b/gu, 'isn’t'],
  [/\btheres\b/gu, 'there’s'],
  [/\bTheres\b/gu, 'There’s'],
  [/\bweve\b/gu, 'we’ve'],
  [/\btheyre\b/gu, 'they’re'],
  [/^[Ii]ts (?!own\b)/u, 'It’s '],
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)day/gu, '$1day'],
];
const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b/gu;

const lead =
  /^(?:(?:and|but|so|also|oh|plus|well|ok|okay|right|now|then|basically|anyway|as i said|oh and|by the way|btw)[\s,]+)+(?=\p{L})/iu;
const tail = /(?:[\s,]+(?:please|pls|thanks|thank you|cheers|etc\.?|sorry))+(?=[.!]*$)/iu;
const quotes = /^["“](?=[^"”]*$)|(?<=^[^"“]*)["”]$/gu;

/** With a capital at its beginning. */
const raise = (text: string): string =>
  // "iPhone only for now": a make begins as it is written.
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** A statement as it stands on the site: without "and also" before it and "please" behind, with a capital. */
export const tidyRow = (text: string): string => {
  const bare = text
    // "£55 which is gears and brakes"
    .replace(/^\s*(?:which|and that)(?:['’]?s|\s(?:is|are))\s(?=\p{L})/iu, '')
    .replace(/\*\*|__|`/gu, '')
    // "Opening spring 2026 (we think March, don't put a date)": the bracket is for the maker.
    .replace(
      /\s*\([^()]*\b(?:don['’]?t (?:put|say|show|mention)|please (?:put|say|show|don|do not)|we think|not sure)\b[^()]*\)/giu,
      '',
    )
    .replace(/^(?!.*(?:curl|npm|pip|brew|\$ )).*$/su, (row) => row.replace(/\s*\|\s*/gu, ' – '))
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(lead, '')
    // "Name is Clear Day, I'm Keith": the name stands over all of it.
    .replace(
      /^(?:(?:the|my|our)\s)?(?:(?:business|company|shop|club|firm)\s)?name(?:['’]s| is)\s[^,.]{2,40},\s(?:and\s)?(?=\p{L})/iu,
      '',
    )
    .replace(/^(?:first|second|third|fourth|fifth|finally|lastly)(?:ly)?,\s(?:to\s)?/iu, '')
    .replace(/^[^:.]{0,60}\bpoints?:\s+/iu, '')
    .replace(/^please (?=don|do not|no\b)/iu, '')
    .replace(tail, '')
    .replace(quotes, '')
    .replace(/[\s,;:–-]+$/u, '');
  const said = spelt.reduce((words, [pattern, by]) => words.replace(pattern, by), bare);
  const row = raise(said.replace(days, (day) => raise(day)));
  return row.replace(/(?<=[^.]{12}\p{L})\.$/u, '');
};

/** As a row, and with a stop at its end. */
export const tidySentence = (text: string): string => {
  const row = /^\S+@\S+$/u.test(text.trim()) ? text.trim() : tidyRow(text);
  return /[.!?…]["”’)]?$/u.test(row) ? row : `${row}.`;
};

/** A heading as it stands over a section: "Prices are as follows" is "Prices", "Our teachers" stays. */
export const tidyHeading = (heading: string): string =>
  raise(
    heading
      .replace(/[*_`#:]+/gu, '')
      // "Then a noticeboard: quiz night …"
      .replace(
        /^(?:and\s)?(?:then|next|also|lastly|finally|after that)\s(?:an?|the|our|some)\s(?=\p{L})/iu,
        '',
      )
      .replace(/^then (?:\p{L}+\s)?(?:things|points|facts|boxes|blocks|columns)$/iu, 'At a glance')
      .replace(/\s*\([^()]*\b(?:please|show|say|site|page|photo)\b[^()]*\)/iu, '')
      .replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{L})/u, '')
      .replace(/\s*\([^()]*\b(?:must|should)\b[^()]*\)/iu, '')
      .replace(/\s(?:are|is)\s(?:as\sfollows|below)$/iu, '')
      .replace(
        /^((?:our\s|the\s|my\s)?(?:prices|fees|rates|charges|costs|hours|services|times|rules|terms))\s(?:are|is)$/iu,
        '$1',
      )
      .replace(
        /^there (?:are|is)\s(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|a few)\s)?/iu,
        '',
      )
      .replace(
        /^(?:and\s)?(?:(?:an?\s)?(?:couple of|few)|some|two|three)\s(?:(?:nice|kind|recent|guest|customer|short)\s)?(?:quotes|reviews|testimonials|comments)\b.*$/iu,
        'Kind words',
      )
      // "Classes first. There's …": what is told first.
      .replace(/^(\p{L}{4,}s)\s(?:first|next|now|then|last)$/iu, '$1')
      .replace(/\s(?:at|on) the (?:bottom|top|end|side|page|site)$/iu, '')
      // "Team page with", "Services to list", "Our bread should list the loaves": the order is for the maker.
      .replace(/\s(?:page|section|tab)(?:\s(?:with|for|of))?$/iu, '')
      .replace(/\s(?:to (?:list|show|include|mention|answer|cover|display)|wanted|required|needed)$/iu, '')
      .replace(
        /\s(?:should|must|needs? to|has to|have to)\s(?:list|have|show|include|mention|say|tell|contain|explain)\b.*$/iu,
        '',
      )
      .replace(/^(?:[Tt]he|[Aa]n?)\s(?=\p{Ll})/u, '')
      .replace(/^(?=.*\p{Lu}{3})\p{Lu}[\p{Lu}\d\s&/’'-]*$/u, (words) =>
        /^FAQS?$/u.test(words) ? 'FAQ' : words.charAt(0) + words.slice(1).toLocaleLowerCase(),
      )
      .trim(),
  );
