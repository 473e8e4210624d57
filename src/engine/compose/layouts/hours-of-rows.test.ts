import { expect, it } from 'vitest';
import { hoursOfRows } from './hours-of-rows';

it('reads rows of opening hours, however clocks are written, and leaves out closed days', () => {
  const rows = [
    { title: 'Monday and Tuesday', value: 'Closed' },
    { title: 'Wednesday to Friday', value: '6 pm to 11:30 pm' },
    { title: 'Saturday and Sunday', value: '12 pm to 1 am' },
  ];
  expect(hoursOfRows(rows, 'en')).toEqual([
    { days: [3, 4, 5], opens: 1080, closes: 1410 },
    { days: [6, 7], opens: 720, closes: 60 },
  ]);
  expect(hoursOfRows([{ title: 'Samstag bis Montag', value: '9.00 bis 24:00' }], 'de')).toEqual([
    { days: [6, 7, 1], opens: 540, closes: 1440 },
  ]);
});
