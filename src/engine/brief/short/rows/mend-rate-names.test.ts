import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it.each([
  [
    'Landing page for Jib, a firm in Goole that hires out cranes and hoists to builders. Daily rates from £210.',
    'Daily rates',
  ],
  [
    'Miniaturist Edda Rowe, based in Skye. Painted portraits of dogs and horses, from £300. Cards £4.',
    'Painted portraits of dogs and horses',
  ],
])('gives a sum the name that stands before it: %s', (prompt, name) => {
  expect(readBrief(prompt).items.map(({ value }) => value.name)).toContain(name);
});
