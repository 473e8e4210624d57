import type { SectionType } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../content';
import type { PageDraft } from './plan-pages';

/** A page before it has a file. */
export type Draft = Omit<PageDraft, 'path'>;

// Sections that say one thing: when one was asked for and the other stands there, it is there.
export const sectionTwins: Partial<Record<SectionType, readonly SectionType[]>> = {
  form: ['contact', 'quote', 'volunteer', 'booking'],
  story: ['about'],
  about: ['story'],
};

// Where a section belongs when its page has others: forms and places towards the end, stories before voices.
const order: readonly SectionType[] = [
  'announcement',
  'hero',
  'page-header',
  'countdown',
  'app',
  'categories',
  'logos',
  'menu',
  'products',
  'product-detail',
  'listings',
  'rooms',
  'services',
  'features',
  'portfolio',
  'case-study',
  'gallery',
  'before-after',
  'video',
  'about',
  'story',
  'audience',
  'curriculum',
  'process',
  'timeline',
  'skills',
  'languages',
  'teacher',
  'team',
  'speakers',
  'agenda',
  'timetable',
  'events',
  'stats',
  'values',
  'amenities',
  'posts',
  'article',
  'code',
  'sidebar',
  'comparison',
  'pricing',
  'tickets',
  'testimonials',
  'social',
  'jobs',
  'links',
  'download',
  'faq',
  'areas',
  'venue',
  'hours',
  'map',
  'privacy',
  'donation',
  'volunteer',
  'cart',
  'checkout',
  'rsvp',
  'booking',
  'quote',
  'form',
  'contact',
  'text',
  'newsletter',
  'cta',
  'footer',
];

/** Puts every asked section on a page: its own, the one where its kind has it, or the first. */
export function placeSections(
  drafts: readonly Draft[],
  asked: readonly SectionType[],
  kind: KindDefinition,
  isHomeFirst: boolean,
): Draft[] {
  const pages = drafts.map((draft) => ({ ...draft, types: [...draft.types] }));
  const home = pages[0];
  if (!home) return [];
  for (const type of asked) {
    const stands = (types: readonly SectionType[]) =>
      types.includes(type) ||
      (sectionTwins[type] ?? []).some((twin) => types.includes(twin) && !asked.includes(twin));
    if (type === 'hero' || type === 'app') continue;
    const onSite = pages.some(({ types }) => stands(types));
    if (type === 'cart' || type === 'checkout') {
      const cart =
        pages.find(({ role }) => role === 'cart') ??
        pages.find(({ types }) => types.includes('cart') || types.includes('checkout'));
      const place = cart ?? home;
      if (!place.types.includes(type)) insert(place.types, type);
      continue;
    }
    // With pages asked for, a section that has none of its own stands on the first.
    const hasPage = pages.some(
      ({ types }) => types !== home.types && types.find((entry) => entry !== 'page-header') === type,
    );
    const belongsHome = isHomeFirst || !hasPage;
    if (belongsHome && !stands(home.types) && !home.types.includes('app')) insert(home.types, type);
    else if (!onSite) {
      const usual = kind.pages.find((page) => page.sections.includes(type))?.role;
      const place = pages.find(({ role }) => role === usual) ?? home;
      insert(place.types, type);
    }
  }
  return pages;
}

function insert(types: SectionType[], type: SectionType): void {
  const rank = order.indexOf(type);
  const at = types.findIndex((entry, index) => index > 0 && order.indexOf(entry) > rank);
  if (at < 0) types.push(type);
  else types.splice(at, 0, type);
}
