import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const read = (prompt: string): string | undefined =>
  readBrief(prompt)
    .hours?.value.map((range) => `${range.days.join('')} ${range.opens}-${range.closes}`)
    .join('; ');

describe('a day that ends before the others', () => {
  it.each([
    [
      'Chemist in Hull. Monday to Friday 9 to 5.30, half day Tuesday (we shut at 1).',
      '1345 540-1050; 2 540-780',
    ],
    [
      'Chemist in Hull. Open Monday to Saturday 9 to 5.30, early closing Thursday at 12.30.',
      '12356 540-1050; 4 540-750',
    ],
    [
      'Chemist in Hull. Open Monday to Saturday 9am to 5.30pm. We close at 3pm on Fridays.',
      '12346 540-1050; 5 540-900',
    ],
  ])('is read from %j', (prompt, hours) => {
    expect(read(prompt)).toBe(hours);
  });
});

describe('hours that are not those of everybody on every week', () => {
  it.each([
    'Print studio in Hull. The office is open Monday to Friday 10 to 4, the presses 9am to 10pm for key holders.',
    'Print studio in Hull. Open Monday to Friday 10 to 4, alternate Saturdays 9 to 12.',
    'Print studio in Hull. Open Monday to Friday 10 to 4. Saturday mornings 9 to 12, twice a month.',
  ])('stand beside them in %j', (prompt) => {
    expect(read(prompt)).toBe('12345 600-960');
  });
});

describe('days that are left out', () => {
  it('take no hours from the others', () => {
    expect(
      read('Play barn in Hull. Open every day except Thursday, 9 to 4, Saturdays and Sundays 9 to 6.'),
    ).toBe('1235 540-960; 67 540-1080');
  });
});
