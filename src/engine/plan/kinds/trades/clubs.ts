import { associations } from './associations';
import { sportsClubs } from './sports-clubs';

/** Clubs, associations and campaigns: when they meet, how to join, what they want. */
export const clubs = [...sportsClubs, ...associations];
