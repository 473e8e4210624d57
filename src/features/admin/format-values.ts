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

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `3.4 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(formats.read().region, {
    style: 'unit',
    unit: byteUnits[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

/** `850 ms`, `12.4 sec`. */
export function formatDuration(milliseconds: number): string {
  const isLong = milliseconds >= 1000;
  return new Intl.NumberFormat(formats.read().region, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: isLong || milliseconds < 10 ? 1 : 0,
  }).format(isLong ? milliseconds / 1000 : milliseconds);
}

/** `1 project`, `3 projects`: a count with its noun in the right number. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${new Intl.PluralRules('en').select(count) === 'one' ? one : many}`;
}
