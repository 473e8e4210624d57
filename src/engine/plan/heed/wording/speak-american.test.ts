import { beforeAll, describe, expect, it } from 'vitest';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { inAmerican } from './speak-american';

beforeAll(async () => {
  await loadLexicons('a shop');
  await loadAllCopy();
});

/** What a site says; names of pictures and layouts are no words. */
const text = (prompt: string): string =>
  JSON.stringify(
    makePlan(readBrief(prompt), 5).pages.map(({ title, description, sections }) => [
      title,
      description,
      sections.map(({ content }) => content),
    ]),
    (key, value: unknown) => (key === 'art' ? undefined : value),
  );
const british =
  /\b(?:colour|grey|favourite|neighbour|tyre|centre|litre|metre|postcode|jewellery|licence|programme\b|autumn|queue|trousers|cosy|organis|recognis)/iu;

describe('a site of a business in the United States', () => {
  it.each([
    'Tire shop in Fresno, prices, reviews, hours',
    'painter in Tucson, services, prices, reviews',
    'Handyman in Denver, services and reviews',
    'Jewelry store in Tulsa, repairs, appointments',
    'Boutique in Savannah selling dresses, about, FAQ',
    'Landscaper in Boise Idaho, quote form',
    'Driving school in Orlando, prices, FAQ',
    'Real estate agent in Tampa, listings',
  ])('is spelt as there: %j', (prompt) => {
    expect(british.exec(text(prompt))?.[0]).toBeUndefined();
  });

  it('leaves British ones as they are, and what the owner wrote', () => {
    expect(text('tyre shop in Leeds, prices')).toMatch(/tyre/iu);
    expect(text('Colour Studio, hair salon in Austin, Texas')).toContain('Colour Studio');
  });
});

it('changes whole words only, and keeps how they begin', () => {
  const say = (words: string): string => inAmerican(words, '', true);
  expect(say('Grey colours, favourite neighbours')).toBe('Gray colors, favorite neighbors');
  expect(say('four hours, your flour, contours')).toBe('four hours, your flour, contours');
  expect(say('We organise and recognise')).toBe('We organize and recognize');
  expect(say('a flat roof, a flat price, your flat')).toBe('a flat roof, a flat price, your apartment');
  expect(say('Flat, two rooms')).toBe('Apartment, two rooms');
  expect(say('There is a lift')).toBe('There is an elevator');
  expect(say('a lift home')).toBe('a lift home');
  expect(say('Town centre; Villages around')).toBe('Downtown; Towns around');
  expect(say('Boiler service')).toBe('Furnace tune-up');
  expect(inAmerican('our grey van', 'the grey van', false)).toBe('our grey van');
});
