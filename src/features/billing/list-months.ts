import { monthAround } from '@/domain/plans/credits';
import type { Formats } from '@/services/formats';

const monthsMost = 120;

/** Months from now back to the first that has anything, as choices: the value is the month's start. */
export function listMonths(
  first: number | null,
  now: number,
  { month }: Formats,
): { readonly value: string; readonly label: string }[] {
  const oldest = monthAround(first ?? now).start;
  const months = [];
  let { start } = monthAround(now);
  while (start >= oldest && months.length < monthsMost) {
    months.push({ value: String(start), label: month(start) });
    ({ start } = monthAround(start - 1));
  }
  return months;
}
