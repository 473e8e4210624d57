import type { Brief } from '@/domain/site/brief';
import type { Facts } from '../content';
import { says } from './parts/says';
import { waresOf } from './parts/wares-of';
import { contentsOf, namedFirst, sheetOf } from './sheets/shop-wares';
import { shelves, type Shelf } from './shop-shelves';
import { furtherShelves, mixedShelf } from './shop-shelves-house';
import { rowsOf, wordsOf, type Trade } from './trades/trade';

/** The shelf of a sheet: `kicker` is the noun, `line` the care, and goods of one group stand together. */
const shelfOf = (sheet: Trade, { brief }: Facts): Shelf => {
  const goods = namedFirst(rowsOf(sheet, 'good'), waresOf(brief.offer?.value ?? ''));
  const groups = [...new Set(goods.map(([, , , , group = 'Goods']) => group))];
  return {
    words: sheet.calls(),
    noun: wordsOf(sheet, 'kicker')[0] ?? sheet.noun,
    headlines: wordsOf(sheet, 'head'),
    lede: wordsOf(sheet, 'lede')[0] ?? '',
    care: wordsOf(sheet, 'line')[0] ?? '',
    groups: groups.map((group) => [
      group,
      goods
        .filter(([, , , , of = 'Goods']) => of === group)
        .map(([title = '', euros = '0', text = '', art = '']) => [title, Number(euros), text, art] as const),
    ]),
  };
};

/** The shelf of what is in a subscription box: "box for coffee lovers". */
export const boxedShelf = (brief: Brief): Shelf | undefined => {
  const contents = contentsOf(brief);
  return [...shelves, ...furtherShelves].find(({ words }) => contents.some((word) => words.test(word)));
};

/** What lies in a shop, by its sheet, by what is in its box, else by its words. */
export const findShelf = (facts: Facts): Shelf => {
  const sheet = sheetOf(facts.brief);
  return sheet ? shelfOf(sheet, facts) : (boxedShelf(facts.brief) ?? findUsualShelf(facts));
};

// "toy shop with wooden toys": what it calls itself tells before what else is said.
const findUsualShelf = (facts: Facts): Shelf =>
  [...shelves, ...furtherShelves].find(({ words }) => words.test(facts.brief.offer?.value ?? '')) ??
  [...shelves, ...furtherShelves].find(({ words }) => says(facts, words)) ??
  mixedShelf;
