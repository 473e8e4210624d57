import type { ListedItem } from '@/domain/site/brief';
import type { Facts } from '../../content';
import { withCurrency } from './money';

/** The brief's things with prices as they are shown: "25" in a British town is "£25", the lowest of several "from £20". */
export const listedOf = (facts: Facts): readonly ListedItem[] =>
  facts.brief.items.map(({ value: { priceLead, ...item } }) => {
    if (item.price === undefined) return item;
    const price = withCurrency(facts, item.price);
    return { ...item, price: priceLead === undefined ? price : `${priceLead} ${price}` };
  });
