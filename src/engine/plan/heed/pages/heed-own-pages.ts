import type { ContentItem } from '../../content';
import type { PagePlan, SitePlan } from '../../site-plan';
import { fillOwnPage, pluralOf, type Sibling } from './fill-own-page';

const shelves = new Set(['portfolio', 'rooms', 'products', 'services', 'curriculum', 'menu', 'team']);
/** Headings over work that say nothing of what it is. */
const vague = /^(?:pictures|work|recent work|selected work|made here)$/iu;
const sameTitle = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What the site says elsewhere of the thing that a page is about: its own words, else those of the nearest of its trade. */
function itemOf(plan: SitePlan, title: string): ContentItem | undefined {
  const items = plan.pages
    .flatMap(({ sections }) => sections)
    .filter(({ type }) => shelves.has(type))
    .flatMap(({ content }) => content.items ?? []);
  const stem = title.toLowerCase().slice(0, Math.max(4, title.length - 2));
  const near = items.find((item) => item.title.toLowerCase().includes(stem));
  return items.find((item) => sameTitle(item.title, title) && item.text) ?? near;
}

/**
 * Things that are to have a page each: where they stand together each leads to its own, and every page says what the site
 * knows of its thing and leads to the others.
 */
export function heedOwnPages(plan: SitePlan): SitePlan {
  const own = plan.language === 'en' ? plan.brief.ownPages : undefined;
  if (!own || own.section === 'article') return plan;
  const isOwn = ({ title }: { title: string }) => own.titles.some((own) => sameTitle(own, title));
  const siblings = plan.pages
    .filter((page, index) => index > 0 && isOwn(page))
    // "Low Sun" of a label is no record called "Low tide".
    .map((page): Sibling => ({ page, item: own.section === 'team' ? undefined : itemOf(plan, page.title) }));
  if (siblings.length < 2) return plan;
  const section = own.section ?? 'services';
  const plural = pluralOf(own.noun);
  // A work's name says nothing of how it looks ("Ember Court"): each has one of the trade's pictures, everywhere.
  const artOf = (title: string): Pick<ContentItem, 'art'> => {
    const art = plan.art[own.titles.findIndex((one) => sameTitle(one, title)) % plan.art.length];
    return section === 'portfolio' && art !== undefined ? { art } : {};
  };
  const paths = new Map(siblings.map(({ page }) => [page.title.toLowerCase(), page.path]));
  const pages = plan.pages.map((page): PagePlan => {
    const at = siblings.findIndex((sibling) => sibling.page === page);
    const drawn = siblings.map((one) => ({
      ...one,
      item: { title: one.page.title, ...one.item, ...artOf(one.page.title) },
    }));
    const filled = at < 0 ? undefined : fillOwnPage(plan, drawn, at, section, own.noun);
    if (filled) return filled;
    return {
      ...page,
      sections: page.sections.map((one) =>
        shelves.has(one.type) && one.content.items
          ? {
              ...one,
              ...(one.type === 'portfolio' && plan.hasImages ? { variant: 'works' } : {}),
              content: {
                ...one.content,
                ...(vague.test(one.content.title) && plural
                  ? { title: plural.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) }
                  : {}),
                items: one.content.items.map((item) => {
                  const href = paths.get(item.title.toLowerCase());
                  return href === undefined
                    ? item
                    : { ...item, action: { label: `See ${item.title}`, href } };
                }),
              },
            }
          : one,
      ),
    };
  });
  return { ...plan, pages };
}
