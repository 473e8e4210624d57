import { splitOutside } from './part-sentences';
import { inShort, isSound, partClause } from './price-clauses';
import { tidyRow } from './tidy-words';

/** Something weekly or dated that a sentence tells, and where in the sentence. */
export type Timed = {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly when: string;
};

const dayWord = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\s(?:mornings?|afternoons?|evenings?|nights?))?`;
const days = new RegExp(
  String.raw`(?:\b(?:on|every|each)\s(?:the\s)?)?\b((?:(?:first|second|third|fourth|last|other)\s)?${dayWord}(?:(?:,\s|\s(?:and|to|or)\s|\s?[–-]\s?)${dayWord})*)`,
  'giu',
);
const clock = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?|noon|midday)(?![\p{L}\d%/-]|[.,]\d|\s(?:sessions?|weeks?|years?|people|evenings?|pounds?|children|seats?|minutes?|hours?|miles?|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec))`;
const times = new RegExp(
  String.raw`(?:\b(?:at|from)\s)?(?<![£$€\d.,])(?<!\bage[sd]?\s)\b(${clock}(?:\s?(?:-|–|to|till|until)\s?${clock})?(?:\sand\s${clock})?)`,
  'giu',
);
const meeting =
  /\s+(?:meets?|runs?|is|are|takes? place|happens?|rehearses?|trains?|starts?|begins?|gathers?|goe?s? out|rides?|swims?|plays?|sings?|practi[sc]es?)(?:\s(?:on|at|from|held|every))?$/iu;
/** Words of sentences that tell when somebody is there, and of no class. */
const open =
  /\b(?:open|opens|opening|closed?|hours|shop|office|drop[- ]off|pick[- ]up|collection|phone|call|ring|deliver\w*|i (?:teach|work|see)|we (?:teach|work|see)|sailings?|doors|bar|bus(?:es)?|tours? leave)\b/iu;
/** "Sunday 13 September": one day of the year, and nothing weekly. */
const onDate =
  /day,?\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/iu;
const unsound =
  /(?<!\p{L})(?:we|i|you|they|he|she|it|is|are|was|but|please|because|which|who|if|when|costs?|by|until|from|at|closes?)(?!\p{L})/iu;
const longest = 7;

