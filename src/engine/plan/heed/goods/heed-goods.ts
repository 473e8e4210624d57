import { findMotif } from '../../../compose/art/find-motif';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

/** The thing that a shop is for, as it can be drawn: "handmade leather bags webshop" is drawn as bags. */
function subjectOf({ brief, art }: SitePlan): string | undefined {
  const found = findMotif(brief.offer?.value ?? '');
  return found !== null && art.includes(found) ? found : undefined;
}

/**
 * A shop of one sort of thing shows that thing, whatever its pieces are called ("Kaamos", "Ruska"); and shelves that hold
 * one piece each are none.
 */
export function heedGoods(plan: SitePlan): SitePlan {
  if (plan.kind !== 'shop') return plan;
  const subject = subjectOf(plan);
  const goods = new Set(
    plan.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => type === 'products')
      .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title)),
  );
  const isAsked = plan.brief.sections.some(({ value }) => value === 'categories');
  const isEcho = ({ type, content: { items = [] } }: SectionPlan): boolean =>
    type === 'categories' && !isAsked && items.length > 0 && items.every(({ title }) => goods.has(title));
  const drawn = (item: ContentItem): ContentItem =>
    subject === undefined || findMotif(item.art ?? item.title) !== null ? item : { ...item, art: subject };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections
        .filter((section) => !isEcho(section))
        .map((section) =>
          section.type === 'products' || section.type === 'gallery'
            ? { ...section, content: { ...section.content, items: section.content.items?.map(drawn) ?? [] } }
            : section,
        ),
    })),
  };
}
