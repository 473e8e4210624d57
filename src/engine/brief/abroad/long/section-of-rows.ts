import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Chapter } from './chapter';

const cooks = new Set<SiteKind>(['restaurant', 'cafe', 'bar', 'bakery']);

/** The section in which the rows of a chapter stand: rooms and dishes as such, other things by whether they have a price. */
export const sectionOfRows = (
  { sort, rows }: Pick<Chapter, 'sort' | 'rows'>,
  kind: SiteKind,
): SectionType => {
  const isPriced = rows.some(({ price }) => price !== undefined);
  // Rules and things to know are ticked off, what is done has rows of its own.
  const isBare = sort === 'other' && rows.every(({ note }) => note === undefined);
  if (!isPriced) return sort === 'menu' ? 'menu' : isBare ? 'amenities' : 'services';
  if (sort === 'rooms') return 'rooms';
  return sort === 'menu' || (cooks.has(kind) && sort !== 'offer') ? 'menu' : 'pricing';
};
