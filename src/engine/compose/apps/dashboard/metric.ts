import type { Measure } from './measures';

/**
 * One figure of a dashboard. `money` and `count` add up over months; `share` and `rate` (per cent, a large part or a
 * small one), `price` (money for one of many), `time` (minutes) and `score` are averages, and so is what has a
 * `measure`; `level` is what there is now: beds, members, stock; `few` and `handful` are the same in small numbers:
 * accidents, open projects.
 */
export type Metric = {
  readonly name: string;
  readonly kind:
    | 'money'
    | 'price'
    | 'count'
    | 'share'
    | 'rate'
    | 'time'
    | 'score'
    | 'level'
    | 'few'
    | 'handful'
    | 'measure';
  readonly measure?: Measure;
  /** Money that is there now and does not add up: a balance, what is saved. */
  readonly isBalance?: boolean;
};
