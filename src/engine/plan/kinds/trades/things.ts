import { thingsAtHome } from './things-at-home';
import { thingsThatHelp } from './things-that-help';
import { thingsToGo } from './things-to-go';
import { thingsToPlay } from './things-to-play';
import { thingsToRead } from './things-to-read';

/** Things that are launched on their own: what is good about one, what is in the box, what it costs. */
export const things = [...thingsThatHelp, ...thingsAtHome, ...thingsToGo, ...thingsToPlay, ...thingsToRead];
