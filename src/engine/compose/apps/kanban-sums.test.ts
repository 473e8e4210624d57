// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';
import { onlyWarns } from './kanban-limits';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('adds a number of its cards up for each column, and keeps to its limit whatever else turns red', () => {
  openApp('kanban', 'Kanban for our workshop: columns Planned, Building, Sold. At most 1 card in Building. Every card has a price and a deadline. Late ones turn red. Show the total price per column.'); // prettier-ignore
  const form = (at: number): string => `.column:nth-of-type(${at}) form`;
  for (const text of ['Chair', 'Desk']) {
    fill({ [`${form(2)} input`]: text });
    send(form(2));
  }
  expect(textsOf('.kanban-card')).toHaveLength(1);
  expect(textsOf('[data-count]')[1]).toBe('1 / 1 · 0 price');
  expect(seek('[data-status]').textContent).toContain('Building');
});

it.each([
  ['Highlight a column with more than 3 cards', true],
  ['Max 3 in Doing. Late cards turn red.', false],
])('only warns where the limit itself does: %s', (prompt, warns) => {
  expect(onlyWarns(prompt)).toBe(warns);
});
