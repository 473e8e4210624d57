import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

const priced = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.price !== undefined)
    .map(({ value }) => `${value.name} ${value.price}`);

describe('clauses between what is sold and its price', () => {
  it('take a place with a word for ground for no name, and an age for no price', () => {
    const prompt =
      'Piano teacher, 30 years experience, Muswell Hill, children from 6, adults welcome, £40/h, grade exams';
    const brief = readBrief(prompt);
    expect(brief.name).toBeNull();
    expect(brief.place?.value).toBe('Muswell Hill');
    expect(priced(prompt)).toEqual(['By the hour £40/h']);
  });

  it('keep the name that is told before such words', () => {
    expect(readBrief('Oak Hill, a garden centre in Leeds').name?.value).toBe('Oak Hill');
  });

  it('are no goods: how many it sleeps', () => {
    const prompt = 'Rent my caravan at Haven Craig Tara, sleeps 6, £60 a night, min 3 nights';
    expect(readBrief(prompt).kind.value).toBe('hotel');
    expect(priced(prompt)).toEqual(['caravan £60 a night']);
  });

  it('leave a thing with its price beside it', () => {
    expect(priced('salon in Leeds, all day colour, £90')).toHaveLength(1);
  });

  it('name what meets without its verb', () => {
    const [meeting] = readBrief(
      'Our running club meets every Tuesday 6.30pm outside the leisure centre',
    ).items;
    expect(meeting?.value.name).toBe('Running club');
  });

  it('sell what keepers of bees need, and no honey', () => {
    expect(readBrief('Beekeeping supplies online: smokers £24, hives £165').kind.value).toBe('shop');
  });

  it('give the price of each to all of a row', () => {
    expect(priced('hand poured candles, six scents: Fig, Salt and Linen, £18 each, £32 for two')).toEqual([
      'Fig £18',
      'Salt £18',
      'Linen £18',
    ]);
    expect(priced('mugs in Leeds, Linen candle, £18 each')).toHaveLength(1);
  });

  it('take a town before the price for where it is', () => {
    expect(priced('jazz trio for hire, Amsterdam, €600 for 2 sets')).toEqual(['jazz trio €600']);
  });

  it('grow hair and build no houses', () => {
    expect(readBrief('hair extensions and colour by Chantelle, Bolton').kind.value).toBe('salon');
  });

  it('tell after each price who pays it', () => {
    expect(
      priced('Sailing club: try sailing days in April, £15 adults £8 under 18s, all kit provided'),
    ).toEqual(['Adults £15', 'Under 18s £8']);
  });

  it.each([
    [
      'Upholstery. The workshop is at Dairy Lane, Mells, Frome BA11 3QX. Open daily',
      'Dairy Lane, Mells, Frome BA11 3QX',
    ],
    ['Sailing club. Find us at Bull Brigg Lane, LE15 8BL. Blue', 'Bull Brigg Lane, LE15 8BL'],
  ])('find the house by its postcode: %j', (prompt, address) => {
    expect(readBrief(prompt).address?.value).toBe(address);
  });

  it('name no tool after a share', () => {
    expect(readBrief('VAT calculator UK 20%').name).toBeNull();
  });
});
