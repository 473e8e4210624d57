import type { SectionType } from '@/domain/site/vocabulary';

/** Sections whose items are things that may cost something, the likeliest home of an unplaced one first. */
export const selling: readonly SectionType[] = [
  'menu',
  'products',
  'pricing',
  'tickets',
  'rooms',
  'services',
];
