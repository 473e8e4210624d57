import type { ListedItem } from '@/domain/site/brief';

/** A price as it is shown, with the word that makes it the lowest of several: "from £20". */
export const priceOf = ({ price, priceLead }: Pick<ListedItem, 'price' | 'priceLead'>): string | undefined =>
  price !== undefined && priceLead !== undefined ? `${priceLead} ${price}` : price;
