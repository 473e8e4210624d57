import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

it.each([
  [
    'Band site for Low Tide Radio: tour dates (5), latest album with track list, press photos.',
    'Latest album',
    8,
    'Low Tide Radio',
  ],
  ['Band site for Low Tide: new album "Salt" with tracklist (6 tracks), videos.', 'Salt', 6, 'Low Tide'],
  ['Singer Mara Kell: latest EP with 5 tracks, press photos', 'Latest EP', 5, 'Mara Kell'],
] as const)('lists the songs of a record in one section: %s', (prompt, title, count, name) => {
  const plan = makePlan(readBrief(prompt), 1);
  const sections = plan.pages[0]?.sections ?? [];
  const album = sections.filter(({ content }) => content.title === title);
  expect(plan.name).toBe(name);
  expect(album.map(({ content }) => content.items?.length)).toEqual([count]);
  expect(sections.filter(({ content }) => /track ?list/iu.test(content.title))).toEqual([]);
  expect(sections.map(({ type }) => type)).not.toContain('posts');
});
