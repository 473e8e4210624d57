import { isElement, readMarkup, voidTags } from './read-markup';
import type { MarkupElement, MarkupNode } from './read-markup';

const inlineTags = new Set(
  'a abbr b bdi br cite code data del dfn em i input ins kbd label mark meter output q s samp select small span strong sub sup svg textarea time u var wbr button img progress'.split(
    ' ',
  ),
);
const rawTags = new Set(['pre', 'textarea']);
const lineWidth = 110;
// Unlike `\s`, without the spaces that must not break.
const blanks = /[ \t\r\n\f]+/g;
const ends = /^ | $/g;

/** Lays markup out for a reader: block elements on lines of their own, indented by two spaces from `depth`. */
export function formatHtml(markup: string, depth = 0): string {
  return writeChildren(readMarkup(markup), depth).join('\n');
}

function writeChildren(nodes: readonly MarkupNode[], depth: number): string[] {
  const lines: string[] = [];
  let inline = '';
  let run: MarkupNode[] = [];
  const flush = () => {
    const text = inline.replace(blanks, ' ').replace(ends, '');
    // Neighbours that stand apart anyway each have a line, once they fill more than one.
    if (text.length > lineWidth && isApart(run)) {
      const parts = run.filter(isElement);
      lines.push(...parts.map((part) => indent(depth) + writeInline(part).replace(blanks, ' ')));
    } else if (text !== '') lines.push(indent(depth) + text);
    inline = '';
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      inline += writeInline(node);
      run.push(node);
    } else {
      flush();
      lines.push(...writeBlock(node, depth));
    }
  }
  flush();
  return lines;
}

/** Elements with nothing but blanks between them. */
function isApart(run: readonly MarkupNode[]): boolean {
  return run.every((node, index) => {
    if (typeof node === 'string') return node.replace(blanks, '') === '';
    const next = run[index + 1];
    return next === undefined || typeof next === 'string';
  });
}

function writeBlock(node: MarkupNode, depth: number): string[] {
  if (typeof node === 'string') return [];
  if (!isElement(node)) return [`${indent(depth)}<!--${node.comment}-->`];
  const { tag, open, children, isDrawn } = node;
  if (voidTags.has(tag)) return [indent(depth) + open];
  const close = `</${tag}>`;
  if (rawTags.has(tag)) return [indent(depth) + open + rawText(node) + close];
  if (children.every(isInline)) {
    const text = children.map(writeInline).join('').replace(blanks, ' ').replace(ends, '');
    const line = indent(depth) + open + text + close;
    const isShort = line.length <= lineWidth + depth * 2 || !text.includes('<') || tag === 'p';
    if (isDrawn && text === '') return [indent(depth) + writeEmpty(open)];
    if (isShort || /^h[1-6]$/.test(tag)) return [line];
  }
  const inner = writeChildren(children, depth + 1);
  if (inner.length === 0) return [indent(depth) + (isDrawn ? writeEmpty(open) : open + close)];
  return [indent(depth) + open, ...inner, indent(depth) + close];
}

function writeInline(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  if (!isElement(node)) return '';
  const { tag, open, children, isDrawn } = node;
  if (voidTags.has(tag)) return open;
  if (tag === 'textarea') return `${open}${rawText(node)}</textarea>`;
  const inner = children.map(writeInline).join('');
  if (inner === '' && isDrawn) return writeEmpty(open);
  // Spaces at the edges of a button are not shown.
  return `${open}${tag === 'button' ? inner.trim() : inner}</${tag}>`;
}

function writeEmpty(open: string): string {
  return `${open.slice(0, -1)}/>`;
}

/** Inline all the way down: a link around a card's blocks is laid out as a block. Drawings are blocks. */
function isInline(node: MarkupNode): boolean {
  if (typeof node === 'string') return true;
  if (!isElement(node)) return false;
  if (node.tag === 'svg') return sizeOf(node) < 4;
  return inlineTags.has(node.tag) && node.children.every(isInline);
}

function sizeOf({ children }: MarkupElement): number {
  return children.reduce((count, child) => count + (isElement(child) ? 1 + sizeOf(child) : 0), 0);
}

/** The first line break after the start tag is none of the text. */
function rawText({ children }: MarkupElement): string {
  return children.map(writeInline).join('').replace(/^\n/, '');
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
