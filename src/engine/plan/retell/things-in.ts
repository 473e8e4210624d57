import type { Brief } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import type { Row } from './read-lists';
import { money, unit } from './row-readers';
import { tidyRow } from './tidy-words';

const subject =
  /^((?:The\s)?\p{Lu}[\p{L}’']+(?:\s(?:\p{Lu}[\p{L}’']+|&|of|the)){0,3})\s(?:sleeps|is|has|costs?|seats|comes|takes|lasts|for|holds|includes|starts)\b/u;
const pronoun =
  /^(?:We|I|It|They|He|She|You|There|This|That|Our|My|Prices?|Entry|Tickets?|Payment|Parking|High|Low)\b/u;

/** "Otter Cottage sleeps 4 …, £620 a week in low season and £890 in high": things told in a sentence each, with what they cost. */
export const thingsIn = (pieces: readonly Piece[], { kind }: Brief): Row[] => {
  const rows = pieces.flatMap((piece): Row[] => {
    const name = subject.exec(piece.text)?.[1];
    const prices = [...piece.text.matchAll(money)];
    const [price] = prices;
    if (piece.isRow || !name || pronoun.test(name) || !price) return [];
    const term = unit.exec(piece.text.slice(price.index + price[0].length))?.[0] ?? '';
    const cost = `${price[0]}${term}`.trim();
    const shown = prices.length > 1 && !/^from/iu.test(cost) ? `from ${cost}` : cost;
    const said = piece.text
      .slice(name.length)
      .replace(/^\s(?:is|comes with|has)\s/u, ' ')
      .replace(/,?\s(?:and\s)?(?:at\s|for\s|costs\s)?[£$€₹]\s?\d[\d.,]*(?:\s(?:a|per)\s\p{L}+)?[.\s]*$/u, '');
    const note = tidyRow(prices.length > 1 ? piece.text.slice(name.length) : said);
    const section = kind.value === 'hotel' ? 'rooms' : 'pricing';
    return [{ piece, item: { section, name, price: shown, note } }];
  });
  return rows.length > 1 ? rows : [];
};
