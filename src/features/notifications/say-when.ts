import type { Formats } from '@/services/formats';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in words within a day and as a date before that. Milliseconds since 1970. */
export function sayWhen(at: number, now: number, { ago, moment, momentWithYear }: Formats): string {
  const passed = now - at;
  // A clock that was set back makes things that lie ahead; they have a date like any other.
  if (passed < 0 || passed >= day)
    return new Date(at).getFullYear() === new Date(now).getFullYear() ? moment(at) : momentWithYear(at);
  if (passed < minute) return 'Just now';
  if (passed < hour) return ago(-Math.floor(passed / minute), 'minute');
  return ago(-Math.floor(passed / hour), 'hour');
}
