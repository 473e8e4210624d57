import {
  childElements,
  classesOf,
  elementsIn,
  isWithin,
  textLeaves,
  valueOf,
  wordsIn,
} from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText, indentAt, spliceText, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { foldWord } from '../words/fold-word';
import type { Collection, Item } from './find-items';
import { nameOfItem } from './find-items';
import { findMoney, numberOf, writtenLike } from './money';

/** What a new item says. Texts that are not given are left out rather than made up. */
export type NewItem = {
  readonly title: string;
  readonly price?: string | undefined;
  readonly text?: string | undefined;
  readonly value?: string | undefined;
  /** Whether texts beside the title are the interface's own and stay: in apps. */
  readonly keepsTexts?: boolean | undefined;
};

const slugOf = (text: string) =>
  foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Adds an item to a collection, written like its neighbour, before or after a given item; at the end unless told. */
export function addItem(
  draft: SiteDraft,
  page: string,
  collection: Collection,
  item: NewItem,
  place?: { readonly item: Item; readonly side: 'before' | 'after' },
): void {
  const html = draft.text(page);
  const sample =
    place?.item ??
    collection.items.toReversed().find((candidate) => !hasBadge(candidate)) ??
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
function countClass({ holder, items }: Collection, count: number): Splice[] {
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
      /^(?:p|dd|ul|ol|blockquote|cite|time|small|figcaption)$/.test(candidate.tag) &&
      !elementsIn(candidate).some(({ tag }) => ['a', 'button', 'svg', 'img', 'input'].includes(tag));
    if (!isBadge && !isText) continue;
    if (
      isText &&
      !isBadge &&
      next.text !== undefined &&
      textPlace === null &&
      /^(?:p|dd|blockquote)$/.test(candidate.tag)
    ) {
      textPlace = candidate;
      splices.push({ start: candidate.openEnd, end: candidate.closeStart, text: escapeText(next.text) });
    } else if (
      isText &&
      !isBadge &&
      next.value !== undefined &&
      classesOf(candidate).some((word) => /value|date|time/.test(word))
    ) {
      splices.push({ start: candidate.openEnd, end: candidate.closeStart, text: escapeText(next.value) });
    } else {
      removed.push(candidate);
      splices.push({ ...wholeLines(html, candidate), text: '' });
    }
  }
  for (const badge of elementsIn(title).filter((candidate) => classesOf(candidate).includes('badge')))
    removed.push(badge);
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
  return written.replace(/^(<[^>]*?)\s+data-sample(?:="[^"]*")?/, (_, open: string) => open);
}

/** The old name inside other texts of the item ("New card: Doing"). */
function nameSplices(
  html: string,
  element: PageElement,
  title: PageElement,
  old: string,
  next: string,
): Splice[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(escapeText(old))}(?![\\p{L}\\p{N}])`, 'gu');
  return textLeaves(element)
    .filter((leaf) => !isWithin(leaf.parent, title))
    .flatMap((leaf) =>
      [...html.slice(leaf.start, leaf.end).matchAll(pattern)].map((match) => ({
        start: leaf.start + match.index,
        end: leaf.start + match.index + match[0].length,
        text: escapeText(next),
      })),
    );
}

/** The title's own text; a badge after it goes. */
function titleRange(html: string, title: PageElement): { start: number; end: number } {
  const link = childElements(title).find(({ tag }) => tag === 'a' || tag === 'button');
  const holder = link && wordsIn(link) === wordsIn(title) ? link : title;
  const source = html.slice(holder.openEnd, holder.closeStart);
  const start = holder.openEnd + (source.length - source.trimStart().length);
  return { start, end: Math.max(start, holder.closeStart - (source.length - source.trimEnd().length)) };
}

function priceSplices(
  html: string,
  { price, title, element }: Item,
  next: NewItem,
  removed: readonly PageElement[],
): Splice[] {
  if (!price || removed.some((gone) => isWithin(price.parent, gone))) return [];
  const source = html.slice(price.start, price.end);
  const money = findMoney(source);
  if (!money) return [];
  const isSpecial = next.price === undefined || !/\d/.test(next.price);
  if (next.price === undefined) {
    const holder = price.parent === element || isWithin(title, price.parent) ? null : price.parent;
    return holder
      ? [{ ...wholeLines(html, holder), text: '' }]
      : [{ start: price.start + money.start, end: price.start + money.end, text: '' }];
  }
  const text = writtenLike(next.price, source.slice(money.start, money.end));
  const own: Splice = {
    start: price.start + money.start,
    end: isSpecial ? price.end : price.start + money.end,
    text: escapeText(text),
  };
  // "per month" after "Custom" would be wrong.
  const after = isSpecial
    ? elementsIn(price.parent.parent ?? price.parent).filter(
        (other) =>
          other.start >= price.end && other.parent === price.parent && /^(?:span|small)$/.test(other.tag),
      )
    : [];
  return [own, ...after.map((other) => ({ start: other.start, end: other.end, text: '' }))];
}

function attributeSplices(
  { price }: Item,
  elements: readonly PageElement[],
  old: string,
  next: NewItem,
  all: readonly PageElement[],
  removed: readonly PageElement[],
): Splice[] {
  const taken = new Set(all.map((element) => valueOf(element, 'id')));
  const ids = new Map<string, string>();
  for (const element of elements) {
    const id = valueOf(element, 'id');
    if (!id) continue;
    const base =
      id.includes(slugOf(old)) && slugOf(old) !== '' ? id.replace(slugOf(old), () => slugOf(next.title)) : id;
    let fresh = base;
    for (let number = 2; taken.has(fresh); number += 1) fresh = `${base.replace(/-\d+$/, '')}-${number}`;
    taken.add(fresh);
    ids.set(id, fresh);
  }
  const oldPrice = price ? findMoney(price.text) : null;
  const oldMoney = price && oldPrice ? price.text.slice(oldPrice.start, oldPrice.end) : null;
  return elements
    .filter((element) => !removed.some((gone) => isWithin(element, gone)))
    .flatMap((element) =>
      [...element.attributes.values()].flatMap((attribute) => {
        const value = nextValue(attribute.name, attribute.value, old, next, ids, oldMoney);
        return value === attribute.value
          ? []
          : [
              {
                start: attribute.start,
                end: attribute.end,
                text: `${attribute.name}="${escapeAttribute(value)}"`,
              },
            ];
      }),
    );
}

function nextValue(
  name: string,
  value: string,
  old: string,
  next: NewItem,
  ids: ReadonlyMap<string, string>,
  oldMoney: string | null,
): string {
  if (['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'].includes(name)) {
    return value
      .split(' ')
      .map((id) => ids.get(id) ?? id)
      .join(' ');
  }
  if (name === 'href' && value.startsWith('#')) return `#${ids.get(value.slice(1)) ?? value.slice(1)}`;
  if (name === 'class' || name === 'href' || name === 'd' || name === 'style') return value;
  const isPrice = /price|amount|cost/.test(name);
  if (isPrice && oldMoney !== null && next.price !== undefined) {
    if (value === oldMoney) return writtenLike(next.price, oldMoney);
    if (numberOf(oldMoney) !== null && Number(value) === numberOf(oldMoney))
      return String(numberOf(next.price) ?? 0);
  }
  if (old === '') return value;
  const slug = slugOf(old);
  if (slug !== '' && (value === slug || value.startsWith(`${slug}-`)))
    return slugOf(next.title) + value.slice(slug.length);
  return value.replace(new RegExp(escapePattern(old), 'gu'), () => next.title);
}
