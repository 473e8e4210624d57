import type { Formats } from '@/services/formats';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in words within a day and as a date before that. Milliseconds since 1970. */
export function sayWhen(at: number, now: number, { region, moment, momentWithYear }: Formats): string {
  const ago = now - at;
  const words = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  // A clock that was set back makes things that lie ahead; they have a date like any other.
  if (ago < 0 || ago >= day)
    return new Date(at).getFullYear() === new Date(now).getFullYear() ? moment(at) : momentWithYear(at);
  if (ago < minute) return 'Just now';
  if (ago < hour) return words.format(-Math.floor(ago / minute), 'minute');
  return words.format(-Math.floor(ago / hour), 'hour');
}
