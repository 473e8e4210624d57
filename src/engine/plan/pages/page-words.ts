import type { SectionType } from '@/domain/site/vocabulary';
import type { PageWord, Words } from '../words/words';

const bySection: Partial<Record<SectionType, PageWord>> = {
  menu: 'menu',
  story: 'story',
  about: 'about',
  services: 'services',
  pricing: 'prices',
  gallery: 'gallery',
  portfolio: 'work',
  team: 'team',
  posts: 'blog',
  products: 'shop',
  booking: 'book',
  contact: 'contact',
  map: 'visit',
  hours: 'visit',
  events: 'events',
  faq: 'questions',
  testimonials: 'reviews',
  rooms: 'rooms',
  timetable: 'schedule',
  agenda: 'schedule',
  listings: 'properties',
  donation: 'donate',
  volunteer: 'volunteer',
  cart: 'cart',
  checkout: 'checkout',
  privacy: 'privacy',
  tickets: 'tickets',
  features: 'features',
  jobs: 'jobs',
};

const byRole: Readonly<Record<string, PageWord>> = {
  home: 'home',
  menu: 'menu',
  about: 'about',
  story: 'story',
  services: 'services',
  prices: 'prices',
  pricing: 'prices',
  gallery: 'gallery',
  work: 'work',
  portfolio: 'work',
  team: 'team',
  people: 'team',
  blog: 'blog',
  posts: 'blog',
  shop: 'shop',
  products: 'products',
  book: 'book',
  booking: 'book',
  reservations: 'book',
  contact: 'contact',
  visit: 'visit',
  events: 'events',
  faq: 'questions',
  questions: 'questions',
  reviews: 'reviews',
  rooms: 'rooms',
  classes: 'classes',
  timetable: 'schedule',
  schedule: 'schedule',
  agenda: 'schedule',
  listings: 'properties',
  properties: 'properties',
  donate: 'donate',
  volunteer: 'volunteer',
  cart: 'cart',
  checkout: 'checkout',
  docs: 'docs',
  privacy: 'privacy',
  tickets: 'tickets',
  features: 'features',
  jobs: 'jobs',
  rsvp: 'book',
  drinks: 'menu',
  lessons: 'lessons',
  area: 'area',
  guide: 'guide',
  changes: 'changes',
  article: 'article',
  cars: 'cars',
};

/** A short word for a section, as its link says it; null for sections that no link names. */
export function sectionLabel(type: SectionType, words: Words): string | null {
  const word = bySection[type];
  return word ? words.pages[word] : null;
}

/** The title of a page by what it is for, in the site's language. */
export function labelFor(role: string, words: Words, otherwise: string): string {
  const word = byRole[role];
  return word ? words.pages[word] : otherwise;
}

/** Which page a title names, when it is one of the usual words of the language. */
export function pageWordOf(title: string, words: Words): PageWord | null {
  const wanted = title.trim().toLowerCase();
  const found = Object.entries(words.pages).find(([, word]) => word.toLowerCase() === wanted);
  return found ? (found[0] as PageWord) : null;
}
