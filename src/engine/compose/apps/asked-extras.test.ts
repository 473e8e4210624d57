// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('counts glasses by a big plus, up to a goal by the day, with a streak of days', () => {
  openApp('tracker', 'a water tracker with a streak and a big plus button, goal of 8 glasses a day');
  expect(textsOf('[data-quick]')).toEqual(['++1 glasses']);
  const plus = seek('.tracker-plus');
  for (let glass = 0; glass < 7; glass += 1) plus.click();
  expect(seek('[data-streak]').textContent).toBe('0 days in a row');
  plus.click();
  expect(seek('[data-streak]').textContent).toBe('1 day in a row');
  expect(seek('[data-goal-said]').textContent).toContain('8 glasses of 8 glasses');
});

it('counts the days on which tasks were added or done where a streak is asked for', () => {
  openApp('todo', 'todo list with a streak');
  expect(seek('[data-app] .app-note b').textContent).toBe('0 days in a row');
  fill({ '[name="text"]': 'Water the plants' });
  send('form');
  expect(seek('[data-app] .app-note b').textContent).toBe('1 day in a row');
});

it('lists books to a goal of books, with the columns that are told besides', () => {
  openApp('tracker', 'Reading log where I can add books with pages and rating, see how many I finished this year and my goal of 30'); // prettier-ignore
  expect(document.body.textContent).toContain('Goal for');
  for (const label of ['Title', 'Pages', 'Rating (1–5)', 'Finished this year'])
    expect(document.body.textContent).toContain(label);
});

it('says what is not in it by its name, and nothing that is', () => {
  const limits = (prompt: string) => readBrief(prompt).limits.join(' ');
  expect(limits('todo list with badges and a shareable link')).toContain(
    'Not in it yet: badges and levels to earn.',
  );
  expect(limits('water tracker with a streak')).not.toContain('Not in it');
  expect(limits('todo list without badges')).not.toContain('badges');
  expect(limits('Poll: which book next? Circe or Piranesi, closes on Friday')).toContain(
    'a day of the calendar',
  );
});

it('asks of each plant what the prompt wants to know of it', () => {
  openApp(
    'todo',
    'Plant watering tracker. Each plant has a name, room and how often to water; shows which ones are due',
  );
  expect(document.querySelector('[name="room"]')).not.toBeNull();
  expect(document.querySelector('[name="every"]')).not.toBeNull();
});

it('shares a list where that is asked for, and shows the keys that it listens to', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } }); // prettier-ignore
  openApp('todo', 'todo app with keyboard shortcuts and a share button, already on it: milk, bread');
  seek('[data-share-app]').click();
  await Promise.resolve();
  expect(copied.join()).toContain('– Milk');
  expect(document.body.textContent).toContain('Keys: N – New task');
  openApp('todo', 'todo app shared with nobody');
  expect(document.querySelector('[data-share-app]')).toBe(null);
  vi.unstubAllGlobals();
});

it('prints a list where that is asked for, and no shop that prints', () => {
  const behaviours = (prompt: string) => readBrief(prompt).behaviours.map(({ value }) => value);
  expect(behaviours('chore list for the house, print the list')).toContain('print');
  expect(behaviours('todo list for a print shop')).not.toContain('print');
});
