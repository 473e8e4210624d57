import type { SectionType } from '@/domain/site/vocabulary';

/** Main section that the family's main button leads to. */
export const familyGoals = {
  food: 'menu',
  beauty: 'booking',
  health: 'booking',
  trade: 'quote',
  stay: 'rooms',
  shop: 'products',
  event: 'rsvp',
  studio: 'services',
  move: 'timetable',
  tech: 'features',
} as const satisfies Record<string, SectionType>;
