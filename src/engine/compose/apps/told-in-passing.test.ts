// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const kindOf = (prompt: string): string => readBrief(prompt).kind.value;

it('books by the half hour and by the chair', () => {
  openApp('booking', "Booking page for a hairdresser's three chairs, half-hour slots, 9 to 6");
  expect(document.body.textContent).toMatch(/9:30|09:30/);
});

it('evens out what a couple paid', () => {
  openApp('tracker', 'Expense tracker for a couple: who paid what, split evenly, in euros');
  expect(document.body.textContent).toMatch(/owes/);
});

it('keeps of people what the prompt tells behind its colon, and calls them what they are', () => {
  const prompt = 'CRM for a small yoga studio: students, last visit, passes left';
  openApp('crm', prompt);
  expect(
    textsOf('thead th')
      .map((text) => text.replace(/[^\p{L} ]/gu, '').trim())
      .slice(0, 3),
  ).toEqual(['Student', 'Last visit', 'Passes left']);
  expect(document.body.textContent).toContain('New student');
  expect(readBrief(prompt).offer?.value).toBe('yoga studio CRM');
  expect(readBrief(prompt).sections).toEqual([]);
});

it('moves books from what is to be read to what has been, with their stars', () => {
  const prompt = 'Reading list: books to read, reading, finished, with star ratings';
  expect(kindOf(prompt)).toBe('kanban');
  openApp('kanban', prompt);
  expect(textsOf('.column h2')).toEqual(['To read', 'Reading', 'Finished']);
  expect(document.body.textContent).toContain('Rating');
  expect(readBrief(prompt).sections).toEqual([]);
});

it('saves for a sum that stands apart from the word for it', () => {
  openApp('tracker', 'Savings goal tracker for a campervan, £12,000');
  expect(seek<HTMLInputElement>('#goal-target').value).toBe('12000');
  expect(document.body.textContent).not.toContain('Groceries');
});

it('seats guests at as many tables as there are', () => {
  const prompt = 'Seating plan maker for 10 tables of 8';
  expect(kindOf(prompt)).toBe('kanban');
  openApp('kanban', prompt);
  expect(textsOf('.column h2')).toHaveLength(11);
});

it('has all dice between the two that are named', () => {
  openApp('game', 'Dice roller for role-playing games: d4 to d20, several at once');
  expect(textsOf('[data-sides]')).toEqual(['d4', 'd6', 'd8', 'd10', 'd12', 'd20']);
});
