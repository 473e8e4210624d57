import { describe, expect, it } from 'vitest';
import { isBackupDue } from './upkeep-schedule';

const day = 86_400_000;

describe('the daily backup', () => {
  it.each<[string, number | null, boolean]>([
    ['there was none', null, true],
    ['a day has passed', 10 * day - day, true],
    ['less than a day has passed', 10 * day - day + 1, false],
    ['the last one is from the future', 20 * day, true],
  ])('when %s', (_, lastAt, isDue) => {
    expect(isBackupDue(lastAt, 10 * day)).toBe(isDue);
  });
});
