import { pipers } from './pipes-and-blades';
import { players } from './players';
import { stagePeople } from './stage-people';

/** People and groups who perform: dates first, then something to listen to or watch, then how to book. */
export const performers = [...pipers, ...players, ...stagePeople];
