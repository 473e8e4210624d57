// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBrief } from '@/engine/brief/read-brief';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('brings back what was removed: a task by the button, a card by Ctrl+Z', () => {
  const prompt = 'to-do list with undo when I delete something by mistake';
  expect(readBrief(prompt).limits.join()).not.toContain('undo');
  openApp('todo', prompt);
  for (const text of ['Bread', 'Milk']) {
    fill({ '#new-task': text });
    send('[data-adder]');
  }
  seek('[data-remove]').click();
  expect(textsOf('.task-text')).toEqual(['Milk']);
  seek('.app-undo button').click();
  expect(textsOf('.task-text')).toEqual(['Bread', 'Milk']);
  expect(document.querySelector('.app-undo')).toBeNull();

  openApp('kanban', 'kanban board with columns Ideas, Done');
  fill({ '.column [name="text"]': 'Pilot' });
  send('.column form');
  seek('.kanban-card [data-remove]').click();
  expect(document.querySelector('.kanban-card')).toBeNull();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  expect(textsOf('.kanban-card .card-text')).toEqual(['Pilot']);
});

it('lets a task be given to one of the people that the prompt names', () => {
  openApp('todo', 'A to-do list for our family of four: Mia, Tom, Anna and Ben. Each task has a person, a due date and a priority. Filter by person'); // prettier-ignore
  expect(textsOf('#task-person option')).toEqual(['–', 'Mia', 'Tom', 'Anna', 'Ben']);
});

it('gives cards the fields that are told without an article', () => {
  openApp('kanban', 'kanban with columns Monday, Tuesday, cards with recipe and cooking time');
  expect(textsOf('[data-card]')).toEqual(['']);
  const card = seek<HTMLTemplateElement>('[data-card]').content;
  expect([...card.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['Recipe', 'Cooking time']); // prettier-ignore
  openApp('kanban', 'kanban board with cards with drag and drop, dark mode');
  expect(seek<HTMLTemplateElement>('[data-card]').content.querySelector('label')).toBeNull();
});
