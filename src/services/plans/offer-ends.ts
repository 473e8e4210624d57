import { promotionEnd, soundNow } from '@/domain/promotions/countdown';
import type { Promotion } from '@/domain/promotions/promotion';
import { now } from '../clock';

// In browser storage, not the database: the public pages load without it.
const keyOf = (id: string) => `offer-${id}-ends`;

/** When a promotion ends for this device, in milliseconds since 1970. One that runs from its first view is fixed by this call. */
export function offerEnd({ id, targetDate }: Promotion): number {
  const end = promotionEnd(targetDate, soundNow(now()), readKept(id));
  if (targetDate.kind === 'after-first-view') keep(id, end);
  return end;
}

function readKept(id: string): number | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    const value = text === null ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : null;
  } catch {
    return null; // storage is off: it runs anew with every visit
  }
}

function keep(id: string, end: number): void {
  try {
    localStorage.setItem(keyOf(id), String(end));
  } catch {
    // storage is off: as above
  }
}
