import { findCompany, findMotif } from '../../../compose/art/find-motif';
import type { ContentItem, Facts } from '../../content';
import { money } from '../parts/money';
import { cakesToOrder } from './cakes-to-order';
import { isLodgingRows, lodgingEuros } from './lodgings';
import { findShopWares } from './find-bank';
import { merchOf } from './players';
import { toldThings } from './plain-house';
import type { Family } from './local-bank';
import { facets, type LocalTrade } from './trades/local-trade';

const urgent =
  /^(?:spoed|urgen|notdienst|24[ /-]?(?:h|7|uur|stunden|horas|ore|heures)|dépannage 24|emergenze|pronto intervento|pogotowie|acil|طوارئ|חירום)/iu;
/** Usual prices in euros, in the order of a family's items. Families without any give no prices. */
const prices: Partial<Record<Family | 'counter', readonly number[]>> = {
  counter: [4.2, 2.4, 4.5, 3.6, 3.8],
  food: [7, 8.5, 19, 21, 6.5, 2.5],
  beauty: [48, 65, 32, 68, 72, 28],
  health: [60, 55, 75, 120, 70, 45],
  trade: [80, 140, 950, 110, 190, 160],
  stay: [98, 136, 164, 189],
  shop: [24, 32, 38, 45, 58, 14, 49, 30],
  move: [14, 14, 14, 12, 45, 14],
};

/** The same of cakes to order. */
const cakePrices = [45, 240, 29, 26, 160];

/** The same for languages with the shorter lists. */
const shortPrices: Partial<Record<Family | 'counter', readonly number[]>> = {
  food: [7, 9, 19, 6.5],
  beauty: [48, 65, 32, 72],
  shop: [24, 32, 38, 45, 58, 30],
};

// What a bar pours, in the order of its items.
const barMotifs = ['cocktail', 'beer', 'wine', 'tumbler', 'cheese'];
// "Vermut de la casa": no house is poured.
const rooms = new Set(['house', 'room', 'shopfront', 'village', 'city', 'table', 'map']);

// What stands on one shelf with its like: a pottery sells vases and bowls, an umbrella maker neither rain nor sun.
const onShelves: ReadonlySet<string> = new Set(
  'pottery vase bowl mug jar plate soap candle perfume bottle shirt dress shoe bag ring earrings necklace bracelet chair lamp sofa rug books book toy gift loaf baguette croissant cake cupcake chocolate flower bouquet tulips plant cactus'.split(
    ' ',
  ),
);

const motifs: Readonly<Record<Family | 'counter', readonly string[]>> = {
  counter: ['loaf', 'croissant', 'cake', 'cup', 'glass'],
  food: ['plate', 'bowl', 'skillet', 'fish', 'cake', 'cup'],
  beauty: ['scissors', 'brush', 'hands', 'leaf', 'candle', 'bottle'],
  health: ['stethoscope', 'heart', 'leaf', 'hands', 'phone', 'children'],
  trade: ['wrench', 'hammer', 'house', 'gear', 'mop', 'bolt'],
  stay: ['bed', 'window', 'bathtub', 'house'],
  shop: ['gift', 'box', 'bouquet', 'vase', 'bag', 'key', 'box', 'gift'],
  event: ['glass', 'ring', 'table', 'microphone', 'music', 'moon'],
  studio: ['chat', 'document', 'pencil', 'hands', 'search', 'box'],
  move: ['dumbbell', 'yoga', 'runner', 'kettlebell', 'lifter', 'yoga'],
  tech: ['rocket', 'phone', 'key', 'gear', 'bell', 'chat'],
};

/** The goods of a shop by what it sells; null for other houses and for wares that nobody knows. */
const shopGoods = (facts: Facts): readonly ContentItem[] | null => {
  const { kind, language, prompt } = facts.brief;
  if (kind.value !== 'shop') return merchOf(facts);
  const told = facts.brief.name ? prompt.replaceAll(facts.brief.name.value, ' ') : prompt;
  const found = findShopWares(language.value, facts.offer ?? '', told);
  return (
    found?.titles.map((title, at) => ({
      title,
      art: found.art,
      price: money(facts, found.euros[at] ?? 24),
      sample: true,
    })) ?? null
  );
};

const isStreetShop = ({ brief }: Facts): boolean =>
  brief.kind.value === 'shop' && brief.excluded.some(({ value }) => value === 'cart');

