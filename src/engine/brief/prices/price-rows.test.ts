import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const items = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) => `${value.name} ${value.price ?? ''}`.trim());

describe('prices in a row', () => {
  it('share what the last of them is paid for, and take the names that follow', () => {
    expect(
      items('Holiday cottage in Fowey, sleeps 4. £80, £95, £120 a night for winter, spring and summer.'),
    ).toEqual(['Winter £80 a night', 'Spring £95 a night', 'Summer £120 a night']);
    expect(items('Beach hut hire in Southwold: £30 or £45 per day depending on weekday or weekend.')).toEqual(
      ['Weekday £30 per day', 'Weekend £45 per day'],
    );
  });

  it('are of the same thing in another size', () => {
    expect(items('Coffee cart: latte £3.40, filter small £2 large £2.80, brownie £2.50')).toEqual([
      'latte £3.40',
      'filter, small £2',
      'filter, large £2.80',
      'brownie £2.50',
    ]);
    expect(items('Pizza van: Margherita large £12, Pepperoni £11')).toEqual([
      'Margherita large £12',
      'Pepperoni £11',
    ]);
  });

  it('leave out where things are sent to, and that one is sold out', () => {
    expect(
      items('Online shop for soap: Oat £5, Rose £6 (sold out), Gift box £18. Delivery £3.50 in Wales, £6 to England and £12 to Europe.'), // prettier-ignore
    ).toEqual(['Oat £5', 'Rose £6', 'Gift box £18']);
    expect(readBrief('shop for beeswax wraps: small €6, large €9. Shipping €4 in Sweden, €11 to the EU').place).toBe(null); // prettier-ignore
  });

  it('leave out what is collected for', () => {
    expect(items('School fair: tombola £1 a go, target £5,000')).toEqual(['tombola £1 a go']);
  });
});

describe('figures in a row', () => {
  const figures = (prompt: string): (readonly [string | null, string])[] =>
    readBrief(prompt).items.map(({ value }) => [value.section, value.name]);
  it('are told as figures, with their money and thousands', () => {
    expect(
      figures('Impact page of the charity Open Door: 2,310 meals served, 45 volunteers, £18,400 raised'),
    ).toEqual([
      ['stats', '2,310 meals served'],
      ['stats', '45 volunteers'],
      ['stats', '£18,400 raised'],
    ]);
  });
  it('are no count of cards', () => {
    const { counts } = readBrief(
      'Impact page of the charity Open Door: 2,310 meals served, 86 volunteers, 3 trustees',
    );
    expect(counts.map(({ value }) => value.count)).not.toContain(86);
    expect(readBrief('My cookbook Salt, 80 recipes from Essex').counts).toEqual([]);
  });
});

describe('a list with commas', () => {
  it('ends at its semicolon', () => {
    expect(
      items('Architecture studio Halde. projects: Villa am Hang, Kita Sonnenweg, Lagerhaus 7; contact page'),
    ).toEqual(['Villa am Hang', 'Kita Sonnenweg', 'Lagerhaus 7']);
  });

  it('belong in turn to the names that stand in a row before them', () => {
    expect(
      items('Travel agency Far & Slow: small group tours to Japan, Peru and Iceland with prices (£3,200, £2,850, £1,990), FAQ.'), // prettier-ignore
    ).toEqual(['Japan £3,200', 'Peru £2,850', 'Iceland £1,990']);
    expect(items('Pottery shop. We sell bowls, mugs and plates at £18, £14 and £22 respectively.')).toEqual([
      'bowls £18',
      'mugs £14',
      'plates £22',
    ]);
  });
});
