import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('takes a colour at the end of a list for none of its things', () => {
  const { phrases, items, colours } = readBrief(
    'a cooper in Hexham called Stave & Hoop, casks from £90, collect Tuesdays, olive and cream',
  );
  expect(colours.map(({ value }) => value.name)).toEqual(['olive', 'cream']);
  const listed = [...phrases.map(({ value }) => value), ...items.map(({ value }) => value.name)];
  expect(listed).not.toContain('olive');
  expect(listed).not.toContain('cream');
});
