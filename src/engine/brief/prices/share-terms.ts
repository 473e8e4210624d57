import type { FoundPrice } from './find-prices';

const term = /(?<term>\s?(?:\/|\b(?:an?|per|each|pp|p\.p\.))\s?\p{L}*)$/iu;

/** "£95, £105, £130 a night": what the last of a row is paid for, the others are paid for too. */
export function shareTerms(prices: readonly FoundPrice[], text: string): FoundPrice[] {
  const shared = [...prices];
  for (let at = shared.length - 2; at >= 0; at -= 1) {
    const [price, next] = [shared[at], shared[at + 1]];
    if (!price || !next) continue;
    const told = term.exec(next.text)?.groups?.['term'];
    const isRow = /^\s?(?:,|\/|or|and|,\s?(?:or|and))\s?$/u.test(text.slice(price.end, next.start));
    if (told !== undefined && isRow && /\d$/u.test(price.text))
      shared[at] = { ...price, text: `${price.text}${told}` };
  }
  return shared;
}
