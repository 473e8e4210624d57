import type { PagePlan, SitePlan } from '../../site-plan';
import type { Words } from '../../words/words';
import { partLineAbroad } from '../told-facts-abroad';
import { isBare } from './fill-bare';
import { toldSection } from './told-section';

/** Pages of which nothing is told: one that was asked for says whom to ask, any other is gone. */
export const keepUsual = (plan: SitePlan, words: Words): SitePlan => {
  const asked = new Set(plan.brief.pages.map(({ value }) => value));
  const pages = plan.pages
    .filter((page, at) => at === 0 || asked.has(page.title) || !isBare(page))
    .map((page, at): PagePlan => {
      if (at === 0 || !isBare(page)) return page;
      const line = partLineAbroad(plan.language, page.title) ?? words.ledes.contact;
      const content = { title: page.title, body: [line] };
      const text = toldSection(plan, 'text', content, { page: [], site: new Map() }, 'letter');
      return { ...page, sections: [text, ...page.sections.filter(({ type }) => type === 'cta')] };
    });
  return { ...plan, pages };
};
