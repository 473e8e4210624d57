// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

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

it('reads tables as spreadsheets of many countries write them, and each row once', async () => {
  openApp('tracker', 'Expense tracker with categories');
  const table =
    '\ufeffdate;what for;amount\r\n20.11.2026;"Rent; November";"1.234,50"\r\n2026-11-21;\'=tea;2,5\r\n';
  await giveFile('[data-import]', table);
  await giveFile('[data-import]', table);
  const kept = JSON.parse(localStorage.getItem('test-entries') ?? '{}') as { entries: unknown[] };
  expect(kept.entries).toMatchObject([
    { date: '2026-11-20', what: 'Rent; November', amount: 1234.5 },
    { date: '2026-11-21', what: '=tea', amount: 2.5 },
  ]);
  expect(seek('[data-status]').textContent).toBe('0 imported');
});

it('leaves out what a file holds instead of words', async () => {
  const odd = JSON.stringify([null, 'x', {}, { front: {}, back: 1, title: { a: 1 }, name: { a: 1 } }]);
  openApp('flashcards', 'Flashcards app');
  const before = localStorage.getItem('test-decks');
  await giveFile('[data-import]', odd);
  expect(localStorage.getItem('test-decks') ?? before).not.toContain('object');
  openApp('notes', 'Notes app');
  await giveFile('[data-import]', odd);
  expect(document.body.textContent).not.toContain('[object Object]');
  openApp('inventory', 'Inventory app');
  await giveFile('[data-import]', odd);
  expect(document.body.textContent).not.toContain('[object Object]');
});

it('takes a diary of moods for one, unless it wants figures', () => {
  openApp('tracker', 'mood tracker');
  expect(textsOf('legend').length).toBeGreaterThan(0);
  openApp('tracker', 'mood tracker from 1 to 10 with notes');
  expect(seek('#spent-amount').getAttribute('type')).toBe('number');
});
