import {
  childElements,
  classesOf,
  elementsIn,
  isWithin,
  textLeaves,
  valueOf,
  wordsIn,
} from '../../locate/page-tree';
import type { PageElement, TextLeaf } from '../../locate/page-tree';
import type { PageSection } from '../../locate/find-sections';
import { findMoney } from './money';

/** One of several like things in a section: a dish, plan, person, question. */
export type Item = {
  readonly element: PageElement;
  readonly title: PageElement;
  /** The text that gives its price, when it has one. */
  readonly price: TextLeaf | null;
};

/** Like things that stand together, with the heading over them when they are one group of several. */
export type Collection = {
  readonly holder: PageElement;
  readonly items: readonly Item[];
  readonly group: string | null;
};

const skippedClasses = /^(?:actions|filters|tabs|crumbs|clock|steps-nav|field|form|stars)$/;
const titleTags = /^(?:h[1-6]|dt|summary|strong|b|th|legend)$/;

// Asked for again and again while a command is tried on each thing that it may be about.
const collections = new WeakMap<PageSection, readonly Collection[]>();

/** The collections of a section, largest first; those whose items are groups of things come last. */
export function findCollections(section: PageSection): readonly Collection[] {
  const known = collections.get(section) ?? readCollections(section);
  collections.set(section, known);
  return known;
}

function readCollections(section: PageSection): readonly Collection[] {
  const found: Collection[] = [];
  for (const holder of [section.element, ...elementsIn(section.element)]) {
    if (
      ['svg', 'nav', 'head', 'select', 'table', 'tr', 'p', 'thead'].includes(holder.tag) ||
      classesOf(holder).some((word) => skippedClasses.test(word))
    )
      continue;
    const items = itemsOf(holder);
    // What a plan includes is part of it; ticked off things with a heading each are things of their own.
    if (
      classesOf(holder).some((word) => /^(?:ticks|checks)$/.test(word)) &&
      !items.some(({ title }) => /^h[2-6]$/.test(title.tag))
    )
      continue;
    if (
      items.length >= 2 ||
      (items.length === 1 && (/^(?:ul|ol|dl)$/.test(holder.tag) || items[0]?.element.tag === 'details'))
    )
      found.push({ holder, items, group: groupOf(holder) });
  }
  const inside = (holder: PageElement) =>
    found.find(
      (other) =>
        other.holder !== holder &&
        other.items.length > 1 &&
        other.items.some(({ element }) => isWithin(holder, element)),
    );
  // A list of bare words inside an item ("5 users") is part of it; one of titled things makes the item a group of them.
  const kept = found.filter(
    ({ holder, items }) =>
      inside(holder) === undefined ||
      items.some(({ element, title }) => title !== element && !isWithin(element, title)),
  );
  const isGroups = ({ items }: Collection) =>
    kept.some((other) =>
      items.some(({ element }) => other.holder !== element && isWithin(other.holder, element)),
    );
  return kept.toSorted(
    (one, other) => Number(isGroups(one)) - Number(isGroups(other)) || other.items.length - one.items.length,
  );
}

/** An element read as one thing; null when nothing in it gives it a name. */
export function itemAt(element: PageElement): Item | null {
  const title = titleElement(element);
  return title ? { element, title, price: priceLeaf(element, title) } : null;
}

function itemsOf(holder: PageElement): readonly Item[] {
  const children = childElements(holder).filter(({ tag }) => !['script', 'template', 'style'].includes(tag));
  const counts = new Map<string, number>();
  for (const child of children) counts.set(child.tag, (counts.get(child.tag) ?? 0) + 1);
  const main = [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
  if (!main || !/^(?:li|article|div|details|figure|section|tr|a|blockquote|label)$/.test(main)) return [];
  if (
    holder.tag !== 'ul' &&
    holder.tag !== 'ol' &&
    holder.tag !== 'dl' &&
    (counts.get(main) ?? 0) < children.length * 0.6
  )
    return [];
  const items = children.filter(({ tag }) => tag === main).flatMap((element) => itemAt(element) ?? []);
  // The heading over the others is none of them.
  const others = items.filter(({ title }) => !/^h[12]$/.test(title.tag));
  return others.length > 0 ? others : items;
}

/** The element that names an item. A list entry of bare text is its own title. */
export function titleElement(item: PageElement): PageElement | null {
  const inside = elementsIn(item);
  const titled =
    // A time in bold letters is no name, nor is the number of a step over its heading.
    inside.find(
      (element) =>
        titleTags.test(element.tag) &&
        !/^\d{1,2}[:.]\d\d/.test(wordsIn(element)) &&
        !(isNumber(element) && inside.some(({ tag }) => /^h[1-6]$/.test(tag))),
    ) ?? // prettier-ignore
    inside.find((element) => classesOf(element).some((word) => /(?:^|-)(?:title|name)$/.test(word))) ??
    // A review goes by who said it.
    (inside.some(({ tag }) => tag === 'blockquote')
      ? (inside.find(({ tag }) => tag === 'cite') ?? inside.find(({ tag }) => tag === 'figcaption'))
      : undefined);
  if (titled) return titled;
  const caption = inside.find(({ tag }) => tag === 'figcaption');
  if (caption && wordsIn(caption) === wordsIn(item)) return caption;
  if (/^(?:li|a|label|blockquote)$/.test(item.tag) && wordsIn(item) !== '') {
    const link = inside.find(({ tag }) => tag === 'a' || tag === 'button');
    return link && wordsIn(link) === wordsIn(item) ? link : item;
  }
  return null;
}

/** Whether an element shows nothing but the number of a thing in its list. */
export const isNumber = (element: PageElement): boolean =>
  /^(?:b|strong|span|i|em|p)$/.test(element.tag) && /^0?\d{1,2}\.?$/.test(wordsIn(element));

function priceLeaf(item: PageElement, title: PageElement): TextLeaf | null {
  // "What does it cost?": a question whose answer names a sum costs nothing itself.
  if (/\?\s*$/u.test(wordsIn(title))) return null;
  const leaves = textLeaves(item).filter((leaf) => !isWithin(leaf.parent, title) || leaf.parent === item);
  return leaves.find((leaf) => findMoney(leaf.text) !== null) ?? null;
}

/** The heading right over a collection in the same block: "Breads". */
function groupOf(holder: PageElement): string | null {
  const siblings = holder.parent ? childElements(holder.parent) : [];
  const before = siblings[siblings.indexOf(holder) - 1];
  return before && /^h[3-6]$/.test(before.tag) ? wordsIn(before) : null;
}

/** An item's title as read. A badge inside the title is no part of it. */
export function nameOfItem(item: Item): string {
  const own = item.title.children.flatMap((child) => (child.kind === 'text' ? [child.text] : []));
  const words = own.join(' ').replace(/\s+/g, ' ').trim();
  return words || wordsIn(item.title) || valueOf(item.element, 'aria-label');
}
