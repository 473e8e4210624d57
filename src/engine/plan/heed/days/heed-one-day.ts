import type { SectionPlan, SitePlan } from '../../site-plan';

const days = /^(?:day|tag|jour|día|dia|giorno|dag|dzień)\s?(\d)$/iu;
const several =
  /\b(?:two|three|four|five|2|3|4|5)[- ]days?\b|\bdays?\s?(?:two|2)\b|\bweekend\b|\d{1,2}(?:st|nd|rd|th)?\s?(?:-|–|to|and|&)\s?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?\p{L}{3,9}/iu;

/** An event of one told day has the programme of one day: the usual second one is left out, and the first not numbered. */
export function heedOneDay(plan: SitePlan): SitePlan {
  if (plan.kind !== 'event' || plan.date === null || plan.until !== null || several.test(plan.brief.prompt))
    return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    if (!['agenda', 'timetable'].includes(section.type) || !items.some(({ group }) => days.test(group ?? '')))
      return section;
    const first = items.filter(({ group }) => !days.test(group ?? '') || days.exec(group ?? '')?.[1] === '1');
    return {
      ...section,
      content: {
        ...section.content,
        items: first.map(({ group, ...item }) =>
          days.test(group ?? '') || group === undefined ? item : { ...item, group },
        ),
      },
    };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
