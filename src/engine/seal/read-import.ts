import { decodeToken, isBlank } from './css-tokens';
import type { CssToken } from './css-tokens';

/** An `@import` rule: what it takes in, and the blocks that say when it counts, outermost first. */
export type CssImport = {
  readonly reference: string;
  readonly conditions: readonly string[];
  readonly start: number;
  readonly end: number;
};

/** Index of the last token of the at-rule statement at `index`: its semicolon, or what stands before a block or the end. */
export function findStatementEnd(tokens: readonly CssToken[], index: number): number {
  let last = index;
  while (last + 1 < tokens.length && tokens[last]?.type !== 'semicolon' && tokens[last + 1]?.type !== '{')
    last += 1;
  return last;
}

/**
 * Reads the `@import` whose tokens run from `index` to `lastIndex`; undefined when it is none that a browser would
 * follow.
 */
export function readImport(
  tokens: readonly CssToken[],
  index: number,
  lastIndex: number,
): CssImport | undefined {
  const keyword = tokens[index];
  if (tokens[lastIndex + 1]?.type === '{' && tokens[lastIndex]?.type !== 'semicolon') return undefined;
  const last = tokens[lastIndex];
  if (!keyword || !last) return undefined;
  const inside = tokens.slice(index + 1, last.type === 'semicolon' ? lastIndex : lastIndex + 1);
  const rest = skipBlank(inside);
  const first = rest[0];
  if (!first) return undefined;
  const place = { start: keyword.start, end: last.end };
  if (first.type === 'string') {
    return { ...place, reference: decodeToken(first), conditions: readConditions(rest.slice(1)) };
  }
  if (first.type === 'url') {
    return { ...place, reference: decodeToken(first), conditions: readConditions(rest.slice(1)) };
  }
  if (first.type !== 'function' || first.text.toLowerCase() !== 'url(') return undefined;
  const close = closingIndex(rest, 0);
  const written = rest.slice(1, close).find((token) => token.type === 'string');
  if (!written) return undefined;
  return {
    ...place,
    reference: decodeToken(written),
    conditions: readConditions(rest.slice(close + 1)),
  };
}

/** `layer(a) supports(b) screen` as the preludes of nested rules. */
function readConditions(tokens: readonly CssToken[]): readonly string[] {
  let rest = skipBlank(tokens);
  let layer: string | undefined;
  let supports: string | undefined;
  const first = rest[0];
  if (first?.type === 'ident' && first.text.toLowerCase() === 'layer') {
    layer = '@layer';
    rest = skipBlank(rest.slice(1));
  } else if (first?.text.toLowerCase() === 'layer(') {
    const close = closingIndex(rest, 0);
    layer = `@layer ${textOf(rest.slice(1, close))}`;
    rest = skipBlank(rest.slice(close + 1));
  }
  if (rest[0]?.text.toLowerCase() === 'supports(') {
    const close = closingIndex(rest, 0);
    supports = `@supports (${textOf(rest.slice(1, close))})`;
    rest = skipBlank(rest.slice(close + 1));
  }
  const media = textOf(rest).trim();
  return [media && `@media ${media}`, supports, layer].filter((prelude): prelude is string =>
    Boolean(prelude),
  );
}

function closingIndex(tokens: readonly CssToken[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const type = tokens[index]?.type;
    if (type === '(' || type === 'function') depth += 1;
    else if (type === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}

function skipBlank(tokens: readonly CssToken[]): readonly CssToken[] {
  const start = tokens.findIndex((token) => !isBlank(token));
  return start < 0 ? [] : tokens.slice(start);
}

function textOf(tokens: readonly CssToken[]): string {
  return tokens.map((token) => token.text).join('');
}
