import { describe, expect, it } from 'vitest';
import { slotEntry } from './slot-entry';

describe('an entry of a week', () => {
  it('is what is on, on which days and from when to when', () => {
    expect(slotEntry('Tuesday and Thursday toddlers 10.30 to 11.30')).toEqual([
      { name: 'Toddlers', when: '10.30 to 11.30', group: 'Tuesday and Thursday' },
    ]);
    expect(slotEntry('choir every weekday 1 to 3 (not in August)')).toEqual([
      { name: 'Choir', when: '1 to 3', group: 'Every weekday', note: 'Not in August' },
    ]);
    expect(slotEntry('Sunday quiet hour 8 to 10 and open boxing 10 to 1')).toHaveLength(2);
  });

  it('is no opening time, no price and nothing without both hours', () => {
    expect(slotEntry('we open Friday 9 to 5')).toBeNull();
    expect(slotEntry('Saturday lessons 9')).toBeNull();
    expect(slotEntry('Sunday roast 12 to 3 for £18')).toBeNull();
  });
});
