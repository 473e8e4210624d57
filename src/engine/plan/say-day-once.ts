import { writeDate } from '../compose/write-date';
import type { SectionPlan, SitePlan } from './site-plan';
import { saysOnlyWhen } from './told/says-only-when';

/** The day of an event stands under the title of its first page: what only says it again beside that is left out. */
export function sayDayOnce(plan: SitePlan): SitePlan {
  if (plan.kind !== 'event' || plan.date === null) return plan;
  const day = writeDate(plan.date, plan.language);
  const isNew = (text: string): boolean => !saysOnlyWhen(text, plan.brief, day);
  const change = (section: SectionPlan): SectionPlan => {
    const { kicker, lede, ...content } = section.content;
    if (section.type !== 'hero') return section;
    const above = (kicker ?? '').split(' · ').filter(isNew);
    const below = (lede ?? '').split(/(?<=[.!?])\s/u).filter(isNew);
    return {
      ...section,
      content: {
        ...content,
        ...(above.join('') === '' ? {} : { kicker: above.join(' · ') }),
        ...(below.join('') === '' ? {} : { lede: below.join(' ') }),
      },
    };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
