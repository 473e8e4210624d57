// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

it('books a court at a time, keeps it, and cancels it', () => {
  const prompt = 'Padel court booking app with 4 courts: pick a court, pick a slot, see my bookings, cancel';
  openApp('booking', prompt);
  expect(textsOf('#book-service option')).toEqual(['Court 1', 'Court 2', 'Court 3', 'Court 4']);
  fill({ '#book-service': 'Court 2', '#book-name': 'Ada' });
  send('[data-editor]');
  openApp('booking', prompt);
  expect(seek('.booked span').textContent).toBe('Court 2 · Ada');
  seek('.booked button').click();
  expect(textsOf('.booked')).toEqual([]);
});

it('gives a contact table the columns that the prompt names', () => {
  openApp('crm', 'contact manager: add clients, notes, next appointment, search');
  expect(textsOf('[data-sorter]')).toContain('Next appointment');
});

it('names what runs low', () => {
  openApp('inventory', 'inventory with low stock alerts, supplier and expiry date');
  expect(textsOf('[data-sorter]')).toEqual(expect.arrayContaining(['Supplier', 'Expiry date']));
  expect(seek('[data-alert]').textContent).toBe('Low stock alerts: 0');
  fill({ '#record-name': 'Tape', '#record-quantity': '2', '#record-least': '5' });
  send('[data-editor]');
  expect(seek('[data-alert]').textContent).toBe('Low stock alerts: 1: Tape');
});

it('sorts threads into the categories of the prompt, with votes and replies', () => {
  openApp('forum', 'forum for beekeepers with categories Hives, Honey and Swarms, replies and upvotes');
  expect(textsOf('.forum-groups button')).toEqual(['All', 'Hives', 'Honey', 'Swarms']);
  fill({ '#thread-title': 'Ivy', '#thread-name': 'Bo', '#thread-text': 'Late?', '#thread-group': 'Honey' });
  send('[data-editor]');
  seek('[data-group="Honey"]').click();
  expect(textsOf('.thread h2')).toEqual(['Ivy']);
  seek('.thread-vote').click();
  expect(seek('.thread-vote b').textContent).toBe('0');
  fill({ '.thread-answer [name="name"]': 'Cy', '.thread-answer [name="text"]': 'Early.' });
  send('.thread-answer');
  expect(seek('.thread-replies').textContent).toContain('Early.');
});

it('lists what the prompt names, by district and price', () => {
  openApp('directory', 'Directory of vegan restaurants in Berlin with filter by district and price');
  expect(seek('.entry h2').textContent).toContain('vegan restaurant');
  expect(textsOf('label[for="find-city"]')).toEqual(['District']);
  const all = document.querySelectorAll('.entry:not([hidden])').length;
  const level = document.querySelector<HTMLElement>('.entry')?.dataset['level'] ?? '';
  fill({ '#find-level': level });
  const shown = [...document.querySelectorAll<HTMLElement>('.entry:not([hidden])')];
  expect(shown.length).toBeLessThan(all);
  expect(shown.every(({ dataset }) => dataset['level'] === level)).toBe(true);
});

it('reads a table from JSON and from CSV, and says when a file is neither', async () => {
  openApp('inventory', 'inventory app');
  await giveFile('[data-import]', '[{"name":"Tape","quantity":4},{"quantity":2}]');
  await giveFile('[data-import]', 'Item,Quantity\r\n"Screws, long",120\r\n');
  expect(textsOf('[data-rows] td:first-child')).toEqual(['Screws, long', 'Tape']);
  await giveFile('[data-import]', '<html>');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('keeps a thread once when its file is imported twice', async () => {
  openApp('forum', 'forum for beekeepers with categories Hives, Honey and Swarms');
  const before = textsOf('.thread').length;
  const file =
    '[{"group":"Hives","title":"Which wood?","text":"Pine or larch?","name":"Mia","at":1700000000000}]';
  await giveFile('[data-import]', file);
  await giveFile('[data-import]', file);
  expect(textsOf('.thread')).toHaveLength(before + 1);
});

it('lets as many letters be wrong as the prompt says, and goes on in its words', () => {
  openApp('game', 'hangman with animal names, six wrong guesses');
  expect(seek('[data-status]').textContent).toContain('6');
  openApp('quiz', 'A music quiz with 10 questions, a score at the end and a play again button');
  expect(seek('[data-again]').textContent).toBe('Play again');
  openApp('crm', 'Simple CRM to add donors, gifts and notes, search them and export to CSV');
  expect(textsOf('thead th')[0]).toBe('Donor');
});
