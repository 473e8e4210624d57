import { partsAt, withoutStop } from './prose-rows';
import { raise, rewrite, type Rule } from './wishes/rewrite-rules';

const name = String.raw`(?<name>\p{Lu}[\p{L}’'&.-]*(?:\s(?:of\s|and\s|the\s|for\s|&\s)*\p{Lu}[\p{L}’'&.-]*){0,5})`;
/** "I volunteer at the Lamplighter Museum, a small museum in Ironbridge, and I've been asked to sort out our website." */
const helper = new RegExp(
  String.raw`^(?<hello>\s*)(?:I\s(?:volunteer|work|help(?:\sout)?|sing|play|teach|am\sinvolved)|I['’]m\s(?:a\s(?:volunteer|trustee|member|parent|governor)|involved))\s(?:at|for|with|in|of)\s(?<the>[Tt]he\s)?${name}(?<told>(?:,\s(?:which\sis\s)?an?\s[^.,\n]{4,80})?),?\s(?:and|but)\s(?:I|we|they)(?:['’]\p{L}+)?\s[^.\n]*\b(?:web\s?site|site|web\s?page)\b[^.\n]*[.]`,
  'gu',
);
/** "…, followed by what's on", "then the map" within what a page is to have. */
const followed =
  /(?<=\bpage\b[^.\n]{4,400}?),?\s(?:(?:and\s)?then|(?:and\sthen\s)?followed\sby|after\sthat)\s(?=(?:what|how|who|an?|the|our|some)\b[^.\n]*:\s)/giu;
/** "and a few figures about the collection: 3,400 lamps, 61 volunteers" */
const figures =
  /,?\s(?:and\s)?(?:then\s)?(?:a\sfew|some|three|four|the)\s(?:figures|numbers|key\sfigures|statistics|stats)\b[^:.\n]{0,40}:\s(?=\d)/giu;
