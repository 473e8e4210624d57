import { now } from '@/services/clock';
import type { Formats } from '@/services/formats';
import type { PlanState } from '@/services/plans/plan-limits';

export type MeterFacts = {
  readonly label: string;
  /** What is used, of how much. */
  readonly words: string;
  /** 0 and above; null where there is no limit. */
  readonly share: number | null;
};

const dayMilliseconds = 86_400_000;

/** What a plan allows and uses, line by line. */
export function planMeters({ limits, use }: PlanState, shown: Formats): MeterFacts[] {
  const days = use.oldestVersionAt === null ? 0 : Math.floor((now() - use.oldestVersionAt) / dayMilliseconds);
  return [
    count('Projects', use.projects, limits.projects, shown.number),
    count('Team members, invited ones too', use.members, limits.members, shown.number),
    count('Storage', use.storageBytes, limits.storageBytes, shown.bytes),
    count('Version history', days, limits.historyDays, (value) => shown.span(value, 'day')),
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
