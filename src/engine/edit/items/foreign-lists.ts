import type { SiteDraft } from '../draft/site-draft';
import { namedLanguage } from '../intents/named-language';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { classesOf } from '../../locate/page-tree';
import { findCollections, nameOfItem } from './find-items';
import type { Collection } from './find-items';
import type { NewItem } from './item-splices';
import type { ItemPlace } from './find-item';
import { writtenLike } from './money';
import { addItem } from './write-item';

/** A list on a page of another language. */
type ForeignList = {
  readonly page: string;
  readonly section: string;
  /** Which of the section's collections. */
  readonly at: number;
};

/** The lists that show the same things on the pages of the site's other languages, told by kind, number and build. */
export function foreignLists(
  draft: SiteDraft,
  home: SectionPlace,
  { items, holder }: Collection,
): readonly ForeignList[] {
  const { language } = siteFacts(draft, home.page);
  return everySection(draft, home.page)
    .filter(
      ({ page, section }) =>
        section.type === home.section.type && siteFacts(draft, page).language !== language,
    )
    .flatMap(({ page, section }) => {
      const all = findCollections(section);
      const able = all.filter((list) => list.items.length === items.length);
      const alike = able.find((list) => classesOf(list.holder)[0] === classesOf(holder)[0]) ?? able[0];
      return alike ? [{ page, section: section.id, at: all.indexOf(alike) }] : [];
    });
}

/** Puts a thing into such a list, beside the one at a place of it or at the end. Says false where it stands there already. */
export function addForeign(
  draft: SiteDraft,
  { page, section, at }: ForeignList,
  item: NewItem,
  place: { readonly at: number; readonly side: 'before' | 'after' } | null,
): boolean {
  const home = draft.sections(page).find(({ id }) => id === section);
  const list = home ? findCollections(home)[at] : undefined;
  if (!list || list.items.some((one) => nameOfItem(one) === item.title)) return false;
  const beside = place ? list.items[place.at] : undefined;
  const sample = list.items[0]?.price?.text ?? '';
  const price = item.price === undefined ? undefined : inOwnForm(item.price, sample);
  addItem(
    draft,
    page,
    list,
    { ...item, price },
    beside && place ? { item: beside, side: place.side } : undefined,
  );
  return true;
}

/** The same things on the pages of other languages, by their place in a list of as many things; each once. */
export function foreignItems(draft: SiteDraft, places: readonly ItemPlace[]): readonly ItemPlace[] {
  const all = places.flatMap((place) => foreignTwins(draft, place));
  return all.filter(
    ({ page, item }, index) =>
      !places.some((place) => place.page === page) &&
      all.findIndex((one) => one.page === page && one.item.element.start === item.element.start) === index,
  );
}

function foreignTwins(draft: SiteDraft, place: ItemPlace): readonly ItemPlace[] {
  const number = place.collection.items.indexOf(place.item);
  const name = nameOfItem(place.item);
  return foreignLists(draft, place, place.collection).flatMap(({ page, section: id, at }) => {
    const section = draft.sections(page).find((one) => one.id === id);
    const collection = section ? findCollections(section)[at] : undefined;
    const item = collection?.items[number];
    if (!section || !collection || !item) return [];
    // Lists in another order tell by their names which is which.
    const isElsewhere = collection.items.some((one) => one !== item && nameOfItem(one) === name);
    return isElsewhere ? [] : [{ page, section, collection, item }];
  });
}

/** "€320" among prices like "98 €": "320 €". */
export function inOwnForm(price: string, sample: string): string {
  const [amount] = /\d[\d.,’' ]*/u.exec(price) ?? [];
  const sign = price.replace(amount ?? '', '').trim();
  return amount && sign !== '' && sample.includes(sign) ? writtenLike(amount.trim(), sample) : price;
}

/** What is said where other languages' pages got words as they were given: " The German pages have it in the same words." */
export function foreignNote(draft: SiteDraft, page: string, pages: readonly string[]): string {
  const own = siteFacts(draft, page).language;
  const codes = [...new Set(pages.map((one) => siteFacts(draft, one).language))].filter(
    (code) => code !== own,
  );
  const names = codes.flatMap((code) => namedLanguage(code)?.[1] ?? []);
  return names.length === 0 ? '' : ` The ${names.join(' and ')} pages have it in the same words.`;
}
