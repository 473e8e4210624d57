import type { SectionType, SiteKind } from '@/domain/site/vocabulary';

/** The section that shows what a house of a kind has, where it lists it without saying more. */
export const homeOf: Partial<Record<SiteKind, SectionType>> = {
  bakery: 'menu',
  restaurant: 'menu',
  cafe: 'menu',
  bar: 'menu',
  shop: 'products',
  florist: 'products',
  hotel: 'amenities',
};
