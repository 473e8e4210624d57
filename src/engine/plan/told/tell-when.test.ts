import { expect, it } from 'vitest';
import { partDate, tellWhen } from './tell-when';

it.each([
  ['14 November 7pm', '14 November', '7pm'],
  ['Sat 4 Oct 7.30pm', 'Sat 4 Oct', '7.30pm'],
  ['6 Dec, 11am-3pm', '6 Dec', '11am-3pm'],
  ['12 March 2027 at 19:00', '12 March 2027', '19:00'],
  ['March 14, 7pm', 'March 14', '7pm'],
  ['3. Mai um 19 Uhr', '3. Mai', '19 Uhr'],
])('parts the hour from the date of %j', (when, date, hours) => {
  expect(partDate(when)).toEqual({ date, hours });
});

it.each(['6 Dec', '12-14 June', 'May 2027', '21 June 12-5'])(
  'leaves a date without a clear hour whole: %j',
  (when) => {
    expect(partDate(when)).toEqual({ date: when });
  },
);

it('tells the day and the hour of what comes back every week', () => {
  expect(tellWhen('Tuesdays 7.30pm', true)).toEqual({ group: 'Tuesdays', value: '7.30pm' });
});
