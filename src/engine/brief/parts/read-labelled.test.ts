import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const told = (prompt: string) =>
  readBrief(prompt).parts.map(({ value }) => [value.title, ...(value.lines ?? [])].join(' | '));

describe('labels with what is told under them', () => {
  it('are kept whole, whatever words stand in them', () => {
    const prompt =
      "A page for our cat cafe Whisker & Bean in York. Meet the cats (Biscuit, Olive, Mr Tibbs). House rules: no flash photography, don't wake a sleeping cat, under 8s with an adult. Menu and opening hours.";
    expect(told(prompt)).toEqual([
      'Meet the cats | Biscuit | Olive | Mr Tibbs',
      "House rules | No flash photography | Don't wake a sleeping cat | Under 8s with an adult",
    ]);
    expect(readBrief(prompt).colours).toEqual([]);
  });

  it.each([
    [
      'Wedding site for Ellie and Sam at Tithe Barn. Getting there: trains to Stroud, taxis from the rank. Where to stay: The Bear, Premier Inn.',
      ['Getting there | Trains to Stroud, taxis from the rank.', 'Where to stay | The Bear | Premier Inn'],
    ],
    [
      'Ceilidh band in Leith, The Reelers. Parking: free behind the hall.',
      ['Parking | Free behind the hall.'],
    ],
  ])('are read in %j', (prompt, parts) => {
    expect(told(prompt)).toEqual(parts);
  });

  it.each([
    'Site for a bakery called Crumb. Colours: cream, brown. Tone of voice: warm, friendly. Must have: menu, map.',
    'Site for a bakery called Crumb. Our services: cakes, bread, rolls. We sell: jam, honey, eggs.',
    'Site for a bakery called Crumb. Opening hours: Monday 8-5, Tuesday 8-5. Price list: rye £3, white £2.',
  ])('are no wishes for the site and no lists of a section: %j', (prompt) => {
    expect(readBrief(prompt).parts.filter(({ value }) => value.lines !== undefined)).toEqual([]);
  });
});

it.each([
  [
    'Site for a physiotherapy clinic "Kinetic" with online booking, 5 therapists, prices table, and insurance accepted: Bupa, AXA, Vitality',
    'Insurance accepted',
    ['Bupa', 'AXA', 'Vitality'],
  ],
  [
    'Website for a wine bar in Lyon, opening hours, and grapes we pour: Gamay, Syrah, Viognier',
    'Grapes we pour',
    ['Gamay', 'Syrah', 'Viognier'],
  ],
  [
    'Portfolio for a translator with services, rates and languages: English, Polish, Czech',
    'Languages',
    ['English', 'Polish', 'Czech'],
  ],
])('reads names behind the last thing that is asked for: %s', (prompt, title, lines) => {
  const brief = readBrief(prompt);
  expect(brief.parts.map(({ value }) => value)).toContainEqual({ title, isPage: false, lines });
  expect(brief.phrases).toEqual([]);
});
