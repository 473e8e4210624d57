import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string): readonly string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.price !== undefined)
    .map(({ value: { section, name, price = '' } }) => `${section ?? ''}: ${name} ${price}`);

it.each([
  ['violin teacher, St Albans, half hour £22 hour £40', ['pricing: Half hour £22', 'pricing: Hour £40']],
  [
    'physiotherapist Durbanville, R650 first session R550 after',
    ['pricing: First session R650', 'pricing: After that R550'],
  ],
  ['ice cream van for hire Kent, £250 for 2 hours', ['pricing: 2 hours £250']],
  ['window cleaner in Newark, semi £14 detached £18', ['pricing: semi £14', 'pricing: detached £18']],
  ['microblading studio in Austin, by appointment, $450 incl touch up', ['pricing: Microblading $450']],
])('gives each sum in %j what it buys', (prompt, rows) => {
  expect(rowsOf(prompt)).toEqual(rows);
});
