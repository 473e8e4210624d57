import { now } from '@/services/clock';
import type { Formats } from '@/services/formats';
import type { PlanState } from '@/services/plan-limits';

export type MeterFacts = {
  readonly label: string;
  /** What is used, of how much. */
  readonly words: string;
  /** 0 and above; null where there is no limit. */
  readonly share: number | null;
};

const dayMilliseconds = 86_400_000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** What a plan allows and uses, line by line. */
export function planMeters({ limits, use }: PlanState, shown: Formats): MeterFacts[] {
  const days = use.oldestVersionAt === null ? 0 : Math.floor((now() - use.oldestVersionAt) / dayMilliseconds);
  return [
    count('Projects', use.projects, limits.projects, shown.number),
    count('Team members', use.members, limits.members, shown.number),
    count('Storage', use.storageBytes, limits.storageBytes, (bytes) => writeBytes(bytes, shown.region)),
    count('Version history', days, limits.historyDays, (value) => writeDays(value, shown.region)),
  ];
}

function count(
  label: string,
  used: number,
  room: number | null,
  write: (value: number) => string,
): MeterFacts {
  return room === null
    ? { label, words: `${write(used)}, no limit`, share: null }
    : { label, words: `${write(used)} of ${write(room)}`, share: used / room };
}

/** `1.2 GB`, by thousands. */
export function writeBytes(bytes: number, region: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(region, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

function writeDays(days: number, region: string): string {
  return new Intl.NumberFormat(region, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}
