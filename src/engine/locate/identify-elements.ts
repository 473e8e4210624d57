import { findSections, freeName } from './find-sections';
import { classesOf, elementsIn, parsePage } from './page-tree';
import type { PageElement, PageTree } from './page-tree';

/** An element that can be picked, with its name and where it stands in the source of its page. */
export type ElementMark = {
  /** Section id, role word and number among twins: `menu-card-2`. Unique on the page. */
  readonly identifier: string;
  readonly startOffset: number;
  /** Where the start tag ends. */
  readonly startTagEndOffset: number;
  readonly endOffset: number;
  /** Id of the section it stands in; `page` outside all sections. */
  readonly sectionId: string;
  readonly tag: string;
  /** Number among the elements of its section with the same role, from 1. */
  readonly position: number;
  /** How many elements of its section have the same role. */
  readonly twins: number;
};

const unpickable = new Set([
  'body',
  'script',
  'style',
  'template',
  'br',
  'wbr',
  'source',
  'track',
  'noscript',
]);
const headTags = new Set(['html', 'head', 'title', 'meta', 'link', 'base']);

/**
 * Names every element of a page that a person can point at. The name of an element depends on its own section alone,
 * so it stays the same when other sections come, go or move.
 */
export function identifyElements(html: string): ElementMark[] {
  return identifyIn(parsePage(html)).map(({ mark }) => mark);
}

/** Like {@link identifyElements}, each mark with its element of the given tree, in document order. */
export function identifyIn(tree: PageTree): { readonly mark: ElementMark; readonly element: PageElement }[] {
  const sections = findSections(tree);
  const taken = new Set(sections.map(({ id }) => id));
  const named: { mark: ElementMark; element: PageElement }[] = [];
  const drawn = spread(tree, new Set(tree.elements.filter(({ tag }) => tag === 'svg' || tag === 'math')));
  // Shapes inside a drawing are picked as the drawing.
  const isPickable = (element: PageElement) =>
    !unpickable.has(element.tag) && !(element.parent !== null && drawn.has(element.parent));
  for (const { id, element } of sections) {
    named.push({ mark: markOf(element, id, id, 1, 1), element });
    named.push(...nameGroup(elementsIn(element).filter(isPickable), id, taken));
  }
  const inside = spread(tree, new Set(sections.map(({ element }) => element)));
  const inHead = spread(tree, new Set(tree.elements.filter(({ tag }) => tag === 'head')));
  const outside = tree.elements.filter(
    (element) => !inside.has(element) && !inHead.has(element) && !headTags.has(element.tag),
  );
  named.push(...nameGroup(outside.filter(isPickable), 'page', taken));
  return named.sort((one, other) => one.element.start - other.element.start);
}

function nameGroup(elements: readonly PageElement[], sectionId: string, taken: Set<string>) {
  const byRole = new Map<string, PageElement[]>();
  for (const element of elements) {
    const role = roleOf(element, sectionId);
    const twins = byRole.get(role);
    if (twins) twins.push(element);
    else byRole.set(role, [element]);
  }
  return [...byRole].flatMap(([role, twins]) =>
    twins.map((element, index) => {
      const name = twins.length === 1 ? `${sectionId}-${role}` : `${sectionId}-${role}-${index + 1}`;
      return { mark: markOf(element, freeName(name, taken), sectionId, index + 1, twins.length), element };
    }),
  );
}

/** The first class word without the section's name in front of it, else the tag. */
function roleOf(element: PageElement, sectionId: string): string {
  for (const word of classesOf(element)) {
    const role = word.startsWith(`${sectionId}-`) ? word.slice(sectionId.length + 1) : word;
    if (/^[\p{L}\p{N}_-]+$/u.test(role)) return role;
  }
  return element.tag;
}

function markOf(
  element: PageElement,
  identifier: string,
  sectionId: string,
  position: number,
  twins: number,
): ElementMark {
  return {
    identifier,
    startOffset: element.start,
    startTagEndOffset: element.openEnd,
    endOffset: element.end,
    sectionId,
    tag: element.tag,
    position,
    twins,
  };
}

/** The given elements and everything inside them; parents come first in document order. */
function spread(tree: PageTree, roots: ReadonlySet<PageElement>): ReadonlySet<PageElement> {
  const all = new Set(roots);
  for (const element of tree.elements) if (element.parent && all.has(element.parent)) all.add(element);
  return all;
}
