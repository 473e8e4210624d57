// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt =
  'Timesheet for our two gardeners, Edda and Rui. They write down date, start, end and break in minutes. Hours per person per week, pay is 12 € an hour.';

it('has those who work as a choice, and pays their hours without the breaks', () => {
  openApp('tracker', prompt);
  expect(textsOf('[name="gardener"] option')).toEqual(['Edda', 'Rui']);
  fill({ '[name="date"]': '2026-03-02', '[name="gardener"]': 'Rui', '[name="start"]': '07:30', '[name="end"]': '12:15', '[name="break-in-minutes"]': '30' }); // prettier-ignore
  send('form');
  const [row = ''] = textsOf('[data-rows] tr');
  expect(row).toContain('4.25');
  expect(row).toContain('51');
  expect(textsOf('dt')).toEqual(['Total earned', 'Hours by gardener and week']);
  expect(seek('dl').textContent).toContain('Rui · Mar 2 4.25');
});

it('is not called after them', () => {
  expect(readBrief(prompt).name).toBeNull();
});
