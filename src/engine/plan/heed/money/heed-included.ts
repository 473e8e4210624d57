import { findPartContent } from '../../pages/part-contents';
import type { SectionPlan, SitePlan } from '../../site-plan';

const included = /\b(?:includ\p{L}+|inclusions)\b/iu;

/** "what's included" of days away, a course, a hire: what stands in the price, and not what a house has. */
export function heedIncluded(plan: SitePlan): SitePlan {
  const slot = plan.brief.sections.find(({ value }) => value === 'amenities');
  const asked = slot?.spans.map(({ start, end }) => plan.brief.prompt.slice(start, end)).join(' ') ?? '';
  const isTold = plan.brief.items.some(({ value }) => value.section === 'amenities');
  if (!included.test(asked) || isTold || plan.kind === 'hotel') return plan;
  const usual = findPartContent('what is included', `${plan.kind} ${plan.noun}`);
  if (!usual) return plan;
  const change = (section: SectionPlan): SectionPlan =>
    section.type === 'amenities' && section.content.items?.some(({ text }) => text !== undefined)
      ? {
          ...section,
          content: {
            title: 'What is included',
            items: usual.entries.map(([title, text]) => ({ title, text })),
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
