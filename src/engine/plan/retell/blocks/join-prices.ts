import type { SectionPlan } from '../../site-plan';

/** Prices that two places of a prompt tell stand in one list: a page has one section of that name. */
export const joinPrices = (before: readonly SectionPlan[], section: SectionPlan): SectionPlan[] => {
  const at = before.findIndex(
    ({ type, content }) =>
      type === 'pricing' && section.type === 'pricing' && content.title === section.content.title,
  );
  const first = before[at];
  if (!first) return [...before, section];
  const told = new Set((first.content.items ?? []).map(({ title }) => title));
  const more = (section.content.items ?? []).filter(({ title }) => !told.has(title));
  const lede = [first.content.lede, section.content.lede].filter(Boolean).join(' ');
  const joined: SectionPlan = {
    ...first,
    content: {
      ...first.content,
      ...(lede === '' ? {} : { lede }),
      items: [...(first.content.items ?? []), ...more],
    },
  };
  return before.map((one, index) => (index === at ? joined : one));
};
