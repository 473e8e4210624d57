import { capitalise } from '../../capitalise';
import { isFieldWord } from './field-words';

const wish = String.raw`(?:(?:i|we|my\s\p{L}+|gran|granny|grandma|grandad|mum|mom|dad)(?:['’]d|\swould|['’]m|['’]re|\sam|\sare)?(?:\s(?:really|just|only|also))?\s(?:wants?|needs?|like|love|have|try|trying|hoping)\s(?:(?:a|some)\s(?:simple\s|easy\s|good\s)?way\s)?to\s|and\s(?:want|need|would\slike)\sto\s|(?:please\s|can\syou\s)?help\s(?:me|us)\s(?:to\s)?)`;
const keeping = String.raw`(?:log|track|record|keep\s(?:track|a\srecord|a\slog|notes?|note|tabs)\s(?:of|on)|write\sdown|not(?:e|ing)(?:\sdown)?|jot\sdown)`;
const fields = String.raw`(?<fields>[^:.;!?\n]{2,40}(?:,\s[^:.;,!?\n]{2,40}){2,})`;
/** "I want to log every match: opponent, our goals, their goals". */
const eachOne = new RegExp(
  String.raw`(?:^|[\s,.])${wish}${keeping}\s(?:every|each|all|my|our|the|his|her|their)\s(?:single\s|last\s|of\s(?:my|our)\s)?(?<thing>[\p{L}-]+(?:\s(?!and\b|we\b|i\b|with\b|for\b|in\b|at\b|on\b|that\b|so\b)[\p{L}-]+){0,2})(?:\ssomewhere,|(?:\s[^:.,;!?\n]{2,40})?\s?[:(])\s?${fields}`,
  'iu',
);
/** "I need to jot down each dog's name, owner, phone and vet". */
const ofEach = new RegExp(
  String.raw`(?:^|[\s,.])${wish}${keeping}\s(?:each|every)\s(?<thing>[\p{L}-]+(?:\s[\p{L}-]+)?)['’]s\s(?<fields>[^:.;!?\n]{2,40}(?:,\s[^:.;,!?\n]{2,30}){1,}?(?:,?\sand\s[^:.;,!?\n]{2,30})?)(?=[.;!?\n]|,\s(?:look|find|search|edit|and|sort|filter)|$)`,
  'iu',
);
/** "Something to keep my running honest: date, distance, time". */
const something = new RegExp(
  String.raw`^(?:[^.!?:;\n]{0,60}\s)?(?:something|somewhere|a\s(?:place|thing|page|way)|anything)\s(?:to|where\s(?:i|we)\s(?:can\s)?|that|which)\s?[^.!?:;\n]{2,30}?\b(?:my|our|his|her|the)\s(?<thing>[\p{L}-]+)(?:\s[^:.,;!?\n]{2,40}?)?\s?[:(]\s?${fields}`,
  'iu',
);
/** "For our snack cupboard: what's in there, how many, where it is". */
const inStore =
  /^(?:[^.!?:;\n]{0,60}\s)?(?:for|of|in|about)\s(?:my|our|the|his|her)\s(?<thing>[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3})\s?[:,–-]\s(?=[^.;!?\n]{0,60}\bhow\s(?:many|much)\b)(?<things>(?:(?:what(?:['’]s|\sis|\swe|\si)|how\s(?:many|much)|where|who|when)\b[^,.;!?\n]{0,30}(?:,\s(?:and\s)?|\sand\s|(?=[.;!?\n]|$))){2,})/iu;
/** "I want to know how much paint I need": a sum, where what goes into it is told. */
const sum = new RegExp(
  String.raw`^(?:${wish})?(?:(?:know|see|work\sout|figure\sout|find\sout|calculate|tell)\s(?:me\s|us\s)?)?how\s(?:much|many|long|far|big)\s[^.:;!?\n]{4,70}[:?.]\s(?:(?:i|we)\s(?:put|type|enter)\s(?:in\s)?)?(?:the\s)?(?=[^.:;!?\n]{2,30},\s[^.:;!?\n]{2,30},)`,
  'iu',
);
/** "App to plan who waters the office plants: plant, who, day": what is arranged there, with what is told of each. */
const arranged =
  /^(?:(?:please|an?|the|my|our|simple|small|little|tiny|quick|basic|shared|family|team|web|online|local)\s)*(?:apps?|web ?app|tool|page|sheet|list|something|somewhere|place|thing|way)\s(?:to|for|that|which|where\s(?:we|i|people|everyone)(?:\scan)?)\s(?<deed>(?:plan|organi[sz]|manag|coordinat|arrang|schedul|assign|shar|stor|keep|list|catalogu|document|remember)(?:e|s|es|ing|ning)?)\s(?<what>[^:.;!?\n(]{3,70}?)\s?[:(]\s?(?=(?<fields>[^:.;!?\n()]{2,40}(?:,\s[^:.;,!?\n()]{2,40}){2,}))/iu;
const people = /\b(?:customers|clients|contacts|suppliers|donors|leads|members)\b/iu;
/** "Need somewhere to note who I talked to. Add and edit customers": people, and what was said to them. */
const spokenTo =
  /\b(?:somewhere|something|a (?:place|way|page|tool|list|book))\s(?:simple\s)?(?:to|where (?:i|we) (?:can )?)\s?(?:note|write|keep|remember|track|log)\b[^.!?\n]{0,60}\b(?:talk\p{L}*|spoke\p{L}*|call\p{L}*|met|customers|clients|contacts)\b[^.!?\n]{0,60}[.!?,:]\s+(?=\p{L})/iu;

/** "I've got 40 tenants; need something to keep names, flats, rent due". */
const keptOf =
  /\b(?:\d+|my|our|all the)\s(?:\p{L}+\s)?(?<who>tenants|clients|customers|members|patients|pupils|students|volunteers|donors|suppliers|players|parents|guests|horses|dogs|cats|plants|animals|machines|vehicles|tools|books|boats|bikes)\b[^:]*?\b(?:something|somewhere|a place|a way|an? (?:app|page|tool|list))\s(?:simple\s)?to\s(?:keep|note|store|hold|record|write down)\s(?<fields>[^:.;!?\n]{2,40}(?:,\s(?!with\b)[^:.;,!?\n]{2,30})+?(?:,?\sand\s[^:.;,!?\n]{2,34})?)(?=[.;!?\n]|,\swith\b|$)/iu;
/** "I'm writing a novel and want to count words". */
const counted = new RegExp(String.raw`(?:^|[\s,.])(?:${wish}|(?:needs?|wants?)\sto\s)count\s(?:(?:my|the|how\smany)\s)?(?<what>words|characters|letters)\b[:,.]?\s?`, 'iu'); // prettier-ignore
/** "I want to save up 3,000 for a bike". */
const saved = new RegExp(String.raw`^(?:${wish})?sav(?:e|ing)\s(?:up\s)?(?<sum>[£€$]?\s?\d[\d.,]*\s?(?:k\b|€|euros?|pounds|dollars)?)\s(?:for|towards)\s(?<what>[^,.;:!?]{3,40})[,.;:!?]\s`, 'iu'); // prettier-ignore
/** "A page where my pupils pick a lesson time". */
const picked =
  /^(?:an?\s)?(?:page|place|thing|way|something|somewhere|app|site)\s(?:where|for|so)\s(?<who>(?:my|our|the)?\s?\p{L}+)\s(?:can\s|to\s|could\s)?(?:pick|choose|book|reserve|grab)\s(?=(?:an?|their|a free)\s(?:[\p{L}-]+\s){0,2}(?:time|slot|appointment|lesson|session|hour)\b)/iu;

/** "I'd like to see orders, sales and waste per day, cards up top, line chart of sales". */
const watched = new RegExp(String.raw`(?:^|[\s,.])(?:${wish})(?:see|watch|keep\san\seye\son)\s(?=[^.:;!?\n]{2,30},\s[^.;!?\n]*\b(?:charts?|graphs?)\b)`, 'iu'); // prettier-ignore

const inPlace: readonly (readonly [asked: RegExp, field: string])[] = [
  [/^what/iu, 'item'],
  [/^how/iu, 'quantity'],
  [/^where/iu, 'place'],
  [/^when/iu, 'date'],
  [/^who/iu, 'person'],
];
/** Whether most of a row are words for what a record holds. */
const isOfFields = (row: string): boolean => {
  const parts = row.split(/,\s(?:and\s)?/u).map((part) => part.replace(/^(?:an?|the)\s/iu, ''));
  return parts.filter(isFieldWord).length * 2 >= parts.length;
};
/** "Office plants planner": what is arranged, behind the last word that tells whose it is. */
function arrangedName({ deed = '', what = '' }: Readonly<Record<string, string>>): string {
  const thing = what
    .replace(/^.*\b(?:the|our|my|his|her|their|its|each|every|all)\s/iu, '')
    .split(/\s(?:for|at|in|on|of|with|by|between|to)\s/iu)[0] as string;
  const words = thing.split(' ').slice(-3).join(' ').toLowerCase();
  return capitalise(
    `${words} ${/^(?:plan|organ|coord|arrang|sched|assign)/iu.test(deed) ? 'planner' : 'list'}`,
  );
}
const singular = (words: string): string =>
  words.replace(/([^aeiou])ies$/iu, '$1y').replace(/(?<![su'’i])s$/iu, '');

/**
 * A wish that names no tool, told as the tool that grants it: "I want to log every match: opponent, our goals" is a match
 * log with these fields. Null where nothing is to be kept or worked out that way.
 */
export function wishedFor(prompt: string): string | null {
  const kept = eachOne.exec(prompt) ?? something.exec(prompt);
  if (kept) {
    const { thing = '', fields: list = '' } = kept.groups ?? {};
    const rest = prompt.slice(kept.index + kept[0].length).replace(/^\)/u, '');
    return `${capitalise(singular(thing.toLowerCase()))} log with fields: ${list.trim()}${rest === '' ? '.' : rest}`;
  }
  const told = ofEach.exec(prompt);
  if (told) {
    const { thing = '', fields: list = '' } = told.groups ?? {};
    return `${capitalise(thing.toLowerCase())} list with fields: ${list}. ${prompt.slice(told.index + told[0].length).replace(/^[,.;\s]+/u, '')}`;
  }
  const whose = keptOf.exec(prompt);
  if (whose) {
    const { who = '', fields: list = '' } = whose.groups ?? {};
    const names = list.replace(/\bwhether (?:they|it)(?:['’]ve| have| has| is|['’]s) (?<done>\p{L}+)/iu, '$<done> yes/no').split(/,\s(?:and\s)?|\sand\s/u).map(singular); // prettier-ignore
    return `${capitalise(singular(who.toLowerCase()))} list with fields: ${names.join(', ')}. ${capitalise(prompt.slice(whose.index + whose[0].length).replace(/^[,.;\s]+/u, ''))}`;
  }
  const plan = arranged.exec(prompt);
  if (plan && isOfFields(plan.groups?.['fields'] ?? ''))
    return `${arrangedName(plan.groups ?? {})}: ${prompt.slice(plan[0].length).replace(/^([^().]+)\)/u, '$1')}`;
  const words = counted.exec(prompt);
  if (words) return `${capitalise(singular(words.groups?.['what'] ?? ''))} counter: ${prompt.slice(words.index + words[0].length)}`; // prettier-ignore
  const board = /\b(?:cards?|on top|up top|table|tiles)\b/iu.test(prompt) ? watched.exec(prompt) : null;
  if (board) return `Dashboard with ${prompt.slice(board.index + board[0].length)}`;
  const goal = saved.exec(prompt);
  if (goal) return `Savings goal of ${goal.groups?.['sum'] ?? ''} for ${goal.groups?.['what'] ?? ''}. ${prompt.slice(goal[0].length)}`; // prettier-ignore
  const slots = picked.exec(prompt);
  if (slots) return `Booking page where ${slots.groups?.['who'] ?? ''} book ${prompt.slice(slots[0].length)}`;
  const stored = inStore.exec(prompt);
  if (stored) {
    const { thing = '', things = '' } = stored.groups ?? {};
    const names = things
      .split(/,\s(?:and\s)?|\sand\s/u)
      .flatMap((one) => inPlace.find(([asked]) => asked.test(one))?.[1] ?? []);
    const rest = prompt.slice(stored[0].length).replace(/^(?:and|also|plus)\s/iu, '');
    return `${capitalise(thing)} inventory: ${names.join(', ')}. ${capitalise(rest)}`.trim();
  }
  const spoken = people.test(prompt) ? spokenTo.exec(prompt) : null;
  if (spoken) return `Customer list with notes. ${prompt.slice(spoken.index + spoken[0].length)}`;
  const asked = sum.exec(prompt);
  return asked
    ? `Calculator: ${prompt.slice(asked[0].length).replace(/[.\s]+$/u, '')}. ${asked[0].trim().replace(/[:,]$/u, '.')}`
    : null;
}
