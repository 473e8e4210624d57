// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const dayIn = (days: number): string => new Date(Date.now() + days * 86400000).toLocaleDateString('sv');

it('marks what is to be used up soon and what is too old, which stands first', () => {
  openApp('inventory', 'Larder list: jar, shelf, use by, amount. What expires within 3 days in yellow, expired ones in red and at the top'); // prettier-ignore
  for (const [name, days] of [['Plums', 40], ['Pesto', 2], ['Relish', -1]] as const) {
    fill({ '[name="jar"]': name, '[name="use-by"]': dayIn(days) });
    send('form');
  }
  expect(textsOf('[data-rows] tr td:first-child')).toEqual(['Relish', 'Pesto', 'Plums']);
  expect(document.querySelectorAll('[data-rows] tr:nth-child(2) [data-soon]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-rows] tr:nth-child(1) [data-due]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-soon], [data-due]')).toHaveLength(2);
  expect(seek('.records').hasAttribute('data-red')).toBe(true);
}); // prettier-ignore
