/** Two readings of time in milliseconds: the device's clock, which people set, and one that only ever runs on. */
export type Reading = { readonly wall: number; readonly steady: number };

export type IdleVerdict =
  | { readonly kind: 'active' }
  /** Soon over; `milliseconds` are left. */
  | { readonly kind: 'warned'; readonly milliseconds: number }
  | { readonly kind: 'over' };

const secondsOfWarning = 60;

/**
 * Judges how long nothing has happened. Idle time is measured by the steady clock, so that a clock which is set ten
 * years on signs nobody out and one set back keeps nobody in. But the steady clock may stand still while a device sleeps:
 * when the device's clock says that the time is long over, the warning comes, and the rest of its minute decides.
 */
export function makeIdleClock(timeoutMilliseconds: number, start: Reading, activeAt: number = start.wall) {
  const warning = Math.min(secondsOfWarning * 1000, timeoutMilliseconds / 2);
  let active = start;
  // A time that lies ahead was written by a clock that was set back since.
  let deadline = start.steady + timeoutMilliseconds - Math.max(0, start.wall - activeAt);

  /** Something happened: everything begins anew. */
  const note = (reading: Reading): void => {
    active = reading;
    deadline = reading.steady + timeoutMilliseconds;
  };
  const judge = ({ wall, steady }: Reading): IdleVerdict => {
    if (wall < active.wall) active = { ...active, wall };
    if (wall - active.wall >= timeoutMilliseconds) {
      deadline = Math.min(deadline, steady + warning);
      // Once: the warning's own minute runs by the steady clock.
      active = { ...active, wall };
    }
    const left = deadline - steady;
    if (left <= 0) return { kind: 'over' };
    return left <= warning ? { kind: 'warned', milliseconds: left } : { kind: 'active' };
  };
  return { note, judge };
}
