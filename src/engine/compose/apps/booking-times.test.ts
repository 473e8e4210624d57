// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readClosedDays, readClosedMonths, readToldTimes } from './booking-times';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const told = (prompt: string) =>
  readToldTimes(prompt)?.map(({ days, times }) => `${days.join('')} ${times?.join(' ')}`);

it.each([
  ['Slots: Mon and Wed 17:00, 18:00; Saturday 10:00', ['1 1020 1080', '3 1020 1080', '6 600']],
  ['times are Monday to Wednesday 9am and 2pm', ['1 540 840', '2 540 840', '3 540 840']],
  ['three sessions every day at 10:00, 12:30 and 15:00', [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 600 750 900`)], // prettier-ignore
  ['open Tuesday 9:00 to 17:00 and Friday 10:00-14:00', undefined],
  ['open from 9am to 5pm, Monday to Friday', undefined],
  ['Monday to Saturday, 30 minute slots, €20', undefined],
])('reads the very times of "%s"', (prompt, times) => {
  expect(told(prompt)).toEqual(times);
});

it.each([
  ['We are closed in July and December.', [7, 12]],
  ['no lessons from December to February', []],
  ['closed December to February', [12, 1, 2]],
  ['open from April to September', [10, 11, 12, 1, 2, 3]],
  ['open Monday to Friday', []],
])('reads the closed months of "%s"', (prompt, months) => {
  expect((readClosedMonths(prompt)?.months ?? []).toSorted((one, other) => one - other)).toEqual(
    months.toSorted((one, other) => one - other),
  );
});

const prompt =
  'Booking page for riding lessons. Slots: Wednesday 14:00, 14:50 and Saturday 9:30. A lesson is 45 minutes and costs £38. Closed in March. Riders leave name, email, their weight and how long they have been riding'; // prettier-ignore

it('offers those times only, none in a closed month, and asks for what is told', () => {
  vi.useFakeTimers({ now: new Date('2027-02-22T08:00:00') });
  openApp('booking', prompt);
  expect(textsOf('.week-time')).toEqual(['14:00', '14:50', '09:30']);
  expect(textsOf('[data-editor] label').slice(1)).toEqual(['Name', 'Email', 'Weight', 'How long they have been riding']); // prettier-ignore
  fill({ '#book-name': 'Uma', '#book-phone': 'uma@riders.example', '#book-field-2': '60', '#book-field-3': 'a year' }); // prettier-ignore
  send('[data-editor]');
  expect(seek('.booked span').textContent).toContain('Uma · uma@riders.example · 60 · a year');
  expect(textsOf('.week-time:disabled')).toEqual(['14:00']);
  seek('[data-on]').click();
  expect(textsOf('.week-time')).toEqual([]);
  expect(document.body.textContent).toContain('Closed in March.');
});

it('keeps the break and the closed days that are told free of times, and a longer service out of the break', () => {
  vi.useFakeTimers({ now: new Date('2027-05-03T06:00:00') });
  const shop =
    'Booking for dog groomer Ines: wash 30 min £20, full groom 60 min £45. Monday to Friday 10:00 to 15:00, lunch 12 to 1, closed 4 and 5 May. name and mobile'; // prettier-ignore
  expect(readClosedDays('closed 30 December to 2 January')?.days).toEqual(['12-30', '12-31', '01-01', '01-02']); // prettier-ignore
  openApp('booking', shop);
  const times = (day: number) => textsOf(`.week-day:nth-child(${day}) button`);
  expect(times(1)).toEqual(['10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30']);
  expect([times(2), times(3)]).toEqual([[], []]);
  fill({ '#book-service': textsOf('#book-service option')[1] ?? '' });
  expect(times(1)).toEqual(['10:00', '10:30', '11:00', '13:00', '13:30', '14:00']);
});
