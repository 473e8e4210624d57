import type { KindDefinition } from '../content';
import { generalContent } from './general/general';

/** A business that no other kind fits: its own words carry the site. */
export const unknown: KindDefinition = {
  kind: 'unknown',
  schemaType: 'LocalBusiness',
  noun: 'business',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'about', 'process', 'gallery', 'faq', 'contact'],
    },
    {
      role: 'services',
      title: 'What we do',
      sections: ['page-header', 'services', 'pricing', 'process', 'cta'],
    },
    { role: 'about', title: 'About', sections: ['page-header', 'story', 'values', 'team', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['craft', 'editorial', 'organic', 'swiss'],
  art: ['hills', 'sun', 'hands', 'flag'],
  action: { label: 'Get in touch', to: 'contact' },
  content: (facts) => generalContent(facts, 'team'),
};
