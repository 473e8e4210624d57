// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const add = (values: Readonly<Record<string, string>>): void => {
  fill(values);
  send('form');
};

it('takes no more of a choice than is told, and says so', () => {
  openApp('tracker', 'Bake sale sign-up sheet: sponges, biscuits, savoury. At most two sponges, please.');
  for (const name of ['Uma', 'Ned', 'Pat']) add({ '[name="name"]': name, '[name="sort"]': 'Sponges' });
  expect(textsOf('[data-rows] tr td:first-child')).toEqual(['Ned', 'Uma']);
  expect(seek('[data-full]').textContent).toBe('Sponges: there may be 2 at most.');
  add({ '[name="name"]': 'Pat', '[name="sort"]': 'Biscuits' });
  expect(textsOf('[data-rows] tr')).toHaveLength(3);
  expect(seek('[data-full]').textContent).toBe('');
});

it('keeps a figure between those that are told', () => {
  openApp('tracker', 'Wine log: name, grape, score from 1 to 20, notes');
  expect([seek<HTMLInputElement>('[name="score"]').min, seek<HTMLInputElement>('[name="score"]').max]).toEqual(['1', '20']); // prettier-ignore
});

it('calls the shelves of books as the prompt does, and adds up the pages of the year', () => {
  openApp(
    'tracker',
    'Book list: every book has a title, an author and pages. Unread ones are in “One day”, at most 1 in “Currently open”. Total pages read this year.',
  );
  expect(textsOf('[name="status"] option')).toEqual(['One day', 'Currently open', 'Read']);
  const year = new Date().getFullYear();
  for (const [title, status, day] of [['A', 'Read', `${year}-01-02`], ['B', 'Read', `${year - 1}-01-02`], ['C', 'Currently open', ''], ['D', 'Currently open', '']] as const)
    add({ '[name="title"]': title, '[name="pages"]': '120', '[name="status"]': status, '[name="date"]': day });
  expect(textsOf('[data-rows] tr')).toHaveLength(3);
  expect(seek('[data-summary]').textContent).toBe('120');
}); // prettier-ignore
