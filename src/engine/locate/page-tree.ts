import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes, ParserError } from 'parse5';

/** A stretch of a source text as UTF-16 offsets: `source.slice(start, end)`. */
export type SourceRange = { readonly start: number; readonly end: number };

/** A text node with its decoded text and where it stands in the source. */
export type TextLeaf = SourceRange & {
  readonly kind: 'text';
  readonly text: string;
  readonly parent: PageElement;
};

/** A comment with its range, `<!--` and `-->` included. */
export type CommentLeaf = SourceRange & {
  readonly kind: 'comment';
  readonly text: string;
  readonly parent: PageElement | null;
};

/** An attribute with its decoded value; the range covers `name="value"`. */
export type PageAttribute = SourceRange & { readonly name: string; readonly value: string };

/** An element that stands in the source. Elements that the parser only implies are skipped, their children kept. */
export type PageElement = SourceRange & {
  readonly kind: 'element';
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, PageAttribute>;
  readonly parent: PageElement | null;
  readonly children: PageNode[];
  /** Where the start tag ends: the content begins. */
  readonly openEnd: number;
  /** Where the content ends: the end tag begins, or the element ends without one. */
  readonly closeStart: number;
};

export type PageNode = PageElement | TextLeaf | CommentLeaf;

/** A parsed page: every element in document order, and the parser's complaints. */
export type PageTree = {
  readonly html: string;
  readonly roots: readonly PageNode[];
  readonly elements: readonly PageElement[];
  readonly problems: readonly ParserError[];
};

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Parses a whole page and keeps exact source offsets of everything. Never throws: HTML has no fatal errors. */
export function parsePage(html: string): PageTree {
  const problems: ParserError[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: (problem) => problems.push(problem),
  });
  const roots: PageNode[] = [];
  const elements: PageElement[] = [];
  // An explicit stack: a hostile page nests deeper than the call stack goes.
  const waiting: { node: Parsed; parent: PageElement | null; into: PageNode[] }[] = document.childNodes
    .map((node) => ({ node, parent: null, into: roots }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, into } = next;
    const place = node.sourceCodeLocation;
    if (node.nodeName === '#text' && 'value' in node) {
      if (place && parent) {
        into.push({ kind: 'text', text: node.value, parent, start: place.startOffset, end: place.endOffset });
      }
    } else if (node.nodeName === '#comment' && 'data' in node) {
      if (place)
        into.push({
          kind: 'comment',
          text: node.data,
          parent,
          start: place.startOffset,
          end: place.endOffset,
        });
    } else if ('tagName' in node) {
      const element = locateElement(node, parent);
      if (element) {
        into.push(element);
        elements.push(element);
      }
      const home = element ? element.children : into;
      for (const child of node.childNodes.toReversed()) {
        waiting.push({ node: child, parent: element ?? parent, into: home });
      }
    }
  }
  return { html, roots, elements, problems };
}

function locateElement(
  node: DefaultTreeAdapterTypes.Element,
  parent: PageElement | null,
): PageElement | null {
  const place = node.sourceCodeLocation;
  if (!place?.startTag) return null;
  const attributes = new Map<string, PageAttribute>();
  for (const { name, value, prefix } of node.attrs) {
    const key = prefix ? `${prefix}:${name}` : name;
    const range = place.attrs?.[key] ?? place.attrs?.[name];
    if (range) attributes.set(key, { name: key, value, start: range.startOffset, end: range.endOffset });
  }
  return {
    kind: 'element',
    tag: node.tagName,
    attributes,
    parent,
    children: [],
    start: place.startOffset,
    end: place.endOffset,
    openEnd: place.startTag.endOffset,
    closeStart: place.endTag?.startOffset ?? place.endOffset,
  };
}

/** The value of an attribute, or an empty string. */
export function valueOf(element: PageElement, name: string): string {
  return element.attributes.get(name)?.value ?? '';
}

/** The words of the class attribute. */
export function classesOf(element: PageElement): readonly string[] {
  return valueOf(element, 'class').split(/\s+/).filter(Boolean);
}

/** All text inside an element, white space collapsed. */
export function wordsIn(element: PageElement): string {
  return textLeaves(element)
    .map((leaf) => leaf.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text nodes inside an element in order, those of scripts and styles left out. */
export function textLeaves(element: PageElement): readonly TextLeaf[] {
  const found: TextLeaf[] = [];
  const waiting: PageNode[] = element.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'text') found.push(node);
    else if (node.kind === 'element' && node.tag !== 'script' && node.tag !== 'style') {
      waiting.push(...node.children.toReversed());
    }
  }
  return found;
}

/** The elements inside an element, in document order, itself left out. */
export function elementsIn(element: PageElement): readonly PageElement[] {
  const found: PageElement[] = [];
  const waiting = element.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind !== 'element') continue;
    found.push(node);
    waiting.push(...node.children.toReversed());
  }
  return found;
}

/** The element children, text and comments left out. */
export function childElements(element: PageElement): readonly PageElement[] {
  return element.children.filter((child) => child.kind === 'element');
}

/** Whether `inner` lies inside `outer` or is it. */
export function isWithin(inner: PageElement, outer: PageElement): boolean {
  for (let at: PageElement | null = inner; at; at = at.parent) if (at === outer) return true;
  return false;
}
