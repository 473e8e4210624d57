import { readTrades } from '../trades/read-trades';
import type { Trade } from '../trades/trade';
import { carryShops } from './shop-carry-sheets';
import { foodShops } from './shop-food-sheets';
import { hobbyShops } from './shop-hobby-sheets';
import { homeShops } from './shop-home-sheets';
import { householdShops } from './shop-household-sheets';
import { larderShops } from './shop-larder-sheets';
import { playShops } from './shop-play-sheets';
import { pursuitShops } from './shop-pursuit-sheets';
import { roomsShops } from './shop-rooms-sheets';
import { techShops } from './shop-tech-sheets';
import { wornShops } from './shop-worn-sheets';

/** Shops whose shelf is written out elsewhere: their words keep a neighbour's sheet away. */
const kept = readTrades(`
# ceramics
words: ceramic, mug, mugs, pottery, potter, stoneware, porcelain, tableware
# coffee
words: coffee roaster, coffee roastery, roastery, coffee beans, coffee
# clothes
words: clothing, clothes, fashion, apparel, streetwear, t-shirt, denim, boutique, knitwear, dress
# jewellery
words: jewelry, jeweller, jeweler, goldsmith, silversmith, earring, necklace, wedding ring
# books
words: book, bookshop, bookstore, book shop, book store, magazine, zine
# furniture
words: furniture store, furniture shop, furniture maker, homeware, home ware, interior shop, woodwork
# soap
words: soap, beauty shop
# toys
words: toy, toy shop, toy store, wooden toy
# deli
words: delicatessen
# electronics
words: electronics store, gadget, headphone, audio shop, hi-fi
`);

/** Every sort of shop that has words of its own. */
export const shopSheets: readonly Trade[] = [
  ...kept,
  ...foodShops,
  ...homeShops,
  ...wornShops,
  ...playShops,
  ...techShops,
  ...carryShops,
  ...larderShops,
  ...roomsShops,
  ...hobbyShops,
  ...pursuitShops,
  ...householdShops,
];
