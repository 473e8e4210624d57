import type { Exclusion } from './brief';
import type { ColourRole, SectionType, SiteKind, StyleName } from './vocabulary';

/** A word of the vocabulary that people are told. */
export type DescribedWord = SiteKind | SectionType | StyleName | Exclusion | ColourRole;

const spelled: Partial<Record<DescribedWord, string>> = {
  faq: 'FAQ', cta: 'call to action', cv: 'CV', crm: 'CRM', saas: 'software', rsvp: 'RSVP', map: 'map and directions', hours: 'opening hours',
  'link-in-bio': 'link page', auto: 'cars', law: 'law firm', agency: 'agency', unknown: 'a site of its own kind', todo: 'to-do app', docs: 'documentation',
  'before-after': 'before and after', areas: 'service areas', posts: 'posts', app: 'the app', crud: 'adding and deleting', script: 'JavaScript',
  component: 'buttons and cards', 'real-estate': 'real estate', tracker: 'tracker', audience: 'who it is for', stats: 'figures', quote: 'quote form',
}; // prettier-ignore

/** A vocabulary word as a person would say it: `real-estate` -> "real estate". */
export function describeWord(word: DescribedWord): string {
  return spelled[word] ?? word.replaceAll('-', ' ');
}
