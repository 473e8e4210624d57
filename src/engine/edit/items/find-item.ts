import type { SiteDraft } from '../draft/site-draft';
import { likenessOf } from '../words/likeness';
import { foldWord } from '../words/fold-word';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { findCollections, nameOfItem } from './find-items';
import type { Collection, Item } from './find-items';

/** An item with all that is around it. */
export type ItemPlace = SectionPlace & { readonly collection: Collection; readonly item: Item };

/** All items of a site, those of the page looked at first; header and footer left out. */
export function everyItem(
  draft: SiteDraft,
  page: string,
  only?: readonly SectionPlace[],
): readonly ItemPlace[] {
  return (only ?? everySection(draft, page))
    .filter(({ section }) => section.id !== 'nav' && section.id !== 'footer')
    .flatMap((place) =>
      findCollections(place.section).flatMap((collection) =>
        collection.items.map((item) => ({ ...place, collection, item })),
      ),
    );
}

/** The items that go by a name: the same words, else 0.8 alike, else a name that begins with them. */
export function findItems(
  draft: SiteDraft,
  name: string,
  page: string,
  only?: readonly SectionPlace[],
): readonly ItemPlace[] {
  const all = everyItem(draft, page, only);
  const wanted = foldWord(name)
    .replace(/^(?:the|a|an)\s+/, '')
    .trim();
  if (wanted === '') return [];
  const same = all.filter(
    ({ item }) => foldWord(nameOfItem(item)).replace(/^(?:the|a|an)\s+/, '') === wanted,
  );
  if (same.length > 0) return same;
  const best = Math.max(0, ...all.map(({ item }) => likenessOf(nameOfItem(item), wanted)));
  if (best >= 0.8) return all.filter(({ item }) => likenessOf(nameOfItem(item), wanted) === best);
  return wanted.length < 4
    ? []
    : all.filter(({ item }) =>
        new RegExp(`^${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\b|\\s)`).test(
          foldWord(nameOfItem(item)),
        ),
      );
}
