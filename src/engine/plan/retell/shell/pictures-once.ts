import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan, SitePlan } from '../../site-plan';

const shown = new Set<SectionType>(['gallery', 'portfolio']);
const fewest = 3;

const titlesOf = ({ content }: SectionPlan): string[] => (content.items ?? []).map(({ title }) => title);

/** The site without a row of sample pictures that another section of it shows as well; the longer one stays. */
export const picturesOnce = (plan: SitePlan): SitePlan => {
  const all = plan.pages.flatMap(({ sections }) => sections.filter(({ type }) => shown.has(type)));
  // "Selected projects: …" of the first page: a choice that somebody made is no repetition.
  const isChosen = ({ content }: SectionPlan): boolean =>
    plan.brief.prompt.includes(`\n${content.title}:\n- `);
  const isRepeated = (section: SectionPlan): boolean => {
    if (isChosen(section)) return false;
    const own = titlesOf(section);
    return all.some((other) => {
      if (other === section) return false;
      const others = titlesOf(other);
      const same = own.filter((title) => others.includes(title)).length;
      const isShorter = own.length < others.length || (own.length === others.length && all.indexOf(other) < all.indexOf(section)); // prettier-ignore
      return same >= fewest && same * 2 > own.length && isShorter;
    });
  };
  if (all.length < 2) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.filter((section) => !shown.has(section.type) || !isRepeated(section)),
  }));
  return { ...plan, pages };
};
