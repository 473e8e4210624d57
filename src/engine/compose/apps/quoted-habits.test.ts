// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const rows = (): readonly string[] =>
  textsOf('[data-rows] th, tbody th').map((text) => text.replace(/\s+/gu, ' '));

it('takes habits in quotes whole, each with its own week, for everybody who is named', () => {
  openApp('habits', 'Habit tracker for Nia and Tor: "1,500 words" every day, "Swim" twice a week, "No sweets" on weekdays only.'); // prettier-ignore
  expect(rows()).toHaveLength(6);
  expect(rows()[0]).toMatch(/^Nia · 1,500 words/u);
  expect(rows()[3]).toMatch(/^Tor · Swim ?0 of 2/u);
  expect(rows()[5]).toMatch(/^Tor · No sweets ?0 of 5/u);
});

it('leaves the words of a button alone', () => {
  openApp('habits', 'Habit tracker: stretch, floss. Buttons say "Done" and "Skip".');
  expect(rows().join(' ')).not.toContain('Skip');
});
