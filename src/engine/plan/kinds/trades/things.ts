import { thingsAtHome } from './things-at-home';
import { thingsToGo } from './things-to-go';

/** Things that are launched on their own: what is good about one, what is in the box, what it costs. */
export const things = [...thingsAtHome, ...thingsToGo];
