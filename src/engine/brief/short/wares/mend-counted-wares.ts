import type { Brief, CountWish } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const selling = new Set<SiteKind>(['shop', 'florist']);
const dishes =
  /^(?:pizzas?|burgers?|dishes|cocktails|wines|beers|cakes|sandwiches|tacos|bowls|curries|coffees|teas|breads|desserts|drinks|plates|rolls|flavours|toppings|dumplings|skewers|salads|soups|starters|mains|pastries|loaves|buns|pies)$/iu;
const stem = (word: string): string => word.toLowerCase().replace(/(?:e?s)$/u, '');

/** "houseplants, with 9 plants", "a menu with 6 pizzas": so many of what is sold stand on the shelf. */
function withShelf(brief: Brief): Brief {
  const offer = (brief.offer?.value ?? '').toLowerCase();
  const shelfOf = ({ thing, count }: CountWish): string | null => {
    if (count < 2 || count > 60 || stem(thing).length < 4) return null;
    if (dishes.test(thing)) return 'menu';
    return selling.has(brief.kind.value) && offer.includes(stem(thing)) ? 'products' : null;
  };
  const found = brief.counts.find(({ value }) => {
    const shelf = shelfOf(value);
    return shelf !== null && brief.counts.every((count) => count.value.thing !== shelf);
  });
  const shelf = found ? shelfOf(found.value) : null;
  if (!found || shelf === null) return brief;
  return {
    ...brief,
    counts: brief.counts.map((count) =>
      count === found ? { ...count, value: { ...count.value, thing: shelf } } : count,
    ),
  };
}

/** "Bologna style", "New York-style": how something is made is not where it is. */
function withoutManner(brief: Brief): Brief {
  const end = brief.place?.spans[0]?.end;
  return end !== undefined &&
    brief.address === null &&
    /^[-\s](?:style|inspired)\b/iu.test(brief.prompt.slice(end))
    ? { ...brief, place: null }
    : brief;
}

/** How many of the wares are shown, and places that tell only of a manner. */
export const mendCountedWares = (brief: Brief): Brief => withoutManner(withShelf(brief));
