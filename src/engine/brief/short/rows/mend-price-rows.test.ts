import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string): readonly string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.price !== undefined)
    .map(({ value: { section, name, price = '', note } }) =>
      [`${section ?? ''}: ${name} ${price}`, note].filter(Boolean).join(' | '),
    );

describe('prices that stand before what they buy', () => {
  it.each([
    [
      'ear wax clinic in Stockport, microsuction, £55 one ear £75 both, run by a nurse',
      ['pricing: One ear £55', 'pricing: Both ears £75'],
    ],
    [
      'handyman in Tralee, no job too small, €40 call out then €35/hr',
      ['pricing: Call-out €40', 'pricing: By the hour €35/hr'],
    ],
    ['chimney sweep, swansea and gower, £60 a sweep', ['pricing: A sweep £60']],
    ['house cleaner, fortnightly or weekly, 16 quid an hour', ['pricing: By the hour £16 an hour']],
    [
      'tutor for GCSE maths in Croydon, £38 an hour online or at yours',
      ['pricing: By the hour £38 an hour | Online or at yours'],
    ],
    ['mobile dog wash Geelong $40 small $60 big dogs', ['pricing: Small dogs $40', 'pricing: Big dogs $60']],
    [
      'yoga classes in Napier, $18 drop in or $150 for 10',
      ['pricing: Drop in $18', 'pricing: 10 classes $150'],
    ],
    ['swim lessons in Cape Town R180 per half hour', ['pricing: Half an hour R180']],
    ['man and van Glasgow, 30 an hour, min 2 hours', ['pricing: By the hour 30 an hour | Min 2 hours']],
  ])('%j', (prompt, rows) => {
    expect(rowsOf(prompt)).toEqual(rows);
  });
});

describe('sizes and first visits', () => {
  it('share the noun that one of them has, and are no services', () => {
    expect(rowsOf('dog groomer in Ballarat, small dogs $65 large $95, no cats')).toEqual([
      'pricing: small dogs $65',
      'pricing: large dogs $95',
    ]);
  });

  it('leave what is treated beside them a service', () => {
    const { items } = readBrief(
      'physio in Galway, initial assessment €65, follow-up €50, sports massage €55',
    );
    expect(
      items.map(({ value }) => `${value.section ?? ''} ${value.name} ${value.price ?? ''}`.trim()),
    ).toEqual([
      'pricing initial assessment €65',
      'pricing follow-up €50',
      'services sports massage',
      'pricing sports massage €55',
    ]);
  });
});
