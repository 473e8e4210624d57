import type { FoundPrice } from './find-prices';

const gift =
  /(?<=\p{L}\s|\p{L}:\s|\p{L}\s[–—-]\s)(?:free|gratis|kostenlos|gratuit|gratuito|grátis|za darmo|ücretsiz)(?=\s*(?:[,;)\n/|]|\.(?:\s|$)|$|\s(?:and|or|y|et|und|e|en|i|ve)\s|\sup to \d))/giu;
/** "gluten free": without something, not for nothing. */
const without =
  /(?<!\p{L})(?:gluten|sugar|dairy|nut|lactose|meat|alcohol|caffeine|cruelty|plastic|stress|hands|toll|smoke|ad|ads|pet|fat|wheat|egg|soy|oil|tax|duty|risk|pain|worry|hassle|chemical|scent|palm oil|feel|for|is|are|all|it|'s|try|start)[\s-]$/iu;
const nearby = 60;

/** Things that cost nothing in a list of priced ones: "Starter free, Library $19". */
export function findFreePrices(text: string, prices: readonly FoundPrice[]): FoundPrice[] {
  return [...text.matchAll(gift)]
    .filter(({ index, 0: word }) => {
      const isListed = prices.some((price) => {
        const between =
          price.start > index ? text.slice(index + word.length, price.start) : text.slice(price.end, index);
        return (
          between.length < nearby &&
          /[,;\n/|]|\sand\s|^\s\p{L}{3,}\s$/u.test(between) &&
          !/[.!?]\s/u.test(between)
        );
      });
      return isListed && !without.test(text.slice(Math.max(0, index - 14), index));
    })
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, text: word.toLowerCase() }));
}
