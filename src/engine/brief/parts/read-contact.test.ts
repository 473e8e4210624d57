import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

it.each([
  [
    'Vets in Kelso. We see no cattle; Border Farm Vets do, 01573 555 900. Ring us on 01573 555 012.',
    '01573 555 012',
  ],
  ['A café in Porto, Rua das Flores 12, 4050-262 Porto, +351 22 555 0143.', '+351 22 555 0143'],
  ['A plumber in Leeds, 0113 555 0144, open daily.', '0113 555 0144'],
  ['Vet near Kilkenny, emergency number 056 555 0177 24 hours, services', '056 555 0177'],
  ['Locksmith in Leeds, call 0113 555 0188 24/7', '0113 555 0188'],
])('the number of the house itself: %s', (prompt, phone) =>
  expect(readBrief(prompt).phone?.value).toBe(phone),
);

it('takes the house that lessons are in for no name, and the length of a term for no part', () => {
  const brief = readBrief("A site for my wife's ceramics classes: beginners Tuesday 18:30. 8 week terms, £160. Small groups of 8. Studio in Totnes."); // prettier-ignore
  expect([brief.name, brief.place?.value, brief.parts]).toEqual([null, 'Totnes', []]);
});
