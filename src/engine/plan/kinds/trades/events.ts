import { familyDays } from './family-days';
import { festivals } from './festivals';
import { gatherings } from './gatherings';
import { retreats } from './retreats';
import { markets } from './markets';
import { openDays } from './open-days';
import { openGardens, villageFetes } from './village-days';

/** Dates people come together for: the programme, the place, how to get a place at it. */
export const events = [
  ...openGardens,
  ...villageFetes,
  ...festivals,
  ...markets,
  ...familyDays,
  ...openDays,
  ...gatherings,
  ...retreats,
];
