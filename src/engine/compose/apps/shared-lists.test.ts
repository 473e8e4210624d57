// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../brief/read-brief';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt = 'A todo list for two flatmates, Mia and Jonas, with due dates and who did what';

it('says who is to do a task and who did it, of those who share the list', () => {
  openApp('todo', prompt);
  fill({ '#new-task': 'Bins', '#task-person': 'Mia' });
  send('[data-adder]');
  fill({ '[data-doer]': 'Jonas' });
  seek('.task [type="checkbox"]').click();
  expect(textsOf('.task-fields span')[0]).toBe('Mia');
  expect(seek('.task-by').textContent).toMatch(/^Jonas, /u);
  openApp('todo', prompt);
  expect(seek('.task-by').textContent).toMatch(/^Jonas, /u);
  expect(seek<HTMLSelectElement>('[data-doer]').value).toBe('Jonas');
  seek('.task [type="checkbox"]').click();
  expect(document.querySelector('.task-by')).toBeNull();
});

it('asks for a name where nobody is named, and for none where nobody asked', () => {
  openApp('todo', 'Shared to-do list that shows who did each task');
  expect(seek('[data-doer]').tagName).toBe('INPUT');
  openApp('todo', 'todo app with due dates');
  expect(document.querySelector('[data-doer], #task-person')).toBeNull();
});

it('is not called after those who use it', () => {
  expect(readBrief(prompt).name).toBeNull();
  expect(readBrief('Chore chart for our kids Ana and Leo').name).toBeNull();
});
