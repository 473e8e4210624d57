import { defaultTreeAdapter, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { escapeText } from './html';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const inlineTags = new Set(
  'a abbr b bdi br cite code data del dfn em i input ins kbd label mark meter output q s samp select small span strong sub sup svg textarea time u var wbr button img progress'.split(
    ' ',
  ),
);
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawTags = new Set(['pre', 'textarea', 'script', 'style']);
const lineWidth = 110;
// Unlike `\s`, without the spaces that must not break.
const blanks = /[ \t\r\n\f]+/g;
const ends = /^ | $/g;

/** Lays markup out for a reader: block elements on lines of their own, indented by two spaces from `depth`. */
export function formatHtml(markup: string, depth = 0): string {
  // As for a reader without scripts: what stands in `noscript` is markup, not text.
  const fragment = parseFragment(markup, { scriptingEnabled: false });
  return writeChildren(fragment.childNodes, depth).join('\n');
}

function writeChildren(nodes: readonly Node[], depth: number): string[] {
  const lines: string[] = [];
  let inline = '';
  let run: Node[] = [];
  const flush = () => {
    const text = inline.replace(blanks, ' ').replace(ends, '');
    // Neighbours that stand apart anyway each have a line, once they fill more than one.
    if (text.length > lineWidth && isApart(run)) {
      const parts = run.filter((node) => defaultTreeAdapter.isElementNode(node));
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
function isApart(run: readonly Node[]): boolean {
  return run.every((node, index) => {
    if (!defaultTreeAdapter.isTextNode(node)) {
      const next = run[index + 1];
      return next === undefined || defaultTreeAdapter.isTextNode(next);
    }
    return node.value.replace(blanks, '') === '';
  });
}

function writeBlock(node: Node, depth: number): string[] {
  if (defaultTreeAdapter.isCommentNode(node)) return [`${indent(depth)}<!--${node.data}-->`];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const open = writeTag(node);
  if (voidTags.has(node.tagName)) return [indent(depth) + open];
  const close = `</${node.tagName}>`;
  if (rawTags.has(node.tagName)) return [indent(depth) + open + rawText(node) + close];
  const children = childrenOf(node);
  if (children.every(isInline)) {
    const text = children.map(writeInline).join('').replace(blanks, ' ').replace(ends, '');
    const line = indent(depth) + open + text + close;
    const isShort = line.length <= lineWidth + depth * 2 || !text.includes('<') || node.tagName === 'p';
    if (isDrawn(node) && text === '') return [indent(depth) + writeEmpty(open)];
    if (isShort || /^h[1-6]$/.test(node.tagName)) return [line];
  }
  const inner = writeChildren(children, depth + 1);
  if (inner.length === 0) return [indent(depth) + (isDrawn(node) ? writeEmpty(open) : open + close)];
  return [indent(depth) + open, ...inner, indent(depth) + close];
}

function writeInline(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return escapeText(node.value).replaceAll('&quot;', '"');
  if (!defaultTreeAdapter.isElementNode(node)) return '';
  const open = writeTag(node);
  if (voidTags.has(node.tagName)) return open;
  if (node.tagName === 'textarea') return `${open}${rawText(node)}</textarea>`;
  const inner = childrenOf(node).map(writeInline).join('');
  if (inner === '' && isDrawn(node)) return writeEmpty(open);
  // Spaces at the edges of a button are not shown.
  if (node.tagName === 'button') return `${open}${inner.trim()}</button>`;
  return `${open}${inner}</${node.tagName}>`;
}

function isDrawn(element: Element): boolean {
  return element.namespaceURI.endsWith('svg');
}

function writeEmpty(open: string): string {
  return `${open.slice(0, -1)}/>`;
}

/** Inline all the way down: a link around a card's blocks is laid out as a block. Drawings are blocks. */
function isInline(node: Node): boolean {
  if (defaultTreeAdapter.isTextNode(node)) return true;
  if (!defaultTreeAdapter.isElementNode(node)) return false;
  if (node.namespaceURI.endsWith('svg') && node.tagName === 'svg') return sizeOf(node) < 4;
  return inlineTags.has(node.tagName) && childrenOf(node).every(isInline);
}

function sizeOf(element: Element): number {
  return childrenOf(element).reduce(
    (count, child) => count + (defaultTreeAdapter.isElementNode(child) ? 1 + sizeOf(child) : 0),
    0,
  );
}

function childrenOf(element: Element): readonly Node[] {
  return element.tagName === 'template'
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes;
}

function rawText(element: Element): string {
  const isData = element.tagName === 'script' || element.tagName === 'style';
  return element.childNodes
    .map((child) => {
      if (!defaultTreeAdapter.isTextNode(child)) return writeInline(child);
      return isData ? child.value : escapeText(child.value).replaceAll('&quot;', '"');
    })
    .join('');
}

const bareValues = new Set(['alt', 'value', 'content', 'href', 'class', 'action']);

function writeTag(element: Element): string {
  const written = element.attrs.map(({ prefix, name, value }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    return value === '' && !bareValues.has(name) ? ` ${full}` : ` ${full}="${escapeText(value)}"`;
  });
  return `<${element.tagName}${written.join('')}>`;
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
