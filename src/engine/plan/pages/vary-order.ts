import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { createRandom, turnTo } from '../../random';
import { isAppKind } from '../app-kinds';
import type { PageDraft } from './plan-pages';

/** What may stand anywhere between the opening and the end of a first page. What is sold, prices, forms and places stay, and what is done stands first or second. */
const roaming = new Set<SectionType>([
  'services',
  'features',
  'about',
  'story',
  'process',
  'team',
  'gallery',
  'before-after',
  'testimonials',
  'values',
  'amenities',
  'stats',
]);
/** Whoever comes in first hears no strangers praise what has not been named yet, nor meets everybody who works there. */
const neverFirst = new Set<SectionType>(['testimonials', 'team', 'stats', 'before-after', 'process']);
const opens = new Set<SectionType>(['hero', 'announcement', 'countdown', 'logos', 'page-header', 'stats']);
/** Pages that are read from the top down, in one order. */
const inOneOrder = new Set<Brief['kind']['value']>(['cv', 'docs', 'link-in-bio', 'blog', 'event', 'product']);
/** "About above the menu", "then the prices": an order is told. */
const tellsOrder =
  /\b(?:then|first|last|above|below|underneath|beneath|followed by|order|top|bottom|after the|before the|sections?)\b/iu;
/** Words from which a prompt is a brief that tells its own order. */
const mostWords = 60;

/**
 * The first page with its free sections in another order by seed and turn, so that two sites of one kind do not tell the
 * same things one after the other. Sections that were asked for keep their places.
 */
export function varyOrder(drafts: PageDraft[], brief: Brief, seed: number, turn: number): PageDraft[] {
  const [home, ...others] = drafts;
  if (!home || home.role !== 'home' || isAppKind(brief.kind.value) || inOneOrder.has(brief.kind.value))
    return drafts;
  // A guide is read from its beginning.
  if (brief.offer?.value === 'guidebook') return drafts;
  if (tellsOrder.test(brief.prompt) || brief.prompt.split(/\s+/u).length > mostWords) return drafts;
  const asked = new Set<SectionType>(brief.sections.map(({ value }) => value));
  const { types } = home;
  const main = types.findIndex((type) => !opens.has(type));
  const places = types.flatMap((type, at) => (roaming.has(type) && !asked.has(type) ? [at] : []));
  const loose = places.map((at) => types[at] ?? 'about');
  const orders = listOrders(loose).filter((order) =>
    order.every(
      (type, index) =>
        (places[index] !== main || !neverFirst.has(type)) && (type !== 'services' || index < 2),
    ),
  );
  if (orders.length < 2) return drafts;
  const start = createRandom(seed, 'order').below(orders.length);
  const order = orders[turnTo(start, turn * strideOf(orders.length), orders.length)] ?? loose;
  const varied = types.map((type, at) => order[places.indexOf(at)] ?? type);
  return [{ ...home, types: varied }, ...others];
}

// Neighbours in the list differ in their ends alone; a long step that comes by every one of them does not.
function strideOf(count: number): number {
  const shared = (one: number, other: number): number => (other === 0 ? one : shared(other, one % other));
  let stride = Math.ceil(count * 0.38);
  while (shared(stride, count) > 1) stride += 1;
  return stride;
}

function listOrders(list: readonly SectionType[]): SectionType[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) =>
    listOrders(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}
