import type { ContentItem } from '../content';
import type { SitePlan } from '../site-plan';

/** "haircut £24" in a prompt is "Haircut" on the site; "iPhone repair" and "e-bikes" keep their own letters. */
export function capitaliseItems(plan: SitePlan): SitePlan {
  const asked = new Set(plan.brief.items.map(({ value }) => value.name));
  const raise = (item: ContentItem): ContentItem =>
    asked.has(item.title) && /^(?:\p{Ll}{3,}(?![\p{L}\d])|\p{Ll}+(?![\p{L}\d-]))/u.test(item.title)
      ? { ...item, title: item.title.charAt(0).toLocaleUpperCase(plan.language) + item.title.slice(1) }
      : item;
  if (asked.size === 0) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.content.items
          ? { ...section, content: { ...section.content, items: section.content.items.map(raise) } }
          : section,
      ),
    })),
  };
}
