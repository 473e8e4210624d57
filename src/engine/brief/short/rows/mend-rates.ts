import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { rateForAll } from '../../prices/rate-for-all';

const other =
  /^(?:no|not|with|without|and|we|i|i['’]m|free|open|call|book|based|near|just|only|also|plus|from|since|serving|covering|all|any|both|please)\b|\b(?:page|site|website|form|gallery|section|button|levels?|ages?|beginners|welcome|available|included|experience|qualified|years)\b/iu;

const named: readonly (readonly [RegExp, string])[] = [
  [/^(?:hrs?|ph)$/iu, 'An hour'],
  [/^(?:hire|rent|rental)$/iu, 'To hire'],
  [/^(?:sell|sale|buy|purchase)$/iu, 'To buy'],
];
/** What comes along and costs nothing is no ware: it is said, and lies on no shelf. */
const along =
  /^(?:pick-?up|collection|delivery|postage|shipping|quotes?|estimates?|parking|wi-?fi|advice)\b/iu;
const shopCalled = /^\s(?:is\s)?(?:called|named)\b/iu;

const withName = (item: Slot<ListedItem>): Slot<ListedItem> => {
  const { name, price } = item.value;
  const said = price === undefined ? undefined : named.find(([words]) => words.test(name.trim()))?.[1];
  return said === undefined
    ? item
    : {
        ...item,
        value: {
          ...item.value,
          name: said,
          ...(said === 'An hour'
            ? { price: price?.replace(/\s?(?:per |an? |\/)?(?:hrs?|hour|ph)$/iu, '') ?? '' }
            : {}),
        },
      };
};

const listName = /^(?:(?:hire|our) )?(?:rates?|prices?|fees|charges|hire)$/i;
const perUnit = /\s(?<unit>(?:an?|per) (?:half )?[a-z]+)$/i;

/** "hire rates £15 an hour, £120 a day", "translator, 9p per word": each sum is called by what it is paid for. */
const byUnit = (
  item: Slot<ListedItem>,
  { offer, name: sign }: Brief,
  all: Brief['items'],
): Slot<ListedItem> => {
  const { name, price } = item.value;
  const unit = perUnit.exec(price ?? '')?.groups?.['unit'];
  if (price === undefined || unit === undefined) return item;
  const isList = listName.test(name) && all.filter(({ value }) => value.name === name).length > 1;
  const isWork =
    name.toLowerCase() === offer?.value.toLowerCase() && /^per (?:word|page|line|minute)$/i.test(unit);
  // "Dr Aziz, … £50 an hour": an hour of hers.
  const isTheirs = name === sign?.value && /^an? (?:hour|session|lesson|visit|day)$/i.test(unit);
  return isList || isWork || isTheirs
    ? { ...item, value: { ...item.value, name: capitalise(unit), price: price.slice(0, -unit.length - 1) } }
    : item;
};

const byWay =
  /(?<price>[£$€]\s?\d+(?:\.\d\d)?)\s?(?:\/\s?|per |an? )(?:hr|hour|h)\s(?<way>online|at home|in person|at yours|at ours|face to face|in the studio)\b/giu;
/** "£38/hr online, £45/hr at home": the same hour in two ways. */
const inTwoWays = (brief: Brief): Brief => {
  const ways = [...brief.prompt.matchAll(byWay)].map((match): Slot<ListedItem> => ({
    value: {
      section: 'pricing',
      name: `${match.groups?.['way']?.charAt(0).toUpperCase() ?? ''}${match.groups?.['way']?.slice(1) ?? ''}`,
      price: `${match.groups?.['price'] ?? ''} an hour`,
    },
    spans: [{ start: match.index, end: match.index + match[0].length }],
  }));
  if (ways.length < 2) return brief;
  return {
    ...brief,
    items: [
      ...brief.items.filter(
        ({ spans }) =>
          !spans.some((one) =>
            ways.some((way) => way.spans.some((span) => one.start < span.end && one.end > span.start)),
          ),
      ),
      ...ways,
    ],
  };
};

/**
 * "algebra, calculus, statistics, £30 an hour": an hour of any of them, and not of the last alone; "£30 hr", "hire €45, sell
 * €890" are called as one would say them, and "shop called Tick" asks for no shelf.
 */
export function mendRates(read: Brief): Brief {
  const brief = rateForAll(inTwoWays(read), (text) => other.test(text));
  const sections = brief.sections.filter(
    ({ value, spans: [span] }) =>
      value !== 'products' || span === undefined || !shopCalled.test(brief.prompt.slice(span.end)),
  );
  const isShelfless = brief.kind.value === 'unknown' && sections.length < brief.sections.length;
  return {
    ...brief,
    sections,
    phrases: brief.phrases.filter(({ value }) => !along.test(value)),
    items: brief.items
      .filter(({ value }) => !(/^free$/iu.test(value.price ?? '') && along.test(value.name)))
      .map((item, _, all) => byUnit(item, brief, all))
      .map((item) =>
        withName(
          isShelfless && item.value.section === 'products'
            ? { ...item, value: { ...item.value, section: 'pricing' } }
            : item,
        ),
      ),
  };
}
