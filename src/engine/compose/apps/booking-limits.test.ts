// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBookingLimits } from './booking-limits';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('lets as many share a time as are told for a slot', () => {
  expect(readBookingLimits('Booking for a sauna: slots 90 min, max 6 per slot').places).toBe(6);
});

it('reads how often one may book and how many share a time', () => {
  expect(readBookingLimits('tennis court, max 2 per person per week').each).toMatchObject({
    count: 2,
    span: 'week',
  });
  expect(readBookingLimits('each member can book up to three slots a day').each).toMatchObject({
    count: 3,
    span: 'day',
  });
  expect(readBookingLimits('yoga class booking, 8 places per class').places).toBe(8);
  expect(readBookingLimits('appointments of 30 minutes')).toMatchObject({ each: null, places: 1 });
});

const book = (name: string) => {
  fill({ '#book-name': name });
  send('[data-editor]');
};

it('refuses whoever has booked as often as allowed, and says so', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T06:00:00') });
  openApp('booking', 'Booking tool for our tennis court from 8 to 20, max 1 per person per week');
  book('Ana');
  book('ana ');
  expect(document.querySelectorAll('.booked')).toHaveLength(1);
  expect(seek('[data-chosen]').textContent).toContain('Ana');
  book('Ben');
  expect(document.querySelectorAll('.booked')).toHaveLength(2);
  vi.useRealTimers();
});

it('leaves a time free until its places are taken', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T06:00:00') });
  openApp('booking', 'Class booking, open every day 8-20, 2 places per class');
  const first = () => seek<HTMLButtonElement>('.week-time');
  book('Ana');
  expect(first().disabled).toBe(false);
  first().click();
  book('Ben');
  expect(first().disabled).toBe(true);
  vi.useRealTimers();
});

it('keeps the time that a longer service takes, and lets none run past closing', () => {
  openApp(
    'booking',
    'Booking page for a hairdresser: cut (45 min, €38), colour (90 min, €85), open every day 9 to 12',
  );
  const [cut, colour] = textsOf('#book-service option');
  expect([cut, colour]).toMatchObject(['Cut · €38 · 45 min', 'Colour · €85 · 90 min']);
  const times = (day: number) =>
    [...document.querySelectorAll(`.week-day:nth-child(${day}) button:enabled`)].map(
      (one) => one.textContent,
    );
  seek('.week-day:nth-child(3) button').click();
  fill({ '#book-service': colour ?? '', '#book-name': 'Ada' });
  expect(times(3)).toMatchObject(['09:00', '09:45', '10:30']);
  send('[data-editor]');
  expect(times(3)).toMatchObject(['10:30']);
  fill({ '#book-service': cut ?? '' });
  expect(times(3)).toMatchObject(['10:30', '11:15']);
});

it.each([
  ['studio booking, no bookings less than 12 hours ahead, at most 3 weeks in advance', 720, 21, 1],
  ["osteopath booking page, 2 days' notice", 2880, null, 1],
  ['sauna slots, max 8 people', 0, null, 8],
  ['tour booking, max 4 people per booking', 0, null, 1],
])(
  'reads how early and how late a time can be booked, and what it holds: %j',
  (prompt, notice, ahead, places) => {
    expect(readBookingLimits(prompt)).toMatchObject({ notice, ahead, places });
  },
);

it('reads a limit whose span stands before the person, and that nobody comes twice', () => {
  const { each, once } = readBookingLimits(
    'swim class booking, 3 bookings a week per resident, nobody takes the same slot twice',
  );
  expect(each).toEqual({ count: 3, span: 'week' });
  expect(once).toBe(true);
});

it('asks for what is told, though nobody says that a name is asked for', () => {
  openApp('booking', 'Booking page for my horse dentist van. Ask for the horse’s name, age and yard');
  expect(textsOf('[data-editor] label')).toEqual(
    expect.arrayContaining(['Horse’s name', 'Age', 'Yard', 'Name']),
  );
});

it('gives each booking a code of its own, by which it is cancelled', () => {
  openApp('booking', 'Booking calendar for a community room: one hour slots, 8-22 daily, name and purpose, no double booking, cancel with code'); // prettier-ignore
  expect(textsOf('[data-editor] label').slice(-2)).toEqual(['Name', 'Purpose']);
  seek('[data-on]').click();
  seek('.week-time:enabled').click();
  fill({ '#book-name': 'Zoe', '#book-phone': 'Yoga' });
  send('[data-editor]');
  const code = seek('[data-status]').textContent?.split(' · ').at(-1) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{5}$/u);
  fill({ '#book-code': code.toLowerCase() });
  send('[data-by-code]');
  expect(textsOf('[data-list] li')).toEqual([]);
});
