import { associations } from './associations';
import { neighbours } from './neighbours';
import { nightSkies } from './night-skies';
import { sportsClubs } from './sports-clubs';
import { sharedGardens } from './village-days';

/** Clubs, associations and campaigns: when they meet, how to join, what they want. */
export const clubs = [...nightSkies, ...sharedGardens, ...sportsClubs, ...neighbours, ...associations];
