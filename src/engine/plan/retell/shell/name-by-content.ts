import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SitePlan } from '../../site-plan';

/** Sections that say how to reach a house and nothing else. */
const reaching = new Set<SectionType>(['page-header', 'contact', 'hours', 'map', 'cta']);
const contactFile = 'contact.html';

const isReach = ({ role, title, sections }: PagePlan, asked: ReadonlySet<string>): boolean =>
  role !== 'home' &&
  role !== 'contact' &&
  // Where to come to is what a visit is about.
  !/\b(?:visit|find|where)\b/iu.test(title) &&
  !asked.has(title) &&
  sections.some(({ type }) => type === 'contact') &&
  sections.every(({ type }) => reaching.has(type));

/** The page under the title that its sections bear out. */
const asContact = (page: PagePlan, title: string): PagePlan => ({
  ...page,
  role: 'contact',
  title,
  path: contactFile,
  sections: page.sections.map((section) =>
    section.type === 'page-header' ? { ...section, content: { ...section.content, title } } : section,
  ),
});

/**
 * Pages of a kind ("How to order", "Reserve", "Privacy") that lost what they were made for, because nobody told it, are pages of
 * contact: the first bears that title, where no other does, and the others are gone.
 */
export const nameByContent = (plan: SitePlan, asked: ReadonlySet<string>, title: string): SitePlan => {
  let isThere = plan.pages.some(({ role, path }) => role === 'contact' || path === contactFile);
  const pages = plan.pages.flatMap((page): PagePlan[] => {
    if (!isReach(page, asked)) return [page];
    if (isThere) return [];
    isThere = true;
    return [asContact(page, title)];
  });
  return { ...plan, pages };
};
