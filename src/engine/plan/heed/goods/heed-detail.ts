import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { capitalise } from '../../kinds/parts/weave';

const deposit = /^(?:reserve|reservation|deposit|pre-?order|down payment)/iu;

/** One thing with a told price is shown at that price: sizes with prices of their own are taken back. */
export function heedDetail(plan: SitePlan): SitePlan {
  if (plan.kind !== 'product' || plan.language !== 'en') return plan;
  const told = plan.brief.items.filter(
    ({ value }) => value.price !== undefined && value.section === 'pricing',
  );
  const [first] = told.filter(({ value }) => !deposit.test(value.name));
  if (!first) return plan;
  const title = capitalise(plan.brief.name?.value ?? plan.brief.offer?.value ?? first.value.name);
  const change = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    if (section.type !== 'product-detail' || !items.every(({ sample }) => sample === true)) return section;
    const item: ContentItem = { title, price: first.value.price ?? '' };
    return { ...section, content: { ...section.content, title, items: [item] } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
