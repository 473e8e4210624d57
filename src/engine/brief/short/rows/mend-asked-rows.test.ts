import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { mendAskedRows } from './mend-asked-rows';

beforeAll(loadAllLexicons);

it('calls what takes place by what it is, not by the wish for a page', () => {
  const names = readBrief(
    'Landing page for a pottery course: two Sundays, 2 and 9 May 2027, £80, in Ludlow',
  ).items.map(({ value }) => value.name);
  expect(names.join(' ')).not.toMatch(/landing page/iu);
});

it('leaves other rows alone', () => {
  const brief = readBrief('Pottery course in Ludlow');
  const row = (name: string) => ({ value: { section: 'events' as const, name }, spans: [] });
  const told = mendAskedRows({ ...brief, items: [row('Website for a choir'), row('Site visit')] });
  expect(told.items.map(({ value }) => value.name)).toEqual(['Pottery course', 'Site visit']);
});
