import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const itemsOf = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) =>
    [value.section, value.name, value.price, value.note].filter(Boolean).join(' '),
  );

describe('goods told in passing', () => {
  it.each([
    ['I keep bees in Devon and sell honey, candles and mead.', ['products Honey', 'products Candles', 'products Mead']],
    ['we are goat farmers making feta and soap, visitors can come', ['products Feta', 'products Soap']],
    ['We bake rye bread, buns and pies in Turku', ['Rye bread', 'Buns', 'Pies']],
  ])('reads %j', (prompt, wanted) => {
    expect(itemsOf(prompt).join(' | ')).toEqual(expect.stringContaining(wanted[0] ?? ''));
    for (const one of wanted) expect(itemsOf(prompt).join(' | ')).toContain(one);
  }); // prettier-ignore
});

describe('people with roles', () => {
  it('reads them as the team, never as the name', () => {
    const prompt = 'restaurant in Ghent, head chef Marta, sommelier Jon De Wit, tasting menu €95';
    expect(itemsOf(prompt)).toEqual(
      expect.arrayContaining(['team Marta Head chef', 'team Jon De Wit Sommelier']),
    );
    expect(readBrief(prompt).name).toBeNull();
  });

  it('leaves the name of the site alone', () => {
    const brief = readBrief('wedding photographer Ana Silva in Lisbon');
    expect(brief.name?.value).toBe('Ana Silva');
    expect(brief.items).toEqual([]);
  });
});

describe('prices in prose', () => {
  it.each([
    ['barber in Porto, haircut 24, beard 14, both 34', ['services haircut 24', 'services beard 14', 'services both 34']],
    ['CrossFit gym, memberships at $89, $129 and $169', ['pricing memberships $89', 'pricing memberships $129', 'pricing memberships $169']],
    ['knife sharpening, £4 per knife, scissors £6', ['pricing knife sharpening £4 per knife', 'pricing scissors £6']],
  ])('reads %j', (prompt, wanted) => {
    expect(itemsOf(prompt)).toEqual(wanted);
  }); // prettier-ignore

  it('takes addresses, ages and years for no prices', () => {
    expect(itemsOf('Kitchen 11, supper club, open since 2014, Baker Street 14, ages 6')).toEqual([]);
  });
});

describe('what somebody does', () => {
  it.each([
    ['my husband fixes accordions, he needs a website', 'accordion repair'],
    ['My sister teaches cello in Graz', 'cello lessons'],
    ['escape room in Riga with three rooms: The Vault, Lab 13 and Attic. Booking', 'escape room'],
    ["rosa's alterations, hems, zips", 'alterations'],
    ['we are goat farmers making feta and soap', 'goat farmers'],
    ['Yoga studio in Lisbon, a section on breathing', 'Yoga studio'],
  ])('reads the offer of %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it.each([
    ['escape room in Riga with three rooms: The Vault, Lab 13 and Attic. Booking', undefined],
    ["rosa's alterations, hems, zips", "Rosa's Alterations"],
    ['Maple Street community garden, plots, work days', 'Maple Street Community Garden'],
  ])('reads the name of %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});
