const fewest = 3;
const mostFirstWords = 12;
const ofSite =
  /\b(?:sites?|website|page|landing|homepage|one-?pager|docs|documentation|portfolio|blog|shop|store|app|brief|campaign)\b/iu;
const sum = /(?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?€|\bfree)$/iu;
const opensSum = /^(?:[£€$]\s?\d|\d[\d.,]*\s?€|free\b)/iu;

/** Pieces between a mark that stands outside brackets and quotation marks. */
function piecesOf(text: string, mark: RegExp): readonly string[] {
  const hidden = text
    .replace(/\([^()]*\)|\[[^[\]]*\]|["“][^"”\n]*["”]/gu, (all) => '_'.repeat(all.length))
    .replace(/_/gu, 'x');
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: found } of hidden.matchAll(mark)) {
    pieces.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...pieces, text.slice(from)];
}

/** "sort things by Clothes / Papers": choices of one thing, and no statements. */
const choosing =
  /\b(?:by|between|among|filters?|sorts?|columns?|categories|category|tabs?|levels?|status(?:es)?|types?|views?|options?|choices)[:(]?\s(?:\S+\s)?\S+$/iu;

const strokes = [/\s\/{1,2}\s/gu, /\s\|{1,2}\s/gu, /\s[•·]\s/gu] as const;

/** "£15 / £28 / £40": sums in a row stay together. */
const joinSums = (pieces: readonly string[]): readonly string[] =>
  pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    return last !== undefined && sum.test(last.trim()) && opensSum.test(piece.trim())
      ? [...joined.slice(0, -1), `${last.trimEnd()}, ${piece.trimStart()}`]
      : [...joined, piece];
  }, []);

/** "pages: Home • Menu • Contact": titles of one list stay together. */
const joinTitles = (pieces: readonly string[]): readonly string[] =>
  pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    const isTitle = /^\p{Lu}[\p{L}\d’'& -]{1,30}$/u.test(piece.trim());
    return last !== undefined && isTitle && /^\s*(?:\d\s)?pages?\s?[:=]/iu.test(last)
      ? [...joined.slice(0, -1), `${last.trimEnd()}, ${piece.trim()}`]
      : [...joined, piece];
  }, []);

/**
 * A brief whose statements stand between strokes ("docs site / quillq (message queue) / terminal style / pages: Install, API"),
 * with full stops between them. A list of pages between strokes within a sentence stays as it is.
 */
export function strokesApart(text: string): string {
  // A table drawn with strokes has a row to a line.
  if (/\n/u.test(text.trim())) return text;
  for (const mark of strokes) {
    const pieces = piecesOf(text, mark);
    const [first = '', ...rest] = pieces;
    const isOpening =
      !/[.!?;\n]/u.test(first.replace(/^[^:]{2,24}:/u, '')) &&
      first.trim().split(/\s+/u).length <= mostFirstWords;
    if (
      rest.length < fewest ||
      !isOpening ||
      choosing.test(first.trim()) ||
      !(ofSite.test(first) || rest.length > fewest)
    )
      continue;
    return joinTitles(joinSums(pieces))
      .map((piece) => piece.trim().replace(/[.;,]$/u, ''))
      .filter((piece) => piece !== '')
      .join('. ');
  }
  return text;
}
