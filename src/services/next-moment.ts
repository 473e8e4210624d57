import { now } from './clock';

/** Within it a clock that stands still, or was set back a little, still gives one moment after the other. */
const sameMoment = 1000;
let last = 0;

/**
 * The time of something kept in the order in which it happened: never the same twice in one tab, however fast things
 * happen. A clock that somebody set back by more than a second is believed.
 */
export function nextMoment(): number {
  const time = now();
  last = time <= last && last - time < sameMoment ? last + 1 : time;
  return last;
}
