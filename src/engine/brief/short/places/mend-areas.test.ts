import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const areasOf = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'areas')
    .map(({ value }) => value.name);

it.each([
  'Emergency plumber, 24/7, call 0800 123 456, areas Hackney, Islington, Camden, no callout fee, reviews',
  'Emergency plumber: areas covered: Hackney, Islington, Camden, no callout fee, reviews',
])('reads the towns a trade comes to, and nothing else, as its areas: %s', (prompt) => {
  expect(areasOf(prompt)).toEqual(['Hackney', 'Islington', 'Camden']);
  expect(readBrief(prompt).place).toBeNull();
});

it('takes no parts of a house for areas', () => {
  expect(areasOf('Play cafe in Leeds with two play areas, parties and cake')).toEqual([]);
});
