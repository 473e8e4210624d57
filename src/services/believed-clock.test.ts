import { describe, expect, it } from 'vitest';
import { withDatabase } from '@/storage/open-database';
import { isClockBelieved } from './believed-clock';

const day = 86_400_000;
const start = Date.UTC(2026, 5, 1);
const tenYears = 3652 * day;
let at = start;
/** A visit so many days after the one before. */
const visitAfter = (days: number) =>
  withDatabase((database) => isClockBelieved(database, (at += days * day)));

describe('the clock of the device', () => {
  it('is believed while it goes on as people come back', async () => {
    expect(await visitAfter(0)).toBe(true);
    expect(await visitAfter(0.01)).toBe(true);
    expect(await visitAfter(29)).toBe(true);
  });

  it('is not when it leapt ten years, and is again at once when it is set right', async () => {
    expect(await visitAfter(tenYears / day)).toBe(false);
    expect(await visitAfter(1)).toBe(false);
    expect(await visitAfter(-1 - tenYears / day)).toBe(true);
    expect(await visitAfter(1)).toBe(true);
  });

  it('is believed a week after somebody came back from a long time away', async () => {
    expect(await visitAfter(90)).toBe(false);
    expect(await visitAfter(3)).toBe(false);
    expect(await visitAfter(5)).toBe(true);
  });

  it('is doubted anew when it leaps again', async () => {
    expect(await visitAfter(90)).toBe(false);
    expect(await visitAfter(90)).toBe(false);
    expect(await visitAfter(6)).toBe(false);
    expect(await visitAfter(2)).toBe(true);
  });
});
