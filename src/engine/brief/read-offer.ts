import type { Slot } from '@/domain/site/brief';
import type { Head } from './find-heads';
import { foldText } from './fold-text';
import { findPhrases } from './phrase-index';
import { isCueAt, spanOf, type Reading } from './reading';

/** Cuts words that describe the look ("modern", "simple") and leftovers of grammar off both ends. */
function trim(reading: Reading, from: number, to: number): readonly [number, number] {
  const looks = new Set<number>();
  for (const index of [reading.lexicon.styles, reading.lexicon.schemes, reading.lexicon.tones])
    for (const match of findPhrases(index as never, reading.tokens, { from, to }))
      for (let at = match.from; at < match.to; at += 1) looks.add(at);
  let start = from;
  let end = to;
  const isEmpty = (at: number): boolean =>
    isCueAt(
      reading,
      at,
      'article',
      'possessive',
      'definite',
      'and',
      'for',
      'ask',
      'site',
      'onePage',
      'manyPages',
      'break',
    );
  while (start < end - 1 && (looks.has(start) || isEmpty(start) || reading.tokens[start]?.isClosed === true))
    start += 1;
  while (end > start && (isEmpty(end - 1) || reading.tokens[end - 1]?.isClosed === true)) end -= 1;
  return [start, end];
}

/** The business in the prompt's own words, from the noun phrase that told its kind, or the strongest one. */
export function readOffer(
  reading: Reading,
  heads: readonly Head[],
  chosen: Head | null,
): Slot<string> | null {
  const ranked = [
    ...(chosen ? [chosen] : []),
    ...heads.toSorted((one, other) => other.strength - one.strength).slice(0, 6),
  ];
  for (const head of ranked) {
    const [from, to] = trim(reading, head.from, head.to);
    if (to <= from || to - from > 8) continue;
    const inside = reading.tokens.slice(from, to);
    const { months, days } = reading.lexicon;
    if (inside.some((token) => months.has(token.form) || days.has(token.form))) continue;
    if (inside.every((token) => token.isClosed || /^\d+$/.test(token.form))) continue;
    // A name in the middle would be said twice.
    const open = inside.findIndex((token) => token.isClosed);
    const end = open > 0 ? from + open : to;
    const span = spanOf(reading.tokens, from, end);
    const lead = isParticleJoined(reading, from) ? 1 : 0;
    const value = reading.prompt
      .slice(span.start + lead, span.end)
      .replace(/\s+/gu, ' ')
      .trim();
    if (!/\p{L}{3}/u.test(value) || value.length > 80) continue;
    return { value, spans: [{ start: span.start + lead, end: span.end }] };
  }
  return null;
}

/** "لعيادة", "למאפייה": the "for" is joined to the noun when the lexicon knows the word only without it. */
function isParticleJoined(reading: Reading, at: number): boolean {
  const form = reading.tokens[at]?.form ?? '';
  if (!/^[לل]/u.test(form)) return false;
  const match = findPhrases(reading.lexicon.kinds, reading.tokens, { from: at, to: at + 3 }).find(
    (one) => one.from === at,
  );
  return match !== undefined && !foldText(match.phrase).startsWith(form);
}
