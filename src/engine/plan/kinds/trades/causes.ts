import { rescues } from './rescues';
import { openHouses } from './open-houses';

/** Groups that work for a cause: what they do, what a gift does, how to lend a hand. */
export const causes = [...rescues, ...openHouses];
