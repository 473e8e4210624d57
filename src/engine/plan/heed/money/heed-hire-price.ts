import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const hired = /\b(?:exclusive use|hire|whole (?:house|venue|barn)|dry hire|weekend|weekday|midweek)\b/iu;
const tellsPrice = (items: readonly ContentItem[] = []): boolean =>
  items.some(({ price, sample }) => sample !== true && price !== undefined && /\d/u.test(price));

/** "exclusive use from £4,500" beside made-up packages: what is told leads them, and theirs are asked for. */
export function heedHirePrice(plan: SitePlan): SitePlan {
  const all = plan.pages.flatMap(({ sections }) => sections);
  const told = all.find(({ type, content }) => type === 'tickets' && tellsPrice(content.items))?.content
    .items;
  const made = all.some(({ type, content }) => type === 'pricing' && !tellsPrice(content.items));
  const isHire = told?.every(({ title }) => hired.test(title));
  if (plan.language !== 'en' || !told || !made || isHire !== true) return plan;
  const change = (section: SectionPlan): SectionPlan[] => {
    if (section.type === 'tickets') return [];
    if (section.type !== 'pricing') return [section];
    const samples = (section.content.items ?? []).map((item) => ({ ...item, price: 'On request' }));
    return [{ ...section, content: { ...section.content, items: [...told, ...samples] } }];
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(change) })) };
}
