// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('has the tasks that the prompt names, in their category, and none of them again once they are gone', () => {
  const prompt =
    'packing list app with categories Clothes and Documents. Already on it: passport (Documents), phone charger';
  openApp('todo', prompt);
  expect(textsOf('.task-text')).toEqual(['Passport', 'Phone charger']);
  expect(textsOf('.task-fields')).toEqual(['Documents', '']);
  for (const _ of ['Passport', 'Phone charger']) seek('[data-remove]').click();
  openApp('todo', prompt);
  expect(textsOf('.task-text')).toEqual([]);
});

it('has the cards that the prompt quotes, in the columns it gives', () => {
  openApp(
    'kanban',
    "Kanban board with columns Ideas, To book and Done and cards: 'Find florist', 'Taste cakes', 'Send invitations'",
  );
  expect(textsOf('.column header h2')).toEqual(['Ideas', 'To book', 'Done']);
  expect(textsOf('[data-count]')).toEqual(['3', '0', '0']);
});

it('fills the table of a log with what stands in brackets', () => {
  openApp(
    'tracker',
    'plant tracker: plant name, room, last watered, how often. Start with Monstera (living room, every 7 days), Basil (every 2 days)',
  );
  expect(textsOf('[data-rows] tr td:nth-child(-n + 4)')).toEqual([
    'Basil', '', '', 'every 2 days', 'Monstera', 'living room', '', 'every 7 days',
  ]); // prettier-ignore
});
