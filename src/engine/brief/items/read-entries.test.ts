import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const items = (prompt: string): string[] =>
  readBrief(prompt).items.map(
    ({ value }) => `${value.section}:${value.name}${value.price ? ` ${value.price}` : ''}`,
  );

describe('things without a price among priced ones', () => {
  it.each([
    [
      'chimney sweep from £55, bird nest removal, also stove servicing. Covering Kendal',
      ['services:chimney sweep £55', 'services:Bird nest removal', 'services:Stove servicing'],
    ],
    [
      'my wifes cake business Buttercup, she does wedding cakes, cupcakes from £2.50 each, birthday cakes from £45 and cookie boxes',
      ['menu:Wedding cakes', 'menu:cupcakes £2.50 each', 'menu:birthday cakes £45', 'menu:Cookie boxes'],
    ],
    [
      'Plans: Starter free, Library $19, Campus $99 per month. Site for Shelfwise, software for schools',
      ['pricing:Starter free', 'pricing:Library $19', 'pricing:Campus $99 per month'],
    ],
  ])('stay in the list of %j', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });

  it.each([
    [
      'online candle shop: Fig £14, Smoke £16. free shipping over £50',
      ['products:Fig £14', 'products:Smoke £16'],
    ],
    ['bakery, gluten free, sourdough £4, rye £5', ['menu:sourdough £4', 'menu:rye £5']],
  ])('are not made of a bound or a lack: %j', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });
});

describe('a list in a sentence', () => {
  it('tells what somebody can do, in a CV', () => {
    expect(items('cv for Arjun Mehta, data scientist, 6 years experience, python, sql, pytorch')).toEqual([
      'skills:Python',
      'skills:Sql',
      'skills:Pytorch',
    ]);
  });

  it('tells where one works, after the word for it', () => {
    expect(items('window cleaning. areas: Didsbury, Chorlton, Sale')).toEqual([
      'areas:Didsbury',
      'areas:Chorlton',
      'areas:Sale',
    ]);
  });

  it('tells what is photographed, after the word for the kind itself', () => {
    expect(items('photographer portfolio for Lina Haddad, Beirut, weddings, portraits, food')).toEqual([
      'services:Weddings',
      'services:Portraits',
      'services:Food',
    ]);
  });
});

describe('prices in plain prompts', () => {
  it.each([
    [
      'electrician, rewires, ev chargers, £90 call out, in leeds',
      ['services:Rewires', 'services:Ev chargers', 'pricing:call out £90'],
    ],
    [
      'massages in brighton, deep tissue 60min £55 90min £75, hot stone £65',
      ['services:deep tissue 60min £55', 'services:deep tissue 90min £75', 'services:hot stone £65'],
    ],
    [
      'Boxing gym. First class free, 10 classes £60, monthly £45',
      ['pricing:First class free', 'pricing:10 classes £60', 'pricing:monthly £45'],
    ],
    [
      'launch page for a bird feeder, FeatherCam. $129 early bird, $179 later',
      ['pricing:early bird $129', 'pricing:later $179'],
    ],
    ['Tapas in Deal. Menu: patatas bravas 6.5, gambas 9', ['menu:patatas bravas 6.5', 'menu:gambas 9']],
    [
      'accountant in Hull, £25 a month flat, self assessment, vat returns',
      ['pricing:accountant £25 a month', 'services:Self assessment', 'services:Vat returns'],
    ],
    [
      'photobooth hire, packages: 2 hrs £250, 3 hrs £320, unlimited prints',
      ['pricing:2 hrs £250', 'pricing:3 hrs £320', 'services:Unlimited prints'],
    ],
    [
      'linktree for my band Velvet Antler. spotify, bandcamp, tour dates',
      ['links:Spotify', 'links:Bandcamp'],
    ],
    [
      'Toy shop Kiko in Leith: puzzles, soft toys, gravel bikes and a play corner. Open tue-sat.',
      ['products:Puzzles', 'products:Soft toys', 'products:Gravel bikes'],
    ],
    [
      'landscaping company in Guildford, planting, patios, garden lighting',
      ['services:Planting', 'services:Patios', 'services:Garden lighting'],
    ],
  ])('buy what is told: %j', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });
});
