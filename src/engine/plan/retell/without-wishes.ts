import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';

/** The words of a line, to be compared. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The plan without lines that speak to whoever makes the site; a text that says nothing else is gone. */
export const withoutWishes = (plan: SitePlan, wanted: ReadonlySet<string>): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page): PagePlan => ({
    ...page,
    sections: page.sections.flatMap((section): SectionPlan[] => {
      const { body, items } = section.content;
      if (section.type === 'values' && items) {
        const own = items.filter(({ text }) => text === undefined || !wanted.has(bareWords(text)));
        if (own.length === items.length) return [section];
        return own.length === 0 ? [] : [{ ...section, content: { ...section.content, items: own } }];
      }
      if ((section.type !== 'text' && section.type !== 'about') || !body) return [section];
      const kept = body.filter((line) => !wanted.has(bareWords(line)));
      if (kept.length === body.length) return [section];
      return kept.length === 0 ? [] : [{ ...section, content: { ...section.content, body: kept } }];
    }),
  })),
});
