// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const dayBefore = (days: number): string => new Date(Date.now() - days * 86400000).toLocaleDateString('sv');

it('counts the days since something was done, marks them, and starts again at one press', () => {
  openApp('tracker', 'Log for my bird feeders. Each has a name, place and last cleaned. Button "Scrubbed today" per feeder, days since, the dirtiest first. Warn me after 7 days.'); // prettier-ignore
  for (const [name, days] of [['Oak', 2], ['Gate', 9]] as const) {
    fill({ '[name="name"]': name, '[name="last-cleaned"]': dayBefore(days) });
    send('form');
  }
  expect(textsOf('[data-rows] tr td:first-child')).toEqual(['Gate', 'Oak']);
  expect(textsOf('[data-title="Days since"]')).toEqual(['9', '2']);
  expect(textsOf('[data-due]')).toEqual(['9']);
  seek<HTMLButtonElement>('[aria-label="Scrubbed today: Gate"]').click();
  expect(textsOf('[data-title="Days since"]')).toEqual(['2', '0']);
}); // prettier-ignore

it('rounds hours as told, and adds up what each client owes by the month', () => {
  openApp('tracker', 'Timesheet: client, task, start, end, hourly rate 40; rounded to the nearest 30 minutes; monthly total per client'); // prettier-ignore
  fill({ '[name="date"]': '2026-05-04', '[name="client"]': 'Lund', '[name="start"]': '09:00', '[name="end"]': '10:40' }); // prettier-ignore
  send('form');
  expect(textsOf('[data-title="Hours"]')).toEqual(['1.5']);
  expect(seek('dl').textContent).toContain('Lund · May 2026 60');
});
