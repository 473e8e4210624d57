// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const enter = (amount: string, what: string) => {
  fill({ '#spent-amount': amount, '#spent-what': what });
  send('[data-adder]');
};

it('adds up the month by category, changes and deletes entries, and has them after a reload', () => {
  const prompt = 'expense tracker in euros with categories, monthly total and bar chart';
  openApp('tracker', prompt);
  expect(seek('.tracker-total span').textContent).toBe('Monthly total');
  enter('12.5', 'Bread');
  enter('7.5', 'Milk');
  expect(seek('[data-total]').textContent).toBe('€20.00');
  expect(textsOf('.spent-bar b')).toEqual(['€20.00']);
  seek('.spent [data-edit]').click();
  expect(seek<HTMLInputElement>('#spent-amount').value).toBe('12.5');
  fill({ '#spent-amount': '2.5' });
  send('[data-adder]');
  openApp('tracker', prompt);
  expect(seek('[data-total]').textContent).toBe('€10.00');
  seek('.spent [data-remove]').click();
  expect(textsOf('.spent-what')).toHaveLength(1);
});

it('takes the quantity, the purpose and further fields from the prompt', () => {
  openApp('tracker', 'Mileage log: date, purpose, client, kilometres, total per month, CSV export');
  expect(textsOf('.tracker-add label')).toEqual(['Kilometres (km)', 'Date', 'Purpose', 'Client']);
  fill({ '#spent-client': 'Acme' });
  enter('42.5', 'Site visit');
  expect(seek('[data-total]').textContent).toBe('42.5 km');
  expect(seek('.spent-category').textContent).toBe('Acme');
});

it('adds up what is no money in its own unit, and shows it day by day where nothing is noted beside it', () => {
  openApp('tracker', 'a tool where my allotment society logs the rainfall each day and sees a chart');
  expect(textsOf('.tracker-add label')).toEqual(['Amount (mm)', 'Date', 'Notes']);
  fill({ '#spent-amount': '4.5' });
  send('[data-adder]');
  fill({ '#spent-amount': '2' });
  send('[data-adder]');
  expect(seek('[data-total]').textContent).toBe('6.5 mm');
  expect(textsOf('.spent-bar b')).toEqual(['6.5 mm']);
});

it('averages what is read off', () => {
  openApp('tracker', 'record sheet for river levels, volunteers enter date, gauge height in cm');
  expect(seek('.tracker-total span').textContent).toBe('Average this month');
  enter('80', 'North gauge');
  enter('100', 'North gauge');
  expect(seek('[data-total]').textContent).toBe('90 cm');
  expect(textsOf('.spent-bar b')).toEqual(['90 cm']);
});

it('counts without a unit, and by player', () => {
  openApp('tracker', 'app to record how many eggs our hens lay, weekly total');
  enter('3', '');
  expect(seek('[data-total]').textContent).toBe('3');
  openApp('tracker', 'score keeper for our darts league, add players, points per match, league table');
  expect(textsOf('.tracker-add label')).toEqual(['Amount (points)', 'Date', 'Player']);
});

it('weighs income against expenses where both are asked for', () => {
  openApp('tracker', 'budget tracker with income and expenses in dollars');
  fill({ '#spent-flow': 'in' });
  enter('100', 'Pay');
  enter('30', 'Rent');
  expect(seek('[data-total]').textContent).toBe('$70.00');
});

it('reads entries from a file and says when a file holds none', async () => {
  openApp('tracker', 'expense tracker');
  const day = new Date().toISOString().slice(0, 10);
  await giveFile('[data-import]', `Date,What for,Category,Amount\n${day},Tea,Leisure,4\n`);
  expect(textsOf('.spent-what')).toEqual(['Tea']);
  await giveFile('[data-import]', 'nothing,here');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('takes the last one back with a minus button, and adds up what is read', () => {
  openApp(
    'tracker',
    'water intake tracker with a daily goal of 8 glasses, plus and minus buttons and a weekly chart',
  );
  expect(textsOf('[data-quick]')).toEqual(['+1 glass', '−1 glass']);
  seek('[data-quick="-1"]').click();
  for (const press of ['1', '1', '-1']) seek(`[data-quick="${press}"]`).click();
  expect(seek('[data-total]').textContent).toMatch(/^1\b/u);
  openApp('tracker', 'Reading log with genres, yearly total and bar chart');
  expect(seek('.tracker-total span').textContent).toBe('Total this month');
  expect(textsOf('#spent-category option')).toContain('Crime');
});

it('enters what repeats for every month that has come, and finds in all of them', () => {
  vi.useFakeTimers({ now: new Date('2027-05-10T09:00:00'), toFake: ['Date'] });
  openApp('tracker', 'Expense tracker in euro, categories Rent, Food, Fun, recurring rent on the 1st, search');
  expect(textsOf('#spent-category option')).toEqual(['Rent', 'Food', 'Fun']);
  fill({ '#spent-amount': '500', '#spent-what': 'Flat', '#spent-date': '2027-03-31', '#spent-repeat': 'month' });
  send('[data-adder]');
  fill({ '[data-find]': 'flat' });
  expect(textsOf('[data-list] .spent-date')).toEqual(['Apr 30', 'Mar 31']);
  vi.setSystemTime(new Date('2027-06-01T09:00:00'));
  openApp('tracker', 'Expense tracker in euro, categories Rent, Food, Fun, recurring rent on the 1st, search');
  fill({ '[data-find]': 'flat' });
  expect(textsOf('[data-list] .spent-date')).toEqual(['May 31', 'Apr 30', 'Mar 31']);
  vi.useRealTimers();
}); // prettier-ignore
