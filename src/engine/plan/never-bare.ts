import type { SectionPlan, SitePlan } from './site-plan';
import type { Words } from './words/words';

/** The head of a page stands over its sections, not over nothing. */
const isBare = ({ type, variant, content }: SectionPlan): boolean =>
  type !== 'page-header' &&
  variant === 'plain' &&
  !content.lede &&
  [content.items, content.body, content.actions].every((part) => (part ?? []).length === 0);

/**
 * A title over nothing looks broken: what was asked for and is not told yet has a line that asks for it. Links that
 * stand elsewhere on the page need no second title.
 */
export function neverBare(plan: SitePlan, words: Words): SitePlan {
  if (!plan.pages.some(({ sections }) => sections.some(isBare))) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      if (!isBare(section)) return [section];
      // Nobody finds profiles where none are told, and those that are stand beside the other ways to write.
      const isElsewhere = page.sections.some(({ type }) => type === 'links') || plan.language !== 'en';
      if (section.type === 'social' && isElsewhere) return [];
      return [{ ...section, content: { ...section.content, lede: words.ledes.contact } }];
    }),
  }));
  return { ...plan, pages };
}
