import { plural } from '../families/noun-forms';

const shopWords = /^(?:online|web|internet)\s+|\s*(?:online|web)?\s*(?:shop|store|webshop|boutique)$/giu;

/** What a shop sells, as its offer says it: "online cat toy shop" gives "cat toys". Empty: it does not say. */
export const waresOf = (offer: string): string => {
  const ware = offer.replace(shopWords, '').trim();
  return ware === '' ? '' : plural(ware);
};
