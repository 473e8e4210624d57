import { wheelShopSheets } from './shop-play-wheels';
import { hobbySheets } from './shop-play-hobbies';

/** Shops for what people do with their days. `kicker` says what they sell, `line` how to look after it. */
export const playShops = [...wheelShopSheets, ...hobbySheets];
