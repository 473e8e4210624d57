import type { Brief, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** "We sell, install and service hot tubs": what is sold, said by who sells it. */
const selling =
  /(?:^|[.!\n]\s*)(?:We|I)\s(?:(?:also\s)?make and\s)?sell(?:,?\s(?:and\s)?(?:install|fit|service|repair|hire(?:\sout)?|rent|deliver|make|mend|restore|import)){0,5}\s(?<goods>\p{Ll}[\p{L}’' -]{3,40}?)(?=[,.;:]|\s(?:and|in|from|to|for|at|online|which|that|with|since)\b)/u;
/** Houses that are come to and sell nothing but what they do there. */
const visited = new Set<SiteKind>([
  'spa',
  'hotel',
  'gym',
  'salon',
  'yoga',
  'clinic',
  'bar',
  'restaurant',
  'studio',
  'unknown',
]);
const early = 500;

/** What a house that was taken for one to come to sells over its counter: a dealer in saunas is no spa. Null for any other. */
export const soldGoods = ({ prompt }: Brief, kind: SiteKind): Slot<string> | null => {
  const found = visited.has(kind) ? selling.exec(prompt.slice(0, early)) : null;
  const goods = found?.groups?.['goods']?.trim();
  if (!found || goods === undefined || /^(?:it|them|what|our|the|a|some|everything|things)\b/iu.test(goods))
    return null;
  const start = found.index + found[0].lastIndexOf(goods);
  return { value: goods, spans: [{ start, end: start + goods.length }] };
};
