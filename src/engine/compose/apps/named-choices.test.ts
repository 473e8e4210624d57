// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('lets those things be booked that a prompt names', () => {
  openApp('booking', 'room booking for our village hall, people can reserve Room A, Room B or the Drum Cupboard by the hour'); // prettier-ignore
  expect(textsOf('#book-service option')).toEqual(['Room A', 'Room B', 'Drum Cupboard']);
  openApp('booking', 'booking tool for our allotment: members reserve the Rotavator, the Shredder or the Trailer by the day'); // prettier-ignore
  expect(textsOf('#book-service option')).toEqual(['Rotavator', 'Shredder', 'Trailer']);
});

it('asks each of several questions, and counts each for itself', () => {
  openApp('poll', 'poll with two questions: What do we eat? (Pizza, Sushi) Where do we meet? (Park, Pub)');
  expect(textsOf('legend')).toEqual(['What do we eat?', 'Where do we meet?']);
  seek<HTMLInputElement>('.poll-form + .poll-form input[value="Pub"]')?.click();
  send('.poll-form + .poll-form');
  expect(textsOf('[data-share]')).toEqual(['', '', '0%', '100%']);
});

it('takes tax off pay, and times a fast in hours', () => {
  openApp('calculator', 'wage calculator: hourly rate 20, hours per week 40, tax rate 25%');
  expect(document.body.textContent).toContain('600.00');
  openApp('timer', 'fasting timer 16:8');
  expect(textsOf('[data-time]')).toEqual(['16:00:00']);
});
