import type { Brief } from '@/domain/site/brief';
import { rateForAll } from '../../prices/rate-for-all';

const other =
  /^(?:no|not|with|without|and|we|i|i['’]m|free|open|call|book|based|near|just|only|also|plus|from|since|serving|covering|all|any|both|please)\b|\b(?:page|site|website|form|gallery|section|button|levels?|ages?|beginners|welcome|available|included|experience|qualified|years)\b/iu;

/** "algebra, calculus, statistics, £30 an hour": an hour of any of them, and not of the last alone. */
export const mendRates = (brief: Brief): Brief => rateForAll(brief, (text) => other.test(text));
