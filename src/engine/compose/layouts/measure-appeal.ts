import { readAmount } from './read-amount';

/** What the bar of an appeal says of two sums as written: the attributes of its `progress`, and the share in whole percent, rounded down. */
export function measureAppeal(label: string, raised: string, goal: string) {
  const max = readAmount(goal) ?? 0;
  const value = readAmount(raised) ?? 0;
  const share = `${max > 0 ? Math.floor((value / max) * 100) : 0} %`;
  return {
    bar: { max: String(max), value: String(Math.min(value, max)), 'aria-label': `${label}: ${share}` },
    share,
  };
}
