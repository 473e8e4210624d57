import type { SitePlan } from '../../site-plan';

/** What is needed and what there is already, as a bar right below the opening; the other figures of it beside the bar. */
export function heedAppeal(plan: SitePlan): SitePlan {
  const told = plan.brief.items.filter(({ value }) => value.section === 'stats');
  const goal = told.find(({ value }) => value.name === 'Our goal');
  if (!goal) return plan;
  const raised = told.find(({ value }) => value.name === 'Raised so far');
  const rest = told.filter((one) => one !== goal && one !== raised);
  const items = [...(raised ? [raised, goal] : [goal]), ...rest].map(({ value }) => ({
    title: value.name,
    value: value.note ?? '',
  }));
  return {
    ...plan,
    pages: plan.pages.map((page, at) => {
      const found = page.sections.find(({ type }) => type === 'stats');
      const others = page.sections.filter((section) => section !== found);
      if (at > 0 || !found) return { ...page, sections: others };
      const shown = {
        ...found,
        variant: raised ? 'meter' : found.variant,
        content: { title: raised ? 'How far we are' : 'What we need', items },
      };
      const place = others.findIndex(({ type }) => type === 'hero') + 1;
      return { ...page, sections: [...others.slice(0, place), shown, ...others.slice(place)] };
    }),
  };
}
