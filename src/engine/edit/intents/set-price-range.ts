import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { findMoney, numberOf, writtenLike } from '../items/money';
import { homesFor, typesOf } from '../items/thing-types';
import type { SectionPlace } from '../target/target';
import { moneyOfWords } from './set-price';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

const amount = String.raw`[€$£]? ?\d[\d.,]*(?: ?(?:€|kr|chf|eur|euros?|dollars?|pounds?|usd|gbp))?`;
const ends = String.raw`(?<low>${amount}) ?(?:to|-|–|and|until|up to) ?(?<high>${amount})`;
const about = String.raw`(?: (?:of|for|in|on) (?<where>.+?))?`;

const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:change|make|use|put) price range${about}(?: from \\S+ ?(?:to|-|–) ?\\S+)? (?:to|at|is|be|between|from) (?:between |from )?${ends}$`,
  ),
  new RegExp(
    `^(?:change|make|use|put) (?<where>.+? )price range (?:to|be|at|between|from) (?:between |from )?${ends}$`,
  ),
  new RegExp(
    `^price range${about} (?:is|should be|must be|to|:|goes from|now) (?:now |from |between )?${ends}$`,
  ),
  new RegExp(
    `^(?:change|make|put|let) (?:all )?prices${about} (?:from \\S+ ?(?:-|–) ?\\S+ to|range|be|go|run|start|to|lie)? ?(?:range )?(?:from |between )?${ends}$`,
  ),
  new RegExp(
    `^prices${about} (?:should |must )?(?:are|be|range|go|run|lie)(?: now)? (?:from |between )?${ends}$`,
  ),
];

// “Ticket prices between 60 and 180”: of one list.
const own = new RegExp(
  `^(?:change|make|put|let)? ?(?<where>(?:\\S+ ){1,2}?)prices? (?:range )?(?:(?:should|must|to|be|is|are|go|goes|run|now|from|between) )*${ends}$`,
);

/** Moves all prices of a list into a new range: the lowest and the highest are as told, the others keep their distance. */
export const setPriceRange: Intent = {
  name: 'set-price',
  attempt(step) {
    for (const form of [...forms, own]) {
      const match = matchPhrase(step.part, form);
      const low = match?.low ? numberOf(match.low.text) : null;
      const high = match?.high ? numberOf(match.high.text) : null;
      if (low === null || high === null || low >= high) continue;
      const where = match?.where?.plain.replace(/^(?:all|price|prices) ?/, '').trim() ?? '';
      const homes = where ? homesNamed(step, where) : undefined;

      const priced = everyItem(step.draft, step.page, homes).filter((place) => amountOf(place) !== null);
      const kept = homes ? priced : priced.filter(({ section }) => section.type === priced[0]?.section.type);
      return kept.length === 0
        ? refuse('not-found', 'I found nothing with a price on this site.')
        : stretch(step, kept, low, high, moneyOfWords(match?.high?.text ?? ''));
    }
    return null;
  },
};

/** The lists that a word names: a section, or where such things stand. */
function homesNamed(step: Step, where: string): readonly SectionPlace[] {
  const named = findNamedSections(step.draft, where, step.page, true);
  return named.length > 0 ? named : homesFor(step, typesOf(where));
}

function amountOf({ item }: ItemPlace): number | null {
  const money = item.price ? findMoney(item.price.text) : null;
  const number = item.price && money ? numberOf(item.price.text.slice(money.start, money.end)) : null;
  return number !== null && number > 0 ? number : null;
}

function stretch(step: Step, places: readonly ItemPlace[], low: number, high: number, told: string) {
  const amounts = places.map((place) => amountOf(place) ?? 0);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const isWhole = [...amounts, low, high].every(Number.isInteger);
  const next = (old: number): number => {
    const share = most === least ? 0 : (old - least) / (most - least);
    const value = low + share * (high - low);
    if (old === least || old === most) return old === most && most !== least ? high : low;
    return isWhole ? Math.round(value) : Math.round(value * 10) / 10;
  };
  for (const page of new Set(places.map((place) => place.page))) {
    const html = step.draft.text(page);
    const own = places.filter(
      (place, at) =>
        place.page === page &&
        places.findIndex(
          (other) => other.page === page && other.item.price?.start === place.item.price?.start,
        ) === at,
    );
    step.draft.splice(
      page,
      own.flatMap((place) => priceChange(html, place, next(amountOf(place) ?? 0), told)),
    );
  }
  const names = [...new Set(places.map(({ item }) => nameOfItem(item)))];
  const sample = likeTold(told, places[0]?.item.price?.text ?? '');
  const said = (value: number) => writtenLike(written(value, sample), sample);
  return done(
    'Prices',
    `${said(low)} to ${said(high)}, ${names.length} things`,
    `The prices run from ${said(low)} to ${said(high)} now, in the same order as before.`,
  );
}

const signOf = (money: string): string => money.replace(/[\d.,\s’']/g, '');

/** The price to write like: the old one, or the told one where that has another currency. */
function likeTold(told: string, old: string): string {
  const sign = signOf(told);
  return sign !== '' && findMoney(told) && sign !== signOf(old) ? told : old;
}

function priceChange(html: string, { item }: ItemPlace, value: number, told: string) {
  if (!item.price) return [];
  const source = html.slice(item.price.start, item.price.end);
  const money = findMoney(source);
  if (!money) return [];
  const old = likeTold(told, source.slice(money.start, money.end));
  const splices = [
    {
      start: item.price.start + money.start,
      end: item.price.start + money.end,
      text: writtenLike(written(value, old), old),
    },
  ];
  const attribute = item.element.attributes.get('data-price');
  if (attribute) splices.push({ start: attribute.start, end: attribute.end, text: `data-price="${value}"` });
  return splices;
}

/** A number with the decimals and the comma of a price. */
function written(value: number, sample: string): string {
  const comma = /\d,\d{1,2}(?!\d)/.test(sample);
  const text =
    Number.isInteger(value) && !/\d[.,]\d{2}(?!\d)/.test(sample) ? String(value) : value.toFixed(2);
  return comma ? text.replace('.', ',') : text;
}
