import type { PagePlan, SitePlan } from '../site-plan';

const telling: ReadonlySet<string> = new Set(['services', 'menu', 'products']);

/** One told price stands where the thing is told, and in no list of its own that nobody asked for. */
export function heedPrices(plan: SitePlan): SitePlan {
  if (plan.brief.sections.some(({ value }) => value === 'pricing')) return plan;
  const said = new Set(
    plan.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => telling.has(type))
      .flatMap(({ content }) => (content.items ?? []).map(({ title, price }) => `${title} ${price ?? ''}`)),
  );
  const withoutEcho = (page: PagePlan): PagePlan => {
    const sections = page.sections.filter(({ type, content: { items = [] } }) => {
      const priced = items.filter(({ price }) => price !== undefined);
      const isEcho = items.every(({ title, price }) => said.has(`${title} ${price ?? ''}`));
      return !(type === 'pricing' && items.length > 0 && priced.length < 2 && isEcho);
    });
    // A page of its own keeps what it is for.
    const isLeft = sections.some(({ type }) => type !== 'page-header' && type !== 'cta' && type !== 'faq');
    return isLeft ? { ...page, sections } : page;
  };
  return { ...plan, pages: plan.pages.map(withoutEcho) };
}
