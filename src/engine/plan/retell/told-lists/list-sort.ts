/** What a list that a prompt tells in prose is of. */
export type ListSort =
  | 'price'
  | 'sum'
  | 'event'
  | 'programme'
  | 'week'
  | 'person'
  | 'step'
  | 'figure'
  | 'answer'
  | 'thing';

export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

export const sum = /[£$€₹]\s?\d|\b\d+(?:\.\d+)?\s?(?:%|€)|\bfree\b/iu;
const coin = /[£$€₹]\s?\d/u;
export const clock = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)|\d{1,2}[.:]\d{2}|(?:12\s)?noon|midday|midnight)`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const dayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
/** "Friday 21 May", "17 and 18 April", "first weekend of December", "Saturday 15 August 2027". */
export const date = String.raw`(?:(?:${dayName},?\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:–|-|to|and|&)\s?(?:${dayName}\s)?\d{1,2}(?:st|nd|rd|th)?)?\s(?:of\s)?${month}(?:\s?(?:–|-|to)\s?\d{1,2}\s${month})?(?:,?\s20\d\d)?|(?:the\s)?(?:first|second|third|fourth|last)\s(?:weekend|${dayName})\s(?:of|in)\s${month})`;
export const day = String.raw`(?:(?:on|every)\s)?${dayName}(?:\s(?:mornings?|afternoons?|evenings?|nights?))?`;

const dateFirst = new RegExp(String.raw`^(?:on\s)?${date}(?=[\s:,–—-])`, 'iu');
const dateInside = new RegExp(String.raw`\((?:on\s)?${date}(?=[,;)\s])|\s(?:is\son|on|from)\s${date}(?![\p{L}\d])`, 'iu'); // prettier-ignore
const dayFirst = new RegExp(String.raw`^${day}\s?(?::|[–—-]|,|\s(?=${clock}))\s*\S`, 'iu');

const word = String.raw`\p{Lu}[\p{L}’'.-]*`;
const honour = String.raw`(?:(?:Dr|Prof|Revd?|Fr|Sr|Mrs?|Ms|Miss|Sir|Dame|Canon|Imam|Rabbi|Chef|Coach|Cllr)\.?\s)?`;
/** A person's name: "Dr Amara Singh", "Ann and Derek Pym". */
export const fullName = String.raw`${honour}${word}(?:\s(?:and|&)\s${word})?(?:\s(?:(?:de|van|von|der|le|la|bin|ap)\s)?${word}){1,3}(?:\s(?:and|&)\s${word}\s${word})?`;
export const anyName = String.raw`${honour}${word}(?:\s(?:and|&)\s${word})?(?:\s(?:(?:de|van|von|der|le|la|bin|ap)\s)?${word}){0,3}(?:\s(?:and|&)\s${word}\s${word})?`;
/** Words that begin sentences with a capital and name nobody. */
export const nobody =
  /^(?:I['’]m|They['’]re|We['’]re|He['’]s|She['’]s|It['’]s)\b|^(?:The|We|Our|I|My|It|They|There|All|Every|Each|No|Not|Some|Most|In|At|On|For|From|By|To|With|After|Before|Then|Since|Please|You|Your|This|That|These|If|When|What|Where|How|Who|One|Two|Three|Four|Five|Six|Both|Everyone|Everybody|Nobody|Volunteers?|He|She|His|Her|Their|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?(?![\p{L}’'])/u;

const personFirst = new RegExp(String.raw`^${anyName}(?:$|,\s|\s?[(:–—-]|\s(?=who\s|the\s|\p{Ll}+(?:s|ed|t|d)?\s|is\s))`, 'u'); // prettier-ignore
const personBehind = new RegExp(String.raw`^(?:(?:the|our|my|his|her|their)\s)?(?:\p{Ll}[\p{L}’'-]*\s){1,4}${anyName}(?:$|,|\s(?:who|from|of|\p{Ll}+s|lead|run|do|teach|look)\s|\s?\()|^(?:the|our|my)\s(?:\p{Ll}[\p{L}’'-]*\s?){1,3},\s${anyName}$`, 'u'); // prettier-ignore

const post = new RegExp(String.raw`^(?:(?:Trainee|Apprentice|Chairman|Chairwoman|President|Captain|Head|Secretary|Treasurer|Chair|Manager|Assistant|Junior|Senior|Curate|Organist|Saturday|Sunday)\s(?=.*\p{Lu})|(?:His|Her|Their|My|Our|The)\s(?=\p{Ll})|\p{Lu}\p{Ll}+\s(?=(?:\p{Ll}+\s){1,3}${fullName}$))`, 'u'); // prettier-ignore
/** With a word for what somebody is in small letters at its beginning: no name begins with it. */
export const lowerPost = (text: string): string => text.replace(post, (word) => word.toLowerCase());

/** "Third crew: Steph Hardcastle, who …", "Reception is run by Jo" */
export const labelledName = new RegExp(String.raw`^(\p{L}[^:.]{2,30}):\s(${anyName}(?:$|[,.(\s].*))$`, 'u');
export const nameBehindVerb = new RegExp(String.raw`^((?:\p{L}[\p{L}’'-]*\s){1,4}?)(?:(?:is|are)\s(?:(?:run|led|looked after|headed|handled|done)\sby\s)?|there(?:['’]s|\sis)\s)(${anyName})(?:,?\s(?=who\s|\()(.*)|,\s(.*))?$`, 'u'); // prettier-ignore

/** Whether an entry names somebody first, or behind a word for what they are. */
export const namesSomebody = (entry: string): boolean => {
  const text = lowerPost(entry.replace(/[.\s]+$/u, ''));
  return (
    (!nobody.test(text) && personFirst.test(text)) ||
    (!/^(?:an?|from|of|in|at|to|with|for|by|on|and|teach(?:es)?|leads|runs?|takes?|write|ask|call|ring|contact|email|speak|see|meet|phone|text|plays?|sings?|works?|helps?|makes?|looks?|is|has)\s/u.test(
      text,
    ) &&
      personBehind.test(text)) ||
    labelledName.test(text) ||
    nameBehindVerb.test(text)
  );
};

/** Whether it names them in full, so that two behind one another are two. */
export const namesInFull = (text: string): boolean =>
  namesSomebody(text) && new RegExp(fullName, 'u').test(text);

/** A verb before the sum makes a sentence of an entry, but for those that lead to its price. */
const busy =
  /\s(?:(?!is\s|are\s|costs?\s|starts?\s)(?:was|were|has|have|had|can|will|must|may|do|does|don['’]t|raised|took|takes|gives?|pays?|helps?|buys?|comes?|come))\s|^(?:we|i|you|they|it|there|if|when|all|both|everything|people|deposits?)\s/iu;

const sleeping =
  /^(?:The\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|of|the)){0,3}\s(?:sleeps|seats|holds|has|is|takes|costs)\s/u;
/** "The Net Loft sleeps four, is up an outside stair …, and is £560 to £980 a week": a thing by name, and a price at the end of what is told. */
const isNamedAndPriced = (text: string): boolean =>
  sleeping.test(text) && coin.test(text) && !nobody.test(text.replace(/^The\s/u, '')) && wordsIn(text) < 45;

/** Whether an entry is one thing with its price, whatever else it says of it. */
export const isPriced = (text: string): boolean => {
  if (isNamedAndPriced(text)) return true;
  const at = sum.exec(text)?.index ?? -1;
  const before = text.slice(0, Math.max(0, at));
  return (
    at > 2 &&
    wordsIn(text) < 40 &&
    /^["“‘]?\p{L}/u.test(text) &&
    !busy.test(before) &&
    // "Ysgol Glan Morfa, 2021, £7.4m": what something cost to build nobody pays.
    !/[£$€₹]\s?\d[\d.,]*\s?(?:m|bn|million|billion)(?!\p{L})/iu.test(text) &&
    (coin.test(text) || /\d\s?%|:\s.*\bfree\b|\b(?:is|are)\sfree\b|,\s(?:from\s)?free\b/iu.test(text))
  );
};

export const isDatedFirst = (text: string): boolean => dateFirst.test(text);
/** "autumn 8 September to 12 December with half term …": a name of one or two words, and its day. */
const nameThenDate = new RegExp(String.raw`^\p{L}+(?:\s\p{L}+)?\s${date}`, 'iu');
export const isDated = (text: string): boolean => dateFirst.test(text) || dateInside.test(text) || nameThenDate.test(text); // prettier-ignore
export const isWeekly = (text: string): boolean => dayFirst.test(text) && !dateFirst.test(text);

/** "first we talk", "you fill in the form", "pay the deposit": what somebody does, in its turn. */
export const isStep = (text: string): boolean =>
  /^(?:first(?:ly)?|then|next|after that|finally|lastly)[,\s]/iu.test(text) ||
  /^(?:(?:and|then|next|first(?:ly)?|finally|lastly|now|later)[\s,]+)*(?:(?:one of\s)?(?:we|i|you|us|they|he|she|it|somebody|someone|nobody|everyone|everybody)(?:['’]\p{L}+)?\s|your\s|(?:look|fill|pay|collect|tell|ask|choose|pick|bring|send|call|ring|email(?!\sor\b)|write|come|book|sign|meet|import|draw|invite|start|upload|hear|wait|join|download|check|turn up|drop|apply|register|read|order|confirm|add|take|get|open|visit|talk|visit|click|enter|print|post|leave|return|complete|agree|give|make|let|see|find|go|show|help|learn|try|set|have|keep|arrive|measure|message)\s|(?:once|when|after|before|within|on the|as soon as|if|in|at|over)\s)/iu.test(
    text,
  );
