import type { Slot, Span } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import { listNameCandidates } from './list-name-candidates';
import { isCueAt, spanOf, tokenAt, type Reading } from './reading';
import type { ReadQuote } from './tell-quotes';

type Candidate = { readonly span: Span; readonly score: number };
const leastScore = 30;

function readHandle(reading: Reading): Candidate[] {
  const handle = /@[\w.]{1,39}\w/u.exec(reading.text);
  if (!handle || /[\w.]/u.test(reading.text[handle.index - 1] ?? ' ')) return [];
  const isTarget = isCueAt(reading, tokenAt(reading.tokens, handle.index) - 1, 'for');
  return [{ span: { start: handle.index, end: handle.index + handle[0].length }, score: isTarget ? 86 : 45 }];
}

/** The name of what the site is for, with its place in the prompt; null when the prompt gives none. */
export function readName(reading: Reading, quotes: readonly ReadQuote[]): Slot<string> | null {
  const candidates: Candidate[] = [
    ...listNameCandidates(reading).map(({ run, score }) => ({
      span: spanOf(reading.tokens, run.from, run.to),
      score,
    })),
    ...quotes
      .filter((quote) => quote.nameScore > 0)
      .map((quote) => ({ span: quote.inner, score: quote.nameScore })),
    ...readHandle(reading),
  ];
  let best: Candidate | null = null;
  for (const candidate of candidates) if (candidate.score > (best?.score ?? leastScore - 1)) best = candidate;
  return best === null ? null : finish(reading, best.span);
}

/** "Daniel's portfolio": the possessive belongs to the sentence, unlike in "Joe's Diner". */
function finish(reading: Reading, span: Span): Slot<string> | null {
  const next = reading.text.slice(span.end, span.end + 3);
  const isOwner = /['’]s$/u.test(reading.prompt.slice(span.start, span.end)) && /^\s\p{Ll}/u.test(next);
  const end = isOwner ? span.end - 2 : span.end;
  const value = cleanName(reading.prompt.slice(span.start, end));
  return value === '' ? null : { value, spans: [{ start: span.start, end }] };
}
