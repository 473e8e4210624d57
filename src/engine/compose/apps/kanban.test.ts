// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { leadOf } from './app-styles';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
const prompt = 'Kanban board with columns Ideas, Drafting and Published, labels, due dates, search';

it('gives cards the labels and dates that the prompt asks for, and finds by them', () => {
  openApp('kanban', prompt);
  fill({ '[data-column] [data-adder] input': 'Write the opening' });
  send('[data-column] [data-adder]');
  seek('.kanban-card [data-edit]').click();
  fill({ '.kanban-card [name="tags"]': 'Urgent', '.kanban-card [name="due"]': '2020-02-03' });
  seek('.kanban-card [data-edit]').click();
  expect(textsOf('.card-fields span')).toEqual(['Feb 3', 'Urgent']);
  expect(document.querySelector('.card-fields [data-late]')?.textContent).toBe('Feb 3');
  fill({ '#find-cards': 'urg' });
  expect(textsOf('[data-count]')).toEqual(['1', '0', '0']);
  fill({ '#find-cards': 'nothing' });
  expect(textsOf('[data-empty]')[0]).toBe('No card matches');
  openApp('kanban', prompt);
  expect(textsOf('.card-fields span')).toEqual(['Feb 3', 'Urgent']);
});

it('adds the cards of a file to those that are there', async () => {
  openApp('kanban', prompt);
  await giveFile('[data-import]', '[{"text":"From afar","column":"gone"}]');
  expect(textsOf('.card-text')).toEqual(['From afar']);
});

it('has the days of the week for columns where a week is planned', () => {
  openApp('kanban', 'weekly meal planner that makes a shopping list');
  const names = [...document.querySelectorAll<HTMLElement>('[data-column]')].map(
    ({ dataset }) => dataset['name'],
  );
  expect(names).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'Shopping list',
  ]);
});

it('lets a column hold no more cards than the bracket behind its name says', () => {
  const board = 'kanban for our zine: Pitch, Layout (max 1), Print. cards have title, pages and who';
  openApp('kanban', board);
  const add = (at: number, text: string) => {
    const form = document.querySelectorAll('[data-adder]')[at];
    const field = form?.querySelector('input');
    if (field) field.value = text;
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  add(1, 'Cover');
  add(1, 'Poster');
  expect(textsOf('[data-column] h2')).toEqual(['Pitch', 'Layout', 'Print']);
  expect(textsOf('[data-count]')).toEqual(['0', '1 / 1', '0']);
  expect(seek('[data-status]').textContent).toContain('Layout holds at most 1');
  expect(textsOf('.kanban-card label')).toEqual(['Who', 'Pages']);
});

it('puts cards away where an archive is asked for, and brings them back', () => {
  openApp(
    'kanban',
    'kanban with columns Ideas, Doing, Printed and an archive, cards already there: Logo, Flyer',
  );
  expect(readBrief('kanban with columns Ideas, Doing, Printed').behaviours.map(({ value }) => value)).not.toContain('print'); // prettier-ignore
  const field = seek<HTMLInputElement>('[data-column] form input');
  field.value = 'Poster';
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const before = textsOf('.card-text').length;
  seek('.card-tools [data-archive]').click();
  expect(textsOf('.card-text')).toHaveLength(before - 1);
  expect(seek('[data-archived-count]').textContent).toBe('(1)');
  seek('[data-archived] button').click();
  expect(textsOf('.card-text')).toHaveLength(before);
});

it('shows the colour that a tool was asked for in its marks', () => {
  expect(leadOf({ brief: readBrief('Kanban board in teal with columns To do and Done') })).toBe(
    'var(--button)',
  );
  expect(leadOf({ brief: readBrief('Todo app with coral accents') })).toBe('var(--accent)');
});

it('has the columns behind the colon up to what the board can do, and takes a review for no praise', () => {
  const prompt = 'Kanban board: Backlog, In progress, Review, Done, drag and drop, labels, export and import';
  expect(readBrief(prompt).sections).toEqual([]);
  openApp('kanban', prompt);
  expect(textsOf('[data-app] section h2')).toEqual(['Backlog', 'In progress', 'Review', 'Done']);
});
