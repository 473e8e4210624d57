// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send } from '../../../../tests/support/made-apps/open-app';
import { readBookingLimits } from './booking-limits';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('reads how often one may book and how many share a time', () => {
  expect(readBookingLimits('tennis court, max 2 per person per week').each).toEqual({
    count: 2,
    span: 'week',
  });
  expect(readBookingLimits('each member can book up to three slots a day').each).toEqual({
    count: 3,
    span: 'day',
  });
  expect(readBookingLimits('yoga class booking, 8 places per class').places).toBe(8);
  expect(readBookingLimits('appointments of 30 minutes')).toEqual({ each: null, places: 1 });
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
