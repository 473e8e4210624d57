import { countersAndBenches } from './counters-and-benches';
import { groundAndGear } from './ground-and-gear';
import { hillsAndCones } from './hills-and-cones';
import { lanesAndIce } from './lanes-and-ice';
import { poolsAndLakes } from './pools-and-lakes';
import { nights } from './nights';

/** Trades whose own word tells all, whatever kind a prompt was read as: a septic tank is never just a repair. */
export const foundByName = [
  ...lanesAndIce,
  ...poolsAndLakes,
  ...hillsAndCones,
  ...groundAndGear,
  ...countersAndBenches,
];

/** These, and evenings that come back; a band that plays at them is none. */
export const foundByNameOrNight = [...nights, ...foundByName];
