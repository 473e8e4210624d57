import { formats } from '@/services/formats';

/** `Nov 20, 2:05 PM` of a time in milliseconds. */
export function formatMoment(time: number): string {
  return formats.read().moment(time);
}

/** `2:05 PM` of a time in milliseconds. */
export function formatClock(time: number): string {
  return formats.read().clock(time);
}

/** `38 ms` or `12.4 sec`; nothing is said to take less than a millisecond. */
export function formatDuration(milliseconds: number): string {
  return formats.read().duration(Math.max(1, milliseconds));
}

/** `512 bytes`, `21 kB` or `1.4 MB`. */
export function formatBytes(bytes: number): string {
  return formats.read().bytes(bytes);
}

/** `1 page`, `4 pages`, `1,204 lines`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return formats.read().count(count, one, many);
}
