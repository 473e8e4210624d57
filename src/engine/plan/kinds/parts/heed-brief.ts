import { fullFirst } from './full-first';
import { areOfDay } from './day-menus';
import type { ListedItem } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, SectionContent } from '../../content';
import type { Bank } from './bank';
import { countedWord, dress, isPlan, likeness, perTerm } from './dress-told';
import { areExtras, kindsTold } from './extras-of-shop';
import { goodsOfSorts, shelvesOf } from './goods-of-sorts';
import { withGuidePrices } from './guide-prices';
import { isMeasure } from './is-measure';
import { nameTold } from './name-told';
import { withTeacher } from './name-teacher';
import { listedOf } from './price-of';
import { wantsPrices } from '../../told/wants-prices';
import { withoutPrice, withoutRefused } from './refuse-prices';
import { selling } from './selling';
import { toldShelves } from './told-shelves';

/** Sections whose lede speaks of what a price holds. */
const termed: ReadonlySet<SectionType> = new Set(['pricing', 'rooms', 'tickets']);
const moving: ReadonlySet<string> = new Set(['gym', 'yoga', 'course']);
const passWord =
  /(?:^|\s)(?:tek|ilk|deneme|aylık|haftalık|yıllık)(?:\s|$)|karnet|wejści|abon|\bbonos?\b|mensual|mensile|mensal|suelta|suelto|carnet|carte|monats|einzel|zehner|10er|\d+\s?x|probe|avulsa|singola|ingress|maand|losse|strippen|rittenkaart|proefles|à l’unité|trimest|شهري|اشتراك|حصة واحدة|חודשי|כרטיסי|שיעור בודד/iu;
const peopled: readonly SectionType[] = ['team', 'teacher', 'speakers'];
const few = 3;
/** Kinds that sell visits as well as memberships. */
const passing: ReadonlySet<string> = new Set(['gym', 'yoga', 'spa', 'consulting', 'course']);

/** Kinds whose plans are bundles: each tells what it holds. */
const bundled: ReadonlySet<string> = new Set([
  'saas', 'mobile-app', 'agency', 'studio', 'consulting', 'photographer', 'gym', 'yoga', 'course', 'home-services',
]); // prettier-ignore

/** Where a thing of the prompt is shown: as it was read, else the first selling section that the copy has. */
const homeOf = (item: ListedItem, bank: Bank, pages: readonly SectionType[]): SectionType | null =>
  item.section ?? selling.find((type) => pages.includes(type)) ?? selling.find((type) => bank[type]) ?? null;

/**
 * The copy with the prompt's own things, prices and people in place of made-up ones, in every section that would show
 * them: a price list makes the services, the choices of a form and the captions of a gallery, too. Beside asked prices
 * no made-up one stands.
 */
