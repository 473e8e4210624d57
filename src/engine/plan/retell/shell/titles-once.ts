import type { SectionType } from '@/domain/site/vocabulary';
import type { SitePlan } from '../../site-plan';

/** What stands over a list of such a sort beside another one of its title. */
const others: Partial<Readonly<Record<SectionType, string>>> = {
  events: 'Dates',
  agenda: 'Dates',
  timetable: 'Times',
  pricing: 'Prices',
  text: 'Good to know',
  amenities: 'Good to know',
};

/** Two lists of one heading of the prompt, "Classes" with their prices and "Classes" with their dates: the second is called what it is of. */
export const titlesOnce = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => {
    const taken = new Set<string>();
    return {
      ...page,
      sections: page.sections.map((section) => {
        const { title } = section.content;
        if (section.type === 'page-header' || section.type === 'hero') return section;
        const own = others[section.type];
        const isTwin = own !== undefined && taken.has(title.toLowerCase()) && !taken.has(own.toLowerCase());
        taken.add((isTwin ? own : title).toLowerCase());
        return isTwin ? { ...section, content: { ...section.content, title: own } } : section;
      }),
    };
  }),
});
