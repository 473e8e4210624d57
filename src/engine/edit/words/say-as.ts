import { makePart, phraseAt, phraseRange } from './read-command';
import type { Part } from './read-command';
import type { Token } from './split-words';

/**
 * A part said as another order: the engine's own words, with `{name}` for what the match captured as the person wrote
 * it, and `{name!}` for one that must be there. Null where it is not, or where a name is not written large.
 */
export function sayAs(
  part: Part,
  match: RegExpExecArray,
  order: string,
  names: readonly string[] = [],
): Part | null {
  const ranges = match.indices?.groups ?? {};
  if (names.some((name) => !isLarge(part, ranges[name]))) return null;
  const named = (word: string) => /^\{(?<name>\w+)!?\}$/.exec(word)?.groups?.['name'];
  const words = order.split(' ');
  if (words.some((word) => word.endsWith('!}') && !ranges[named(word) ?? ''])) return null;
  const tokens = words.flatMap((word): readonly Token[] => {
    const range = ranges[named(word) ?? ''];
    // A capture that may be missing leaves nothing.
    if (named(word) !== undefined && !range) return [];
    // What stood at the very beginning stands behind other words now.
    return range ? phraseRange(part, range[0], range[1]).map((token, at) => (at === 0 ? { ...token, isSpaced: true } : token)) : [spoken(word, part)]; // prettier-ignore
  });
  return losesName(part, tokens) ? null : { ...makePart(tokens, part.command, part.picked), source: part.source }; // prettier-ignore
}

/** Whether a telling leaves out a text in quotes or a person's name: what it left would not be all that was asked. */
function losesName(part: Part, kept: readonly Token[]): boolean {
  const starts = new Set(kept.filter(({ start, end }) => end > start).map(({ start }) => start));
  const isLarge = (token: Token | undefined) =>
    token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.written);
  return part.tokens.some((token, at) => !starts.has(token.start) && token.plain !== '' && (token.kind === 'quote' || (at > 0 && isLarge(token) && isLarge(part.tokens[at + 1]) && !starts.has(part.tokens[at + 1]?.start ?? 0)))); // prettier-ignore
}

const isLarge = (part: Part, range: readonly [number, number] | undefined): boolean =>
  range !== undefined &&
  /^(?:dr|mr|mrs|ms|prof)\.? \p{L}|^\p{Lu}/u.test(phraseAt(part, range[0], range[1]).text);

function spoken(word: string, part: Part): Token {
  const start = part.tokens[0]?.start ?? 0;
  return { kind: 'word', plain: word, text: word, written: word, isSpaced: true, start, end: start };
}
