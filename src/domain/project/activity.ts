/** How much was done on one day. */
export type ActiveDay = {
  /** When it begins where the device is; milliseconds since 1970. */
  readonly start: number;
  readonly count: number;
};

/** Days of a device's own calendar up to the one that `now` lies in, oldest first, with how many of the times lie in each. */
export function countByDay(times: readonly number[], now: number, days: number): readonly ActiveDay[] {
  const starts = Array.from({ length: days }, (_, index) => startOfDay(now, days - 1 - index));
  const counts = starts.map(() => 0);
  for (const time of times) {
    // The last day that began before it; a day may have 23 or 25 hours.
    const day = starts.findLastIndex((start) => start <= time);
    if (day >= 0 && time <= now) counts[day] = (counts[day] ?? 0) + 1;
  }
  return starts.map((start, index) => ({ start, count: counts[index] ?? 0 }));
}

/** When the day so many days before `now` began. */
export function startOfDay(now: number, daysBefore: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysBefore).getTime();
}
