import type { Span } from '@/domain/site/brief';
import type { Clause } from './dated-clauses';
import { findWhen } from './find-when';
import type { Reading } from '../reading';

/** One more time at which the same takes place: its words, and the clause that they stand in. */
type FurtherDate = { readonly words: string; readonly clause: number; readonly span: Span };

const takesPlace =
  /\b(?:an?|our|the|my|these|this)\s(?<what>(?:\p{Ll}[\p{L}-]*\s){0,3}(?:class(?:es)?|workshops?|courses?|walks?|tours?|fairs?|markets?|sessions?|days?|evenings?|concerts?|talks?|meetings?|sales?|lessons?|retreats?|tastings?|rides?|swims?))\b(?!.*\b(?:an?|our)\s(?:\p{Ll}+\s){0,3}(?:class|workshop|course|walk|tour|fair|market|session)s?\b)/isu;

/** What takes place, as a text before its date calls it: "next ones" are of that. Empty when it says nothing. */
export const spokenOf = (before: string): string => takesPlace.exec(before)?.groups?.['what'] ?? '';

const furtherJoint = /^\s*(?:,|and|&|\+|und|et|y|e|en)?\s*(?:and\s|on\s|und\s|am\s)?$/iu;

/** "samstags 10-12 uhr und mittwochs 17-19 uhr": a second time of the week right after the first. */
export function furtherTime(
  reading: Reading,
  after: string,
  from: number,
): { readonly words: string; readonly span: Span }[] {
  const joint =
    /^\s*(?:[,/&+]\s*)?(?:und|y|e|et|en|i|ve|sowie|oraz)?\s*(?=\S)/iu.exec(after)?.[0].length ?? 0;
  const next = findWhen(after.slice(joint).replace(/^ו(?=ב)|^و/u, ' '), reading.lexicon);
  if (!next?.isWeekly || next.start > 1) return [];
  const start = from + joint + next.start;
  return [
    {
      words: reading.prompt.slice(start, from + joint + next.end),
      span: { start, end: from + joint + next.end },
    },
  ];
}

/** Dates right after one: "6 Dec and 14 March", "4 May, 8 June, 13 July". They are of the same thing. */
export function furtherDates(
  reading: Reading,
  clauses: readonly Clause[],
  at: number,
  from: number,
): FurtherDate[] {
  const found: { words: string; clause: number; span: Span }[] = [];
  let end = from;
  for (let index = at; ;) {
    const clause = clauses[index];
    if (!clause || clause.sentence !== clauses[at]?.sentence) return found;
    const start = Math.max(end, clause.start);
    const rest = reading.prompt.slice(start, clause.end);
    const when = findWhen(rest, reading.lexicon);
    if (!when || when.isWeekly || !furtherJoint.test(rest.slice(0, when.start))) {
      // Only the rest of a clause that ends there may be followed by the next one.
      if (index > at || rest.trim() !== '') return found;
      index += 1;
      continue;
    }
    // "3 May Malmö, 17 May Lund": a thing of its own.
    const after = rest.slice(when.end).trim();
    const isOwn = after !== '' && !/^(?:and|&|und|et|y|e|en)\s/iu.test(after);
    if (isOwn) return found;
    end = start + when.end;
    found.push({
      words: rest.slice(when.start, when.end),
      clause: index,
      span: { start: start + when.start, end },
    });
    if (end >= clause.end) index += 1;
  }
}

/**
 * "Racing Wednesdays 6.45pm and Sundays 10.30am", "Tuesday and Thursday 18:30, Sunday 9:00": further times of the same thing
 * in a week, also in the clauses behind it that hold nothing else.
 */
export function furtherWeekly(
  reading: Reading,
  clauses: readonly Clause[],
  at: number,
  from: number,
): FurtherDate[] {
  const found: FurtherDate[] = [];
  let end = from;
  for (let index = at; clauses[index]?.sentence === clauses[at]?.sentence; index += 1) {
    const clause = clauses[index];
    if (!clause) return found;
    const isNext = index > at;
    const start = Math.max(end, clause.start);
    const rest = reading.prompt.slice(start, clause.end);
    const joint = /^\s?(?:and|&|plus|und|et|y|e|en)\s/iu.exec(rest)?.[0].length ?? (isNext ? 0 : null);
    const told = joint === null ? null : findWhen(rest.slice(joint), reading.lexicon);
    const isOwn = isNext && told !== null && rest.slice((joint ?? 0) + told.end).trim() !== '';
    if (joint === null || !told?.isWeekly || told.start > 0 || told.isDaily || isOwn) {
      // Only the rest of a clause that ends there may be followed by the next one.
      if (isNext || rest.trim() !== '') return found;
      continue;
    }
    end = start + joint + told.end;
    const span = { start: start + joint, end };
    found.push({ words: reading.prompt.slice(span.start, end), clause: index, span });
    if (end < clause.end) return found;
  }
  return found;
}
