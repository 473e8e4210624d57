import type { Step } from '../intent';
import { findNamedSections } from '../target/find-named-sections';
import { classesOf, elementsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findCollections, itemAt, nameOfItem } from './find-items';
import type { Collection, Item } from './find-items';
import type { ItemPlace } from './find-item';
import { homesOfThing } from './thing-homes';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';

const ranks: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  sixth: 5,
  seventh: 6,
  eighth: 7,
  last: -1,
  middle: NaN,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
  '5th': 4,
};

/** "second feature", "last question", "third one in the pricing": one of like things by its place; null for other words. */
export function ordinalItem(
  step: Pick<Step, 'draft' | 'page'> & Partial<Step>,
  phrase: string,
): ItemPlace | null {
  // "Step 2", "question 3": a thing by its number.
  const numbered = /^(?<thing>step|question|faq|review|testimonial|photo|picture|plan|slide|feature|stage) (?:no\.? |number |# ?)?(?<at>[1-9]|1\d)$/.exec(phrase)?.groups; // prettier-ignore
  if (numbered) {
    const place = homesOfThing(step as Step, numbered['thing'] ?? '', false)[0];
    const list = place ? findCollections(place.section)[0] : undefined;
    const item = place && list ? inReadingOrder(place.section.element, list)[Number(numbered['at']) - 1] : undefined; // prettier-ignore
    return place && list && item && !isNumberedName(item) ? { ...place, collection: list, item } : null;
  }
  const match =
    /^(?<rank>first|second|third|fourth|fifth|sixth|seventh|eighth|last|middle|\dst|\dnd|\drd|\dth) (?<thing>\S+(?: \S+)?)(?: (?:in|of|on|from) (?<where>.+))?$/.exec(
      phrase,
    )?.groups;
  const rank = ranks[match?.rank ?? ''];
  if (!match || rank === undefined) return null;
  const home = match.where
    ? findNamedSections(step.draft, match.where, step.page)[0]
    : (homesOfThing(step as Step, match.thing ?? '', false)[0] ?? shownHome(step, match.thing ?? ''));
  const collection = home ? findCollections(home.section)[0] : undefined;
  const all = home && collection ? inReadingOrder(home.section.element, collection) : [];
  // Of an even number none is in the middle.
  const item = Number.isNaN(rank) ? all[all.length % 2 === 1 ? (all.length - 1) / 2 : -1] : all.at(rank);
  return home && collection && item ? { ...home, collection, item } : null;
}

/** "Plan 2" may be what a thing is called. */
const isNumberedName = (item: Item): boolean => /^\p{L}+ \d+$/u.test(nameOfItem(item));

/** "The second card": of the list of offers on this page, else on another. */
function shownHome({ draft, page }: Pick<Step, 'draft' | 'page'>, thing: string): SectionPlace | undefined {
  if (!/^(?:card|box|tile|plan|item|offer|option|entry|one)$/.test(thing)) return undefined;
  const lists = everySection(draft, page).filter(
    ({ section }) => (findCollections(section)[0]?.items.length ?? 0) > 1,
  );
  const types = ['pricing', 'products', 'services', 'menu', 'rooms', 'features', 'portfolio'];
  const isOffer = ({ section }: SectionPlace) => types.includes(section.type ?? '');
  const here = lists.find((place) => place.page === page && isOffer(place));
  return here ?? types.flatMap((type) => lists.filter(({ section }) => section.type === type))[0];
}

/** The things of a list with those like them that a layout sets apart, such as a review in front of the others. */
function inReadingOrder(section: PageElement, { items }: Collection): readonly Item[] {
  const first = items[0];
  const word = first ? classesOf(first.element)[0] : undefined;
  if (!first || !word) return items;
  const alike = elementsIn(section).filter(
    (element) => element.tag === first.element.tag && classesOf(element).includes(word),
  );
  const all = alike.flatMap(
    (element) => items.find((item) => item.element === element) ?? itemAt(element) ?? [],
  );
  return all.length > items.length ? all : items;
}
