import type { ContentItem, Facts, SectionContent } from '../../content';
import type { Bank } from './bank';

const refused =
  /\b(?:no|without|hide|not (?:show|list|mention)|n['’]t (?:show|list|mention))\s(?:the\s|any\s|our\s)?prices\b/iu;

/** "No prices, no hours": none is made up on a card of dishes either. */
export const withoutRefused = (facts: Facts, bank: Bank): Bank => {
  const { menu, services, rooms, products } = bank;
  const isShop = facts.brief.kind.value === 'shop';
  if (!facts.brief.excluded.some(({ value }) => value === 'pricing') || !refused.test(facts.brief.prompt))
    return bank;
  const told = new Set(facts.brief.items.map(({ value }) => value.price));
  const bare = (section: SectionContent): SectionContent => ({
    ...section,
    items: (section.items ?? []).map((item) => (told.has(item.price) ? item : withoutPrice(item))),
  });
  return {
    ...bank,
    ...(menu ? { menu: bare(menu) } : {}),
    ...(services ? { services: bare(services) } : {}),
    ...(rooms ? { rooms: bare(rooms) } : {}),
    ...(products && !isShop ? { products: bare(products) } : {}),
  };
};

/** A row that costs nothing that is told. */
export const withoutPrice = ({ price: _price, ...item }: ContentItem): ContentItem => item;
