// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

function add(values: Readonly<Record<string, string>>): void {
  fill(Object.fromEntries(Object.entries(values).map(([name, value]) => [`#record-${name}`, value])));
  send('[data-editor]');
}

it('says the total stock value by its told name, also before anything is there', () => {
  openApp('inventory', 'Inventory for my yarn shop: item, colour, quantity, € price per ball, reorder level. Show total stock value'); // prettier-ignore
  expect(textsOf('.records-sums div')).toEqual([expect.stringMatching(/^Total stock value\s*€0.00$/u)]);
  add({ item: 'Merino', quantity: '4', 'price-per-ball': '7.5' });
  expect(textsOf('.records-sums dd')).toEqual(['€30.00']);
});

it('keeps the personal best of each exercise', () => {
  openApp(
    'tracker',
    'workout log: exercise, sets, reps, weight in kg, date. Show personal best for each exercise',
  );
  for (const [exercise, weight] of [['Squat', '80'], ['Row', '40'], ['Squat', '95']] as const) add({ exercise, date: '2026-05-01', 'weight-in-kg': weight }); // prettier-ignore
  expect(textsOf('.records-sums dd span')).toEqual(['Row 40', 'Squat 95']);
});

it('works out what is due next, and puts what is overdue on top', () => {
  const prompt = 'plant watering tracker: name, room, how often to water in days, last watered; overdue plants on top'; // prettier-ignore
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  add({ name: 'Aloe', 'how-often-to-water-in-days': '30', 'last-watered': '2026-01-10' });
  add({ name: 'Basil', 'how-often-to-water-in-days': '2', 'last-watered': '2026-01-20' });
  expect(textsOf('tbody tr')[0]).toMatch(/^Basil.*Jan 22, 2026/u);
});

it('multiplies told columns into their total, and adds them up for each client', () => {
  const prompt = 'Time log for freelancers: client, task, hours, rate per hour, total. Totals per client';
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  expect(document.querySelector('#record-total')).toBeNull();
  add({ client: 'Ada', task: 'Logo', hours: '3', 'rate-per-hour': '40' });
  add({ client: 'Ada', task: 'Cards', hours: '1', 'rate-per-hour': '40' });
  expect(textsOf('tbody tr:first-child td')[4]).toBe('120');
  expect(textsOf('.records-sums dd span')).toEqual(['Ada 160']);
});

it('counts what was done this year, and asks which animal it was', () => {
  openApp('tracker', 'Book tracker: title, author, status (reading, done). Count of books read this year');
  expect(textsOf('.records-sums div')).toEqual([expect.stringMatching(/^Books read this year\s*0$/u)]);
  openApp('tracker', 'Pet medication tracker for my two dogs Bruno and Pip: medicine, dose, time of day, given yes/no'); // prettier-ignore
  expect(textsOf('#record-dog option')).toEqual(['Bruno', 'Pip']);
});

it('keeps recipes with their ingredients under a title', () => {
  const prompt = 'Simple recipe box: add recipes with ingredients, steps, cooking time and a photo link, search by ingredient, tags'; // prettier-ignore
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  expect(textsOf('[data-editor] label')).toEqual(['Title', 'Ingredients', 'Steps', 'Cooking time', 'Photo link', 'Tags']); // prettier-ignore
});

it('takes what is to be shown when a list is empty for its empty state', () => {
  const say = (prompt: string) => readBrief(prompt).quotes[0]?.value;
  expect(say('A to-do list. Show "All done, go outside" when empty')).toEqual({ text: 'All done, go outside', use: 'empty' }); // prettier-ignore
  expect(say('Habit tracker, show "Start small" when there are none')).toEqual({ text: 'Start small', use: 'empty' }); // prettier-ignore
});

it('multiplies hours by a rate and begins with the rate of the prompt', () => {
  localStorage.setItem('test-log', JSON.stringify([{ id: '1', project: 'A', hours: '3', 'rate-per-hour': '45' }])); // prettier-ignore
  openApp('tracker', 'Timesheet: project, hours, rate per hour 45 euros, total at the bottom, export CSV');
  expect(seek<HTMLInputElement>('#record-rate-per-hour').value).toBe('45');
  expect(seek('.records-sums').textContent).toContain('135');
});

it('works out how much a car burns, and the hours of each person by week', () => {
  openApp('tracker', 'fuel log for my car with date, litres, price, odometer and average consumption');
  expect(textsOf('thead th')).toEqual(['Date', 'Litres', 'Price', 'Odometer']);
  add({ date: '2026-05-01', litres: '40', odometer: '1000' });
  expect(textsOf('.records-sums dd')).toEqual(['–']);
  add({ date: '2026-05-09', litres: '30', odometer: '1500' });
  expect(textsOf('.records-sums dd')).toEqual(['6']);
  openApp('tracker', 'Shift rota for our café: staff, day, start and end time, hours per person per week');
  for (const [staff, day] of [['Ana', '2026-05-04'], ['Ana', '2026-05-06'], ['Ana', '2026-05-12']] as const) add({ staff, day, 'start-time': '08:00', 'end-time': '14:00' }); // prettier-ignore
  expect(textsOf('.records-sums dd span')).toEqual(['Ana · May 11 6', 'Ana · May 4 12']);
});

it('works out the hours of sleep and their average wherever times of sleep are told', () => {
  openApp('tracker', 'nap tracker: bedtime, wake up time, quality 1-10, average over the last 7 nights');
  expect(textsOf('[data-sorter]')).toEqual(['Date', 'Bedtime', 'Wake up time', 'Quality', 'Hours slept']);
  expect(textsOf('.records-sums dt')).toEqual(['Average hours slept, last 7 days']);
  expect(textsOf('.records-sums dd')).toEqual(['–']);
});
