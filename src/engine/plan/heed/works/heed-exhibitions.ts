import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const house = /\b(?:museum|gallery|collection|heritage centre|heritage center|kunsthalle|archive)\b/iu;
const shows: readonly ContentItem[] = [
  { title: 'The collection', text: 'What is always here, and where to begin.', sample: true },
  { title: 'This season', text: 'One subject, three rooms, until the next one.', sample: true },
  { title: 'For young visitors', text: 'To touch, to try, to carry home in the head.', sample: true },
];

/** "exhibitions" of a museum: what is shown there, and no calendar of evenings. */
export function heedExhibitions(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const slot = brief.sections.find(({ value }) => value === 'events');
  const words = slot?.spans.map(({ start, end }) => brief.prompt.slice(start, end)).join(' ') ?? '';
  const isTold = brief.items.some(({ value }) => value.section === 'events');
  if (plan.language !== 'en' || !/exhibitions?/iu.test(words) || isTold) return plan;
  if (!house.test(`${brief.offer?.value ?? ''} ${brief.name?.value ?? ''}`)) return plan;
  const change = (section: SectionPlan): SectionPlan =>
    section.type === 'events'
      ? {
          ...section,
          content: {
            title: 'Exhibitions',
            lede: 'What is on stands here, with its last day.',
            items: shows,
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
