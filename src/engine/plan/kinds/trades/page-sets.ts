import type { SectionType } from '@/domain/site/vocabulary';
import type { PageTemplate } from '../../content';
import { setsOfForms } from './page-sets-of-forms';
import { setsOfGuests } from './page-sets-of-guests';
import type { Trade } from './trade';
import { rowsOf, wordsOf } from './trade';

const page = (role: string, title: string, ...sections: readonly SectionType[]): PageTemplate => ({
  role,
  title,
  sections: role === 'home' ? ['hero', ...sections] : ['page-header', ...sections],
});
const home = (...sections: readonly SectionType[]) => page('home', 'Home', ...sections);
const contact = page('contact', 'Contact', 'contact');
const visit = page('contact', 'Contact', 'contact', 'hours', 'map');
// Those who meet tell their hours, or have none.
const found = page('contact', 'Contact', 'contact', 'map');
const about = page('about', 'About', 'about', 'gallery', 'faq');

/** Pages that fit a sort of trade better than those of its kind. */
const sets: Readonly<Record<string, readonly PageTemplate[]>> = {
  ...setsOfForms,
  ...setsOfGuests,
  performer: [
    home('events', 'portfolio', 'about', 'services', 'contact'),
    page('events', 'Dates', 'events', 'cta'),
    page('about', 'About', 'about', 'gallery', 'testimonials'),
    page('booking', 'Booking', 'services', 'process', 'faq', 'contact'),
  ],
  maker: [
    home('portfolio', 'about', 'services', 'events', 'contact'),
    page('work', 'Work', 'portfolio', 'process', 'cta'),
    page('about', 'About', 'about', 'story', 'faq'),
    contact,
  ],
  pro: [
    home('portfolio', 'services', 'about', 'testimonials', 'contact'),
    page('work', 'Work', 'portfolio', 'process', 'cta'),
    page('about', 'About', 'about', 'skills', 'faq'),
    contact,
  ],
  school: [
    home('features', 'timetable', 'about', 'team', 'pricing', 'faq', 'cta'),
    page('timetable', 'Our day', 'timetable', 'gallery', 'cta'),
    page('process', 'Enrolment', 'process', 'pricing', 'faq'),
    visit,
  ],
  academy: [
    home('services', 'features', 'about', 'events', 'faq', 'cta'),
    page('services', 'Study', 'services', 'process', 'cta'),
    page('about', 'People', 'about', 'team'),
    visit,
  ],
  lessons: [
    home('services', 'process', 'teacher', 'testimonials', 'pricing', 'faq', 'cta'),
    page('lessons', 'Lessons', 'services', 'timetable', 'cta'),
    page('prices', 'Prices', 'pricing', 'faq'),
    visit,
  ],
  course: [
    home('audience', 'curriculum', 'teacher', 'testimonials', 'pricing', 'faq', 'cta'),
    page('lessons', 'Lessons', 'curriculum', 'process', 'cta'),
    page('contact', 'Contact', 'contact', 'faq'),
  ],
  programme: [
    home('countdown', 'about', 'agenda', 'speakers', 'tickets', 'venue', 'faq', 'cta'),
    page('schedule', 'Programme', 'agenda', 'faq'),
    page('visit', 'Getting there', 'venue', 'map'),
    page('rsvp', 'Reserve', 'rsvp', 'contact'),
  ],
  notice: [home('about', 'contact')],
  gathering: [
    home('countdown', 'about', 'agenda', 'venue', 'faq', 'cta'),
    page('schedule', 'The day', 'agenda', 'gallery'),
    page('visit', 'Getting there', 'venue', 'map'),
    page('rsvp', 'Reply', 'rsvp', 'contact'),
  ],
  cause: [
    home('services', 'process', 'donation', 'events', 'volunteer'),
    page('about', 'About', 'about', 'team', 'faq'),
    page('donate', 'Donate', 'donation', 'faq'),
    page('contact', 'Contact', 'contact', 'events'),
  ],
  club: [
    home('services', 'events', 'about', 'pricing', 'volunteer'),
    page('about', 'About', 'about', 'team', 'gallery', 'faq'),
    page('events', 'Dates', 'events', 'cta'),
    found,
  ],
  house: [
    home('services', 'events', 'about', 'pricing', 'contact'),
    page('events', 'What is on', 'events', 'cta'),
    page('about', 'About', 'about', 'gallery', 'team'),
    page('contact', 'Visit', 'map', 'faq', 'contact'),
  ],
  night: [
    home('events', 'services', 'about', 'tickets', 'gallery', 'faq', 'cta'),
    page('events', 'What is on', 'events', 'services', 'process', 'cta'),
    page('visit', 'Getting there', 'venue', 'map'),
    contact,
  ],
  screening: [
    home('events', 'services', 'pricing', 'about', 'gallery', 'faq', 'contact'),
    page('events', 'Programme', 'events', 'process', 'cta'),
    page('about', 'About', 'about', 'story', 'team'),
    visit,
  ],
  market: [
    home('services', 'features', 'events', 'gallery', 'process', 'faq', 'cta'),
    page('stalls', 'Stalls', 'services', 'about', 'gallery', 'cta'),
    page('visit', 'Your visit', 'map', 'features', 'faq'),
    page('contact', 'Have a stall', 'process', 'contact'),
  ],
  campaign: [
    home('features', 'story', 'events', 'volunteer', 'faq', 'cta'),
    page('about', 'About', 'about', 'faq'),
    page('events', 'Dates', 'events', 'volunteer'),
    contact,
  ],
  producer: [
    home('products', 'story', 'process', 'gallery', 'faq', 'contact'),
    page('products', 'What we make', 'products', 'process', 'cta'),
    about,
    page('contact', 'Visit', 'contact', 'hours', 'map'),
  ],
  fete: [
    home('countdown', 'services', 'about', 'tickets', 'volunteer', 'faq', 'cta'),
    page('services', 'What is on', 'services', 'gallery', 'cta'),
    page('visit', 'Getting there', 'venue', 'map'),
    page('contact', 'Help', 'volunteer', 'contact'),
  ],
  round: [
    home('services', 'features', 'pricing', 'testimonials', 'faq', 'quote'),
    page('services', 'Services', 'services', 'pricing', 'cta'),
    page('about', 'About', 'about', 'process', 'gallery'),
    visit,
  ],
  lettings: [
    home('listings', 'services', 'process', 'about', 'faq', 'contact'),
    page('listings', 'Homes', 'listings', 'cta'),
    page('about', 'About', 'about', 'services', 'gallery'),
    page('contact', 'Contact', 'contact', 'faq', 'map'),
  ],
  dealing: [
    home('listings', 'services', 'process', 'about', 'faq', 'contact'),
    page('listings', 'On offer', 'listings', 'cta'),
    page('about', 'About', 'about', 'services', 'gallery'),
    page('contact', 'Contact', 'contact', 'faq', 'map'),
  ],
  society: [
    home('events', 'services', 'about', 'pricing', 'faq', 'contact'),
    page('events', 'Dates', 'events', 'faq', 'cta'),
    page('about', 'About', 'about', 'team', 'gallery'),
    found,
  ],
  local: [
    home('services', 'process', 'about', 'pricing', 'faq', 'contact'),
    page('services', 'What we do', 'services', 'pricing', 'process', 'cta'),
    about,
    visit,
  ],
  advice: [
    home('services', 'process', 'features', 'testimonials', 'faq', 'cta'),
    page('services', 'Services', 'services', 'pricing', 'process', 'cta'),
    page('about', 'About', 'about', 'team', 'faq'),
    contact,
  ],
  outing: [
    home('services', 'gallery', 'pricing', 'process', 'testimonials', 'faq', 'contact'),
    page('services', 'What we offer', 'services', 'pricing', 'cta'),
    page('about', 'About', 'about', 'team', 'gallery'),
    visit,
  ],
  crossing: [
    home('timetable', 'pricing', 'services', 'about', 'faq', 'contact'),
    page('timetable', 'Timetable', 'timetable', 'pricing', 'cta'),
    page('about', 'About', 'about', 'team', 'gallery'),
    page('contact', 'Contact', 'contact', 'map', 'faq'),
  ],
  toOrder: [
    home('services', 'process', 'gallery', 'testimonials', 'faq', 'contact'),
    page('services', 'What we make', 'services', 'gallery', 'cta'),
    page('order', 'How to order', 'process', 'faq', 'contact'),
    page('about', 'About', 'about', 'story', 'cta'),
  ],
  report: [
    home('stats', 'services', 'story', 'team', 'logos', 'contact'),
    page('about', 'About', 'about', 'story', 'faq'),
    contact,
  ],
  fair: [
    home('services', 'events', 'about', 'volunteer', 'faq', 'contact'),
    page('events', 'What is on', 'events', 'services', 'cta'),
    page('about', 'About', 'about', 'story', 'faq'),
    contact,
  ],
  riddle: [
    home('rooms', 'services', 'pricing', 'process', 'testimonials', 'faq', 'contact'),
    page('rooms', 'Rooms', 'rooms', 'gallery', 'cta'),
    page('about', 'About', 'about', 'team', 'features'),
    visit,
  ],
  open: [
    home('services', 'gallery', 'about', 'process', 'faq', 'contact'),
    page('services', 'What we do', 'services', 'process', 'cta'),
    page('about', 'About', 'about', 'story', 'gallery', 'faq'),
    visit,
  ],
  guided: [
    home('services', 'process', 'gallery', 'about', 'faq', 'contact'),
    page('services', 'What we offer', 'services', 'process', 'cta'),
    page('about', 'About', 'about', 'gallery', 'faq'),
    contact,
  ],
  classes: [
    home('services', 'audience', 'process', 'gallery', 'about', 'faq', 'cta'),
    page('lessons', 'What you can learn', 'services', 'process', 'cta'),
    page('about', 'About', 'about', 'gallery', 'faq'),
    contact,
  ],
  circle: [
    home('services', 'audience', 'about', 'process', 'gallery', 'faq', 'contact'),
    page('services', 'What we do', 'services', 'process', 'volunteer', 'cta'),
    page('about', 'About', 'about', 'gallery', 'faq'),
    contact,
  ],
  launch: [
    home('features', 'product-detail', 'pricing', 'process', 'faq', 'cta'),
    page('story', 'Story', 'story', 'about', 'gallery', 'cta'),
    page('contact', 'Contact', 'contact', 'faq'),
  ],
  byPost: [
    home('services', 'process', 'gallery', 'about', 'faq', 'contact'),
    page('services', 'What there is', 'services', 'process', 'cta'),
    page('about', 'About', 'about', 'story', 'faq'),
    contact,
  ],
  counter: [
    home('services', 'gallery', 'about', 'hours', 'faq', 'contact'),
    page('services', 'How we help', 'services', 'process', 'cta'),
    page('about', 'About', 'about', 'story', 'gallery'),
    visit,
  ],
  corner: [
    home('services', 'gallery', 'about', 'hours', 'faq', 'map'),
    page('services', 'What there is', 'services', 'process', 'cta'),
    page('about', 'About', 'about', 'gallery', 'faq'),
    visit,
  ],
  nursery: [
    home('products', 'services', 'about', 'gallery', 'testimonials', 'hours', 'cta'),
    page('shop', 'Plants', 'products', 'faq'),
    page('about', 'About', 'about', 'features', 'gallery'),
    visit,
  ],
  industry: [
    home('services', 'features', 'process', 'about', 'faq', 'contact'),
    page('services', 'What we do', 'services', 'process', 'cta'),
    page('about', 'Company', 'about', 'story', 'gallery'),
    contact,
  ],
};

/** The pages of a trade: its set's, without sections of which it has nothing to say. Null when it keeps its kind's. */
export const pagesOf = (trade: Trade, said: ReadonlySet<SectionType>): readonly PageTemplate[] | null => {
  const set = sets[wordsOf(trade, 'pages')[0] ?? ''];
  if (!set) return null;
  const usual = new Set<SectionType>([
    'hero',
    'page-header',
    'contact',
    'hours',
    'map',
    'cta',
    'countdown',
    'booking',
    'areas',
    'listings',
    'download',
  ]);
  const titled = new Set<string>(rowsOf(trade, 'title').map(([type = '']) => type));
  const isSaid = (type: SectionType) =>
    usual.has(type) || said.has(type) || (type === 'newsletter' && titled.has(type));
  const frame = new Set<SectionType>(['page-header', 'cta']);
  return set
    .map((entry) => ({ ...entry, sections: entry.sections.filter(isSaid) }))
    .filter(({ sections }) => sections.some((type) => !frame.has(type)));
};
