import type { Span } from '@/domain/site/brief';
import type { Reading } from '../reading';

/** What stands between two marks, with the marks before it. */
export type Clause = Span & { readonly gap: string; readonly sentence: number };

/** "First Wednesday of the month, 7.30pm": the comma before the hour parts nothing. */
const monthly = /(?<!\p{L})(?:day|month)s?$/iu;
/** A name with an age in brackets, and what may follow it. */
const ages =
  /^\p{L}[\p{L}\s'’-]{1,30}\s\(\d{1,2}(?:\.5)?\s?(?:[-–]\s?\d{1,2}(?:\.5)?|\+)?(?:\s?(?:years?|yrs))?\)\s\p{L}/u;

/** "every first Saturday April to October": the months in which it comes back, right before its hours. */
function isSeason(reading: Reading, text: string): boolean {
  const last = /\p{L}\s?(?:-|–|to|till|until|through)\s?(?<month>\p{L}+)$/iu.exec(text)?.groups?.['month'];
  return last !== undefined && reading.lexicon.months.has(last.toLowerCase());
}

/** The clauses of a prompt, with an hour after its day and an age in brackets kept inside. */
export function clausesOf(reading: Reading): Clause[] {
  const clauses: Clause[] = [];
  let number = -1;
  for (const token of reading.tokens) {
    const last = clauses.at(-1);
    const isHour =
      last !== undefined &&
      last.sentence === token.sentence &&
      /^,\s$/u.test(token.gap) &&
      /^\d{1,2}(?:[.:]\d\d)?(?:am|pm)|^\d{1,2}$/iu.test(token.text) &&
      (monthly.test(reading.text.slice(last.start, last.end)) ||
        isSeason(reading, reading.text.slice(last.start, last.end)));
    // "Beavers (6-8) Monday 5.45-6.45pm": an age in brackets parts nothing.
    const isAge =
      last !== undefined &&
      last.sentence === token.sentence &&
      /^\s?\($|^\)?\s$/u.test(token.gap.trim() === '' ? '' : token.gap) &&
      ages.test(reading.text.slice(last.start, token.end + 14));
    if (last && (token.clause === number || isHour || isAge))
      clauses[clauses.length - 1] = { ...last, end: token.end };
    else clauses.push({ start: token.start, end: token.end, gap: token.gap, sentence: token.sentence });
    number = token.clause;
  }
  return clauses;
}
