import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value: { section, name, priceLead, price, note } }) =>
    [section, name, priceLead, price, note].filter((part) => part !== undefined).join(' | '),
  );

describe('what is lent', () => {
  const tents =
    "We're Oak & Ember, we rent out fire pits, bell tents and festoon lights for garden parties within 20 miles of Stamford. bell tent 140 a weekend, fire pit 35, lights 40.";

  it('is no house to sleep in', () => {
    const { kind, offer, name } = readBrief(tents);
    expect([kind.value, offer?.value, name?.value]).toEqual(['unknown', 'party hire', 'Oak & Ember']);
  });

  it('is listed with what it costs', () => {
    expect(rowsOf(tents)).toEqual([
      'services | Fire pits',
      'services | Bell tents',
      'services | Festoon lights',
      'pricing | Bell tent | 140 | a weekend',
      'pricing | fire pit | 35',
      'pricing | lights | 40',
    ]);
  });

  it('is a house where rooms are let', () => {
    expect(readBrief('We rent out a holiday cottage near Ludlow, £80 a night').kind.value).toBe('hotel');
  });
});

describe('what is written and served', () => {
  it('is of a novelist who speaks of herself', () => {
    const { kind, offer } = readBrief(
      "My debut novel The Salt Tide comes out on 3 september. I'm Ellie Marchetti, I live in Whitstable. want: about the book, about me, events",
    );
    expect([kind.value, offer?.value]).toEqual(['portfolio', 'novelist']);
  });

  it('costs what it says, and is no hour', () => {
    expect(
      rowsOf('Dog friendly pub, The Drovers, in Kington. sunday roast 16.50, 4 rooms from 95 with breakfast'),
    ).toEqual(['rooms | 4 rooms | from | 95', 'menu | Sunday roast | 16.50']);
  });

  it('does not run a program on a list of two systems', () => {
    const features = rowsOf(
      "Landing page: Pantry, an app that tells you what to cook from what's left in your fridge. Scan a shelf, get 3 recipes, shopping list, no ads. iOS and Android, coming in spring, waitlist sign up",
    );
    expect(features).toContain('features | Scan a shelf');
    expect(features).toContain('features | Shopping list');
  });
});

describe('who somebody is', () => {
  it('is no town', () => {
    const { name, place } = readBrief(
      'memorial bench fund for our lollipop lady Jean Pickering who retired after 41 years, unveiling 12 july at the school gates',
    );
    expect([name?.value, place]).toEqual(['Jean Pickering', null]);
  });

  it('is no part of what is taught', () => {
    const { name, offer } = readBrief(
      'Life drawing classes with Marta Ruiz in Hebden Bridge, thursdays 7 to 9, £12',
    );
    expect([name?.value, offer?.value]).toEqual(['Marta Ruiz', 'Life drawing classes']);
  });

  it('ends before the town', () => {
    expect(
      readBrief('wood turner Alan Birtles Bakewell bowls pens and lamps, one day courses £95').name?.value,
    ).toBe('Alan Birtles');
  });

  it('is no sum', () => {
    const { kind, offer } = readBrief(
      'we look after 3 donkeys and a few old ponies near Seaton, you can adopt one for £25 a year, home made cakes',
    );
    expect([kind.value, offer?.value]).toEqual(['nonprofit', 'donkey sanctuary']);
  });

  it('is found in places that nobody books', () => {
    const rows = rowsOf(
      'Website for an indie folk duo, Harrow & Lark. Tour dates: 9 may Leeds Brudenell, 10 may Glasgow Glad Cafe. Bandcamp, spotify, mailing list',
    );
    expect(rows).toContain('links | Bandcamp');
    expect(rows).not.toContain('services | Bandcamp');
  });
});
