import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const reasons = new Set(['features', 'values']);
const isBare = ({ text, list, price, value, note }: ContentItem): boolean =>
  (text ?? list ?? price ?? value ?? note) === undefined;

/** A usual reason that lost its sentence to what is told is a hole among those that have theirs. */
export function heedHoles(plan: SitePlan): SitePlan {
  const prompt = plan.brief.prompt.toLowerCase();
  const fill = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    const full = items.filter((item) => !isBare(item) || prompt.includes(item.title.toLowerCase()));
    return reasons.has(section.type) &&
      full.length > 1 &&
      full.length < items.length &&
      full.some((item) => !isBare(item))
      ? { ...section, content: { ...section.content, items: full } }
      : section;
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(fill) })) };
}
