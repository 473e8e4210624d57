import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import type { SectionContext } from '../section';

/** How many bedrooms a home on offer has; null for whatever else is listed. */
export const bedroomsOf = ({ value = '', list = [] }: ContentItem): number | null =>
  /^\d{1,2}$/u.test(value) && (list[0] ?? '').startsWith(`${value} `) ? Number(value) : null;

/** The least number of bedrooms, for lists of homes. */
export const writeBedrooms = (context: SectionContext, items: readonly ContentItem[]): Html | null => {
  if (context.section.type !== 'listings' || items.every((item) => bedroomsOf(item) === null)) return null;
  const id = `${context.section.id}-bedrooms`;
  return html`<p class="field">
    <label for="${id}">${context.words.shop.bedrooms} ≥</label
    ><input id="${id}" type="number" min="0" max="20" inputmode="numeric" data-filter-min="bedrooms" />
  </p>`;
};

/** Rooms, baths and size of a home, in one line. */
export const writeHomeFacts = (context: SectionContext, item: ContentItem): Html | null =>
  context.section.type === 'listings' && bedroomsOf(item) !== null
    ? html`<p class="good-facts">${(item.list ?? []).join(' · ')}</p>`
    : null;
