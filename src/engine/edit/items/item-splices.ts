import { wholeLines } from '../draft/splice-text';
import { childElements, elementsIn, isWithin, textLeaves, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { foldWord } from '../words/fold-word';
import type { Item } from './find-items';
import { findMoney, numberOf, writtenLike } from './money';

/** What a new item says. Texts that are not given are left out rather than made up. */
export type NewItem = {
  readonly title: string;
  readonly price?: string | undefined;
  readonly text?: string | undefined;
  readonly value?: string | undefined;
  /** Where its link leads. */
  readonly href?: string | undefined;
  /** Whether texts beside the title are the interface's own and stay: in apps. */
  readonly keepsTexts?: boolean | undefined;
  /** Whether it is the neighbour once more: its group and its mark as a sample stay. */
  readonly isCopy?: boolean | undefined;
};

const slugOf = (text: string) =>
  foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The old name inside other texts of the item ("New card: Doing"). */
export function nameSplices(
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
export function titleRange(html: string, title: PageElement): { start: number; end: number } {
  const link = childElements(title).find(({ tag }) => tag === 'a' || tag === 'button');
  const holder = link && wordsIn(link) === wordsIn(title) ? link : title;
  const source = html.slice(holder.openEnd, holder.closeStart);
  const start = holder.openEnd + (source.length - source.trimStart().length);
  return { start, end: Math.max(start, holder.closeStart - (source.length - source.trimEnd().length)) };
}

const unitWord = String.raw`(?:\/ ?|(?:per|a|an|each|every|pro|je|al|par|por) )\p{L}+`;
const unitOf = (price: string): string =>
  new RegExp(String.raw`(?<=\d\S*? ?)${unitWord}$`, 'iu').exec(price.trim())?.[0] ?? '';
const unitAfter = (text: string): string =>
  new RegExp(String.raw`^\s*${unitWord}`, 'iu').exec(text)?.[0] ?? '';
const lastWord = (unit: string) => /\p{L}+$/u.exec(unit.trim())?.[0].toLowerCase().replace(/^mo$/, 'month').replace(/^yr$/, 'year') ?? ''; // prettier-ignore
const sameUnit = (one: string, other: string) => one !== '' && lastWord(one) === lastWord(other);

export function priceSplices(
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
  const unit = unitOf(next.price);
  const bare = unit === '' ? next.price : next.price.slice(0, -unit.length).trimEnd();
  const text = writtenLike(bare, source.slice(money.start, money.end));
  // "$99/month" beside "$12/month" and "<span>per month</span>": the unit is said once, and as it was told.
  const present = unitAfter(source.slice(money.end));
  const span = elementsIn(price.parent).find((other) => other.start >= price.end && unitAfter(wordsIn(other)) !== ''); // prettier-ignore
  const isSame = sameUnit(unit, present || (span ? wordsIn(span) : ''));
  const own: Splice = {
    start: price.start + money.start,
    end: isSpecial ? price.end : price.start + money.end + (unit !== '' && !isSame ? present.length : 0),
    text:
      escapeText(text) +
      (unit === '' || isSame || span ? '' : escapeText(unit.startsWith('/') ? unit : ` ${unit}`)),
  };
  if (span && unit !== '' && !isSame)
    return [own, { start: span.openEnd, end: span.closeStart, text: escapeText(unit) }];
  // "per month" after "Custom" would be wrong.
  const after = isSpecial
    ? elementsIn(price.parent.parent ?? price.parent).filter(
        (other) =>
          other.start >= price.end && other.parent === price.parent && /^(?:span|small)$/.test(other.tag),
      )
    : [];
  return [own, ...after.map((other) => ({ start: other.start, end: other.end, text: '' }))];
}

export function attributeSplices(
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
        // The neighbour's group need not be the new thing's.
        if (attribute.name === 'data-group' && !next.isCopy)
          return [{ start: attribute.start - 1, end: attribute.end, text: '' }];
        const isLink = attribute.name === 'href' && next.href !== undefined;
        const value = isLink
          ? (next.href ?? '')
          : nextValue(attribute.name, attribute.value, old, next, ids, oldMoney);
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
