import { beforeAll, describe, expect, it } from 'vitest';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadLexicons('a shop');
  await loadAllCopy();
});

const titles = (prompt: string, type: string): string[] =>
  makePlan(readBrief(prompt), 5)
    .pages.flatMap(({ sections }) => sections)
    .filter((section) => section.type === type)
    .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));

describe('sections that nothing of their own was written for', () => {
  it.each([
    ['nursery in Harrogate for children from 3 months to 5 years, fees, our rooms', 'The toddlers'],
    ['Coworking space in Lisbon with hot desks, private offices and meeting rooms. Prices', 'The long table'],
    ['Summer camp in the Poconos for ages 7-15, sessions, activities, cabins, fees', 'By the lake'],
  ])('show the rooms of that place: %j', (prompt, room) => {
    const rooms = titles(prompt, 'rooms');
    expect(rooms).toContain(room);
    expect(rooms).not.toContain('The family one');
  });

  it('give a shelter animals, and a landlord no rooms by the night', () => {
    const shelter = 'Nonprofit animal shelter in Omaha: adoptable dogs and cats, donate, foster, events';
    expect(titles(shelter, 'listings')).toContain('Juno');
    const landlord =
      "I'm a landlord with three apartments to rent in Cleveland, photos, rent, application form";
    expect(titles(landlord, 'rooms')).not.toContain('The family one');
  });

  it('number no rooms of a hotel', () => {
    const rooms = titles('Hotel with 12 rooms in Killarney, breakfast, weddings, rates', 'rooms');
    expect(rooms.length).toBeGreaterThan(3);
    expect(rooms.filter((title) => /\s\d$/u.test(title))).toEqual([]);
    expect(new Set(rooms).size).toBeGreaterThan(3);
  });

  it('show no map to somebody who comes to the door', () => {
    const sections = makePlan(
      readBrief('Home bakery in Cork, I make birthday cakes from my kitchen, prices, gallery'),
      5,
    ).pages;
    expect(sections.flatMap((page) => page.sections).map(({ type }) => type)).not.toContain('map');
  });

  it('give no colleagues to who works alone', () => {
    expect(titles('Bookkeeper working from home in Geelong, payroll, packages, about me', 'team')).toEqual(
      [],
    );
    expect(titles('Window cleaner in Exeter, just me and my van. Prices, areas, reviews', 'team')).toEqual(
      [],
    );
  });
});
