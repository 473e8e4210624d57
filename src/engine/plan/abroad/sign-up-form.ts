import type { ContentItem, SectionContent } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

const aim = <T extends { readonly href?: string }>(action: T): T =>
  action.href === 'volunteer' ? { ...action, href: 'form' } : action;
const aimItem = (item: ContentItem): ContentItem =>
  item.action ? { ...item, action: aim(item.action) } : item;

function aimed(content: SectionContent): SectionContent {
  const { actions, items } = content;
  return {
    ...content,
    ...(actions ? { actions: actions.map(aim) } : {}),
    ...(items ? { items: items.map(aimItem) } : {}),
  };
}

/** "inscription" of a club or a vegetable box scheme: whoever signs up there is asked for no help. */
export function signUpForm(plan: SitePlan): SitePlan {
  const { sections, spoken, forms } = plan.brief;
  const asked = sections.find(({ value, spans }) => value === 'form' && spans.length > 0);
  const types = new Set(plan.pages.flatMap((page) => page.sections.map(({ type }) => type)));
  const isHelp = sections.some(({ value }) => value === 'volunteer') || (forms ?? []).length > 0;
  if (spoken === 'en' || !asked || isHelp || types.has('form') || !types.has('volunteer')) return plan;
  const turn = (section: SectionPlan): SectionPlan => {
    const content = aimed(section.content);
    return section.type === 'volunteer'
      ? { ...section, type: 'form', id: 'form', content }
      : { ...section, content };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(turn) })),
    ...(plan.action ? { action: aim(plan.action) } : {}),
  };
}
