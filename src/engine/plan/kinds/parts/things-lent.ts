// Words of which there is no plural in such a list: "camping gear hire".
const massWords =
  /(?:gear|equipment|furniture|kit|clothing|crockery|linen|lighting|cutlery|glassware|bedding|[^s]s)$/iu;
const lent = /^(?:(?:an?|the|our|my)\s+)?(.+?)\s+(?:hire|hires|rental|rentals|for hire|for rent|to rent)$/iu;

/** What a rental lends, in the plural ("kilt hire": kilts); null when its offer does not say. In English. */
export function thingsLent(offer: string | null | undefined): string | null {
  const [, things] = lent.exec(offer?.trim() ?? '') ?? [];
  if (!things || /\b(?:and|or|&)\b/iu.test(things)) return null;
  if (massWords.test(things)) return things;
  if (/[^aeiou]y$/iu.test(things)) return `${things.slice(0, -1)}ies`;
  return /(?:[xz]|ss|ch|sh)$/iu.test(things) ? `${things}es` : `${things}s`;
}
