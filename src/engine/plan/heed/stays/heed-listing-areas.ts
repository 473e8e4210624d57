import type { SectionPlan, SitePlan } from '../../site-plan';

const narrowed =
  /\b(?:filter(?:s|ed|able)?\s)?by\s(?:area|neighbou?rhood|district|city|town|suburb|location|region|village)s?\s(?:\(|:\s)(?<list>[^().;]+)/iu;

/** "filter by area (Lekki, Ikoyi, Yaba)": made-up homes lie where the owner's do, and the list is narrowed by just these. */
export function heedListingAreas(plan: SitePlan): SitePlan {
  const list = narrowed.exec(plan.brief.prompt)?.groups?.['list'];
  const areas = (list ?? '').split(/,\s(?:and\s)?|\sand\s/u).map((one) => one.trim());
  const isNamed = areas.length > 1 && areas.every((area) => /^\p{Lu}/u.test(area) && area.length < 30);
  const has = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'listings'));
  if (plan.language !== 'en' || !isNamed || !has) return plan;
  const known = new Set(areas.map((area) => area.toLowerCase()));
  const change = (section: SectionPlan): SectionPlan[] => {
    const items = section.content.items ?? [];
    if (section.type === 'listings')
      return [
        {
          ...section,
          content: {
            ...section.content,
            items: items.map((item, at) =>
              item.sample === true ? { ...item, note: areas[at % areas.length] ?? '' } : item,
            ),
          },
        },
      ];
    const isSame = items.length > 0 && items.every(({ title }) => known.has(title.toLowerCase()));
    // Nor are the prices of homes a list of what the agent takes.
    const isAsked =
      section.type === 'pricing' && items.every(({ price }) => price === undefined || !/\d/u.test(price));
    return isSame || isAsked ? [] : [section];
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(change) })) };
}
