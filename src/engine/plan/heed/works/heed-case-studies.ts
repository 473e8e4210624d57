import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const asked = /\bcase[- ]stud(?:y|ies)\b/iu;
const whom = ['For a small firm', 'For a charity', 'For a shop', 'For a start-up', 'For a family business', 'For a school']; // prettier-ignore
const text = 'What was asked for, what was done, and what came of it.';

/** "three case studies" of whoever has no works to show: for whom each was done, and no pictures under other names. */
export function heedCaseStudies(plan: SitePlan): SitePlan {
  if (plan.language !== 'en' || !asked.test(plan.brief.prompt)) return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    const isFiller = items.length > 0 && items.every((item) => item.text === undefined && item.price === undefined && !isTold(item)); // prettier-ignore
    if (section.type !== 'portfolio' || !isFiller) return section;
    const studies = items.map((item, at): ContentItem => {
      const { group: _group, ...rest } = item;
      return { ...rest, title: whom[at % whom.length] ?? '', text, sample: true };
    });
    return { ...section, content: { ...section.content, title: 'Case studies', items: studies } };
  };
  const told = plan.brief.prompt.toLowerCase();
  const isTold = ({ title }: ContentItem): boolean =>
    plan.brief.items.some(({ value }) => value.name === title) || (title.split(' ').length > 1 && told.includes(title.toLowerCase()) && title.toLowerCase() !== plan.brief.offer?.value.toLowerCase()); // prettier-ignore
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
