import type { SectionPlan, SitePlan } from '../../site-plan';

/** Work and a look around that show the same things are one of them: that which was asked for; both where both were. */
export function withoutTwin(plan: SitePlan): SitePlan {
  const asked = new Set(plan.brief.sections.map(({ value }) => value));
  if (asked.has('gallery') && asked.has('portfolio')) return plan;
  const [kept, other] = asked.has('gallery')
    ? (['gallery', 'portfolio'] as const)
    : (['portfolio', 'gallery'] as const);
  const pages = plan.pages.map((page) => {
    const titlesOf = (wanted: SectionPlan['type']) =>
      page.sections
        .find(({ type }) => type === wanted)
        ?.content.items?.map(({ title }) => title.toLowerCase());
    const isTwin = ({ content: { items = [] } }: SectionPlan, titles?: readonly string[]): boolean =>
      titles !== undefined &&
      items.length > 0 &&
      items.every(({ title }) => titles.includes(title.toLowerCase()));
    // "Rooms" of a studio that told only what it does: nothing more is to be seen there than among its services.
    const spare = asked.has('portfolio') && !asked.has('services') ? 'services' : 'portfolio';
    return {
      ...page,
      sections: page.sections.filter(
        (section) =>
          !(section.type === other && isTwin(section, titlesOf(kept))) &&
          !(section.type === 'gallery' && !asked.has('gallery') && isTwin(section, titlesOf('products'))) &&
          !(
            section.type === spare &&
            isTwin(section, titlesOf(spare === 'services' ? 'portfolio' : 'services'))
          ),
      ),
    };
  });
  return { ...plan, pages };
}
