import type { SectionPlan, SitePlan } from '../../site-plan';

/** "Allergens table", "Clients list": how something was to be laid out, behind what it is. */
const shape =
  /(?<=\p{L}{3}s|librar(?:y|ies))\s(?:table|list|grid|cards|carousel|slider|accordion|timeline)$/iu;
/** Lists that are called so: "price list" tells of no many prices, "news list" of a list. */
const plain: ReadonlySet<string> = new Set(['values', 'text', 'process', 'gallery', 'events', 'posts', 'team', 'logos', 'timetable']); // prettier-ignore

/** Titles say what stands there, and not in which shape somebody wished to see it. */
export function heedShapeWords(plan: SitePlan): SitePlan {
  if (plan.language !== 'en') return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const { title } = section.content;
    return plain.has(section.type) && shape.test(title)
      ? { ...section, content: { ...section.content, title: title.replace(shape, '') } }
      : section;
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  };
}
