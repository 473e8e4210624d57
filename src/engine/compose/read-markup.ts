import { escapeText } from './html';

/** An element of markup; `open` is its start tag as it is to be written. */
export type MarkupElement = {
  readonly tag: string;
  readonly open: string;
  /** Part of a drawing, where elements may close themselves. */
  readonly isDrawn: boolean;
  readonly children: MarkupNode[];
};
/** Text stands as it is to be written. */
export type MarkupNode = string | { readonly comment: string } | MarkupElement;

export const isElement = (node: MarkupNode): node is MarkupElement =>
  typeof node === 'object' && 'tag' in node;

export const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

const part = /<!--([^]*?)-->|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi;

/**
 * Reads markup that this program wrote: each element is closed, tables have their bodies, what people typed is escaped, and
 * no scripts stand in it. A parser for any markup takes fifty times the room, and the first page would wait for it.
 */
export function readMarkup(markup: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: MarkupElement[] = [];
  for (const [whole, comment, slash, tag, written = ''] of markup.matchAll(part)) {
    const inside = open.at(-1);
    const siblings = inside?.children ?? root;
    if (comment !== undefined) siblings.push({ comment });
    else if (tag === undefined) siblings.push(escapeText(textOf(whole)).replaceAll('&quot;', '"'));
    else if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.length = at;
    } else {
      const isDrawn = tag === 'svg' || inside?.isDrawn === true;
      const element: MarkupElement = { tag, open: `<${tag}${rewrite(written)}>`, isDrawn, children: [] };
      siblings.push(element);
      if (isDrawn ? !written.endsWith('/') : !voidTags.has(tag)) open.push(element);
    }
  }
  return root;
}

const attribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const bareValues = /^(?:alt|value|content|href|class|action)$/;

/** Attributes as they are to be written: each with one space before it and in double quotes, or bare. */
function rewrite(written: string): string {
  const names = new Set<string>();
  let text = '';
  for (const [, name = '', double, single, bare] of written.matchAll(attribute)) {
    if (names.has(name)) continue;
    names.add(name);
    const value = textOf(double ?? single ?? bare ?? '');
    text += value === '' && !bareValues.test(name) ? ` ${name}` : ` ${name}="${escapeText(value)}"`;
  }
  return text;
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{a0}',
};

const textOf = (written: string): string =>
  written.includes('&')
    ? written.replace(/&(?:#(\d+)|(amp|lt|gt|quot|apos|nbsp));/g, (_, code: string, name: string) =>
        code ? String.fromCodePoint(Number(code)) : (characters[name] ?? ''),
      )
    : written;
