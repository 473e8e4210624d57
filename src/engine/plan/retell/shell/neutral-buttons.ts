import { leadOfTwo } from '../../../brief/long/lead-of-two';
import type { Action } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

/** Kinds whose prices are plans, each with a button to begin. */
const plans = new Set<string>(['saas', 'mobile-app']);
/** More rows than this are a list, and nobody presses a button behind a loaf. */
const mostPlans = 3;

const labels: Readonly<Record<string, string>> = {
  menu: 'See the menu',
  products: 'See what we sell',
  services: 'See what we do',
  rooms: 'See the rooms',
  pricing: 'See the prices',
};
const neutral = (action: Action): Action => {
  const label = labels[action.href.replace(/\.html$/u, '')];
  return label === undefined ? action : { ...action, label };
};

const ofList = (section: SectionPlan, kind: string): SectionPlan => {
  const { items } = section.content;
  if (section.type !== 'pricing' || plans.has(kind) || !items || items.length <= mostPlans) return section;
  return {
    ...section,
    content: { ...section.content, items: items.map(({ action: _action, ...item }) => item) },
  };
};

/**
 * The buttons of a long brief: none behind the rows of a price list, and on the site of a house of two trades none that speaks of
 * one of them alone ("See today's bake" of a bakery and wine bar). A button that was told stays as it is.
 */
export const neutralButtons = (plan: SitePlan): SitePlan => {
  const isBoth = leadOfTwo(plan.brief.offer?.value ?? '') !== null && !plan.brief.quotes.some(({ value }) => value.use === 'button'); // prettier-ignore
  const say = (section: SectionPlan): SectionPlan =>
    isBoth && section.content.actions
      ? { ...section, content: { ...section.content, actions: section.content.actions.map(neutral) } }
      : section;
  return {
    ...plan,
    action: isBoth && plan.action ? neutral(plan.action) : plan.action,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => say(ofList(section, plan.kind))),
    })),
  };
};
