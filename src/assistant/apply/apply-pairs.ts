import type { AnswerProblem, SearchPair } from '../protocol/operation';
import { matchSearch, type SearchMatch } from './match-search';

type Placed = { readonly start: number; readonly end: number; readonly text: string };

/**
 * A file's text with its search texts replaced, and what could not be placed. Pairs are looked for in the text as it was,
 * in any order; one that is not there is looked for again behind the others. Two that overlap are a problem, never a guess.
 */
export function applyPairs(
  path: string,
  text: string,
  pairs: readonly SearchPair[],
): { readonly text: string; readonly problems: readonly AnswerProblem[] } {
  const problems: AnswerProblem[] = [];
  const placed: Placed[] = [];
  const later: SearchPair[] = [];
  for (const pair of pairs) {
    const match = matchSearch(text, pair.search);
    if (match.kind === 'missing') later.push(pair);
    else if (match.kind === 'ambiguous') problems.push(tellAmbiguous(path, pair, match.lines));
    else if (placed.some(({ start, end }) => match.start < end && start < match.end))
      problems.push({ path, message: `In ${path} two search texts overlap at “${headOf(pair.search)}”.` });
    else placed.push(place(text, match, pair.replace));
  }
  let changed = text;
  for (const { start, end, text: given } of placed.toSorted((one, other) => other.start - one.start))
    changed = changed.slice(0, start) + given + changed.slice(end);
  for (const pair of later) {
    const match = matchSearch(changed, pair.search);
    if (match.kind === 'found') {
      const { start, end, text: given } = place(changed, match, pair.replace);
      changed = changed.slice(0, start) + given + changed.slice(end);
    } else if (match.kind === 'ambiguous') problems.push(tellAmbiguous(path, pair, match.lines));
    else problems.push(tellMissing(path, changed, pair));
  }
  return { text: changed, problems };
}

function place(text: string, match: SearchMatch & { kind: 'found' }, replace: string): Placed {
  const isCrlf = text.includes('\r\n');
  const moved = replace
    .split('\n')
    .map((line) => (line.trim() === '' ? line : match.indent + line))
    .join(isCrlf ? '\r\n' : '\n');
  const { start, end } = match;
  if (moved !== '') return { start, end, text: moved };
  // Whole lines that go take their line break along.
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const isWhole =
    lineEnd >= 0 && text.slice(lineStart, start).trim() === '' && text.slice(end, lineEnd).trim() === '';
  return isWhole ? { start: lineStart, end: lineEnd + 1, text: '' } : { start, end, text: '' };
}

function tellAmbiguous(path: string, { search }: SearchPair, lines: readonly number[]): AnswerProblem {
  const places = lines.slice(0, 6).join(', ');
  const message = `In ${path} the search text “${headOf(search)}” stands at several places (lines ${places}). Copy more lines, so that it stands at one.`;
  return { path, message };
}

function tellMissing(path: string, text: string, { search, replace }: SearchPair): AnswerProblem {
  if (search.trim() === '') return { path, message: `In ${path} a search text is empty.` };
  const isThere = replace.trim() !== '' && matchSearch(text, replace).kind === 'found';
  const near = isThere ? null : findNear(text, search);
  const hint = isThere
    ? ' What should replace it stands there already.'
    : near
      ? ` The nearest line is ${near.line}: ${near.text}`
      : '';
  return { path, message: `In ${path} the search text “${headOf(search)}” was not found.${hint}` };
}

/** The line that shares most words with the first line of a search text. */
function findNear(text: string, search: string): { readonly line: number; readonly text: string } | null {
  const words = new Set(wordsOf(search.split('\n').find((line) => line.trim() !== '') ?? ''));
  let best: { line: number; text: string; score: number } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const own = wordsOf(line);
    const shared = own.filter((word) => words.has(word)).length;
    const score = shared / Math.max(words.size, own.length, 1);
    if (score > (best?.score ?? 0.5)) best = { line: index + 1, text: line.trim().slice(0, 200), score };
  }
  return best;
}

function wordsOf(line: string): string[] {
  return line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function headOf(search: string): string {
  const line =
    search
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim() ?? '';
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}
