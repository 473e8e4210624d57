import { elementsIn } from '../../locate/page-tree';
import { escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import type { Step } from '../intent';
import type { ItemPlace } from './find-item';
import { nameOfItem } from './find-items';
import { findMoney, numberOf } from './money';

/** The price of a thing as it stands; empty where it has none. */
export function moneyOf({ item }: ItemPlace): string {
  const money = item.price ? findMoney(item.price.text) : null;
  return item.price && money ? item.price.text.slice(money.start, money.end) : '';
}

/** What turns the price of a thing, and the amounts its attributes keep for scripts, into another. */
export function priceChange(html: string, { item }: ItemPlace, next: string): Splice[] {
  if (!item.price) return [];
  const source = html.slice(item.price.start, item.price.end);
  const money = findMoney(source);
  if (!money) return [];
  const old = source.slice(money.start, money.end);
  const number = numberOf(old);
  const splices: Splice[] = [
    { start: item.price.start + money.start, end: item.price.start + money.end, text: escapeText(next) },
  ];
  for (const element of [item.element, ...elementsIn(item.element)]) {
    for (const attribute of element.attributes.values()) {
      if (!/^data-.*(?:price|amount|cost)|^data-price/.test(attribute.name)) continue;
      const value =
        attribute.value === old
          ? next
          : number !== null && Number(attribute.value) === number
            ? String(numberOf(next) ?? attribute.value)
            : null;
      if (value !== null)
        splices.push({ start: attribute.start, end: attribute.end, text: `${attribute.name}="${value}"` });
    }
  }
  return splices;
}

// Money that nobody counts in hundredths.
const wholeOnly = /¥|₩|kr\b|Ft|Kč|HUF|JPY|SEK|NOK|DKK|CZK/u;

/**
 * The new amount with the same marks as the old price. One that was whole gets hundredths where it needs them, in
 * money that has any.
 */
export function scaledPrice(old: string, value: number): string {
  const own = /[.,](\d{1,2})(?!\d)/.exec(old)?.[1]?.length ?? 0;
  const cents = Math.round(value * 100) / 100;
  const isWhole = own === 0 && (Number.isInteger(cents) || wholeOnly.test(old));
  const decimals = isWhole ? 0 : 2;
  const isComma = own > 0 ? /\d,\d{1,2}(?!\d)/.test(old) : /\d\s?(?:€|zł|TL)|^€.*\d\.\d{3}/.test(old);
  const plain = value.toFixed(decimals).replace('.', isComma ? ',' : '.');
  const group = /\d([.,’'\u202f\u00a0 ])\d{3}(?!\d)/.exec(old)?.[1];
  const text = group ? plain.replace(/\B(?=(?:\d{3})+(?!\d))(?<![.,]\d*)/g, group) : plain;
  return old.replace(/\d[\d.,’']*/, () => text);
}

/** The first prices as they will stand, for an answer: "Merino 20 €, Alpaka 24 €, …". */
export function tellPrices(
  places: readonly ItemPlace[],
  next: (old: string, number: number) => string,
): string {
  const told = new Map(
    places.flatMap((place): [string, string][] => {
      const old = moneyOf(place);
      const number = numberOf(old);
      return number === null ? [] : [[nameOfItem(place.item), next(old, number)]];
    }),
  );
  const first = [...told].slice(0, 3).map(([name, price]) => `${name} ${price}`);
  return `${first.join(', ')}${told.size > 3 ? ` and ${told.size - 3} more` : ''}`;
}

/** Writes the prices of things anew, each from how it stands and its number; answers how many places changed. */
export function rewritePrices(
  step: Step,
  places: readonly ItemPlace[],
  next: (old: string, number: number) => string,
): number {
  let count = 0;
  // A thing that several words name is written once.
  const starts = new Map(places.map((place) => [`${place.page} ${place.item.price?.start}`, place]));
  for (const page of new Set(places.map((place) => place.page))) {
    const html = step.draft.text(page);
    const splices = [...starts.values()]
      .filter((place) => place.page === page)
      .flatMap((place) => {
        const old = moneyOf(place);
        const number = numberOf(old);
        return number === null ? [] : priceChange(html, place, next(old, number));
      });
    count += splices.length;
    step.draft.splice(page, splices);
  }
  return count;
}
