import type { Brief } from '@/domain/site/brief';
import { languageNoName } from '../../languages/own-names';
import { mendStrayed } from '../mend-strayed';
import { signs } from '../names-on-signs';
import { appointmentOnDay, hoursInDoubt, rowsAsSaid } from '../told/rows-as-said';
import { shapedAtLast } from '../told/shaped-at-last';
import {
  bicycleWorkshop,
  cookForFeasts,
  feesOfShelter,
  needsOfCause,
  shopOfMaker,
} from '../told/trades-as-told';
import { whoAndWhere } from '../told/who-and-where';
import { offerUpright, staffInLetters } from '../told/words-upright';
import { basketsNoCart } from '../told/baskets-no-cart';
import { noTillNoLook } from '../told/no-till-no-look';
import { sumsOfPlans } from '../told/sums-of-plans';
import { seasonsNoParts } from '../told/facts-no-parts';
import { casesAreWorks } from '../told/cases-told';
import { feesNoTickets, pricesOfGoods } from '../told/prices-of-goods';
import { listedAmongParts } from '../told/listed-among-parts';
import { tiersWithoutPrices } from '../told/tiers-without-prices';
import { titlesNoItems } from '../told/titles-no-items';

/** What is left over at the end: strayed lines, names on signs, who and where, trades as told, shapes. In their order. */
export const lastSigns: readonly ((brief: Brief) => Brief)[] = [
  mendStrayed,
  ...signs,
  ...whoAndWhere,
  rowsAsSaid,
  hoursInDoubt,
  appointmentOnDay,
  staffInLetters,
  offerUpright,
  bicycleWorkshop,
  cookForFeasts,
  needsOfCause,
  shopOfMaker,
  feesOfShelter,
  ...shapedAtLast,
  titlesNoItems,
  tiersWithoutPrices,
  listedAmongParts,
  casesAreWorks,
  seasonsNoParts,
  noTillNoLook,
  sumsOfPlans,
  basketsNoCart,
  pricesOfGoods,
  feesNoTickets,
  languageNoName,
];
