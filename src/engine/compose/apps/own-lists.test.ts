// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('gives everybody a list of their own, with how much of it is done', () => {
  openApp('todo', 'Packing list for Gran, Rolf, Ina (4) and baby Lou, everyone has their own list. Show the percent packed'); // prettier-ignore
  expect(textsOf('#task-person option').slice(1)).toEqual(['Gran', 'Rolf', 'Ina', 'Lou']);
  for (const thing of ['Nappies', 'Cap']) {
    fill({ '[name="text"]': thing, '#task-person': 'Lou' });
    send('.todo-add');
  }
  const rows = [...document.querySelectorAll<HTMLElement>('.task')];
  rows.find((row) => row.textContent.includes('Cap'))?.querySelector<HTMLInputElement>('[type="checkbox"]')?.click(); // prettier-ignore
  expect(textsOf('.task-group')).toContain('Lou · 50%');
  expect(seek('[data-percent]')).not.toBeNull();
});

it('lets everybody who is named be chosen where it is told who wants what', () => {
  openApp('todo', 'grocery list, we are Ola, Tim and Bo, show who asked for it');
  expect(textsOf('#task-person option').slice(1)).toEqual(['Ola', 'Tim', 'Bo']);
});

it('sorts things into what is told in small letters, and takes no field for a heap', () => {
  openApp('todo', 'packing list for a sailing week, grouped by galley, deck, cabin, with a percentage');
  expect(textsOf('#task-category option').slice(1)).toEqual(['Galley', 'Deck', 'Cabin']);
  openApp('todo', 'task list for the office, sorted by date, priority and name');
  expect(textsOf('#task-category option')).toEqual([]);
});

it('knows when medicine is taken that is told by the time of day', () => {
  openApp('todo', 'pill tracker: Iron at breakfast, Zinc morning and evening, Melatonin at bedtime');
  expect(textsOf('.task').map((text) => /\d\d:\d\d/u.exec(text)?.[0])).toEqual(['08:00', '08:00', '18:00', '22:00']); // prettier-ignore
});