/** What is offered: the prompt's own phrases first where the family sells services, then the usual things. */
export const localOffers = (
  facts: Facts,
  family: Family | 'counter',
  rows: readonly (readonly [title: string, text: string])[],
  trade?: LocalTrade,
): readonly ContentItem[] => {
  const goods = family === 'shop' && !trade ? shopGoods(facts) : null;
  if (goods) return goods;
  // A shop over whose counter nobody knows what goes: nothing is made up.
  if (family === 'shop' && !trade && isStreetShop(facts)) return [];
  const facet = trade ? facets[trade.id] : null;
  const isLet = isLodgingRows(rows);
  const isOfCakes = rows === cakesToOrder[facts.brief.language.value];
  // "El pequeño" of a pottery is a vase or a bowl, no key.
  const ware = family === 'shop' && !facet ? findMotif(facts.offer ?? '', rooms) : null;
  const wares =
    ware === null
      ? null
      : [ware, ...(onShelves.has(ware) ? findCompany(ware).filter((one) => onShelves.has(one)) : [])];
  const usual = (trade?.rows ?? rows).map(([title, text], at): ContentItem => {
    const list = isOfCakes
      ? cakePrices
      : family === 'stay' && isLet
        ? lodgingEuros(facts.brief.language.value, facts.brief.prompt)
        : rows.length <= (shortPrices[family]?.length ?? 0)
          ? shortPrices[family]
          : prices[family];
    const euros = facet ? (trade?.euros ?? facet.euros)[at] : list?.[at];
    // A counter is a baker's, a barman's or a greengrocer's: what lies on it tells by its name, and so does a dish.
    const isNamed = family === 'counter' || family === 'food';
    const seen = isNamed && !facet ? findMotif(title, rooms) : null;
    const isBar = family === 'counter' && facts.brief.kind.value === 'bar';
    const art =
      seen ??
      wares?.[at % wares.length] ??
      (facet?.art ?? (isBar ? barMotifs : motifs[family]))[at] ??
      'abstract';
    return {
      title,
      ...(text ? { text } : {}),
      art,
      ...(euros ? { price: money(facts, euros), sample: true } : {}),
    };
  });
  if (!['studio', 'trade', 'health', 'beauty', 'move'].includes(family)) return usual;
  // A photographer's packages cost something; what is photographed is told by the field.
  const packages =
    facts.brief.kind.value === 'photographer'
      ? new Set(
          facts.brief.items.flatMap(({ value }) =>
            value.section === 'pricing' ? [value.name.toLowerCase()] : [],
          ),
        )
      : new Set<string>();
  const own = toldThings(facts)
    .filter((title) => !packages.has(title.toLowerCase()))
    .slice(0, 6)
    .map((title): ContentItem => {
      // "Implantate" on a dentist's page: what no word shows is drawn with the site's own subjects, with no heart or house.
      const art = findMotif(title, rooms);
      return art === null ? { title } : { title, art };
    });
  // "spoed 24/7": that somebody comes at once is not all that they do.
  if (trade && own.length === 1 && own.every(({ title }) => urgent.test(title)))
    return [...own, ...usual.slice(0, 5)];
  // Beside what is told nothing is made up of a trade that nobody knows; two things, or one with its price, are all of them.
  const isPriced = facts.brief.items.some(({ value }) => value.price !== undefined);
  const isEast = ['nl', 'pl', 'tr', 'ar', 'he'].includes(facts.brief.language.value);
  if (own.length > 1 || (own.length > 0 && (isPriced || !trade || isEast))) return own;
  // Who practises one field of the law advises in no other.
  if (trade?.id === 'law' && own.length === 1) return [...own, ...usual.slice(-1)];
  return [...own, ...usual.slice(0, Math.max(0, Math.max(4, usual.length) - own.length))];
};

const priced: readonly Family[] = ['beauty', 'health', 'trade', 'stay'];
const pricedCallings = ['repair', 'hire', 'lessons', 'photo', 'riding', 'sewing'];

/** Whether what is offered has prices of its own, so that no plans in three sizes are made up. */
export const hasOwnPrices = (family: Family, trade?: LocalTrade): boolean =>
  priced.includes(family) || pricedCallings.includes(trade?.id ?? '');

/** Above this many euros nobody has a bicycle mended. */
const dearestMending = 100;

/** Whoever has somebody to themselves pays more than in a group. */
const forOne = /privat|partic|individ|einzel|indywid|(?<!\p{L})özel|خاص|פרטי/iu;
/**
 * What is offered with usual prices, each a sample. A trade has prices of its own; where only things that the prompt names stand in
 * its list, they have usual ones too, unless nobody of the trade tells a price before a talk.
 */
export const pricedOffers = (
  facts: Facts,
  offers: readonly ContentItem[],
  trade: LocalTrade | undefined,
  hasPrices: boolean,
): readonly ContentItem[] => {
  // Who mends bicycles is paid for the work, and not what a new one costs.
  const most = trade?.id === 'bikes' && facts.brief.kind.value === 'auto' ? dearestMending : Infinity;
  const euros = trade ? (trade.euros ?? facets[trade.id].euros).filter((one) => one > 0 && one < most) : [];
  const isBare = trade !== undefined && euros.length > 0 && offers.every(({ price }) => price === undefined);
  return offers.map((item, at) => ({
    ...item,
    ...(isBare
      ? {
          price: money(
            facts,
            forOne.test(item.title) ? Math.max(...euros) : (euros[at % euros.length] ?? 20),
          ),
        }
      : trade || !hasPrices
        ? {}
        : { price: item.price ?? money(facts, 20 + at * 10) }),
    sample: true,
  }));
};
