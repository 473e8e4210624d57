// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('adds up what is spent once, whatever the month, against its parts and all of it', () => {
  openApp('tracker', 'expense tracker for our loft conversion: categories timber 4000, labour 9000. Total budget £15,000, paid by (Ines or Karl)'); // prettier-ignore
  expect(textsOf('#spent-category option')).toEqual(['Timber', 'Labour']);
  expect(textsOf('#spent-payer option')).toEqual(['Ines', 'Karl']);
  for (const date of ['2024-02-01', '2026-02-01']) {
    fill({ '[name="amount"]': '500', '[name="date"]': date, '[name="what"]': 'x', '[name="category"]': 'Timber' }); // prettier-ignore
    send('form');
  }
  expect(seek('[data-total]').textContent).toBe('£1,000.00');
  expect(textsOf('[data-list] li')).toHaveLength(2);
  expect(textsOf('.spent-bar')[0]).toContain('£1,000.00 / £4,000.00');
  expect(seek('[data-goal-said]').textContent).toContain('£14,000.00 left');
});

it('counts by the month what comes back every month', () => {
  openApp('tracker', 'expense tracker for my holiday flat, by month');
  expect(seek('.tracker-turn').hasAttribute('hidden')).toBe(false);
});
