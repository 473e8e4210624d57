import { festivals } from './festivals';
import { gatherings } from './gatherings';
import { markets } from './markets';

/** Dates people come together for: the programme, the place, how to get a place at it. */
export const events = [...festivals, ...markets, ...gatherings];
