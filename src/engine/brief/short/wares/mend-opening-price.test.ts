import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('an offer, its town and its price in one breath', () => {
  it.each([
    ['plumber in Leeds £60 an hour', 'Leeds', 'By the hour', '£60 an hour'],
    ['Dog walker Exeter £12 an hour', 'Exeter', 'By the hour', '£12 an hour'],
    ['man with a van brighton £40 an hour', 'Brighton', 'man with a van', '£40 an hour'],
    ['hedgelayer in Shropshire £18 a metre', 'Shropshire', 'Per metre', '£18'],
    ['yoga classes in the Yorkshire Dales £10', 'Yorkshire Dales', 'yoga classes', '£10'],
    [
      'face painting for parties and festivals in Brighton £60 an hour',
      'Brighton',
      'face painting',
      '£60 an hour',
    ],
  ])('%j keeps all three', (prompt, place, name, price) => {
    const brief = readBrief(prompt);
    expect(brief.place?.value).toBe(place);
    expect(brief.items.map(({ value }) => [value.name, value.price])).toEqual([[name, price]]);
  });

  it.each(['Dog walker Sarah £12 an hour', 'bakery in Hull, sourdough £4'])(
    'leaves %j as it is',
    (prompt) => {
      expect(readBrief(prompt).place?.value ?? null).toBe(prompt.includes('Hull') ? 'Hull' : null);
    },
  );
});
