/**
 * One figure of a dashboard. `money` and `count` add up over months; `share` and `rate` (per cent, a large part or a
 * small one), `price` (money for one of many), `time` (minutes) and `score` are averages; `level` is what there is now: beds, members, stock; `few` and `handful` are the same in small numbers: accidents, open projects.
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
    | 'handful';
};