export const heedBrief = (facts: Facts, bank: Bank, pages: readonly SectionType[] = []): Bank =>
  withoutRefused(facts, withTold(facts, toldShelves(facts, bank), pages));

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
  const replace = (type: SectionType, told: readonly ListedItem[], keepsPrice = true) => {
    const own = type === 'tickets' && facts.brief.language.value !== 'en' ? fullFirst(told) : told;
    const usual = bank[type]?.items ?? [];
    const sorts = type === 'products' ? goodsOfSorts(facts, own, usual) : null;
    if (sorts) {
      put('categories', shelvesOf(sorts, bank.categories?.items));
      return put(type, sorts);
    }
    // "10 classes £60": a pass has none of the things that a membership includes.
    const isPassed =
      type === 'pricing' &&
      passing.has(facts.brief.kind.value) &&
      own.some(({ name }) => countedWord.test(name));
    // "2 players £56": what a made-up plan holds is said of no told price, unless all such plans hold the like.
    // Nor is of a told room, whose beds and view only its owner knows.
    const isBare =
      type === 'rooms' ||
      ((type === 'pricing' || type === 'tickets') &&
        (!bundled.has(facts.brief.kind.value) ||
          // Abroad what a photographer's usual things hold is no package: "Famille 310 €".
          (facts.brief.kind.value === 'photographer' && facts.brief.language.value !== 'en')));
    const like = isPassed || isBare ? usual.map(({ list: _list, text: _text, ...item }) => item) : usual;
    // "£24 a month, juniors £11": beside a told term none is made up.
    const hasTerm = own.some(({ price }) => price !== undefined && perTerm.test(price));
    const termless = hasTerm ? like.map(({ note: _note, ...item }) => item) : like;
    // "kids parties, £11 entry": what is told without a price is no plan that holds what a made-up one does.
    const bare = (termless as readonly ContentItem[]).map(
      ({ list: _list, text: _text, badge: _badge, ...item }) => item,
    );
    const isMixed = type === 'pricing' && own.some(({ price }) => price !== undefined);
    const asked = own.map((item, at) =>
      dress(item, at, isMixed && item.price === undefined ? bare : termless),
    );
    const counted = facts.brief.counts.find(({ value }) => value.thing === type)?.value.count;
    // One told price is no whole list of what somebody does; two and more are.
    const isPriceless = own.every(({ price }) => price === undefined);
    const isOne = own.length === 1 && facts.brief.kind.value !== 'shop';
    const isOfDay = type === 'menu' && areOfDay(own.map(({ name }) => name));
    const isThin =
      own.length < few &&
      ((type === 'services' && (own.length === 1 || isPriceless)) ||
        (type === 'products' && isOne) ||
        // "single origins, pastries": sorts of what there is, and no card.
        (type === 'menu' && (isPriceless || isOfDay)));
    // "candles, gift sets, subscription box": a shop of nothing but extras has its wares, too.
    const isBeside = type === 'products' && own.length < few && areExtras(own);
    const wanted =
      counted ??
      (isThin
        ? few + (type === 'menu' ? own.length + 1 : 1)
        : isBeside
          ? own.length + (kindsTold(facts) ?? few + 1)
          : 0);
    const rest = usual
      .filter(({ title }) => own.every(({ name }) => likeness(name, title) === 0))
      .slice(0, Math.max(0, wanted - own.length));
    const names = own.map(({ name }) => name);
    usual.forEach(({ title }, at) => gone.set(title, names[at % names.length] ?? title));
    const isAsked =
      type === 'pricing' && isPriceless && facts.brief.sections.some(({ value }) => value === 'pricing');
    const filled = [
      ...(isAsked && own.length > 1 ? withGuidePrices(asked, usual) : asked),
      ...(priced.length > 0 && !isBeside && !isOfDay && (isThin || wanted === 0)
        ? rest.map(withoutPrice)
        : rest),
    ];
    // What there is to buy stands first, and what comes beside it last.
    const row = isBeside ? [...filled.slice(own.length), ...filled.slice(0, own.length)] : filled;
    put(type, keepsPrice ? row : row.map(withoutPrice));
  };
  const asksPrices = wantsPrices(facts.brief);
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
      // "tek ders 350 TL, aylık 2.400 TL": what a pass costs is no class.
      !(
        moving.has(facts.brief.kind.value) &&
        fromList.filter(({ name }) => passWord.test(name)).length * 2 > fromList.length
      ) &&
      // "small dog £30, medium £38": what is done is told by the kind.
      fromList.filter(({ name }) => isMeasure(name)).length * 2 < fromList.length
    )
      replace(type, fromList, !facts.brief.sections.some(({ value }) => value === 'pricing'));
    // Memberships and rooms are no wares.
    else if (
      type === 'products' &&
      things.every(({ home }) => home === 'pricing' || home === 'rooms' || home === 'tickets')
    )
      put(type, asksPrices ? usual : usual.map(withoutPrice));
    // "5 meals €45": what a week costs is on no card.
    else if (type === 'menu' && things.every(({ home }) => home === 'pricing'))
      put(type, asksPrices ? usual : usual.map(withoutPrice));
    else if (isPriced && priced.length > 1 && type !== 'rooms' && type !== 'tickets')
      replace(type, isList && fromList.length > 0 ? fromList : priced);
    else if (isPriced && priced.length > 1) put(type, usual.map(withoutPrice));
    // Beside one told price of what is done, a list of made-up ones would be taken for true.
    else if (type === 'pricing' && isPriced && isList && priced.length === 1 && fromList.length > 0)
      replace(type, fromList);
  }
  if (things.length > 0)
    nameTold(
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
