/**
 * One figure of a dashboard. `money` and `count` add up over months; `share` (per cent), `time` (minutes) and `score` are
 * averages; `level` is what there is now: beds, members, stock.
 */
export type Metric = {
  readonly name: string;
  readonly kind: 'money' | 'count' | 'share' | 'time' | 'score' | 'level';
};
