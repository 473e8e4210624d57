import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const more: readonly string[] = [
  'Close to home',
  'Out of town',
  'An early one',
  'A late one',
  'With guests',
  'In the open',
  'In a small room',
  'In a large one',
  'One more evening',
  'Asked back again',
  'For those who missed it',
  'Last before the break',
];

/** "6 upcoming gigs": as many lines as are counted, of which the last wait for their place and day. */
export function heedCountedDates(plan: SitePlan): SitePlan {
  const count = plan.brief.counts.find(({ value }) => value.thing === 'events')?.value.count ?? 0;
  if (plan.language !== 'en' || count < 2 || count > 16) return plan;
  const fill = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    if (section.type !== 'events' || items.length === 0 || items.length >= count) return section;
    const free = more.filter((title) => items.every((item) => item.title !== title));
    const added = free
      .slice(0, count - items.length)
      .map((title): ContentItem => ({ title, text: 'Place and day are posted here.', sample: true }));
    return { ...section, content: { ...section.content, items: [...items, ...added] } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(fill) })) };
}
