// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it.each([
  ['visitor book for our open studio', ['Name', 'Company', 'Visiting', 'Date', 'Arrived', 'Left']],
  [
    'equipment loans register for the youth club',
    ['What', 'Who has it', 'Out since', 'Due back', 'Returned'],
  ],
  ['repair log for our hire boats', ['What', 'Date', 'Work done', 'By', 'Cost', 'Next due']],
  ['attendance register for the choir', ['Name', 'Date', 'Present']],
])('has the columns that such a book has everywhere: %j', (prompt, columns) => {
  openApp('tracker', prompt);
  expect(textsOf('[data-sorter]')).toEqual(columns);
});

it('puts what is told of things in store in its columns, and warns below the number alone', () => {
  openApp(
    'inventory',
    'inventory for our choir: item, quantity, where they are kept, state (new, old). warn under 4. Start with 4 stands in the loft new, 3 lamps in the crypt old',
  );
  expect(textsOf('tbody td')).toEqual(
    expect.arrayContaining(['Stands', '4', 'Loft', 'new', 'Lamps', '3', 'Crypt', 'old']),
  );
  expect(textsOf('[data-alert]')[0]).toContain('1: Lamps');
});
