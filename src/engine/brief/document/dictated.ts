import { capitalise } from '../../capitalise';

/** "ok so this is me dictating because I'm in the van, …" */
const speaking =
  /^\s*(?:(?:ok(?:ay)?|right|so|hi|hello|hiya|um)[\s,]+)*(?:this is me|it['’]s me|i['’]m (?:just )?)\s?(?:dictating|talking|speaking|recording|saying|typing)\b[^,.\n]*[,.]\s+/iu;
/** "My name's Jo Pargeter by the way and …": the aside of a tongue. */
const aside =
  /,?\s(?:by the way|anyway|obviously|basically)(?=[\s,.])|,\s(?:(?:he|she|it|they)(?:['’]d| would) (?:love|like) to be on (?:the|that) [^,.]{3,20} page|don['’]t forget (?:him|her|it|them))(?=[,.])/giu;

const subject = String.raw`(?:I|we|he|she|they|it|there|everything|everybody|nobody|people|(?:my|our|the)\s\p{Ll}+)`;
const verb = String.raw`(?:['’](?:m|ve|d|ll|re|s)|\s(?:am|are|is|was|were|have|has|had|do|does|don['’]t|can|can['’]t|could|will|won['’]t|would|cover|work|make|run|use|charge|take|start\p{L}*|began|love\p{L}*|like|need|only|also|always|usually|never|come|go|got|did))(?=\s)`;
/** Where one statement of a breath goes on with the next: "…, I've been doing it for nine years and before that I was a nurse". */
const splice = new RegExp(String.raw`(?:,\s|\s(?:and|so)\s(?=(?:I|we)(?:\s|['’]))|,?\sand\s(?=before that\s))(?=(?:before that\s)?${subject}${verb})`, 'gu'); // prettier-ignore
const conditional =
  /^(?:and\s|but\s|so\s)?(?:if|when|because|although|though|as|since|unless|until|before|after|once|while)\s/iu;
const longest = 24;
/** Of what somebody says that they speak. */
const longestSpoken = 12;
const fewestSplices = 3;
const fewestLeft = 3;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** A sentence of one breath in the statements that it runs through; one that is short as it is. */
const statements = (sentence: string, most: number): string => {
  if (wordsIn(sentence) <= most || /["“”]/u.test(sentence)) return sentence;
  let from = 0;
  const parts: string[] = [];
  for (const { index, 0: joint } of sentence.matchAll(splice)) {
    const before = sentence.slice(from, index);
    // "If a coat is matted, I'll ring you": the condition and what follows are one.
    if (wordsIn(before) < fewestLeft || conditional.test(before)) continue;
    parts.push(before);
    from = index + joint.length;
  }
  return [...parts, sentence.slice(from)].map((part, at) => (at === 0 ? part : capitalise(part))).join('. ');
};

const hours: Readonly<Record<string, string>> = {
  one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12',
}; // prettier-ignore
const hour = Object.keys(hours).join('|');
const fromTo = new RegExp(
  String.raw`\bfrom\s(?<early>(?<half>half\s(?:past\s)?)?(?<from>${hour}))\s(?:to|till|until)\s(?<halfTo>half\s(?:past\s)?)?(?<to>${hour})\b`,
  'giu',
);
/** "from half eight until four" is "from 8:30am to 4pm". */
const timed = (text: string): string =>
  text.replace(fromTo, (...found: unknown[]) => {
    const { half, from = '', halfTo, to = '' } = found.at(-1) as Record<string, string | undefined>;
    const early = Number(hours[from.toLowerCase()]);
    const late = Number(hours[to.toLowerCase()]);
    const opens = `${early}${half === undefined ? '' : ':30'}${early < 7 || early === 12 ? 'pm' : 'am'}`;
    return `from ${opens} to ${late}${halfTo === undefined ? '' : ':30'}${late < 10 || late === 12 || late <= early ? 'pm' : 'am'}`;
  });

const titles: readonly (readonly [RegExp, string])[] = [
  [/^(?:where|so that|for)\s(?:people|you|clients|customers|they|someone)\s(?:can|to)\s(?:ask for|make|request)\san appointment/iu, 'Appointments'],
  [/^(?:where|so that|for)\s(?:people|you|clients|customers|they|someone)\s(?:can|to)\s(?:book|reserve)\b/iu, 'Book'],
  [/^(?:where|so that|for)\s(?:people|you|clients|customers|they|someone)\s(?:can|to)\s(?:contact|reach|write|get in touch|message|ask)\b/iu, 'Contact'],
  [/^(?:where|so that|for)\s(?:people|you|clients|customers|they|someone)\s(?:can|to)\s(?:order|buy)\b/iu, 'Order'],
  [/^(?:about|on)\s(?:me|us)$/iu, 'About'],
  [/^with what (?:i|we) (?:do|offer|make) and (?:what|how much) it costs$/iu, 'Services & prices'],
  [/^with (?:all )?(?:my|our|the) (?:services|treatments|work) and (?:the |my |our )?prices$/iu, 'Services & prices'],
]; // prettier-ignore
const titleOf = (told: string): string => {
  const text = told.trim();
  const known = titles.find(([pattern]) => pattern.test(text));
  return known?.[1] ?? capitalise(text.replace(/^(?:about|with|for|of|on|showing|that shows?)\s(?:(?:all\s)?(?:the|my|our)\s(?=\p{L}+$))?/iu, '')); // prettier-ignore
};

/** "…, a page with what I do and what it costs, a page about me and a page where people can ask for an appointment". */
const pageAsked =
  /(?:,\s(?:and\s)?|\sand\s|^|\s)(?<home>(?:a\s|the\s)?home ?page)(?=,)|(?:,\s(?:and\s)?(?:then\s)?|\sand\s)a page\s(?<told>(?:with|about|for|of|on|where|that shows?|showing|so that)\s(?:(?!,?\s(?:and\s)?a page\s)[^.,;\n])+)/giu;
const fewestPages = 2;
const wanting = /\b(?:want|need|like|looking for|after|have)\b/iu;

/** A wish for pages that are described, with the titles that they are to have; any other sentence as it is. */
const pagesAsked = (sentence: string): string => {
  const found = [...sentence.matchAll(pageAsked)];
  const told = found.filter(({ groups }) => groups?.['told'] !== undefined);
  if (told.length < fewestPages || !wanting.test(sentence)) return sentence;
  const named = told.map(({ groups }) => titleOf(groups?.['told'] ?? ''));
  // "a page for the café that lists …": more than a title.
  if (named.some((title) => wordsIn(title) > 8)) return sentence;
  const last = found.at(-1);
  const rest = sentence
    .slice((last?.index ?? 0) + (last?.[0].length ?? 0))
    .replace(/^[,;]?\s*(?:and\s)?/u, '');
  const list = `Pages: ${[...(found.length > told.length ? ['Home'] : []), ...named].join(', ')}.`;
  return /\p{L}{3}/u.test(rest) ? `${list} ${capitalise(rest)}` : list;
};

/** What somebody said in one breath to a machine that wrote it down, statement by statement; any other text as it is. */
export const dictated = (text: string): string => {
  const opened = text.replace(speaking, '');
  const sentences = opened.split(/(?<=[.!?])[ ]+|(?<=\n)/u);
  const wished = sentences.map(pagesAsked);
  const parted = wished.map((one) => statements(one, opened === text ? longest : longestSpoken));
  const spliced = parted.filter((one, at) => one !== wished[at]).length;
  const isSpoken = opened !== text || spliced >= fewestSplices;
  const whole = (isSpoken ? parted.map((one) => timed(one.replace(aside, ''))) : wished)
    .map((one, at, all) => (at < all.length - 1 && !one.endsWith('\n') ? `${one} ` : one))
    .join('');
  return opened === text ? whole : capitalise(whole);
};
