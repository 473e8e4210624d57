import { installedSheets } from './trade-sheets-installed';
import { handmadeSheets } from './trade-sheets-handmade';

/** Trades that come to the house or the garden. `work` names the places of before and after. */
export const tradeSheets = [...installedSheets, ...handmadeSheets];
