import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const team = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'team')
    .map(({ value }) => `${value.name}, ${value.note}`);

it('reads offices before names, three and more in a row', () => {
  expect(
    team(
      'Sailing club near Rutland. Commodore Helen Marsh, Training Principal Dev Patel, Sailability lead Rob Finch, welfare officer Sue Kemp sue@mere.example. Blue and white.',
    ),
  ).toEqual([
    'Helen Marsh, Commodore',
    'Dev Patel, Training Principal',
    'Rob Finch, Sailability lead',
    'Sue Kemp, Welfare officer',
  ]);
});

it('takes places and wares for nobody', () => {
  expect(
    team('Village shop in Mells. Bread from Frome Bakery, cheese from Old Dairy, ale from Mill Street.'),
  ).toEqual([]);
});
