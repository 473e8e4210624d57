import { describe, expect, it } from 'vitest';
import { countByDay, startOfDay } from './activity';

const now = new Date(2026, 2, 30, 15, 20).getTime();
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

describe('activity by day', () => {
  it('counts each time in its own day, today last', () => {
    const days = countByDay([at(30, 0), at(30, 15), at(29, 23), at(17, 0), at(16, 23)], now, 14);
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toEqual({ start: at(30, 0), count: 2 });
    expect(days.at(-2)?.count).toBe(1);
    expect(days[0]).toEqual({ start: at(17, 0), count: 1 });
    expect(days.reduce((total, { count }) => total + count, 0)).toBe(4);
  });

  it('leaves out what lies ahead, as after a clock was set back', () => {
    expect(countByDay([at(30, 16), at(31, 2)], now, 3).map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  it('has days that begin at midnight, over a change of the clock, too', () => {
    for (const { start } of countByDay([], now, 14)) expect(new Date(start).getHours()).toBe(0);
    expect(startOfDay(now, 30)).toBe(new Date(2026, 1, 28).getTime());
  });
});
