import type { OpeningRange } from '@/domain/site/brief';
import { readBrief } from '../../brief/read-brief';
import type { Words } from '../../plan/words/words';
import { foldWord } from '../words/fold-word';
import { isNamed } from './hours-on-page';
import { byDay, daysIn, timesIn, toRanges } from './name-days';

/** "Closed on Mondays, open till 5 on weekends": each clause changes what the one before left. */
export function readClauses(
  source: string,
  plain: string,
  present: readonly OpeningRange[],
  words: Words,
): readonly OpeningRange[] | null {
  const clauses = source.split(
    /\s*[,;]\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+(?=(?:we(?:['’]re| are)?\s+)?(?:now\s+)?(?:open|closed|closing|shut)\b)/iu,
  );
  const isOrder = /\b(?:open|closed|close|closes|closing|shut)\b/iu;
  const mixed = clauses.length > 1 && clauses.every((clause) => isOrder.test(clause) && daysSaid(clause, clause.toLowerCase(), words).length > 0); // prettier-ignore
  if (!mixed || present.length === 0 || !clauses.some((clause) => /\bclosed\b/iu.test(clause)))
    return readRanges(source, plain, present, words);
  let ranges: readonly OpeningRange[] = present;
  for (const clause of clauses) {
    const next = readRanges(clause, clause.toLowerCase(), ranges, words);
    if (!next) return null;
    ranges = next;
  }
  return ranges;
}

/** The hours that a part asks for. What it says of one day, or of a few, changes those and leaves the others. */
function readRanges(
  source: string,
  plain: string,
  present: readonly OpeningRange[],
  words: Words,
): readonly OpeningRange[] | null {
  const read = readBrief(`Opening hours: ${source}`).hours?.value ?? readBrief(source).hours?.value ?? [];
  const named = daysSaid(source, plain, words);
  // "De lunes a viernes de 8 a 15": one span of hours whose days were not understood there, and are here.
  const [only] = read;
  const isOfNamed = read.length === 1 && only?.days.length === 7 && named.length > 3 && named.length < 7;
  const told = isOfNamed ? [{ ...only, days: [...named] }] : read;
  const toldDays = new Set(told.flatMap((range) => range.days));
  // Times without their day were taken for every day: the days that were named count.
  const isFew = named.length > 0 && named.length < 4 && named.every((day) => toldDays.has(day));
  // "Our hours are 7 to 6 now" is about the days that are open.
  const isBare = named.length === 0 && toldDays.size === 7 && !/\b(?:every ?day|daily|all week|7 days|seven days|all days)\b/.test(plain); // prettier-ignore
  const isClosed =
    /\bclosed\b|\bclos(?:e|es) on\b|\bwe close (?:too |also )?(?:mon|tues|wednes|thurs|fri|satur|sun)/.test(
      plain,
    ) ||
    closedWords.test(foldWord(source)) ||
    isNamed(source, words.times.closed);
  const half = timesIn(source).length === 0 ? halfLeft(source, isClosed) : null;
  if (half !== null && named.length > 0) return halved(present, named, half);
  if (
    present.length === 0 ||
    (toldDays.size >= 4 && !isFew && !isBare) ||
    (/\bonly\b/.test(plain) && timesIn(source).length !== 1)
  )
    // prettier-ignore

    return told.length > 0 ? told : null;
  const week = [...byDay(present)];
  const open = week.flatMap((times, index) => (times.length > 0 ? [index + 1] : []));
  // "We close at 6 now" is about every day that is open.
  const days = named.length > 0 ? named : open;
  const times = timesIn(source);
  const [first, second] = times;
  if (isClosed && first === undefined) {
    if (named.length === 0) return null;
    for (const day of days) week[day - 1] = [];
    return toRanges(week);
  }
  if (first !== undefined && second !== undefined) {
    // "Friday is 3 to 6 now", of a day that was open in the afternoon.
    const isLate = days.every((day) => (week[day - 1]?.[0]?.opens ?? 0) >= 720);
    if (isLate && second < 720 && first < second && !/[ap]\.?m\b|\d[:.h]\d/iu.test(source)) {
      for (const day of days) week[day - 1] = [{ opens: first + 720, closes: second + 720 }];
      return toRanges(week);
    }
    const closes = second <= first && second <= 720 ? second + 720 : second;
    if (closes > 1440 || first > 1439) return null;
    for (const day of days) week[day - 1] = [{ opens: first, closes }];
    return toRanges(week);
  }
  if (first === undefined) return null;
  const isEnd =
    /\b(?:clos(?:e|es|ing)|until|till|shut|shuts)\b/.test(plain) || isUntil.test(foldWord(source));
  for (const day of days) {
    const [now] = week[day - 1] ?? [];
    if (!now) return null;
    const late = first <= now.opens && first < 720 ? first + 720 : first;
    // Nobody closes before the door is open, or opens after it is shut.
    if (isEnd ? late <= now.opens : first >= now.closes) return null;
    week[day - 1] = [isEnd ? { ...now, closes: late } : { ...now, opens: first }];
  }
  return toRanges(week);
}

const morning =
  /\b(?:mornings?|matins?|por la mañana|(?:à|de) manhã|vormittags?|mattina|voormiddag|ochtend)\b/iu;
const afternoon =
  /\b(?:afternoons?|evenings?|apr[eè]s-midi|soirs?|por la tarde|(?:à|de) tarde|nachmittags?|abends|pomeriggio|namiddag)\b/iu;

/** "Wednesdays only in the morning", "closed on Wednesday afternoons": the half of the day that stays; null where none is told. */
export function halfLeft(source: string, isClosed: boolean): 'morning' | 'afternoon' | null {
  const [isMorning, isAfternoon] = [morning.test(source), afternoon.test(source)];
  if (isMorning === isAfternoon) return null;
  return isMorning !== isClosed ? 'morning' : 'afternoon';
}

/** The week with one half of the named days; null where a day has no break, which no word halves. */
function halved(
  present: readonly OpeningRange[],
  days: readonly number[],
  half: 'morning' | 'afternoon',
): readonly OpeningRange[] | null {
  const week = byDay(present).map((times, index) => {
    const isKept = ({ opens }: { readonly opens: number }) => opens < 720 === (half === 'morning');
    return days.includes(index + 1) ? { all: times, times: times.filter(isKept) } : { all: [], times };
  });
  const isWhole = week.some(
    ({ all, times }, index) => days.includes(index + 1) && (all.length < 2 || times.length === 0),
  );
  return isWhole ? null : toRanges(week.map(({ times }) => times));
}

/** The days as written, in the site's language or English; else in the engine's own words. */
export function daysSaid(source: string, plain: string, words: Words): readonly number[] {
  const written = daysIn(source, words);
  return written.length > 0 ? written : daysIn(plain, words);
}

const closedWords =
  /\b(?:cerrad[oa]s?|ferme|fermee|geschlossen|zu|fechad[oa]s?|chius[oi]|gesloten|dicht|kapali|zamkniete|nieczynne)\b/;

/** The word before the hour at which the door shuts, in the languages that commands are written in. */
export const isUntil = /\b(?:until|till|til|hasta|bis|jusqu['’]?(?:a|au|aux)?|ate|fino|tot|kadar)\b/;
