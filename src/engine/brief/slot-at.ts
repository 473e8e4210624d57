import type { Slot } from '@/domain/site/brief';

/** Words of a prompt that begin at an offset, with the stretch they take. */
export const slotAt = (value: string, start: number): Slot<string> => ({
  value,
  spans: [{ start, end: start + value.length }],
});
