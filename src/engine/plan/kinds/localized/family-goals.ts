import type { SectionType } from '@/domain/site/vocabulary';
import type { Words } from '../../words/words';

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

/** What the main button says that leads to a family's main section. */
export const goalLabel = (
  goal: (typeof familyGoals)[keyof typeof familyGoals],
  actions: Words['actions'],
): string =>
  ({
    menu: actions.seeMenu,
    booking: actions.book,
    quote: actions.getQuote,
    rooms: actions.seeRooms,
    products: actions.viewAll,
    rsvp: actions.reply,
    services: actions.viewAll,
    timetable: actions.book,
    features: actions.learnMore,
  })[goal];
