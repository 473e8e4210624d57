import { agreeWith } from '../draft/agree-with';
import { wordsIn } from '../../locate/page-tree';
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
import { findMoney, writtenLike } from '../items/money';
import { moneyOf, priceChange, rewritePrices } from '../items/rewrite-prices';
import { typesOf } from '../items/thing-types';
import { pickedTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';

/** Sets the price of a named thing, or of all things of a kind. */
export const setPrice: Intent = {
  name: 'set-price',
  attempt(step) {
    return singleAttempt(step) ?? pickedAttempt(step);
  },
};

const price = String.raw`(?<price>"…"|(?:(?:chf|eur|usd|gbp|kr|r\$) )?[€$£¥]? ?\d[^ ]*(?: (?:kr|€|eur|usd|gbp|pln|zł|zl|złotych|zlotych|chf|tl|euros?|dollars?|pounds?|quid|pesos|reais|lira|₪|شيكل|شواكل|درهم|دراهم|دينار|دنانير|ريال|ليرة|جنيه|שקל|שקלים))?|\S*\d\S*|free|custom)`;
const after = String.raw`(?<unit> (?:per|a|each|every|\/) ?\S+| (?:month|year|quarter|night|week|day|hour|person|visit|piece|kilo|kg)|/\S+| each| now)?$`;
const singles: readonly RegExp[] = [
  new RegExp(String.raw`^(?:change|make|raise|lower) (?<name>.+?) from \S*\d\S* to ${price}${after}`),
  new RegExp(
    String.raw`^(?:change|make|raise|lower|increase|reduce|put|drop) (?:price|cost|fee|rate) (?:of|for|on) (?<name>.+?) (?:to|at|in|is|as|be) ${price}${after}`,
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
    String.raw`^(?<name>.+?) (?:costs?|is now|are now|should cost|should be|now costs?|now|is priced at|went up to|goes up to|has gone up to|is|are|for|:) (?:now )?(?:only |just )?(?:(?<from>from|starting at) )?${price}${after}`,
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
    // "Leak repair went up £10" tells by how much.
    if (
      !match?.name ||
      !match.price ||
      /\b(?:up|down)$|\b(?:say|read|says|button|heading|title)\b/.test(match.name.plain)
    )
      continue;
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
      const kind =
        isMoney && named.length === 0 ? kindPrices(step, match.name.plain, match.price.text) : null;
      if (kind) return kind;
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
    // "It costs 140 per night" tells a sum; "change it to £40 per month" tells what is to stand there.
    const isOrder = /^(?:change|make|raise|lower|increase|reduce|put)\b/.test(plain);
    const unit = !isOrder || match.unit?.plain === 'now' ? '' : (match.unit?.text ?? '');
    return setPrices(step, priced, moneyOfWords(match.price.text), unit, match.from?.text.toLowerCase());
  }
  return missing;
}

const sums = '(?:prices?|everything|all of them)';

/** "Make all rooms £90", "everything costs 5 €": one price for all things of a kind; asks where the site tells no kind. */
function kindPrices(step: Step, said: string, wanted: string): StepResult | null {
  const bare = said.replace(/^(?:all|every|each)\b(?: of)?/, '').trim();
  const isEvery = new RegExp(`^${sums}$`).test(bare) || (bare === '' && said !== '');
  const types: readonly string[] = isEvery ? [] : kindsNamed(bare);
  if (!isEvery && (types.length === 0 || (!bare.endsWith('s') && bare === said))) return null;
  const all = everyItem(step.draft, step.page).filter(({ item }) => item.price !== null);
  const own = all.filter(({ section }) => section.type !== null && types.includes(section.type));
  const places = isEvery ? all : own;
  const money = moneyOfWords(wanted);
  if (places.length === 0) {
    const names = pricedNames(step);
    return names.length === 0
      ? null
      : refuse(
          'ambiguous',
          `The site does not say which of its prices are for ${bare}. Which one: ${names.join(', ')}?`,
          [...names.map((name) => `change the price of ${name} to ${wanted}`), `make all prices ${wanted}`],
        );
  }
  const count = rewritePrices(step, places, (old) => writtenLike(money, old));
  return done(
    'Prices',
    `${money}, ${countOf(count, 'place')}`,
    `${namesOf(places).join(', ')}: ${money} each now.`,
  );
}

const kindsNamed = (bare: string) => {
  const types = typesOf(bare);
  return types.length > 0 ? types : typesOf(bare.replace(/es$/, ''));
};

/** "15 euros" as `15 €`, "12 dollars" as `$12`. */
export function moneyOfWords(text: string): string {
  return text
    .replace(/\s*(?:euros?|eur)$/i, ' €')
    .replace(/\s*(?:zl|pln|z[łl]otych)$/i, ' zł')
    .replace(/^(.*\d)\s*(?:dollars?|bucks?)$/i, (_, amount: string) => `$${amount}`)
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

function setPrices(
  step: Step,
  found: readonly ItemPlace[],
  wanted: string,
  unit = '',
  lead = '',
): StepResult {
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
  if (old === next && unitChange(first, unit).length === 0)
    return refuse('nothing-to-change', `${name} ${agreeWith(name, 'costs', 'cost')} ${old} already.`);
  const isUnique = everyItem(draft, step.page).every(
    (other) => moneyOf(other) !== old || nameOfItem(other.item) === name,
  );
  for (const page of new Set(places.map((place) => place.page))) {
    const html = draft.text(page);
    draft.splice(
      page,
      places
        .filter((place) => place.page === page)
        .flatMap((place) => [
          ...leadChange(place, lead),
          ...priceChange(html, place, next),
          ...unitChange(place, unit),
        ]),
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
      ? `${name} ${agreeWith(name, 'costs', 'cost')} ${next}${unit === '' || unit.startsWith('/') ? unit : ` ${unit}`} now${abroad.length > 0 ? ', in every language' : ''}.`
      : `The price of ${name} is “${next}” now.`,
  );
}

/** "Repairs are from £18": the least of several sums, where the one that stood had no such word before it. */
function leadChange({ item: { price } }: ItemPlace, lead: string): readonly Splice[] {
  const money = price && lead !== '' ? findMoney(price.text) : null;
  if (!price || !money || price.text.slice(0, money.start).trim() !== '') return [];
  const start = price.start + money.start;
  return [{ start, end: start, text: `${escapeText(lead)} ` }];
}

/** "£50 a month" where the price stood without its month: the unit is said behind it, or in the place of another. */
function unitChange({ item }: ItemPlace, unit: string): readonly Splice[] {
  const { price } = item;
  const money = price ? findMoney(price.text) : null;
  if (!price || !money || unit === '') return [];
  const rest = price.text.slice(money.end).trim();
  const word = (text: string) => /\p{L}+$/u.exec(text)?.[0] ?? '';
  const isSaid =
    word(rest) === word(unit) || (rest === '' && wordsIn(item.element).toLowerCase().includes(word(unit)));
  if (isSaid || (rest !== '' && !/^(?:\/|per|an?|each|every)/.test(rest))) return [];
  const end = price.end - (price.text.length - price.text.trimEnd().length);
  return [{ start: end - rest.length, end, text: (unit.startsWith('/') || rest !== '' ? '' : ' ') + escapeText(unit) }]; // prettier-ignore
}

const signOf = (money: string): string => money.replace(/[\d.,\s’']/g, '');
