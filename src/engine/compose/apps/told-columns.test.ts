// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const countsOf = (): string[] => textsOf('.column-count');

it('takes the names behind a colon for the columns of a board, and limits the one that is named', () => {
  openApp('kanban', 'Kanban for a bike workshop: Incoming, Waiting for parts, On the stand, Ready. Max 3 on the stand'); // prettier-ignore
  expect(textsOf('.column h2')).toEqual(['Incoming', 'Waiting for parts', 'On the stand', 'Ready']);
  expect(countsOf()).toEqual(['0', '0', '0 / 3', '0']);
  openApp('kanban', 'Kanban board for our team: drag and drop, labels, due dates');
  expect(textsOf('.column h2')).toEqual(['To do', 'Doing', 'Done']);
});

it('limits no column of a list that follows the limit, and is not called after a column', () => {
  const prompt = 'Kanban with WIP limit of 2 in "In progress", columns: Backlog, In progress, Waiting for client, Shipped'; // prettier-ignore
  expect(readBrief(prompt).name).toBeNull();
  openApp('kanban', prompt);
  expect(countsOf()).toEqual(['0', '0 / 2', '0', '0']);
  expect(seek('#kanban-help').textContent).not.toContain('Client');
});

it('gives a rota its shifts with their hours, and prints it where that is asked for', () => {
  openApp('kanban', 'Rota for a café: 5 staff, early 7-13, late 13-19, print');
  expect(seek('#kanban-help').textContent).toContain('Shift');
  expect(document.querySelector('[data-print]')).not.toBeNull();
  expect(document.body.innerHTML).toContain('Early 7–13');
});

it('counts the answers of the column that is named, and asks how guests answered', () => {
  openApp('tracker', 'Guest list: name, side (bride, groom), RSVP, meal (beef, fish), table number. totals of each meal'); // prettier-ignore
  expect(textsOf('#record-rsvp option')).toEqual(['?', 'Yes', 'No']);
  fill({ '#record-name': 'Ada', '#record-meal': 'fish' });
  send('[data-editor]');
  expect(seek('[data-status]').textContent).toBe('1 shown · fish: 1');
});

it('shows how far savings have come', () => {
  openApp('tracker', 'Savings goal tracker: goal name, target amount, saved so far, progress bar, deadline');
  expect(document.querySelector('#record-progress-bar, #record-progress')).toBeNull();
  fill({ '#record-goal-name': 'Bike', '#record-target-amount': '400', '#record-saved-so-far': '100' });
  send('[data-editor]');
  expect(seek('td progress').parentElement?.textContent).toBe(' 25%');
});

it('converts between what is named alone', () => {
  openApp('converter', 'Currency converter between USD, EUR, GBP and JPY with editable rates');
  expect(textsOf('#unit-from option').map((name) => name.slice(-4, -1))).toEqual(['USD', 'EUR', 'GBP', 'JPY']); // prettier-ignore
  openApp('converter', 'unit converter: length, weight, temperature, swap button');
  expect(textsOf('[data-group]')).toEqual(['Length', 'Weight', 'Temperature']);
});

it('gives a column the choices that are told behind "of", parted by "or"', () => {
  openApp(
    'tracker',
    'Van register: each van has a driver, a depot (North, South or port) and a status of parked, out or broken',
  );
  expect(textsOf('#record-depot option')).toEqual(['North', 'South', 'port']);
  expect(textsOf('#record-status option')).toEqual(['Parked', 'Out', 'Broken']);
});

it('sets Polish titles upright, and adds up what a choice says in other languages', () => {
  openApp('tracker', 'spis wydatków z datą, kwotą i uwagami', 'pl');
  expect(textsOf('[data-sorter]')).toEqual(['Data', 'Kwota']);
  openApp('tracker', 'Liste der Honorare mit Auftrag, Preis, fällig am und Status (gestellt, bezahlt). Summe der bezahlten Honorare', 'de'); // prettier-ignore
  expect(seek('#record-fallig-am').getAttribute('type')).toBe('date');
  expect(document.body.textContent).toContain('Preis (bezahlt)');
});

it('keeps what lies there at first out of the columns, and the stages of any board whole', () => {
  openApp('inventory', 'Stock list for a cafe: item, quantity, min level, supplier. Start with: Milk 12, Oat milk 4, Beans 3'); // prettier-ignore
  expect(textsOf('thead th').slice(0, 4)).toEqual(['Item', 'Quantity', 'Min level', 'Supplier']);
  expect(textsOf('[data-rows] tr')).toHaveLength(3);
  openApp('kanban', 'Repair board: Received, Waiting for parts, In repair, Ready. Filter by mechanic');
  expect(textsOf('.column h2')).toEqual(['Received', 'Waiting for parts', 'In repair', 'Ready']);
  expect(textsOf('.kanban-choices label')).toEqual(['Mechanic']);
  openApp('tracker', 'Plants: name, room, water every N days, last watered');
  expect(textsOf('thead th')).toContain('Next due');
  openApp('poll', 'Poll with 3 questions: date (Sat 6 June, Sun 7 June), food (BBQ, potluck), music (live, playlist)'); // prettier-ignore
  expect(textsOf('legend')).toEqual(['Date', 'Food', 'Music']);
  expect(textsOf('fieldset label')).toContain('Sat 6 June');
});
