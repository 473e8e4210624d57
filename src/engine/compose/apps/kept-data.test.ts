// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const add = (text: string): void => {
  fill({ '#new-task': text });
  send('[data-adder]');
};

it('opens an app on whatever was kept under its name', () => {
  const apps = [
    ['todo', 'A todo app', 'test-tasks'],
    ['kanban', 'Kanban board', 'test-board'],
    ['notes', 'Notes app', 'test-notes'],
    ['tracker', 'Expense tracker', 'test-entries'],
    ['crm', 'CRM for a studio', 'test-contacts'],
    ['flashcards', 'Flashcards app', 'test-decks'],
  ] as const;
  for (const [kind, prompt, store] of apps)
    for (const kept of ['null', '{}', '[null]', '"x"', '5', 'no JSON', '{"entries":{}}']) {
      localStorage.setItem(store, kept);
      expect(() => openApp(kind, prompt), `${kind} on ${kept}`).not.toThrow();
    }
});

it('says that nothing is kept where storage is full, until it is again', () => {
  openApp('todo', 'A todo app');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  add('Paint');
  add('Brush');
  expect(textsOf('[role="alert"]')).toEqual(['Not saved: the storage of this browser is full or blocked.']);
  full.mockRestore();
  add('Glue');
  expect(textsOf('[role="alert"]')).toEqual([]);
  expect(textsOf('.task-text')).toEqual(['Paint', 'Brush', 'Glue']);
});

it('draws a list anew under an open field', () => {
  openApp('todo', 'A todo app');
  add('Paint');
  seek('[data-edit]').click();
  fill({ '.task-field': 'Paint the door' });
  localStorage.setItem('test-tasks', JSON.stringify([{ id: 'b', text: 'Brush', done: false }]));
  expect(() => window.dispatchEvent(new StorageEvent('storage', { key: 'test-tasks' }))).not.toThrow();
  expect(textsOf('.task-text')).toEqual(['Brush']);
});

it('writes far numbers as powers of ten and shows nothing for an empty field', () => {
  openApp('converter', 'Unit converter');
  fill({ '#value-from': '1e40' });
  expect(seek('[data-text]').textContent).toContain('1E40');
  fill({ '#value-from': '' });
  expect(seek<HTMLInputElement>('#value-to').value).toBe('');
  expect(textsOf('[data-all] dd')).toEqual([]);
});
