import type { Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isCueAt, type Reading } from '../reading';

function isoOf(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The first full date of the prompt, as YYYY-MM-DD: "12 June 2027", "June 12th, 2027", "12.06.2027", "2027-06-12". The day
 * of an event may stand without its year, as --MM-DD.
 */
export function readDate(reading: Reading, kind: SiteKind): Slot<string> | null {
  return readFullDate(reading) ?? (kind === 'event' ? readYearlyDate(reading) : null);
}

/** "DevConf 2027, 3-4 June": the one year to come that stands anywhere is that of the day. */
function loneYear(text: string): string | null {
  const told = text.matchAll(
    /(?<![\d.,£$€-])(?<!\b(?:since|founded|est\.?|established|from|©)\s)20[2-9]\d(?![\d%]|\s?(?:px|people|guests|members))/giu,
  );
  const years = new Set([...told].map(([year]) => year));
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

/** "12 June", "June 12th", in the first two sentences, where no other day is told. */
function readYearlyDate({ tokens, lexicon, text }: Reading): Slot<string> | null {
  const found = tokens.flatMap((token, at): Slot<string>[] => {
    const month = lexicon.months.get(token.form);
    if (month === undefined || token.isClosed) return [];
    const isDay = (near: number): boolean =>
      /^(?:[12]?\d|3[01])(?:st|nd|rd|th|er|º|ª)?$/u.test(tokens[near]?.form ?? '') &&
      tokens[near]?.isClosed !== true;
    const back = /^(?:of|de|di)$/u.test(tokens[at - 1]?.form ?? '') ? at - 2 : at - 1;
    const dayAt = isDay(back) ? back : isDay(at + 1) && tokens[at + 1]?.gap === ' ' ? at + 1 : null;
    if (dayAt === null) return [];
    const day = String(Number.parseInt(tokens[dayAt]?.form ?? '', 10)).padStart(2, '0');
    const span = {
      start: tokens[Math.min(at, dayAt)]?.start ?? 0,
      end: tokens[Math.max(at, dayAt)]?.end ?? 0,
    };
    // "20-22 September": the first day is when it begins.
    const first = /(?<!\d)(\d{1,2})\s?(?:-|–|to|and|&|bis|au|al)\s?$/u.exec(
      text.slice(Math.max(0, span.start - 8), span.start),
    );
    const value = `${loneYear(text) ?? '-'}-${String(month).padStart(2, '0')}-${first?.[1]?.padStart(2, '0') ?? day}`;
    return [{ value, spans: [{ start: span.start - (first?.[0].length ?? 0), end: span.end }] }];
  });
  // "RSVP by 1 July": the day by which something is asked for is not the day itself.
  const told = found.filter(
    ({ spans }) =>
      !/\b(?:by|before|until|till|deadline|rsvp|replies|reply)[\s:]+(?:the\s)?$/iu.test(
        text.slice(Math.max(0, (spans[0]?.start ?? 0) - 14), spans[0]?.start),
      ),
  );
  const [only] = told;
  return told.length === 1 && only ? only : null;
}

const firstOfSpan =
  /(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:[-–&]|to|till|until|and|und|bis|au|al|et|e|y)\s?(?:the\s)?$/iu;

const happened =
  /\b(?:(?:re)?opened|closed|founded|born|died|built|won|started|began|established|registered|incorporated|moved|inspected|updated)(?:\s(?:in|here|there|us|it))?\s(?:on\s)?(?:\p{L}+day,?\s)?(?:the\s)?$/iu;

function readFullDate(reading: Reading): Slot<string> | null {
  const { tokens, folded, lexicon, text } = reading;
  for (const [at, token] of tokens.entries()) {
    const month = lexicon.months.get(token.form);
    if (month === undefined || at > 3000) continue;
    const yearAt = [at + 1, at + 2, at + 3].find((next) =>
      /^(?:19|20|21)\d{2}$/u.test(tokens[next]?.form ?? ''),
    );
    if (yearAt === undefined) continue;
    const dayAt = [at - 1, at - 2, at + 1, at + 2].find(
      (near) =>
        near !== yearAt && /^(?:[12]?\d|3[01])(?:st|nd|rd|th|er|º|ª)?$/u.test(tokens[near]?.form ?? ''),
    );
    if (dayAt === undefined) continue;
    const dayStart = tokens[dayAt]?.start ?? 0;
    // "18-20 September", "5 to 7 September", "12 and 13 May": the first day is when it begins.
    const first =
      dayAt === at - 1 ? firstOfSpan.exec(text.slice(Math.max(0, dayStart - 14), dayStart)) : null;
    const day = Number.parseInt(tokens[dayAt]?.form ?? '', 10);
    const begin = Number(first?.[1] ?? day);
    const isSpan = first !== null && begin >= 1 && begin < day;
    const value = isoOf(Number(tokens[yearAt]?.form), month, isSpan ? begin : day);
    const start = isSpan ? dayStart - first[0].length : (tokens[Math.min(at, dayAt)]?.start ?? 0);
    // "It reopened on 2 July 2022": a day of its history.
    if (value === null || happened.test(text.slice(Math.max(0, start - 30), start))) continue;
    return { value, spans: [{ start, end: tokens[yearAt]?.end ?? 0 }] };
  }
  const figures =
    /(?<!\d)(?:((?:19|20)\d{2})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d{2}))(?!\d)/u.exec(
      folded,
    );
  if (!figures) return null;
  const [written, year, month, day, first, second, last] = figures;
  const isMonthFirst = Number(second) > 12;
  const value =
    year === undefined
      ? isoOf(Number(last), Number(isMonthFirst ? first : second), Number(isMonthFirst ? second : first))
      : isoOf(Number(year), Number(month), Number(day));
  return value === null
    ? null
    : { value, spans: [{ start: figures.index, end: figures.index + written.length }] };
}

/** Year the business began: "est. 2014", "since 1998", "fondée en 1962". */
export function readFounded(reading: Reading): Slot<number> | null {
  const isTurkish = reading.language.value === 'tr';
  for (const [at, token] of reading.tokens.entries()) {
    const year = isTurkish ? token.form.replace(/['’][dt][ea]n$/u, '') : token.form;
    if (!/^(?:1[5-9]|20)\d{2}$/u.test(year) || token.isClosed) continue;
    // "from 1900 €": what it costs.
    if (
      /^\s?(?:[€£$₺₪]|(?:eur|euros?|usd|gbp|chf|kr|zł|pln|pounds?|dollars?)\b)/iu.test(
        reading.text.slice(token.end, token.end + 9),
      ) ||
      /[€£$]\s?$/u.test(reading.text.slice(Math.max(0, token.start - 2), token.start))
    )
      continue;
    // "a pram from 1910": the age of a thing, and not of the house.
    if (
      reading.spoken === 'en' &&
      /\b(?:an?|the|one|two|three|old|\p{L}+s)\s(?:\p{L}+\s){0,2}\p{L}+\sfrom\s$/iu.test(
        reading.text.slice(Math.max(0, token.start - 40), token.start),
      ) &&
      !/\b(?:trading|business|working|open|here|going|running)\sfrom\s$/iu.test(
        reading.text.slice(0, token.start),
      )
    )
      continue;
    const cue = [1, 2, 3].find(
      (back) =>
        isCueAt(reading, at - back, 'since') &&
        reading.tokens[at - back]?.sentence === token.sentence &&
        (reading.cues.get('since')?.get(at - back) ?? 0) >= at - 1,
    );
    // "2009 yılından beri": in Turkish the word stands behind.
    const behind =
      isTurkish && cue === undefined ? [1, 2].find((on) => isCueAt(reading, at + on, 'since')) : undefined;
    if (behind !== undefined)
      return {
        value: Number(year),
        spans: [{ start: token.start, end: reading.tokens[at + behind]?.end ?? token.end }],
      };
    if (cue !== undefined)
      return {
        value: Number(year),
        spans: [{ start: reading.tokens[at - cue]?.start ?? token.start, end: token.end }],
      };
  }
  return null;
}
