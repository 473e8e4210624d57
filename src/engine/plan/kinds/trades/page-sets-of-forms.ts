import type { SectionType } from '@/domain/site/vocabulary';
import type { PageTemplate } from '../../content';

const home = (...sections: readonly SectionType[]): PageTemplate => ({
  role: 'home',
  title: 'Home',
  sections: ['hero', ...sections],
});

/** Pages of sites that are a form and no business: most of them are one page. */
export const setsOfForms: Readonly<Record<string, readonly PageTemplate[]>> = {
  venture: [home('features', 'about', 'process', 'faq', 'contact')],
  specialist: [
    home('services', 'features', 'process', 'about', 'faq', 'contact'),
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'process', 'cta'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'features', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  petition: [home('features', 'about', 'contact', 'faq', 'cta')],
  meeting: [home('services', 'process', 'features', 'newsletter', 'about', 'faq', 'contact')],
  typeface: [home('gallery', 'features', 'about', 'download', 'faq', 'contact')],
  lone: [home('features', 'contact')],
  careers: [home('jobs', 'about', 'process', 'contact')],
  project: [home('about', 'gallery', 'contact')],
  evening: [
    home('services', 'process', 'about', 'gallery', 'faq', 'cta'),
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'audience'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  prices: [home('pricing', 'faq', 'contact')],
  soon: [home('newsletter', 'about', 'contact')],
  status: [home('features', 'events', 'newsletter', 'faq', 'contact')],
  changes: [home('timeline', 'newsletter', 'faq', 'contact')],
  reference: [home('features', 'gallery', 'about', 'faq', 'contact')],
  themed: [
    home('countdown', 'about', 'services', 'agenda', 'speakers', 'tickets', 'venue', 'faq', 'cta'),
    { role: 'visit', title: 'Getting there', sections: ['page-header', 'venue', 'map'] },
    { role: 'rsvp', title: 'Reserve', sections: ['page-header', 'rsvp', 'contact'] },
  ],
  neighbours: [
    home('services', 'about', 'volunteer', 'faq', 'contact'),
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'gallery'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'map'] },
  ],
  book: [
    home('features', 'about', 'pricing', 'testimonials', 'faq', 'contact'),
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'story', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'faq'] },
  ],
  occasion: [
    home('countdown', 'about', 'venue', 'faq', 'cta'),
    { role: 'rsvp', title: 'Take part', sections: ['page-header', 'rsvp', 'contact'] },
  ],
  run: [
    home('countdown', 'about', 'features', 'story', 'volunteer', 'faq', 'cta'),
    { role: 'visit', title: 'Getting there', sections: ['page-header', 'venue', 'map'] },
    { role: 'rsvp', title: 'Sign up', sections: ['page-header', 'rsvp', 'contact'] },
  ],
  lineage: [home('about', 'timeline', 'gallery', 'features', 'faq', 'contact')],
};
