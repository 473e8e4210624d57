import { classesOf, elementsIn, isWithin } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText, indentAt, spliceText, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import type { Collection, Item } from './find-items';
import { nameOfItem } from './find-items';
import type { NewItem } from './item-splices';
import { titleRange, attributeSplices, nameSplices, priceSplices } from './item-splices';

/** Adds an item to a collection, written like its neighbour, before or after a given item; at the end unless told. */
export function addItem(
  draft: SiteDraft,
  page: string,
  collection: Collection,
  item: NewItem,
  place?: { readonly item: Item; readonly side: 'before' | 'after' },
): void {
  const html = draft.text(page);
  const plain = collection.items.toReversed().filter((candidate) => !hasBadge(candidate));
  const dated = item.value === undefined ? undefined : plain.find(({ element }) => elementsIn(element).some((one) => one.tag === 'time' || isValue(one))); // prettier-ignore
  const sample =
    dated ??
    (place?.item.price || item.price === undefined ? place?.item : undefined) ??
    (item.price === undefined ? undefined : plain.find(({ price }) => price !== null)) ??
    place?.item ??
    plain[0] ??
    collection.items.at(-1);
  if (!sample) return;
  const anchor = place ?? { item: collection.items.at(-1) ?? sample, side: 'after' as const };
  const copy = writeLike(html, sample, item, draft.tree(page).elements);
  const { element } = anchor.item;
  const indent = indentAt(html, element.start);
  const isOwnLine = /(?:^|\n)[ \t]*$/.test(html.slice(0, element.start));
  const gap = isOwnLine ? `\n${indent}` : '';
  const splice: Splice =
    anchor.side === 'after'
      ? { start: element.end, end: element.end, text: gap + copy }
      : { start: element.start, end: element.start, text: copy + gap };
  draft.splice(page, [splice, ...countClass(collection, collection.items.length + 1)]);
}

/** Takes items out of a collection; the class that counts them follows. */
export function removeItems(
  draft: SiteDraft,
  page: string,
  collection: Collection,
  gone: readonly Item[],
): void {
  const html = draft.text(page);
  draft.splice(page, [
    ...gone.map(({ element }) => ({ ...wholeLines(html, withSampleNote(html, element)), text: '' })),
    ...countClass(collection, collection.items.length - gone.length),
  ]);
}

function withSampleNote(html: string, element: PageElement): { start: number; end: number } {
  const siblings = element.parent?.children ?? [];
  const before = siblings
    .slice(0, siblings.indexOf(element))
    .findLast((node) => node.kind !== 'text' || node.text.trim() !== '');
  const isNote =
    before?.kind === 'comment' &&
    html.slice(before.end, element.start).trim() === '' &&
    siblings.indexOf(before) > 0;
  return { start: isNote && before ? before.start : element.start, end: element.end };
}

/** `of-3` on the holder becomes `of-4`: the grid chooses its columns by it. */
export function countClass({ holder, items }: Collection, count: number): Splice[] {
  const attribute = holder.attributes.get('class');
  const word = `of-${items.length}`;
  if (!attribute || !classesOf(holder).includes(word)) return [];
  const next = classesOf(holder)
    .map((one) => (one === word ? `of-${count}` : one))
    .join(' ');
  return [{ start: attribute.start, end: attribute.end, text: `class="${escapeAttribute(next)}"` }];
}

function hasBadge(item: Item): boolean {
  return (
    elementsIn(item.element).some((element) => classesOf(element).includes('badge')) ||
    classesOf(item.element).some((word) => /featured|marked|popular|lead/.test(word))
  );
}

const isValue = (element: PageElement): boolean =>
  classesOf(element).some((word) => /value|date|time|leaf$|^year$/.test(word));

/** An item's source with other words. */
function writeLike(html: string, sample: Item, next: NewItem, all: readonly PageElement[]): string {
  const { element, title, price } = sample;
  const old = nameOfItem(sample);
  const splices: Splice[] = [];
  const removed: PageElement[] = [];
  const inside = elementsIn(element);
  const isKept = (candidate: PageElement) =>
    isWithin(title, candidate) ||
    (price !== null && isWithin(price.parent, candidate)) ||
    isWithin(candidate, title);
  let textPlace: PageElement | null = null;
  for (const candidate of inside) {
    if (removed.some((gone) => isWithin(candidate, gone)) || isKept(candidate)) continue;
    const isBadge = classesOf(candidate).includes('badge') && next.keepsTexts !== true;
    const isText =
      next.keepsTexts !== true &&
      /^(?:p|dd|ul|ol|blockquote|cite|time|small|figcaption|details)$/.test(candidate.tag) &&
      !elementsIn(candidate).some(({ tag }) => ['a', 'button', 'svg', 'img', 'input'].includes(tag));
    if (!isBadge && !isText) continue;
    const isDay = next.value !== undefined && isValue(candidate);
    if (
      isText &&
      !isBadge &&
      !isDay &&
      next.text !== undefined &&
      textPlace === null &&
      /^(?:p|dd|blockquote)$/.test(candidate.tag) &&
      // A day or a place over the name is no text of its own.
      !classesOf(candidate).some((word) => /-(?:date|length|meta)$|^kicker$/.test(word))
    ) {
      textPlace = candidate;
      splices.push({ start: candidate.openEnd, end: candidate.closeStart, text: escapeText(next.text) });
    } else if (isText && !isBadge && isDay && next.value !== undefined) {
      splices.push({ start: candidate.openEnd, end: candidate.closeStart, text: escapeText(next.value) });
    } else {
      removed.push(candidate);
      splices.push({ ...wholeLines(html, candidate), text: '' });
    }
  }
  for (const badge of elementsIn(title).filter((candidate) => classesOf(candidate).includes('badge')))
    removed.push(badge);
  // The neighbour says no more than its name, this one does.
  if (
    next.text !== undefined &&
    next.keepsTexts !== true &&
    textPlace === null &&
    title !== element &&
    /^h[2-6]$/.test(title.tag)
  ) {
    splices.push({
      start: title.end,
      end: title.end,
      text: `\n${indentAt(html, title.start)}<p>${escapeText(next.text)}</p>`,
    });
  }
  const titleText =
    title === element ? { start: title.openEnd, end: title.closeStart } : titleRange(html, title);
  splices.push({ ...titleText, text: escapeText(next.title) });
  splices.push(...priceSplices(html, sample, next, removed));
  splices.push(...attributeSplices(sample, [element, ...inside], old, next, all, removed));
  if (next.keepsTexts) splices.push(...nameSplices(html, element, title, old, next.title));
  const shifted = splices
    .filter((splice) => splice.start >= element.start && splice.end <= element.end)
    .filter(
      (splice, index, list) =>
        !list.some(
          (other, at) =>
            at !== index &&
            other.start <= splice.start &&
            other.end >= splice.end &&
            (other.end - other.start > splice.end - splice.start || at < index),
        ),
    )
    .map((splice) => ({ ...splice, start: splice.start - element.start, end: splice.end - element.start }));
  const written = spliceText(html.slice(element.start, element.end), shifted);
  if (next.isCopy) return written;
  return written.replace(/^(<[^>]*?)\s+data-sample(?:="[^"]*")?/, (_, open: string) => open);
}
