import { childElements, classesOf, parsePage, valueOf } from './page-tree';
import type { PageElement, PageTree } from './page-tree';

/** A block of a page: a marked section of a made site, or any section, header or footer of another. */
export type PageSection = {
  /** Unique on the page: the id, or a name made from what the section is. */
  readonly id: string;
  /** The word of `data-section`, or null on a page that was not made here. */
  readonly type: string | null;
  readonly element: PageElement;
};

const blockTags = new Set(['section', 'header', 'footer', 'article', 'aside', 'nav', 'form']);
const silentTags = new Set(['script', 'style', 'template', 'link', 'meta', 'noscript', 'br', 'hr']);

/** The sections of a page in document order: header first, footer last on a made page. */
export function findSections(page: PageTree | string): readonly PageSection[] {
  const tree = typeof page === 'string' ? parsePage(page) : page;
  const body = tree.elements.find((element) => element.tag === 'body') ?? null;
  const main = tree.elements.find((element) => element.tag === 'main') ?? null;
  const taken = new Set<string>();
  const sections: PageSection[] = [];
  // Parents come first in document order, so one pass knows what already lies in a section.
  const covered = new Set<PageElement>();
  for (const element of tree.elements) {
    const isInside = element.parent !== null && covered.has(element.parent);
    if (!isInside && !isSectionRoot(element, body, main)) continue;
    covered.add(element);
    if (isInside) continue;
    const type = valueOf(element, 'data-section') || null;
    sections.push({ id: freeName(nameOf(element, type), taken), type, element });
  }
  return sections;
}

function isSectionRoot(element: PageElement, body: PageElement | null, main: PageElement | null): boolean {
  if (element.attributes.has('data-section')) return element !== body && element !== main;
  if (silentTags.has(element.tag) || element.tag === 'main') return false;
  if (['section', 'header', 'footer'].includes(element.tag)) return body !== null || element.parent === null;
  const inMain = main !== null && element.parent === main;
  // A lone wrapper around everything is no section: its children are.
  if (inMain)
    return (
      childElements(main).length > 1 && !childElements(element).some((child) => blockTags.has(child.tag))
    );
  return blockTags.has(element.tag) && element.parent === body && element.tag !== 'form';
}

function nameOf(element: PageElement, type: string | null): string {
  if (type === 'nav' || type === 'footer') return type;
  const id = valueOf(element, 'id');
  if (id) return id;
  if (type) return type;
  if (element.tag === 'header') return 'nav';
  if (element.tag === 'footer') return 'footer';
  return classesOf(element)[0] ?? element.tag;
}

/** The name, or the name with the first free number from 2 on; marks the answer as taken. */
export function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  taken.add(free);
  return free;
}
