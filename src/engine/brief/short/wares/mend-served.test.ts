import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it.each([
  [
    'we clean kitchen extraction ducts for restaurants, Manchester',
    'cleaning',
    'kitchen extraction duct cleaning',
  ],
  ['We service coffee machines for cafes and hotels', 'unknown', 'coffee machine servicing'],
  ['I repair chairs for dentists, Leeds', 'unknown', 'chair repair'],
])('takes those served for no business of the site: %s', (prompt, kind, offer) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
});

it('leaves a restaurant that says what it does a restaurant', () => {
  expect(readBrief('Restaurant in Hull. We clean our own fish for every plate').kind.value).toBe(
    'restaurant',
  );
});
