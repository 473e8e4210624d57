import { describe, expect, it } from 'vitest';
import { rhythmOn } from './day-rhythm';

const [wednesday, saturday] = [2, 5];

describe('a day that is open now and then', () => {
  it.each([
    ['Saturday mornings 9 to 12, twice a month (first and third).', 'Twice a month, 9 to 12'],
    ['Mon to Fri 9 to 5, first Saturday of the month 10 to 1', 'First Saturday of the month, 10 to 1'],
    ['We open on alternate Saturdays 9-1 as well.', 'Alternate Saturdays, 9-1'],
    ['In December also Saturdays 9 to 1.', 'In December, 9 to 1'],
    ["In January we're open on Saturdays too.", 'In January'],
  ])('says so as %j does', (prompt, said) => {
    expect(rhythmOn(prompt, saturday)).toBe(said);
  });

  it('is no evening that begins then, and no day of one month', () => {
    expect(rhythmOn('A quiz on the first Wednesday of each month, 7pm', wednesday)).toBeNull();
    expect(rhythmOn('The fair is on the first Saturday in May, 11 to 3', saturday)).toBeNull();
  });
});
