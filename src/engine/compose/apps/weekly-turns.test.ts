// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const prompt =
  'cleaning rota for our flat: Ada, Bo and Cy. Jobs are kitchen, stairs and rubbish. We rotate every Thursday.';
const who = () => textsOf('.task-fields').map((row) => /Ada|Bo|Cy/u.exec(row)?.[0]);

it('moves everybody on with the week, and not when something is ticked off', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-08T12:00:00') });
  openApp('todo', prompt);
  expect(textsOf('.task-text')).toEqual(['Kitchen', 'Stairs', 'Rubbish']);
  expect(who()).toEqual(['Ada', 'Bo', 'Cy']);
  expect(textsOf('.todo-turns')[0]).toContain('Every Thursday');
  seek('.task [type="checkbox"]').click();
  expect(who().toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    'Ada',
    'Bo',
    'Cy',
  ]);
  expect(textsOf('.task-fields').join(' ')).toContain('Thu, May 14');
  vi.setSystemTime(new Date('2026-05-15T12:00:00'));
  openApp('todo', prompt);
  expect(who()).toEqual(['Bo', 'Cy', 'Ada']);
  vi.setSystemTime(new Date('2026-05-30T12:00:00'));
  openApp('todo', prompt);
  expect(who()).toEqual(['Ada', 'Bo', 'Cy']);
});
