// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('gives tasks the fields that are told with them, adds their sums up and makes none up', () => {
  openApp(
    'todo',
    'to-do app for our house renovation, tasks with due date, who (Nell or Gus) and cost in €, total cost',
  );
  expect(textsOf('.task')).toEqual([]);
  expect(textsOf('.todo-extras label')).toEqual(['Due date', 'Who', 'Cost']);
  for (const cost of ['40', '2.5']) {
    fill({ '#new-task': 'Tiles', '#task-cost': cost });
    send('[data-adder]');
  }
  expect(seek('[data-sum]').textContent).toBe('€42.50');
});

it('sorts by what is told with its choices', () => {
  openApp('todo', 'shopping list grouped by market (Aldi, Lidl, butcher) with quantity');
  expect(textsOf('.todo-extras label')[0]).toBe('Market');
  expect(textsOf('#task-category option')).toEqual(['–', 'Aldi', 'Lidl', 'Butcher']);
});
