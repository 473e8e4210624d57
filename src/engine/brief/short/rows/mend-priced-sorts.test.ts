import { describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { readBrief } from '../../read-brief';

await loadAllCopy();
const rows = (prompt: string) =>
  makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'pricing')?.content.items;

describe('prices for several sorts of one thing', () => {
  it.each([
    [
      'Site for a mobile dog groomer, Pawfection, with online booking, prices for small, medium and large dogs',
      ['Small dogs', 'Medium dogs', 'Large dogs'],
    ],
    [
      'Make a site for a music tutor, Harmonia, prices for 30, 45 and 60 minutes',
      ['30 minutes', '45 minutes', '60 minutes'],
    ],
  ])('are a row each, with a price to be filled in: %s', (prompt, names) => {
    expect(rows(prompt)?.map(({ title }) => title)).toEqual(names);
    expect(rows(prompt)?.every(({ price, sample }) => price !== undefined && sample === true)).toBe(true);
  });

  it('are no rows where the prices are told', () => {
    expect(rows('Dog groomer in Leeds, prices for small and large dogs: small £25, large £40')).toMatchObject(
      [{ price: '£25' }, { price: '£40' }],
    );
  });
});

describe('one word set off behind a trade', () => {
  it.each([
    ['A site for a mobile dog groomer, Pawfection, with online booking', 'Pawfection', undefined],
    ['A page for a bike courier, Swiftly, in Ghent', 'Swiftly', 'Ghent'],
    ['A site for a dentist, Leeds, with prices', undefined, 'Leeds'],
    ['A site for a plumber, Otterhampton, with prices', undefined, 'Otterhampton'],
  ])('is its name, unless it is a town: %s', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });
});
