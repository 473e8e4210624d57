import { describe, expect, it } from 'vitest';
import { earliestNow, promotionEnd, soundNow, timeLeft } from './countdown';
import { promotions } from './promotions';

const at = (text: string) => new Date(text).getTime();

describe('a countdown', () => {
  it('counts days, hours, minutes and seconds', () => {
    expect(timeLeft(at('2027-01-03T04:05:06'), at('2027-01-01T00:00:00'))).toEqual({
      days: 2,
      hours: 4,
      minutes: 5,
      seconds: 6,
    });
  });

  it('is over at its target, and shows a last second before it', () => {
    expect(timeLeft(1000, 1000)).toBeNull();
    expect(timeLeft(1000, 999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  });

  it('ends at local midnight of a day without a time', () => {
    expect(promotionEnd({ kind: 'date', date: '2026-01-01' }, 0, null)).toBe(at('2026-01-01T00:00:00'));
  });
});

describe('the promotion that runs from its first view', () => {
  const weekend = { kind: 'after-first-view', days: 3, hour: 18 } as const;

  it('ends three days ahead at 18:00 local time', () => {
    expect(promotionEnd(weekend, at('2026-11-22T09:30:00'), null)).toBe(at('2026-11-25T18:00:00'));
  });

  it('keeps the end it was given, so that it really ends', () => {
    const kept = at('2026-11-25T18:00:00');
    expect(promotionEnd(weekend, at('2026-11-24T12:00:00'), kept)).toBe(kept);
    expect(promotionEnd(weekend, at('2026-12-24T12:00:00'), kept)).toBe(kept);
  });

  it('begins anew when the kept end lies further off than it could', () => {
    expect(promotionEnd(weekend, at('2026-11-22T09:30:00'), at('2031-01-01T18:00:00'))).toBe(
      at('2026-11-25T18:00:00'),
    );
  });
});

describe('a clock that is wrong', () => {
  it('does not bring back what ended before this product', () => {
    const dated = promotions.filter(({ targetDate }) => targetDate.kind === 'date');
    expect(dated).toHaveLength(3);
    for (const { targetDate } of dated) {
      expect(timeLeft(promotionEnd(targetDate, earliestNow, null), soundNow(0))).toBeNull();
    }
  });
});
