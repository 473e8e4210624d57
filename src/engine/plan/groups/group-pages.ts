import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { hashText } from '../../random';
import type { PageTemplate } from '../content';
import type { GroupSort } from './group-lines';

const giving = /\b(?:donat\p{L}+|give|giving|fundrais\p{L}+|(?<!for )charit(?:y|ies)|appeal)\b/iu;

type Order = { readonly home: readonly SectionType[]; readonly page: readonly [string, ...SectionType[]] };

// Nothing stands on two pages: what the first page leaves out is what the second is for.
const orders: Readonly<Record<GroupSort, readonly [Order, ...Order[]]>> = {
  meets: [
    {
      home: ['services', 'about', 'donation', 'gallery', 'contact'],
      page: ['How to join', 'process', 'faq'],
    },
    { home: ['about', 'services', 'process', 'donation', 'gallery', 'contact'], page: ['Questions', 'faq'] },
    {
      home: ['gallery', 'about', 'services', 'donation', 'faq', 'contact'],
      page: ['Good to know', 'process'],
    },
  ],
  helps: [
    {
      home: ['services', 'about', 'donation', 'volunteer', 'faq', 'contact'],
      page: ['How we work', 'process', 'gallery'],
    },
    {
      home: ['about', 'services', 'donation', 'process', 'volunteer', 'contact'],
      page: ['Questions', 'faq', 'gallery'],
    },
    {
      home: ['donation', 'services', 'gallery', 'about', 'volunteer', 'contact'],
      page: ['How it works', 'process', 'faq'],
    },
  ],
  prays: [
    { home: ['services', 'about', 'gallery', 'faq', 'contact'], page: ['The first time', 'process'] },
    { home: ['about', 'gallery', 'services', 'process', 'contact'], page: ['Questions', 'faq'] },
  ],
  keeps: [
    { home: ['services', 'about', 'gallery', 'contact'], page: ['How it works', 'process', 'faq'] },
    { home: ['about', 'gallery', 'services', 'process', 'contact'], page: ['Questions', 'faq'] },
  ],
  informs: [
    { home: ['services', 'about', 'faq', 'contact'], page: ['', 'process'] },
    { home: ['about', 'services', 'process', 'contact'], page: ['', 'faq'] },
  ],
};

/** The pages of a group. Two groups of one sort need not have the same parts in the same order. */
export function groupPages(sort: GroupSort, brief: Brief): readonly PageTemplate[] {
  const choices = orders[sort];
  const { home, page } = choices[hashText(brief.prompt) % choices.length] ?? choices[0];
  const asked = (types: readonly SectionType[]) =>
    types.filter((type) => type !== 'donation' || giving.test(brief.prompt));
  const first: PageTemplate = { role: 'home', title: 'Home', sections: ['hero', ...asked(home)] };
  if (sort === 'informs') return [first];
  const [title, ...parts] = page;
  return [
    first,
    { role: 'process', title, sections: ['page-header', ...parts, 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ];
}
