// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import {
  fill,
  giveFile,
  openApp,
  pressKey,
  seek,
  send,
  textsOf,
} from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const add = (text: string, values: Readonly<Record<string, string>> = {}) => {
  fill({ '#new-task': text, ...values });
  send('[data-adder]');
};

it('gives tasks the person and the points that the prompt asks for, filters and adds them up', () => {
  openApp('todo', 'chore list where kids tick off chores, filter by person, points per week');
  add('Dishes', { '#task-person': 'Ada', '#task-points': '3' });
  add('Bins', { '#task-person': 'Ben', '#task-points': '2' });
  seek('.task [type="checkbox"]').click();
  expect(textsOf('[data-points] li')).toEqual(['Ada3']);
  fill({ '#task-only': 'Ben' });
  expect(textsOf('.task-text')).toEqual(['Bins']);
});

it('changes the fields of a task and marks what is late', () => {
  openApp('todo', 'todo app with due dates and priorities');
  add('Taxes', { '#task-due': '2020-01-02' });
  expect(seek('.task-fields [data-late]').textContent).toContain('2');
  seek('.task [data-edit]').click();
  fill({ '.task [name="priority"]': 'High' });
  seek('.task [data-edit]').click();
  expect(textsOf('.task-fields span')).toContain('High');
});

it('moves a task with the keyboard and keeps the order', () => {
  openApp('todo', 'todo app');
  add('One');
  add('Two');
  pressKey(seek('.task:last-child [data-grip]'), 'ArrowUp');
  openApp('todo', 'todo app');
  expect(textsOf('.task-text')).toEqual(['Two', 'One']);
});

it('reads tasks from a file and says when it cannot', async () => {
  openApp('todo', 'todo app');
  await giveFile('[data-import]', '[{"text":"From afar","done":true}]');
  expect(textsOf('.task-text')).toEqual(['From afar']);
  await giveFile('[data-import]', '<html>');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('begins with nothing where the prompt tells what is then to be read', () => {
  openApp('todo', 'Packing list app, filter All / Packed / Still to pack. When there is nothing show "Your bag is empty."');
  expect(document.querySelectorAll('.task')).toHaveLength(0);
  expect(seek('[data-empty]').hidden).toBe(false);
}); // prettier-ignore

it('shows what is done under its own word, wherever that stands, and sorts by the heaps that are told', () => {
  openApp(
    'todo',
    'packing list app, sort things by Clothes / Papers / Gadgets, filter All / Packed / Missing, when empty show "Nothing."',
  );
  add('Socks', { '#task-category': 'Clothes' });
  add('Passport', { '#task-category': 'Papers' });
  seek('.task [type="checkbox"]').click();
  seek('.todo-views button:nth-of-type(2)').click();
  expect(seek('.todo-views [aria-pressed="true"]').textContent.trim()).toBe('Packed');
  expect(textsOf('.task-text')).toHaveLength(1);
  seek('.todo-views button:nth-of-type(3)').click();
  expect(seek('.todo-views [aria-pressed="true"]').textContent.trim()).toBe('Missing');
  expect(textsOf('.task-text')).toHaveLength(1);
});

it('offers the people that chores are assigned to', () => {
  openApp(
    'todo',
    'a chore list for our flat. I want to add, assign to Ana, Ben or Cleo, tick off and delete chores',
  );
  expect(textsOf('#task-person option')).toEqual(['–', 'Ana', 'Ben', 'Cleo']);
});

it('calls the three views as a prompt in another language does', () => {
  openApp('todo', 'lista de tarefas, filtrar por Tudo / Por fazer / Feitas');
  expect(textsOf('[data-view]')).toEqual(['Tudo', 'Por fazer', 'Feitas']);
});

it('shows what is quoted before "when there is nothing" on an empty list', () => {
  openApp('todo', 'Errand list. Show "Sofa time" if there are no errands.');
  expect(seek('[data-empty]').textContent).toContain('Sofa time');
});

it('puts what stands in brackets into its fields and tasks under whoever does them', () => {
  vi.useFakeTimers({ now: new Date('2027-05-04T09:00:00') });
  openApp(
    'todo',
    'To-do list for our house move with due dates, grouped by who does it: me, Olu, dad. Already on it: call the gas company (Olu, 3 June), pack the attic (dad), forward the post (me, 20 April)',
  );
  const rows = [...document.querySelectorAll('.task')].map((row) => [
    row.querySelector('.task-group')?.textContent,
    row.querySelector('.task-text')?.textContent,
    ...[...row.querySelectorAll('.task-fields span')].map((chip) => chip.textContent),
  ]);
  expect(rows).toEqual([
    ['Me', 'Forward the post', 'Apr 20', 'Me'],
    ['Olu', 'Call the gas company', 'Jun 3', 'Olu'],
    ['Dad', 'Pack the attic', 'Dad'],
  ]);
  expect(document.querySelector('.task-fields [data-late]')).toBe(null);
  vi.useRealTimers();
});

it('says how much is packed and takes all the ticks away again', () => {
  openApp('todo', 'packing list for camp: already in: tent, torch, mugs, rope. show the percent packed and a reset button'); // prettier-ignore
  seek('.task [type="checkbox"]').click();
  expect(seek('[data-percent]').textContent).toBe('25%');
  seek('[data-untick]').click();
  expect(seek('[data-percent]').textContent).toBe('0%');
  expect(textsOf('.task-text')).toHaveLength(4);
});

it('filters by what tasks have, and takes a list of tags and wishes for no chores', () => {
  openApp('todo', 'Task list for a couple, Ana and Ben: each task has an owner, filter by owner, tags for home, car and garden, recurring weekly chores, print the list'); // prettier-ignore
  expect(textsOf('[data-view]')).toEqual(['All', 'Active', 'Completed']);
  expect(textsOf('#task-tags option')).toEqual(['–', 'Home', 'Car', 'Garden']);
  expect(textsOf('#task-person option')).toEqual(['–', 'Ana', 'Ben']);
  expect(textsOf('.task-text')).toEqual([]);
});

it('keeps what is done in an archive, out of the way of the list', () => {
  openApp('todo', 'todo list with archive, already on it: one, two');
  seek('.task [type="checkbox"]').click();
  seek('[data-archive]').click();
  expect(textsOf('.task-text')).toEqual(['Two']);
  seek('[data-view="archive"]').click();
  expect(textsOf('.task-text')).toEqual(['One']);
});

it('adds up the prices of a grocery list by how many there are of each', () => {
  openApp('todo', 'grocery list with quantity, price with total');
  fill({ '#new-task': 'Milk', '#task-quantity': '3', '#task-price': '2' });
  send('[data-adder]');
  expect(seek('[data-sum]').textContent).toBe('$6.00');
});
