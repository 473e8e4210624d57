import type { ListedItem } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, SectionContent } from '../../content';
import type { Bank } from './bank';
import { isPerson } from './introduction';
import { isMeasure } from './is-measure';
import { listedOf } from './price-of';

/** Sections whose items are things that may cost something, the likeliest home of an unplaced one first. */
const selling: readonly SectionType[] = ['menu', 'products', 'pricing', 'tickets', 'rooms', 'services'];
/** Sections whose lede speaks of what a price holds. */
const termed: ReadonlySet<SectionType> = new Set(['pricing', 'rooms', 'tickets']);
const peopled: readonly SectionType[] = ['team', 'teacher', 'speakers'];
const few = 3;
/** Kinds that sell visits as well as memberships. */
const passing: ReadonlySet<string> = new Set(['gym', 'yoga', 'spa', 'consulting', 'course']);

const extra =
  /\b(?:gift|subscriptions?|vouchers?|bundles?|box(?:es)?|sets?|refills?|wrap(?:ping)?|delivery|workshops?|class(?:es)?|kits?|memberships?|made to order|commissions?)\b/iu;
const numbers: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** "six scents", "12 flavours": how many kinds a shop has of its one thing. */
const kindsOf = ({ brief }: Facts): number | undefined => {
  const told =
    /\b(?<count>\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\p{L}+\s)?(?:scents|flavou?rs|colou?rs|kinds|varieties|designs|styles|blends|types|products|patterns)\b/iu.exec(
      brief.prompt,
    )?.groups?.['count'];
  return told === undefined ? undefined : (numbers[told.toLowerCase()] ?? Number(told));
};

const stemsOf = (title: string): readonly string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

const likeness = (one: string, other: string): number => {
  if (one.toLowerCase() === other.toLowerCase()) return 100;
  const stems = new Set(stemsOf(one));
  return stemsOf(other).filter((stem) => stems.has(stem)).length;
};

