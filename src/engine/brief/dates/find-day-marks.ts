import { cueEnd, isCueAt, spanOf, type Reading } from '../reading';

/** Days of the week that a prompt names together (Monday = 1), where, and whether it says that they are closed. */
export type DayMark = {
  readonly days: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
};

/** Days from one to another, over the end of the week: `spread(6, 2)` is 6, 7, 1, 2. */
export function spread(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; days.length < 7; day = (day % 7) + 1) {
    days.push(day);
    if (day === to) break;
  }
  return days;
}

function dayAt(reading: Reading, at: number): number | null {
  const form = reading.tokens[at]?.form ?? '';
  const days = reading.lexicon.days;
  // "The Red Room (2-5)": an article is no Thursday.
  if (form === 'the') return null;
  return (
    days.get(form) ??
    // "die Gruft": an article is no Tuesday.
    (form.length > 4 ? days.get(form.replace(/(?:s|e|en)$/u, '')) : undefined) ??
    // "بالجمعة", "ובשבת": small words are written onto the day.
    days.get(form.replace(/^(?:[وب]{1,2}(?=ال)|ו?[בה](?=[א-ת]{3})|ו(?=[א-ת]{3}))/u, '')) ??
    hebrewLetterAt(reading, at)
  );
}

const joiners = /^['’׳]?\.?\s?(?:-|–|—|־|\/)\s?$/u;
const joinedAnd = /^[וو](?=\p{L}{3})/u;
const hebrewLetters = 'בגדהושא';

/** "א'-ה'", "יום ו", "ימים א-ה": in Hebrew the days are counted by letters, from Sunday on. */
function hebrewLetterAt({ text, tokens }: Reading, at: number): number | null {
  const token = tokens[at];
  const day = token?.text.length === 1 ? hebrewLetters.indexOf(token.text) + 1 : 0;
  if (!token || day === 0) return null;
  const isOne = (next: number): boolean =>
    tokens[next]?.text.length === 1 && hebrewLetters.includes(tokens[next].text);
  // מוצ"ש: Saturday after the Sabbath.
  if (token.text === 'ש' && /["״]/u.test(token.gap) && tokens[at - 1]?.text === 'מוצ') return 6;
  const isMarked = /['’׳]/u.test(text[token.end] ?? '');
  const isLed = /^(?:ו?ב?ימים|ו?ב?יום|ו?ב?ימי)$/u.test(tokens[at - 1]?.text ?? '');
  const isJoined =
    (isOne(at + 1) && joiners.test(tokens[at + 1]?.gap ?? '')) || (isOne(at - 1) && joiners.test(token.gap));
  return isMarked || isLed || isJoined ? day : null;
}

/** "No Sundays", "not on mondays", "pas le lundi": a day that is refused. */
const isRefused = (reading: Reading, at: number): boolean => {
  const before = /^(?:on|at|the|le|les|la|el|los|am|an|op|aos?|de|den|w|we)$/u.test(
    reading.tokens[at - 1]?.form ?? '',
  )
    ? at - 2
    : at - 1;
  const isNo =
    isCueAt(reading, before, 'no') ||
    /^(?:pas|ni|nicht|kein|niet|nie|nao|non)$/u.test(reading.tokens[before]?.form ?? '');
  return isNo && reading.tokens[before]?.sentence === reading.tokens[at]?.sentence;
};

/** "à la ferme le vendredi": a farm is not shut. */
const isFarm = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.text.toLowerCase() === 'ferme' &&
  /^(?:la|une|notre|cette|ma|petite|de|en)$/u.test(tokens[at - 1]?.form ?? '');

/** All days of the week that a prompt names, in order. */
export function readDays(reading: Reading): DayMark[] {
  const { tokens } = reading;
  const marks: DayMark[] = [];
  const add = (days: readonly number[], from: number, to: number): void => {
    const isClosed =
      isRefused(reading, from) ||
      // "every day but Tuesday"
      (/^(?:but|bar)$/u.test(tokens[from - 1]?.form ?? '') &&
        /^(?:day|days|week|daily|mornings?|evenings?)$/u.test(tokens[from - 2]?.form ?? '')) ||
      [1, 2].some(
        (back) =>
          isCueAt(reading, from - back, 'closed') &&
          !isFarm(reading, from - back) &&
          tokens[from - back]?.clause === tokens[from]?.clause &&
          // "mon closed tues-fri 10-6": the day before it is.
          !(
            reading.spoken === 'en' &&
            dayAt(reading, from - back - 1) !== null &&
            /^\s\d/u.test(reading.text.slice(tokens[to - 1]?.end ?? 0))
          ) &&
          // "pazartesi hariç her gün": the day before it is.
          !(days.length === 7 && dayAt(reading, from - back - 1) !== null),
      ) ||
      // "Pazartesi günleri kapalı"
      [0, 1].some(
        (on) =>
          isCueAt(reading, to + on, 'closed') &&
          tokens[to + on]?.clause === tokens[from]?.clause &&
          // "tutti i giorni tranne il lunedì": the day behind it is closed, not all of them.
          !(days.length === 7 && [1, 2].some((next) => dayAt(reading, to + on + next) !== null)),
      );
    // "every day except Friday 1 to 2.30": shut for a while, and not all day.
    if (isClosed && reading.spoken === 'en' && /\bexcept (?:on )?$/iu.test(reading.text.slice(0, tokens[from]?.start ?? 0)) && /^\s(?:from\s)?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?\s?(?:-|–|to|till?)\s?\d/iu.test(reading.text.slice(tokens[to - 1]?.end ?? 0))) return; // prettier-ignore
    const each = new Set(days);
    // "mittwoch, mo-fr": a day that is told twice is one.
    const once = each.size === days.length ? days : [...each].toSorted((one, other) => one - other);
    marks.push({ days: once, ...spanOf(tokens, from, to), isClosed });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const whole = (['daily', 'weekdays', 'weekend'] as const).find((name) => isCueAt(reading, at, name));
    if (whole) {
      const end = reading.cues.get(whole)?.get(at) ?? at + 1;
      add(whole === 'daily' ? spread(1, 7) : whole === 'weekdays' ? spread(1, 5) : [6, 7], at, end);
      at = end - 1;
      continue;
    }
    const day = dayAt(reading, at);
    if (day === null || ((tokens[at]?.form.length ?? 0) <= 2 && !isBesideTime(reading, at))) continue;
    let last = at;
    let days = [day];
    for (;;) {
      const spelled = isCueAt(reading, last + 1, 'and') ? null : cueEnd(reading, 'to', last + 1);
      const isSpelled = spelled !== null;
      const next = spelled ?? last + 1;
      const other = dayAt(reading, next);
      // "שני ורביעי", "السبت والأحد": the "and" is written onto the day.
      const isJoined =
        spelled === null && tokens[next]?.gap === ' ' && joinedAnd.test(tokens[next]?.text ?? '');
      if (other !== null && isJoined) {
        days = [...days, other];
        last = next;
        continue;
      }
      if (other === null) {
        const isAnd =
          isCueAt(reading, last + 1, 'and') || (isCueAt(reading, last + 1, 'or') && isRefused(reading, at));
        const third = isAnd ? dayAt(reading, last + 2) : null;
        if (third === null) break;
        days = [...days, third];
        last += 2;
        continue;
      }
      if (hasOwnHours(reading, at, next)) break;
      if (isSpelled || joiners.test(tokens[next]?.gap ?? ''))
        days = [...days.slice(0, -1), ...spread(days.at(-1) ?? other, other)];
      else if (/^\s?[,&+]\s?$/u.test(tokens[next]?.gap ?? '') || isBarePair(reading, last, next))
        days = [...days, other];
      else break;
      last = next;
    }
    add(days, at, last + 1);
    at = last;
  }
  return marks;
}

/** "9 to 5.30 Tues to Fri, Saturdays 9 to 4": the day behind the comma has hours of its own, as those before it have. */
function hasOwnHours({ text, tokens }: Reading, first: number, day: number): boolean {
  return (
    /,/u.test(tokens[day]?.gap ?? '') &&
    /\d(?:[.:]\d\d)?\s?(?:[ap]m)?\s(?:on\s)?$/iu.test(text.slice(0, tokens[first]?.start ?? 0).slice(-12)) &&
    /^\s(?:(?:just|only|from|is|lunch)\s){0,2}(?:\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?\s?(?:[-–]|to\s|till?\s|until\s)\s?\d|(?:till?|until)\s\d)/iu.test(
      text.slice(tokens[day]?.end ?? 0).slice(0, 30),
    )
  );
}

/** "Mi Fr 8–12": two short days with nothing between them. */
function isBarePair(reading: Reading, one: number, other: number): boolean {
  // "lundi mardi jeudi 9h-19h": nor have whole names of days anything between them.
  const isShort = (at: number): boolean =>
    /^\p{Lu}\p{Ll}$/u.test(reading.tokens[at]?.text ?? '') ||
    // "tue thu 3-6"
    (reading.spoken === 'en' &&
      /^(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)$/u.test(reading.tokens[at]?.form ?? '')) ||
    (reading.spoken !== 'en' &&
      (reading.tokens[at]?.text.length ?? 0) > 2 &&
      reading.tokens[at]?.isClosed === false);
  return reading.tokens[other]?.gap === ' ' && isShort(one) && isShort(other);
}

/** Two-letter days (mo, di, lu) count only where a time or another day stands near. */
function isBesideTime(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token) return false;
  if (hebrewLetterAt(reading, at) !== null) return true;
  // "pn.–pt. 8:00", "sob. 8–16": a dot after a short day.
  if (/^\.\s?(?:[-–—]|\d)/u.test(reading.text.slice(token.end, token.end + 4))) return true;
  // "di t/m za van 9.00", "l a v 9-14": a word for "to" between two days before a time.
  const [before, after] = [dayBefore(reading, at), cueEnd(reading, 'to', at + 1)];
  const isSpanned = before !== null || (after !== null && dayAt(reading, after) !== null);
  // "di, wo, vr 9-17u": small short days in a row before their hours.
  const isRow = dayAt(reading, at + 1) !== null && /^\s?,\s?$/u.test(reading.tokens[at + 1]?.gap ?? '');
  const isRowEnd = dayAt(reading, at - 1) !== null && /^\s?,\s?$/u.test(token.gap);
  // "zo 9u-13u", "za 9-14": in front of its hours, where a new part begins.
  const isBare =
    (reading.spoken === 'nl' ||
      reading.tokens[at - 1]?.clause !== token.clause ||
      // "di-fr 10-18 uhr sa 10-14 uhr"
      /^(?:uhr|uur|\d{1,2}(?:h|u|uhr)?)$/u.test(reading.tokens[at - 1]?.form ?? '')) &&
    /^\s\d{1,2}(?:[.:hu]\d\d)?\s?(?:u|uur|uhr|h)?\s?[-–]\s?\d/u.test(
      reading.text.slice(token.end, token.end + 12),
    );
  // "mi und fr 9-13 uhr"
  const isPair = [1, -1].some(
    (step) => isCueAt(reading, at + step, 'and') && dayAt(reading, at + 2 * step) !== null,
  );
  if (isPair && /^.{0,14}\d/u.test(reading.text.slice(token.end, token.end + 20))) return true;
  if ((isRow || isRowEnd || isBare) && /^.{0,14}\d/u.test(reading.text.slice(token.end, token.end + 20)))
    return true;
  if (isSpanned && /^.{0,14}\d/u.test(reading.text.slice(token.end, token.end + 20))) return true;
  // "di-za 9:00-17:30": small letters where a stroke joins two days before a time.
  if (!/^\p{Lu}/u.test(token.text))
    return (
      (dayAt(reading, at + 1) !== null &&
        joiners.test(reading.tokens[at + 1]?.gap ?? '') &&
        /^\d/u.test(reading.tokens[at + 2]?.form ?? '')) ||
      (dayAt(reading, at - 1) !== null && joiners.test(token.gap))
    );
  return (
    /^[\s.:–-]{0,3}(?:\p{L}{2,3}[\s.:]{0,3})?\d{1,2}/u.test(reading.text.slice(token.end, token.end + 14)) ||
    dayAt(reading, at + 1) !== null ||
    dayAt(reading, at - 1) !== null
  );
}

/** The day that a word for "to" joins to the one here, or null. */
function dayBefore(reading: Reading, at: number): number | null {
  for (const back of [2, 3])
    if (cueEnd(reading, 'to', at - back + 1) === at && dayAt(reading, at - back) !== null) return at - back;
  return null;
}

/** "12 to 2.30 and 6 to 8.30 Wednesday to Saturday": the days behind the second stretch are those of the first, too. */
export function daysOfBoth(
  { text, spoken }: Reading,
  marks: readonly DayMark[],
  time: { readonly end: number },
  next: { readonly start: number; readonly end: number } | undefined,
): DayMark | undefined {
  if (spoken !== 'en' || !next || !/^\s?(?:and|&)\s(?:from\s)?$/u.test(text.slice(time.end, next.start)))
    return undefined;
  return marks.find(
    ({ start, isClosed }) =>
      !isClosed && start >= next.end && /^\s?(?:on\s)?$/u.test(text.slice(next.end, start)),
  );
}

/** "2nd Saturday each month 10-1", "alternate Saturdays 9-12", "Saturday mornings 9-12, twice a month", "in January also Saturdays 9-1": that is not every week. */
export const isMonthly = ({ text, spoken }: Reading, { start, end }: DayMark): boolean =>
  spoken === 'en' &&
  (/\b(?:alternate|every (?:other|second)|fortnightly)\s$|\b(?:in|during)\s(?:january|february|march|april|may|june|july|august|september|october|november|december)\s(?:also\s|we(?:['’]re|\sare)?\s(?:also\s)?(?:open\s)?(?:also\s)?)?(?:on\s)?$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  ) ||
    /^(?:\s(?:mornings?|afternoons?|evenings?))?[^.;,\n]{0,24},?\s\(?(?:(?:once|twice) a month|every other week|once a fortnight|fortnightly|alternate weeks)\b/iu.test(
      text.slice(end),
    ) ||
    (/\b(?:1st|2nd|3rd|4th|first|second|third|fourth|last)\s(?:and\s(?:3rd|4th|third|fourth|last)\s)?$/iu.test(
      text.slice(0, start),
    ) &&
      /^\s(?:morning\s|afternoon\s|evening\s)?(?:(?:of|in)\s)?(?:each|every|the|a)\smonth\b|^\smonthly\b/iu.test(
        text.slice(end),
      )));
