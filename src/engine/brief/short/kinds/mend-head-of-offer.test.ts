import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('the head of an offer', () => {
  it.each([
    'Handmade cat headstones and pet plaques by Ivo Marr, Leek. Slate £70, oak £45, lettering £2 a letter.',
    'Massage therapy blankets, Linden Weave, Kelso. Single £60, double £95.',
    'Antique pushchair restoration: Wheel & Hood, Rugby. Full restoration from £500, hoods £160.',
    'Carpet conservation by Una Reid, Perth. Reports £120, cleaning from £30 per sq metre.',
  ])('tells what is done, and not the words before it: %s', (prompt) => {
    expect(readBrief(prompt).kind.value).toBe('unknown');
  });

  it.each([
    ['Dog grooming salon in Leek. Wash £20, full groom £45.', 'veterinary'],
    ['Massage therapy practice in Kelso. Hour £60, half hour £35.', 'spa'],
    ['Wildlife conservation trust in Perth. Adult £20 a year, family £30.', 'nonprofit'],
  ])('leaves a house to its kind: %s', (prompt, kind) => {
    expect([kind, 'therapist', 'salon']).toContain(readBrief(prompt).kind.value);
  });
});

it('asks nobody for photos as a row of the list', () => {
  const names = readBrief(
    'Rocking horse repairs, Dapple, Ware. Manes £60, legs £85. Send photos for a quote.',
  ).items.map(({ value }) => value.name);
  expect(names.join('; ')).not.toMatch(/photos/iu);
});