const nameOf = (text: string): string => {
  const bare = text
    .replace(/^[\s,;:(]+|[\s,;:(]+$/gu, '')
    .replace(/(?:^|\s)(?:on|at|every|each|from|on the)$/iu, '');
  return bare.replace(meeting, '').replace(/^(?:and|or|plus|then|also)\s/iu, '').replace(/^(?:we|i)\s(?:hold|run|offer|give|do|host|have)\s/iu, '').replace(/^(?:the|our|an?)\s/iu, '').trim(); // prettier-ignore
};

const first = (text: string, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  return pattern.exec(text);
};

/** "on Mondays" as a timetable heads it. */
const dayOf = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * The classes of a sentence that gives several with their days and times: "Yin Tuesdays 7pm and Sundays 5pm; a slow class
 * Wednesdays 2pm" are three. A day or a name that a clause leaves out is that of the one before it.
 */
export const classesIn = (text: string): Timed[] => {
  if (
    onDate.test(text) ||
    open.test(text.replace(/\bopen (?:fencing|mic|class|floor|studio|session)/giu, ''))
  )
    return [];
  const masked = text.replace(days, (found) => found.replace(/[,\s]/gu, '_')).replace(times, (found) => found.replace(/\s/gu, '_')); // prettier-ignore
  const clauses = splitOutside(
    masked.replace(/[.\s]+$/u, ''),
    0,
    /[,;:]\s+(?:(?:and|or|plus|then)\s+)?|\s+(?:and|plus)\s+/gu,
  );
  const found: Timed[] = [];
  let name = '';
  let day = '';
  let waiting = '';
  for (const [at, { text: one, start }] of clauses.entries()) {
    const told = text.slice(start, start + one.length);
    const [dayAt, timeAt] = [first(told, days), first(told, times)];
    const ends = Math.min(dayAt?.index ?? told.length, timeAt?.index ?? told.length);
    // "on Saturdays open fencing from 10am": the name stands between day and time.
    const inner = dayAt && timeAt && timeAt.index > dayAt.index ? told.slice(dayAt.index + dayAt[0].length, timeAt.index) : ''; // prettier-ignore
    const own = nameOf(told.slice(0, ends)) || nameOf(inner);
    const after = told.slice(Math.max(0, ...[dayAt, timeAt].map((hit) => (hit ? hit.index + hit[0].length : 0)))); // prettier-ignore
    if (!dayAt && !timeAt) {
      // "Classes: …", "yin and restorative": half of a name waits for its day.
      const isLabel = text.charAt(start + one.length) === ':';
      waiting = isLabel || own === '' || unsound.test(own) ? '' : `${own} ${joint(text, start + one.length)}`;
      if (at > 0) name = isLabel ? '' : name;
      continue;
    }
    if (own !== '') name = waiting + own;
    waiting = '';
    if (dayAt) day = dayOf(dayAt[1] ?? '');
    if (!timeAt || name === '' || day === '') continue;
    const isSound = !unsound.test(name) && name.split(/\s+/u).length <= longest && /\p{L}{3}/u.test(name);
    const isPlain = after.trim() === '' || /^\s(?:for|in|with|at|\()/iu.test(after);
    if (isSound && isPlain)
      found.push({ start, end: start + told.length, name: tidyRow(name), when: `${day} ${timeAt[1] ?? ''}` });
  }
  return found.length > 1 ? found : [];
};

const joint = (text: string, at: number): string =>
  /^\s(?:and|plus)\s/u.exec(text.slice(at))?.[0].trim().concat(' ') ?? '';

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const date = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s(?:to|and|–|-)\s\d{1,2}(?:st|nd|rd|th)?)?\s${month}(?:\s20\d\d)?`;
const titled = new RegExp(
  String.raw`["“]([^"“”\n]{2,70})["”],?\s(?:is\s|runs\s|shows\s)?(?:on|from)\s(${date}(?:\s(?:to|until)\s${date})?)`,
  'giu',
);
const dated = new RegExp(
  String.raw`(${date})\s(?:is\s)?for\s(?:the\s)?([\p{L}\d][^,;:.\n]{2,60}?)(?=[,;.]|\sand\s(?:(?:on\s)?\d)|$)`,
  'giu',
);

const running = new RegExp(
  String.raw`\b(?:on|runs?|starts?|begins?|from)\s(?:on\s)?((?:${date},\s)*${date}\sand\s(?:on\s)?${date})`,
  'iu',
);
type Dated = { readonly match: RegExpExecArray; readonly name: string; readonly when: string };

/** "The taster course costs £85 and runs on 16 May, 13 June and 11 July": three dates of one thing. */
const runsIn = (text: string): Dated[] => {
  const match = running.exec(text);
  if (!match) return [];
  const name = inShort(partClause(text).thing);
  return isSound(name)
    ? [...(match[1] ?? '').matchAll(new RegExp(date, 'giu'))].map(([when]) => ({ match, name, when }))
    : [];
};

/** What a sentence dates by its title or its use: `"Ikiru" on 11 September`, "31 January for tax returns". */
export const datedIn = (text: string): Timed[] => {
  const byTitle = [...text.matchAll(titled)].map((match) => ({ match, name: match[1] ?? '', when: match[2] ?? '' })); // prettier-ignore
  const byUse = [...text.matchAll(dated)].map((match) => ({ match, name: match[2] ?? '', when: match[1] ?? '' })); // prettier-ignore
  const found = byTitle.length > 0 ? byTitle : byUse.length > 1 ? byUse : runsIn(text);
  return found.map(({ match, name, when }) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: tidyRow(name),
    when,
  }));
};
