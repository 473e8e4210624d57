import { wordsIn } from '../../locate/page-tree';
import type { Step } from '../intent';
import { findCollections, nameOfItem } from '../items/find-items';
import type { Collection, Item } from '../items/find-items';
import { bareName } from '../items/find-things';
import type { Addition } from '../items/name-parts';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import type { Phrase } from '../words/read-command';

/** Kinds of lists that show what is on offer: the services of one page are the prices of another. */
const priced = new Set(['services', 'pricing', 'menu', 'rooms', 'products']);

/** The lists of other pages that show the same things, and maybe more. */
export function twinLists(
  step: Step,
  home: SectionPlace,
  names: readonly string[],
  beside: string,
): readonly { readonly page: string; readonly collection: Collection }[] {
  return everySection(step.draft, step.page)
    .filter(({ page, section }) =>
      section.type === home.section.type
        ? page !== home.page
        : priced.has(section.type ?? '') && priced.has(home.section.type ?? ''),
    )
    .flatMap(({ page, section }) => {
      const all = findCollections(section);
      // A list in groups shows it in the group of its neighbour.
      const collection =
        all.find(({ items }) => {
          const known = new Set(items.map(nameOfItem));
          const share = section.type === home.section.type ? 0.8 : 1;
          return names.filter((name) => known.has(name)).length >= names.length * share;
        }) ??
        (section.type === home.section.type ? all : []).find(({ items }) =>
          items.some((item) => nameOfItem(item) === beside),
        );
      return collection ? [{ page, collection }] : [];
    });
}

export function hasTexts(collection: Collection): boolean {
  return collection.items.some(({ element, title }) => wordsIn(element).length > wordsIn(title).length + 40);
}

/** "After step 2", "before the second one": a neighbour by its place. */
const rankOf = (phrase: string): number => {
  const { word, at } = /^(?:(?<word>first|second|third|fourth|fifth|sixth|last) \S+|(?:step|question|stage|point|number) (?<at>\d{1,2}))$/.exec(phrase)?.groups ?? {}; // prettier-ignore
  if (at) return Number(at) - 1;
  return word === 'last' ? -1 : word ? ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(word) : NaN; // prettier-ignore
};

export function placeFor(
  collections: readonly Collection[],
  match: Addition,
): { collection: Collection; anchor?: { item: Item; side: 'before' | 'after' } } | null {
  if (match.mid)
    for (const collection of collections) {
      const [first, second, third] = collection.items;
      if (first && second && !third) return { collection, anchor: { item: first, side: 'after' } };
    }
  const anchors: readonly (readonly [Phrase | undefined, 'before' | 'after'])[] = match.between
    ? [
        [match.low, 'after'],
        [match.high, 'before'],
      ]
    : [[match.anchor, /before|above/.test(match.side?.plain ?? '') ? 'before' : 'after']];
  for (const [phrase, side] of anchors) {
    if (!phrase) continue;
    for (const collection of collections) {
      const item = collection.items.find(
        (candidate) => bareName(nameOfItem(candidate)) === bareName(phrase.text),
      );
      if (item) return { collection, anchor: { item, side } };
    }
    const rank = rankOf(phrase.plain);
    const [collection] = collections;
    const nth = Number.isNaN(rank) ? undefined : collection?.items.at(rank);
    if (collection && nth) return { collection, anchor: { item: nth, side } };
  }
  return null;
}

export function bestCollection(
  collections: readonly Collection[],
  thing: string,
  hasPrice: boolean,
): { collection: Collection; anchor?: undefined } | null {
  const group = collections.find(
    (collection) =>
      collection.group !== null &&
      thing !== '' &&
      collection.group.toLowerCase().startsWith(thing.toLowerCase().slice(0, 4)),
  );
  const priced = hasPrice
    ? collections.find((collection) => collection.items.some(({ price }) => price !== null))
    : undefined;
  const collection = group ?? priced ?? collections[0];
  return collection ? { collection } : null;
}
