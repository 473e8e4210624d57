import { formats } from '@/services/formats';

/** `Mar 4, 9:30 AM`; with the year when it is not this one's. Milliseconds since 1970. */
export function formatTime(at: number): string {
  const { moment, momentWithYear } = formats.read();
  return new Date(at).getFullYear() === new Date().getFullYear() ? moment(at) : momentWithYear(at);
}

/** `March 4, 2026`. */
export function formatDay(at: number): string {
  return formats.read().day(at);
}

/** `12,800`. */
export function formatNumber(value: number): string {
  return formats.read().number(value);
}

/** `3.4 MB`. */
export function formatBytes(bytes: number): string {
  return formats.read().bytes(bytes);
}

/** `850 ms`, `12.4 sec`. */
export function formatDuration(milliseconds: number): string {
  return formats.read().duration(milliseconds);
}

/** `1 project`, `3 projects`: a count with its noun in the right number. */
export function formatCount(count: number, one: string, many: string): string {
  return formats.read().count(count, one, many);
}
