import type { Action } from '../../content';
import type { SitePlan } from '../../site-plan';
import type { Words } from '../../words/words';

/** A plan whose buttons lead to what it has; the main one asks where what it led to is not there. */
export const leadSomewhere = (plan: SitePlan, words: Words): SitePlan => {
  const sections = plan.pages.flatMap((page) => page.sections);
  const targets = new Set<string>([
    ...plan.pages.flatMap(({ path, role }) => [path, role]),
    ...sections.map(({ type }) => type),
    '#main',
  ]);
  const ids = new Set(sections.flatMap(({ id, type }) => [`#${id}`, `#${type}`]));
  const leads = ({ href }: Action): boolean =>
    /^(?:tel|mailto|https?):/u.test(href) || targets.has(href) || ids.has(href);
  const contact = targets.has('contact') ? { label: words.actions.contactUs, href: 'contact' } : null;
  return {
    ...plan,
    action: plan.action && leads(plan.action) ? plan.action : contact,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.content.actions
          ? { ...section, content: { ...section.content, actions: section.content.actions.filter(leads) } }
          : section,
      ),
    })),
  };
};