/** "what's on (we have lamp-trimming workshops and candlelit evenings)" */
const within =
  /(?<what>what['’]s\son|(?:the\s|our\s)?(?:programme|events|what\swe\s(?:do|offer|make|sell)|services|classes))\s\((?:we\s(?:have|do|run|offer|hold|make|sell)|there\s(?:are|is))\s(?<list>[^()\n]+)\)(?<more>[,.]?)/giu;
/** "Please do not include a shop, we don't have one" */
const reason =
  /(?<=\b(?:do\snot|don['’]t|no|not|never|without|leave\sout)\b[^.\n]{0,60}),\s(?:because\s|as\s|since\s)?(?:we|i|there)\s(?:don['’]t|do\snot|isn['’]t|is\snot|haven['’]t)\s(?:have|do|sell|want|need|use|got)?\s?(?:one|any|it|that|those|them)\b(?=[.\n]|$)/giu;
/** "We have four rooms and they all have names: Curlew (£95)" */
const named =
  /(?<=^|[.!?]\s|\n)We\shave\s(?:only\s|just\s)?(?<what>(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s[\p{L}-]+(?:\s[\p{L}-]+)?)(?:,?\s(?:and|which|that|all|each)\s[^:.\n]{3,50})?:\s(?=\S)/gu;
/** "a handful of questions people always ask, say six of them: check-in times, dogs and so on" */
const handful =
  /(?:an?\s(?:handful|couple|few|number|list)\sof|a\sfew|some|the)\s(?<what>(?:\p{L}+\s)?(?:questions|reviews|photos|pictures|tips|facts|quotes)[^,.:\n]{0,40}),?\s(?:say|maybe|perhaps|about|around|let['’]s\ssay)\s(?<count>\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s(?:of\sthem|or\sso))?/giu;
/** "…, dogs, children and so on" */
const soOn =
  /,?\s(?:and\sso\son|and\sso\sforth|etc\.?|and\sthe\slike|that\ssort\sof\sthing)(?=[.,;)\n]|$)/giu;
/** "Our number: 01328 555 0127", "Our number is …" */
const number = /(?<=^|[.!?]\s|\n)(?:Our|My)\snumber(?:\s?:|\sis)\s(?=\+?\d)/gu;
/** "the booking form should say “Book direct …” at the top somewhere" */
const atTop =
  /,?\s(?:so|and)\s(?<what>[^.,\n]{0,60}?)\s(?:and\s)?(?:should|must|has\sto|needs\sto)\s(?:say|read)\s(?<said>["“][^"”\n]{4,100}["”])\s(?:at|near|on)\s(?:the\s)?(?:very\s)?top[^.\n]*[.]/giu;

/** "My sister and I are opening a plant shop in Ghent next spring called Varen & Mos and we need a site." */
const couple = new RegExp(
  String.raw`^(?<hello>\s*(?:[^.!\n]{0,40}[!.,]\s)?)My\s\p{Ll}+\sand\sI\s(?:run|have|own|are\sopening|opened|started|are\sstarting|set\sup|are\ssetting\sup)\s(?<what>an?\s[^.,\n]{3,60}?)(?:\s(?:next|this)\s\p{Ll}+)?,?\s(?:which\sis\s)?(?:called|named)\s${name}(?:,?\s(?:and|so)\s(?:we|I)(?:['’]d|\swould)?\s(?:need|want|like)\s[^.\n]*)?[.]`,
  'gu',
);
/** "what we charge (weddings £450, fêtes £300)" */
const charged = /what\s(?:we|i)\scharge\s\((?<list>[^()\n]*[£$€][^()\n]*)\)/giu;
/** "six products, namely spring honey (€8)" */
const namely = /(?<=\p{L}),\s(?:namely|which\sare|these\sare|that\sis)\s(?=[^.\n]*[£$€])/gu;
/** 'The button for buying should be called "Into the basket"' */
const button =
  /(?<=^|[.!?]\s|\n)The\s(?:\p{L}+\s)?button(?:\s(?:for|to)\s[^"“.\n]{2,30})?\s(?:should|must|could)\s(?:be\s(?:called|labelled|named)|say|read)\s(?<said>["“][^"”\n]{2,40}["”])/gu;
/** "people should be able to leave their email so that we can tell them" */
const leaving =
  /(?:people|visitors|they|anyone)\s(?:should\sbe\sable\sto|can|could|may)\s(?:leave|give\sus|put\sin)\s(?:their|an)\se-?mail(?:\saddress)?(?:,?\s(?:so|and|if|to)\s[^.\n]*)?(?=[.\n]|$)/giu;

/** "At the bottom of every page should be our email, friends@aldermoor.example" */
const everyPage =
  /(?:at|on|in)\sthe\s(?:bottom|foot|top|footer)\sof\s(?:every|each)\spage,?\s(?:there\s)?(?:should\sbe|please\sput|put|we(?:['’]d|\swould)?\s(?:like|want))\s(?:our|the|my)\s(?<what>e-?mail|phone|telephone|address)(?:\s(?:address|number))?(?:,|:)?\s(?=\S*[\d@])/giu;

/** "In English please, we'll do Dutch later." */
const later =
  /(?<=^|[.!?]\s|\n)In\s(?<what>English|Dutch|German|French|Spanish)(?:\sonly)?(?:\splease)?,\s(?:we|i)(?:['’]ll|\swill|\smay|\smight)\s[^.\n]*\blater\b[^.\n]*[.]/gu;
/** "our workshops with prices, they are repotting €25" */
const theyAre = /,\s(?:they|these|those)\s(?:are|cost)\s(?=[^.\n]*[£$€])/giu;
/** "a plant doctor hour which is free" */
const whichFree =
  /(?<=\b(?:hour|class|session|lesson|visit|workshop|talk|tour|call|consultation)s?)\s(?:which|that)\s(?:is|are)\sfree\b/giu;

/** 'The sentence I want on top is "Words that travel well"' */
const onTop =
  /(?<=^|[.!?]\s|\n)The\s(?:sentence|line|words|motto|phrase|slogan)\s(?:i|we)(?:['’]d|\swould)?\s(?:want|like|love)\s(?:to\s(?:have|see)\s)?(?:on|at)\s(?:the\s)?(?:very\s)?top\s(?:is|are|reads?|should\sbe)?:?\s?(?<said>["“][^"”\n]{4,120}["”])/giu;
/** 'At the top my name, "Every piano deserves to be in tune"' */
const myName = /(?<=\btop\b[^.\n]{0,30}\s)(?:my|our)\sname,?\s(?:and\s)?(?=["“])/giu;
/** 'a large picture with the words "Wake up to the lake"' */
const withWords =
  /(?<=\b(?:picture|photo|image|banner)\b[^."“\n]{0,40}),?\s(?:with|and|saying)\s(?:the\s|these\s)?words?\s(?=["“])/giu;
/** "Then people often ask me how long it takes, whether it hurts; please answer these." */
const askingMe =
  /(?<=^|[.!?]\s|\n)(?<lead>Then|Next|Finally|After\sthat)?,?\s?people\s(?:(?:often|always|usually|sometimes|also)\s)*ask\s(?:me\s|us\s)?(?<list>(?:how|whether|if|what|when|where|why|who|can|do)\b[^.;:()\n]+)[;,]\s(?:so\s)?(?:please\s)?(?:answer\s(?:these|those|them)|an?\sfaq)[^.\n]*[.]/giu;
/** "What I'd like people to find: a short introduction, my rates" */
const toFind =
  /(?<=^|[.!?]\s|\n)What\s(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\s(?:people|visitors|clients|customers)\sto\s(?:find|see|know|get)(?:\s(?:there|on\sit))?(?:\sis)?:\s/giu;

const onePage = /\b(?:one|single)[- ]page(?:r)?\b/iu;
/** "After that: pictures of the house, what guests have said and how to reach us." */
const after =
  /(?<=^|[.!?]\s|\n)(?:after\sthat|then|next|below\s(?:that|it)|underneath)\s?[:,]\s(?<list>(?:[^.\n()]|\([^()\n]*\))+[.])/giu;
const fewestParts = 3;
/** One order for each part of the only page. */
const inTurn = ({ list = '' }: Readonly<Record<string, string | undefined>>): string => {
  const parts = partsAt(withoutStop(list), /,\s(?:and\s)?/uy);
  return parts.length < fewestParts
    ? `After that: ${list}`
    : parts.map((part) => `Then show ${part}.`).join(' ');
};

/** "On Support us people can choose an amount to donate" */
const giving =
  /\b(?:people|visitors|anyone|you|they)\s(?:can|could|should be able to)\s(?:choose|pick|select|give)\s(?:an?\s)?(?:amounts?|sums?)\s(?:to\s(?:donate|give)|of\stheir\sown)/giu;
/** "What we want is that people book directly with us" */
const pleading =
  /(?<=^|[.!?]\s|\n)What\s(?:we|I)\s(?:really\s|most\s)?(?:want|would\slike|need)\s(?:most\s)?is\s(?:that|for)\s(?:people|guests|visitors|customers|parents|clients)\s(?:to\s)?(?=\p{Ll})/giu;
/** "…, founded 1974" among figures. */
const founded =
  /(?<=\bIn figures: [^.\n]*,\s(?:and\s)?)(?:founded|established|opened|started)\s(?:in\s)?(?<year>1[6-9]\d{2}|20\d{2})(?=[.,\n]|$)/gu;

const rules: readonly Rule[] = [
  [couple, ({ hello = '', what = '', name: own = '' }) => `${hello}Website for ${own}, ${what}.`],
  [later, () => ''],
  [theyAre, () => ': '],
  [whichFree, () => ' (free)'],
  [onTop, ({ said = '' }) => `Headline: ${said}`],
  [myName, () => 'the line '],
  [withWords, () => ', the headline '],
  [
    askingMe,
    ({ lead = '', list = '' }) => `${lead === '' ? 'Q' : `${lead.trim()} q`}uestions people ask: ${list}.`,
  ],
  [toFind, () => 'The home page should have '],
  [everyPage, ({ what = '' }) => `${raise(what)}: `],
  [charged, ({ list = '' }) => `the prices: ${list}`],
  [namely, () => ': '],
  [button, ({ said = '' }) => `Button ${said}`],
  [leaving, () => 'show a newsletter sign-up'],
  [
    helper,
    ({ hello = '', the = '', name: own = '', told = '' }) =>
      `${hello}Website for ${the.toLowerCase()}${own}${told}.`,
  ],
  [within, ({ what = '', list = '', more = '' }) => `${what}: ${list}${more === ',' ? '.' : more}`],
  [followed, () => '. Then show '],
  [figures, () => '. In figures: '],
  [founded, ({ year = '' }) => `${year} founded`],
  [giving, () => 'show a donation section'],
  [pleading, () => 'Please '],
  [reason, () => ''],
  [named, ({ what = '' }) => `${raise(what)}: `],
  [soOn, () => ''],
  [handful, ({ what = '', count = '' }) => `${count} ${what}`],
  [number, () => 'Phone: '],
  [
    atTop,
    ({ what = '', said = '' }) =>
      `. ${/\bbooking\b/iu.test(what) ? 'There is a booking form. ' : ''}Headline: ${said}.`,
  ],
];

/**
 * What an owner writes in a letter, in the words that the readers of papers know: whose site it is, which part follows which on a
 * page, how many questions, the number to call. Another text as it stands.
 */
export const lettersOpened = (text: string): string =>
  rewrite(text, onePage.test(text) ? [...rules, [after, inTurn]] : rules).replace(
    /(?<=[^.\s])\s?\.\s?\.(?=\s)/gu,
    '.',
  );