const likest = (name: string, items: readonly ContentItem[]): ContentItem | undefined =>
  items
    .map((item) => ({ item, score: likeness(name, item.title) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)[0]?.item;

const isPlan = (items: readonly ContentItem[] = []): boolean => items.some(({ list }) => list !== undefined);

/** An asked thing with the words, picture and button of the usual one most like it; of a plan, the one in its place. */
const dress = (
  { name, price, note, badge }: ListedItem,
  at: number,
  usual: readonly ContentItem[],
): ContentItem => {
  const twin = isPlan(usual) ? usual[at % usual.length] : likest(name, usual);
  // A line about a thing nearly like it may be wrong: pork in the vegan miso.
  const isSame = twin?.title.toLowerCase() === name.toLowerCase();
  const text = note ?? (isSame || isPlan(usual) ? twin?.text : undefined);
  const action = twin?.action ?? usual[0]?.action;
  return {
    title: name,
    art: isPlan(usual) ? (twin?.art ?? name) : (twin?.art ?? name),
    ...(price ? { price } : {}),
    ...(badge ? { badge } : {}),
    ...(text ? { text } : {}),
    // "classic £195 (90 min, 15 images)": what it holds is told.
    ...(twin?.list && note === undefined ? { list: twin.list } : {}),
    ...(twin?.note && isSaidOf(twin.note, usual, name, price) ? { note: twin.note } : {}),
    ...(action ? { action } : {}),
    ...(note === undefined && (text || twin?.list) ? { sample: true } : {}),
  };
};

const countedWord =
  /\b(?:pass(?:es)?|day|days|week\w*|year\w*|annual\w*|class(?:es)?|sessions?|visits?|hours?|drop|trial|course|once|lifetime|guest|\d+)\b/iu;
const perTerm = /\/|\b(?:per|each|a|an|pro|par|al|por)\b/iu;

// "per month" fits an asked plan where all usual ones are by the month and it names no other term.
const isSaidOf = (
  note: string,
  usual: readonly ContentItem[],
  name: string,
  price: string | undefined,
): boolean => {
  if (price === undefined || perTerm.test(price) || countedWord.test(name)) return false;
  const isUniform = usual.every((item) => item.note === undefined || item.note === note);
  return isUniform || /month|member|unlimited/iu.test(name) === /month/iu.test(note);
};

/** Kinds whose plans are bundles: each tells what it holds. */
const bundled: ReadonlySet<string> = new Set([
  'saas', 'mobile-app', 'agency', 'studio', 'consulting', 'photographer', 'gym', 'yoga', 'course', 'home-services',
]); // prettier-ignore

const refused =
  /\b(?:no|without|hide|not (?:show|list|mention)|n['’]t (?:show|list|mention))\s(?:the\s|any\s|our\s)?prices\b/iu;

/** "No prices, no hours": none is made up on a card of dishes either. */
const withoutRefused = (facts: Facts, bank: Bank): Bank => {
  const { menu, services, rooms, products } = bank;
  const isShop = facts.brief.kind.value === 'shop';
  if (!facts.brief.excluded.some(({ value }) => value === 'pricing') || !refused.test(facts.brief.prompt))
    return bank;
  const told = new Set(facts.brief.items.map(({ value }) => value.price));
  const bare = (section: SectionContent): SectionContent => ({
    ...section,
    items: (section.items ?? []).map((item) => (told.has(item.price) ? item : withoutPrice(item))),
  });
  return {
    ...bank,
    ...(menu ? { menu: bare(menu) } : {}),
    ...(services ? { services: bare(services) } : {}),
    ...(rooms ? { rooms: bare(rooms) } : {}),
    ...(products && !isShop ? { products: bare(products) } : {}),
  };
};

const withoutPrice = ({ price: _price, ...item }: ContentItem): ContentItem => item;

/** Where a thing of the prompt is shown: as it was read, else the first selling section that the copy has. */
const homeOf = (item: ListedItem, bank: Bank, pages: readonly SectionType[]): SectionType | null =>
  item.section ?? selling.find((type) => pages.includes(type)) ?? selling.find((type) => bank[type]) ?? null;

/**
 * The copy with the prompt's own things, prices and people in place of made-up ones, in every section that would show
 * them: a price list makes the services, the choices of a form and the captions of a gallery, too. Beside asked prices
 * no made-up one stands.
 */
export const heedBrief = (facts: Facts, bank: Bank, pages: readonly SectionType[] = []): Bank =>
  withoutRefused(facts, withTold(facts, bank, pages));

const withTold = (facts: Facts, bank: Bank, pages: readonly SectionType[]): Bank => {
  const listed = listedOf(facts);
  const things = listed
    .map((item) => ({ item, home: homeOf(item, bank, pages) }))
    .filter(({ home }) => home !== null && selling.includes(home));
  const named = listed.filter(({ section }) => section !== null && peopled.includes(section));
  if (things.length === 0 && named.length === 0) return withTeacher(facts, bank);
  const priced = things.filter(({ item }) => item.price !== undefined).map(({ item }) => item);
  const next: Record<string, SectionContent | undefined> = { ...bank };
  const gone = new Map<string, string>();
  const put = (type: SectionType, items: readonly ContentItem[]) => {
    const section = bank[type];
    if (!section) return;
    const { lede, ...rest } = section;
    // "Guide prices", "Breakfast and linen are in the price": of told prices only their owner can say that.
    const isTold = termed.has(type) && priced.length > 0;
    next[type] = { ...rest, ...(lede !== undefined && !isTold ? { lede } : {}), items };
  };
  const replace = (type: SectionType, own: readonly ListedItem[], keepsPrice = true) => {
    const usual = bank[type]?.items ?? [];
    // "10 classes £60": a pass has none of the things that a membership includes.
    const isPassed =
      type === 'pricing' &&
      passing.has(facts.brief.kind.value) &&
      own.some(({ name }) => countedWord.test(name));
    // "2 players £56": what a made-up plan holds is said of no told price, unless all such plans hold the like.
    const isBare = (type === 'pricing' || type === 'tickets') && !bundled.has(facts.brief.kind.value);
    const like = isPassed || isBare ? usual.map(({ list: _list, text: _text, ...item }) => item) : usual;
    // "£24 a month, juniors £11": beside a told term none is made up.
    const hasTerm = own.some(({ price }) => price !== undefined && perTerm.test(price));
    const termless = hasTerm ? like.map(({ note: _note, ...item }) => item) : like;
    const asked = own.map((item, at) => dress(item, at, termless));
    const counted = facts.brief.counts.find(({ value }) => value.thing === type)?.value.count;
    // One told price is no whole list of what somebody does; two and more are.
    const isPriceless = own.every(({ price }) => price === undefined);
    const isOne = own.length === 1 && facts.brief.kind.value !== 'shop';
    const isThin =
      own.length < few &&
      ((type === 'services' && (own.length === 1 || isPriceless)) ||
        (type === 'products' && isOne) ||
        // "single origins, pastries": sorts of what there is, and no card.
        (type === 'menu' && isPriceless));
    // "candles, gift sets, subscription box": a shop of nothing but extras has its wares, too.
    const isBeside = type === 'products' && own.length < few && own.every(({ name }) => extra.test(name));
    const wanted =
      counted ??
      (isThin
        ? few + (type === 'menu' ? own.length + 1 : 1)
        : isBeside
          ? own.length + (kindsOf(facts) ?? few + 1)
          : 0);
    const rest = usual
      .filter(({ title }) => own.every(({ name }) => likeness(name, title) === 0))
      .slice(0, Math.max(0, wanted - own.length));
    const names = own.map(({ name }) => name);
    usual.forEach(({ title }, at) => gone.set(title, names[at % names.length] ?? title));
    const filled = [
      ...asked,
      ...(priced.length > 0 && !isBeside && (isThin || wanted === 0) ? rest.map(withoutPrice) : rest),
    ];
    // What there is to buy stands first, and what comes beside it last.
    const row = isBeside ? [...filled.slice(own.length), ...filled.slice(0, own.length)] : filled;
    put(type, keepsPrice ? row : row.map(withoutPrice));
  };
  for (const type of selling) {
    const own = things.filter(({ home }) => home === type).map(({ item }) => item);
    const usual = bank[type]?.items ?? [];
    const isPriced = usual.some(({ price }) => price !== undefined);
    const isList = !isPlan(usual);
    const fromList = things
      .filter(
        ({ home }) =>
          home !== null &&
          home !== type &&
          // Rooms are what is let, no services.
          !(type === 'services' && home === 'rooms') &&
          !(home === 'pricing' && isPlan(bank.pricing?.items)),
      )
      .map(({ item }) => item);
    if (own.length > 0) replace(type, own);
    else if (
      type === 'services' &&
      things.some(({ home }) => home === 'pricing') &&
      fromList.length >= few &&
      // "small dog £30, medium £38": what is done is told by the kind.
      fromList.filter(({ name }) => isMeasure(name)).length * 2 < fromList.length
    )
      replace(type, fromList, !facts.brief.sections.some(({ value }) => value === 'pricing'));
    // Memberships and rooms are no wares.
    else if (
      type === 'products' &&
      things.every(({ home }) => home === 'pricing' || home === 'rooms' || home === 'tickets')
    )
      put(type, usual.map(withoutPrice));
    else if (isPriced && priced.length > 1 && type !== 'rooms' && type !== 'tickets')
      replace(type, isList && fromList.length > 0 ? fromList : priced);
    else if (isPriced && priced.length > 1) put(type, usual.map(withoutPrice));
    // Beside one told price of what is done, a list of made-up ones would be taken for true.
    else if (type === 'pricing' && isPriced && isList && priced.length === 1 && fromList.length > 0)
      replace(type, fromList);
  }
  if (things.length > 0)
    retell(
      facts,
      next,
      things.map(({ item }) => item),
      gone,
    );
  for (const type of peopled) {
    const own = named.filter(({ section }) => section === type);
    const all = own.length > 0 ? own : named;
    if (all.length > 0)
      put(
        type,
        (type === 'teacher' ? all.slice(0, 1) : all).map(({ name, note }) => ({
          title: name,
          art: 'portrait',
          ...(note ? { note } : {}),
        })),
      );
  }
  return named.length > 0 ? (next as Bank) : withTeacher(facts, next as Bank);
};

// "maths tutor, Dr Femi Adeyemi": who teaches is whose site it is.
const withTeacher = (facts: Facts, bank: Bank): Bank => {
  const usual = bank.teacher?.items?.[0];
  const isOwn = facts.brief.name !== null && isPerson(facts.name.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.?\s/u, ''));
  if (!bank.teacher || !usual || !isOwn) return bank;
  const { text: _text, sample: _sample, ...rest } = usual;
  return { ...bank, teacher: { ...bank.teacher, items: [{ ...rest, title: facts.name }] } };
};

/** Lets sections that speak of things by name (choices, captions, lessons) speak of the asked ones. */
function retell(
  facts: Facts,
  next: Record<string, SectionContent | undefined>,
  asked: readonly ListedItem[],
  gone: ReadonlyMap<string, string>,
): void {
  const { kind, language } = facts.brief;
  const isPaidSchool =
    kind.value === 'course' && language.value !== 'en' && asked.every(({ section }) => section === 'pricing');
  for (const [type, section] of Object.entries(next)) {
    // A step may bear the name of a usual thing: "Plan", "İş".
    if (!section?.items || selling.includes(type as SectionType) || type === 'process') continue;
    // Abroad the copy has hung its pictures of what is told already.
    if (type === 'gallery' && language.value !== 'en') continue;
    // "karnety od 120 zł": what lessons cost is no lesson.
    if (isPaidSchool && (type === 'curriculum' || type === 'timetable')) continue;
    const items = section.items.map((item) => {
      const title = gone.get(item.title);
      if (title === undefined) return item;
      const { price: _price, text: _text, ...rest } = item;
      return { ...rest, title, art: title };
    });
    const isWeek = type === 'timetable' || type === 'agenda';
    const titles = items.map(({ title }) => title);
    next[type] = {
      ...section,
      items: isWeek ? items : items.filter(({ title }, at) => titles.indexOf(title) === at),
    };
  }
  const [first] = asked;
  const goods = next['products']?.items;
  if (!first || !goods || !asked.some(({ name }) => goods.some(({ title }) => title === name))) return;
  const detail = next['product-detail'];
  const star = goods[0];
  if (detail && star)
    next['product-detail'] = { ...detail, title: star.title, lede: star.text ?? '', items: [star] };
  const categories = next['categories'];
  if (categories)
    next['categories'] = {
      ...categories,
      items: goods.slice(0, 6).map(({ title, art, text }) => ({
        title,
        art: art ?? title,
        ...(text ? { text } : {}),
        action: {
          label: facts.brief.language.value === 'en' ? `See ${title.toLowerCase()}` : title,
          href: 'products',
        },
      })),
    };
  const comparison = next['comparison'];
  const head = comparison?.items?.[0];
  if (comparison && head) {
    const three = goods.slice(0, few);
    const prices = three.map(({ price }) => price ?? '');
    next['comparison'] = {
      ...comparison,
      items: [
        { ...head, list: three.map(({ title }) => title) },
        ...(prices.some(Boolean) ? [{ title: comparison.items?.[1]?.title ?? 'Price', list: prices }] : []),
      ],
    };
  }
}
