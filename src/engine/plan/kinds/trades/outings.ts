import { outdoors } from './outdoors';
import { eveningsOut } from './evenings-out';

/** Things to rent and places to go: what it is, how it runs, what it costs. */
export const outings = [...outdoors, ...eveningsOut];
