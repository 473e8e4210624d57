import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const figures = (text: string): string => text.replace(/[^\d.,]/gu, '');
const spans = /\b(?:month(?:ly)?|mo|year(?:ly)?|week(?:ly)?|annual(?:ly)?)\b|\/\s?(?:m|mo|y|yr|w)\b/iu;
const free = /\bfree\b|\btrial\b/iu;

/** A plan whose price is told keeps nothing that nobody said of it, and is no sample. */
function tellOnly(item: ContentItem, plan: SitePlan): ContentItem {
  const { prompt } = plan.brief;
  const said = prompt.toLowerCase();
  const isSaid = (text: string): boolean => said.includes(text.toLowerCase());
  const { list, text, note, badge, sample: _sample, action, ...rest } = item;
  const kept = (list ?? []).filter(isSaid);
  // Beside a button of the prompt's own no other one is made up; and nothing is free that is not called so.
  const isOwn = plan.brief.quotes.some(({ value }) => value.use === 'button');
  const isFree = /^start free$/iu.test(action?.label ?? '') && (isOwn || !free.test(prompt));
  return {
    ...rest,
    ...(kept.length > 0 ? { list: kept } : {}),
    ...(text !== undefined && isSaid(text.replace(/\.$/u, '')) ? { text } : {}),
    ...(note !== undefined && (spans.test(prompt) || isSaid(note)) ? { note } : {}),
    ...(badge !== undefined && isSaid(badge) ? { badge } : {}),
    ...(action ? { action: isFree && plan.action ? { ...action, label: plan.action.label } : action } : {}),
  };
}

/** "Plans: Small €9, Choir €19": names and prices of the prompt, without seats and support that nobody promised. */
export function heedToldPlans(plan: SitePlan): SitePlan {
  const told = plan.brief.items.filter(({ value }) => value.price !== undefined);
  if (told.length < 2 || (plan.kind !== 'saas' && plan.kind !== 'mobile-app')) return plan;
  const isTold = ({ title, price }: ContentItem): boolean =>
    price !== undefined &&
    told.some(
      ({ value }) =>
        figures(value.price ?? '') === figures(price) && value.name.toLowerCase() === title.toLowerCase(),
    );
  const change = (section: SectionPlan): SectionPlan => {
    const { items } = section.content;
    return section.type === 'pricing' && items && items.length > 0 && items.every(isTold)
      ? { ...section, content: { ...section.content, items: items.map((item) => tellOnly(item, plan)) } }
      : section;
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
