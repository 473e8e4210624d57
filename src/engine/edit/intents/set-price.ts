import { escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { replaceEverywhere } from '../facts/scan-text';
import { countOf, done, doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { foreignItems, inOwnForm } from '../items/foreign-lists';
import { everyItem } from '../items/find-item';
import { bareName, findThings, namesOf } from '../items/find-things';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { findMoney, numberOf, writtenLike } from '../items/money';
import { homesFor, typesOf } from '../items/thing-types';
import { findNamedSections } from '../target/find-named-sections';
import { elementsIn } from '../../locate/page-tree';
import { pickedTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';

/** Sets the price of a named thing, or moves all prices by a share. */
export const setPrice: Intent = {
  name: 'set-price',
  attempt(step) {
    return shareAttempt(step) ?? singleAttempt(step) ?? pickedAttempt(step);
  },
};

const price = String.raw`(?<price>"…"|(?:(?:chf|eur|usd|gbp|kr) )?[€$£¥]? ?\d[^ ]*(?: (?:kr|€|eur|usd|zł|chf|tl|euros?|dollars?|pounds?|pesos|reais|lira|₪|شيكل|درهم))?|\S*\d\S*|free|custom)`;
const after = String.raw`(?: (?:per|a|each|every|\/) ?\S+| (?:month|year|night|week|day|hour|person|visit|piece|kilo|kg)|/\S+| each| now)?$`;
const singles: readonly RegExp[] = [
  new RegExp(String.raw`^(?:change|make|raise|lower) (?<name>.+?) from \S*\d\S* to ${price}${after}`),
  new RegExp(
    String.raw`^(?:change|make|raise|lower|increase|reduce|put|drop) (?:price|cost|fee|rate) (?:of|for|on) (?<name>.+?) (?:to|at|is|as|be) ${price}${after}`,
  ),
  new RegExp(
    String.raw`^(?:change|make|raise|lower|increase|reduce|put|drop) (?<name>.+?)(?:'s)? (?:price|cost|fee|rate)(?: (?:from \S+ )?(?:to|at|is|as|be))? ${price}${after}`,
  ),
  new RegExp(
    String.raw`^(?:price|cost) (?:of|for) (?<name>.+?) (?:is|should be|:|to) (?:now )?${price}${after}`,
  ),
  new RegExp(
    String.raw`^(?<name>.+?)(?:'s)? (?:price|cost|fee) (?:is|should be|:|to|now) (?:now )?(?:only )?${price}${after}`,
  ),
  new RegExp(
    String.raw`^(?<name>.+?) (?:costs?|is now|are now|should cost|should be|now costs?|now|is priced at|went up to|goes up to|has gone up to|is|are|for|:) (?:now )?(?:only )?${price}${after}`,
  ),
  new RegExp(String.raw`^(?:change|make|put) (?<name>.+?) (?:to|cost|at|for) ${price}${after}`),
  new RegExp(String.raw`^(?:change|make) (?<name>.+?) (?<price>[€$£¥]\S*\d\S*|\S*\d\S*(?:€|kr)|free)$`),
  new RegExp(String.raw`^(?:make |change )?(?<name>.+?) ${price}$`),
];

function singleAttempt(step: Step): StepResult | null {
  const { plain } = step.part;
  if (/^(?:add|remove|move|show|hide|duplicate)\b/.test(plain) && !/^remove in\b/.test(plain)) return null;
  let missing: StepResult | null = null;
  for (const form of singles) {
    const match = matchPhrase(step.part, form);
    if (!match?.name || !match.price) continue;
    if (!/\d/.test(match.price.text) && !/free|custom/i.test(match.price.text)) continue;
    const isSaid = /\b(?:price|cost|costs|fee|rate)\b/.test(plain);
    const isMoney = findMoney(moneyOfWords(match.price.text)) !== null;
    // "Change the third question to 12" is about no price: a bare number needs a thing that has one.
    // "Raise the price to £89": where a single thing has one.
    const sole = /^(?:price|cost|fee)s?$/.test(match.name.plain) && pricedNames(step).length === 1;
    const named = sole
      ? everyItem(step.draft, step.page).filter(({ item }) => item.price !== null)
      : findThings(step, match.name);
    const priced = named.filter(({ item }) => item.price !== null);
    if (priced.length === 0) {
      if (isSaid || isMoney || /\d[.,]\d\d$/.test(match.price.plain))
        missing ??= refuse(
          'not-found',
          named.length > 0
            ? `“${nameOfItem((named[0] as ItemPlace).item)}” has no price on this site.`
            : `I found nothing called “${bareName(match.name.text)}” with a price.`,
          pricedNames(step).map((name) => `change the price of ${name} to ${match.price?.text ?? ''}`),
        );
      continue;
    }
    const isBareForm = form === singles.at(-1);
    if (
      !isSaid &&
      !isMoney &&
      (!/^\d+(?:[.,]\d{1,2})?$/.test(match.price.plain) || (isBareForm && priced.length > 4))
    )
      continue;
    const names = namesOf(priced);
    if (names.length > 1)
      return refuse(
        'ambiguous',
        `Which one: ${names.slice(0, 4).join(', ')}?`,
        names.slice(0, 4).map((name) => `change the price of ${name} to ${match.price?.text ?? ''}`),
      );
    return setPrices(step, priced, moneyOfWords(match.price.text));
  }
  return missing;
}

/** "15 euros" as `15 €`, "12 dollars" as `$12`. */
export function moneyOfWords(text: string): string {
  return text
    .replace(/\s*(?:euros?|eur)$/i, ' €')
    .replace(/^(.*\d)\s*dollars?$/i, (_, amount: string) => `$${amount}`)
    .replace(/^(.*\d)\s*(?:pounds?|quid)$/i, (_, amount: string) => `£${amount}`);
}

/** The first names with a price, for suggestions. */
function pricedNames(step: Step): readonly string[] {
  const priced = everyItem(step.draft, step.page).filter(({ item }) => item.price !== null);
  return namesOf(priced).slice(0, 3);
}

function pickedAttempt(step: Step): StepResult | null {
  const match = step.picked
    ? matchPhrase(
        step.part,
        new RegExp(
          String.raw`^(?:change|make|price|it|this)(?: price)?(?: (?:of )?(?:it|this))?(?: price)? (?:to|costs?|is|at|should cost|should be) ${price}$`,
        ),
      )
    : null;
  const picked = match ? pickedTarget(step)?.places[0] : undefined;
  if (!match?.price || !picked || findMoney(match.price.text) === null) return null;
  const place = everyItem(step.draft, picked.page).find(
    ({ page, item }) =>
      page === picked.page &&
      picked.element.start >= item.element.start &&
      picked.element.end <= item.element.end,
  );
  return place?.item.price ? setPrices(step, [place], match.price.text) : null;
}

function setPrices(step: Step, found: readonly ItemPlace[], wanted: string): StepResult {
  const { draft } = step;
  const places = found.filter(
    (place, index) =>
      found.findIndex(
        (other) => other.page === place.page && other.item.price?.start === place.item.price?.start,
      ) === index,
  );
  const first = places[0] as ItemPlace;
  const name = nameOfItem(first.item);
  const old = moneyOf(first);
  const next = writtenLike(signOf(wanted) === signOf(old) ? wanted.replace(/[^\d.,]/g, '') : wanted, old);
  if (old === next) return refuse('nothing-to-change', `${name} costs ${old} already.`);
  const isUnique = everyItem(draft, step.page).every(
    (other) => moneyOf(other) !== old || nameOfItem(other.item) === name,
  );
  for (const page of new Set(places.map((place) => place.page))) {
    const html = draft.text(page);
    draft.splice(
      page,
      places.filter((place) => place.page === page).flatMap((place) => priceChange(html, place, next)),
    );
  }
  const abroad = foreignItems(draft, places).filter(({ item }) => item.price !== null);
  for (const place of abroad)
    draft.splice(
      place.page,
      priceChange(draft.text(place.page), place, inOwnForm(next, place.item.price?.text ?? '')),
    );
  // Elsewhere the price is spoken of too: "Studio is $29 a month". Only when no other thing costs the same.
  const digit = String.raw`(?<![\d.,])`;
  const others =
    isUnique && /\d/.test(old)
      ? replaceEverywhere(
          draft,
          new RegExp(`${/^\d/.test(old) ? digit : ''}${escapePattern(old)}(?![\\d]|[.,]\\d)`, 'gu'),
          (_, kind) => (kind === 'attribute' ? null : next),
        )
      : 0;
  const count = places.length + abroad.length + others;
  return doneTo(
    name,
    `Price of ${name}`,
    `${old} became ${next}, ${countOf(count, 'place')}`,
    /\d/.test(next)
      ? `${name} costs ${next} now${abroad.length > 0 ? ', in every language' : ''}.`
      : `The price of ${name} is “${next}” now.`,
  );
}

const signOf = (money: string): string => money.replace(/[\d.,\s’']/g, '');

export function moneyOf({ item }: ItemPlace): string {
  const money = item.price ? findMoney(item.price.text) : null;
  return item.price && money ? item.price.text.slice(money.start, money.end) : '';
}

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

function shareAttempt(step: Step): StepResult | null {
  const match =
    matchPhrase(
      step.part,
      /^(?<way>increase|raise|lower|reduce|decrease|drop|cut|make|remove|discount|put|move) (?:all |every )?(?:(?<which>(?!all|every)\S+) )?(?:prices?|everything) (?:everywhere )?(?<turn>up |down |cheaper |more expensive )?(?:by )?(?<share>[\d.]+) ?(?:%|percent)(?<end> cheaper| off| more expensive| higher| lower| up| down)?$/,
    ) ??
    matchPhrase(
      step.part,
      /^(?:all |every )?(?:(?<which>(?!all|every)\S+) )?prices (?:should )?(?:go |be |are )?(?<turn>up|down|higher|lower|cheaper) (?:by )?(?<share>[\d.]+) ?(?:%|percent)$/,
    );
  const share = Number(match?.share?.plain);
  if (!match || !Number.isFinite(share) || share <= 0) return null;
  const said = `${match.way?.plain ?? ''} ${match.turn?.plain ?? ''} ${match.end?.plain ?? ''}`;
  const factor =
    /increase|raise|\bup\b|higher|more expensive/.test(said) && !/cheaper|\boff\b|\bdown\b/.test(said)
      ? 1 + share / 100
      : 1 - share / 100;
  if (factor <= 0) return refuse('not-understood', 'That would make every price nothing.');
  const types = match.which ? typesOf(match.which.plain) : [];
  const homes = match.which
    ? [...findNamedSections(step.draft, match.which.plain, step.page), ...homesFor(step, types)]
    : undefined;
  if (homes?.length === 0)
    return refuse('not-found', `I see no ${match.which?.plain ?? ''} prices on this site.`);
  const only = homes?.filter(
    (place, index) =>
      homes.findIndex((other) => other.page === place.page && other.section.id === place.section.id) ===
      index,
  );
  const places = everyItem(step.draft, step.page, only).filter(({ item }) => item.price !== null);
  const count = rewritePrices(step, places, (old, number) => scaledPrice(old, number * factor));
  if (count === 0) return refuse('not-found', 'I found no prices on this site.');
  return done(
    'Prices',
    `${factor > 1 ? 'up' : 'down'} ${share} %, ${countOf(count, 'place')}`,
    `${only ? 'Those' : 'All'} prices went ${factor > 1 ? 'up' : 'down'} by ${share} %.`,
  );
}

/** The new amount with as many decimals and the same marks as the old price. */
export function scaledPrice(old: string, value: number): string {
  const decimals = /[.,](\d{1,2})(?!\d)/.exec(old)?.[1]?.length ?? 0;
  const mark = /\d,\d{1,2}(?!\d)/.test(old) ? ',' : '.';
  const plain = value.toFixed(decimals).replace('.', mark);
  const group = /\d([.,’'\u202f\u00a0 ])\d{3}(?!\d)/.exec(old)?.[1];
  const text = group ? plain.replace(/\B(?=(?:\d{3})+(?!\d))(?<![.,]\d*)/g, group) : plain;
  return old.replace(/\d[\d.,’']*/, () => text);
}

/** Writes the prices of things anew, each from how it stands and its number; answers how many places changed. */
export function rewritePrices(
  step: Step,
  places: readonly ItemPlace[],
  next: (old: string, number: number) => string,
): number {
  let count = 0;
  for (const page of new Set(places.map((place) => place.page))) {
    const html = step.draft.text(page);
    const splices = places
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
