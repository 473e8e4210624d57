// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send } from '../../../../tests/support/made-apps/open-app';
import { readMonthStart } from './read-month-start';
import { readWarning } from './read-warning';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it.each([
  ['spending tracker, my month starts on the 28th', 28],
  ['control de gastos, el mes va del 15 al 14', 15],
  ['Ausgaben vom 20. bis 19.', 20],
  ['budget tracker, open 10 to 9, month to month', 10],
  ['expense tracker with a monthly total', 1],
  ['expense tracker, 3 to 5 categories', 1],
])('reads when a month begins: %j', (prompt, day) => {
  expect(readMonthStart(prompt)).toBe(day);
});

it('reads from which share on it warns', () => {
  expect(readWarning('limit $500 a month, turns red at 90 %')).toBe(0.9);
  expect(readWarning('limit $500 a month')).toBeNull();
});

it('adds up from pay day to pay day and says when little is left', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T12:00:00') });
  openApp(
    'tracker',
    'expense tracker, my month runs from the 26th to the 25th, budget €200 a month, warn me at 75%',
  );
  const add = (amount: string, date: string) => {
    fill({ '#spent-amount': amount, '#spent-date': date, '#spent-what': 'Bread' });
    send('[data-adder]');
  };
  add('90', '2026-04-25');
  add('100', '2026-04-26');
  add('55', '2026-05-25');
  expect(seek('[data-month]').textContent).toMatch(/Apr 26.*May 25, 2026/u);
  expect(seek('[data-total]').textContent).toBe('€155.00');
  expect(seek('[data-goal-said]').textContent).toContain('78% is used');
});
