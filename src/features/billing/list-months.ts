import { monthAround } from '@/domain/plans/credits';

const monthsMost = 120;

/** Months from now back to the first that has anything, as choices: the value is the month's start. */
export function listMonths(
  first: number | null,
  now: number,
  region: string,
): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric' });
  const oldest = monthAround(first ?? now).start;
  const months = [];
  let { start } = monthAround(now);
  while (start >= oldest && months.length < monthsMost) {
    months.push({ value: String(start), label: names.format(start) });
    ({ start } = monthAround(start - 1));
  }
  return months;
}
