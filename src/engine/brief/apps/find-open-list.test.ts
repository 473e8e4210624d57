import { expect, it } from 'vitest';
import { loadRareReaders } from '../rare-readers';
import { readBrief } from '../read-brief';
import { findColumnBoard, findOpenList } from './find-open-list';

await loadRareReaders();

it.each([
  ['Create a flatshare board where tenants post rooms and people search and filter by area and rent.', 'flatshare board', 'rooms'],
  ['An events board where venues can post gigs, search and filter by genre and date', 'events board', 'gigs'],
  ['Build a recipe exchange where cooks share recipes and others search and filter by diet and time', 'recipe exchange', 'recipes'],
  ['A boat classifieds site where owners list boats and buyers search and filter by length', 'boat classifieds', 'boats'],
])('takes %s for a list that visitors add to', (prompt, title, things) => {
  expect(findOpenList(prompt)).toMatchObject({ title, things });
  const { kind, offer } = readBrief(prompt);
  expect([kind.value, offer?.value]).toEqual(['directory', title]);
}); // prettier-ignore

it.each([
  'Online shop where people add mugs to the cart and filter by colour',
  'A café where neighbours share tables',
  'A forum where gardeners post threads and search by topic',
])('leaves "%s" what it is', (prompt) => {
  expect(findOpenList(prompt)).toBeNull();
});

it('takes a board with columns for cards that move, whatever it serves', () => {
  const { kind, offer } = readBrief('a repair board with Booked in, On the bench and Ready columns where jobs can be dragged');
  expect([kind.value, offer?.value]).toEqual(['kanban', 'repair board']);
  expect(findColumnBoard('Notice board with three columns of news for our village')).toBeNull();
}); // prettier-ignore
