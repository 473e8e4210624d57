import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const sums = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'donation')
    .map(({ value }) => value.price);

describe('who looks for homes', () => {
  it.each([
    ['Cat rescue Nine Lives in Derby: cats looking for homes (7), foster form', 7],
    ['Greyhound shelter in Kilkenny, show six dogs with their ages', 6],
    ['Rescue kittens in Leeds. 5 kittens waiting for homes, how to adopt', 5],
  ])('is a list of as many as are told: %s', (prompt, count) => {
    const brief = readBrief(prompt);
    expect(brief.sections.map(({ value }) => value)).toContain('listings');
    expect(brief.counts.map(({ value }) => value)).toContainEqual({ thing: 'listings', count });
  });

  it('is called a rescue by what it does', () => {
    expect(readBrief('We rehome rescue rabbits in Truro').offer?.value).toBe('rabbit rescue');
  });

  it('is not seen in houses that only care for animals', () => {
    const groomer = readBrief('Dog groomer Wet Nose in Derby, 8 dogs a day at most');
    expect(groomer.sections.map(({ value }) => value)).not.toContain('listings');
  });
});

describe('sums to give', () => {
  it.each([
    ['Hospice charity in Ely, donate £5 £20 £100, volunteers', ['£5', '£20', '£100']],
    ['Charity Safe Harbour: donation buttons 10/30/90 euros', ['€10', '€30', '€90']],
    ['Food bank in Hove. Give $5, $15 or $40.', ['$5', '$15', '$40']],
  ])('are read however they are parted: %s', (prompt, told) => {
    expect(sums(prompt)).toEqual(told);
  });

  it('are no dues and no prices of goods', () => {
    expect(sums('Charity shop in Hove: mugs £3, plates £4')).toEqual([]);
    expect(sums('Friends of the park: give £20 a year and get a badge')).not.toContain('£20 a');
  });
});
