/** What a list of entries may show of each, and what nobody can show who is not told it. */
const field =
  '(?:an? |the |its |their )?(?:meeting (?:night|time|place)|opening hours|ages?(?: range| group)?|length|duration|times?|dates?|days?|hours per week|sizes?|regions?|photos?|pictures?|images?|descriptions?|summary|blurb|notes?|bios?|beds|bedrooms|area|floor plan|distance|level|grade|difficulty|cast|running time|itinerary|year|material|dimensions|location|map|address|phone|contact|link|speaker|title|status)';
const fields = String.raw`${field}(?:,\s${field})*(?:,?\s(?:and|&)\s${field})?`;
const ofEntries = new RegExp(
  String.raw`(?<=\([^()\n]{3,160}\))(?:,?\s(?:each|all)(?:\s(?:one|of them))?)?\swith\s${fields}(?=[,.;\n]|$)`,
  'giu',
);
const times =
  /(?<=^|[,.:;]\s|\b(?:and|with|plus)\s)(?<thing>\p{L}[\p{L}’'-]*s)\s?[x×]\s?(?<count>\d{1,2})(?=[,.;\n]|$)/giu;
const onOffer =
  /(?<=^|[,.:;]\s|\b(?:and|with|plus)\s)(?<thing>\p{L}[\p{L}’'-]*s\s(?:for (?:sale|rent|hire|adoption)|to (?:let|rent)|on offer|available))\s\((?<count>\d{1,2})\)/giu;
/** "a poster-like page": how it is laid out, and not what it is of. */
const manner =
  /\s(?:poster|magazine|brochure|zine|newspaper|postcard|leaflet)[- ](?:like|style)(?=\s(?:page|site|website|homepage)\b)/giu;
/** "Teatro Trotamundos, site in English: shows": the language is read, and what is left of it says nothing. */
const bareSite =
  /,\s(?:the\s|an?\s)?(?:(?:web)?site(?:\sin\s(?:plain\s)?English)?|English(?:-language)?\s(?:web)?site)\s?(?=:\s)/giu;
/** "Ceilidh band hire": those who play, by themselves. */
const hired =
  /(?<=\b(?:band|quartet|trio|duo|choir|singer|harpist|pianist|piper|magician|ensemble))\shire(?=[:,.]\s)/giu;

/** "8 properties for sale with price, beds and area": of so many the price alone is read. */
const eachOf = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])\d{1,2}\s(?:\p{L}[\p{L}’'-]*\s){1,3}?)with\s(?<fields>(?:${field}|prices?)(?:,\s(?:${field}|prices?)){0,4}\s(?:and|&)\s(?:${field}|prices?))(?=[,.;\n)]|$)`,
  'giu',
);
const pricedOnly = (...match: readonly unknown[]): string => {
  const { fields: told = '' } = groupsOf(match);
  return /\bprices?\b/iu.test(told) ? 'with prices' : String(match[0]);
};

const groupsOf = (match: readonly unknown[]): Record<string, string> =>
  match.at(-1) as Record<string, string>;
const countedFirst = (...match: readonly unknown[]): string => {
  const { thing = '', count = '' } = groupsOf(match);
  return `${count} ${thing.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
};

/** Turns of short prompts in the words that their readers know: "sponsors x6", "homes to let (8)", "shows (Punch, Noah) with age and length". */
export const plainShapes = (prompt: string): string =>
  prompt
    .replace(manner, '')
    .replace(bareSite, '')
    .replace(hired, '')
    .replace(times, countedFirst)
    .replace(onOffer, countedFirst)
    .replace(eachOf, pricedOnly)
    .replace(ofEntries, '');
