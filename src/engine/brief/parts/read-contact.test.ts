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
])('the number of the house itself: %s', (prompt, phone) =>
  expect(readBrief(prompt).phone?.value).toBe(phone),
);
