import { readTrades } from '../trades/read-trades';
import type { Trade } from '../trades/trade';
import { foodShops } from './shop-food-sheets';
import { homeShops } from './shop-home-sheets';
import { playShops } from './shop-play-sheets';
import { wornShops } from './shop-worn-sheets';

/** Shops whose shelf is written out elsewhere: their words keep a neighbour's sheet away. */
const kept = readTrades(`
# ceramics
words: ceramic, pottery, potter, stoneware, porcelain, tableware
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
words: cosmetic, soap, skincare, skin care, beauty product, beauty shop
# toys
words: toy, toy shop, toy store, wooden toy
# deli
words: delicatessen, spice, olive oil, snack
# electronics
words: electronics store, gadget, headphone, keyboard, computer shop, audio shop, hi-fi
`);

/** Every sort of shop that has words of its own. */
export const shopSheets: readonly Trade[] = [...kept, ...foodShops, ...homeShops, ...wornShops, ...playShops];
