import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('the town of a short prompt', () => {
  it.each([
    ['window cleaning. areas: Didsbury, Chorlton, Sale, Altrincham. from £12 a house', undefined],
    ['gutter clearing, areas covered: Otley, Ilkley, Menston', undefined],
    ['removals Bristol. areas: Bristol, Bath, Gloucester', 'Bristol'],
    ['child minder ofsted registered, Sandbach, 2 spaces', 'Sandbach'],
  ])('reads %s', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });

  it.each([
    ['a site for our housing co-op, Sonnenhof, with a page on how we live', 'Sonnenhof', undefined],
    ['website for our village choir, Larkrise, with concerts', 'Larkrise', undefined],
    ['a page for our bakery, Leeds, with a menu', undefined, 'Leeds'],
  ])('takes what is ours for its name, and a known town for none: %s', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });

  it.each([
    ['plumber Hamilton Montana', undefined, 'Hamilton Montana'],
    ['Chainsaw repairs, Blaine Ortega, Hamilton Montana', 'Blaine Ortega', 'Hamilton Montana'],
    ['septic tank emptying, Co. Mayo', undefined, 'Co. Mayo'],
    ['Blue Ridge Vermont Cheese Co, a dairy', 'Blue Ridge Vermont Cheese Co', undefined],
  ])('knows where by the state or county behind it: %s', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });

  it('leaves how it is reached out of what the business is', () => {
    expect(readBrief('drain unblocking Hull 24/7 call 01482 555 010').offer?.value).toBe('drain unblocking');
  });

  it('leaves which of it out of what the business is', () => {
    expect(readBrief('driving instructor automatic only Sheffield').offer?.value).toBe('driving instructor');
    expect(readBrief('online maths tutor for GCSE, £28 an hour').name).toBeNull();
  });

  it('takes none of a list for the name of the house', () => {
    const { name, items } = readBrief(
      "Escape room in Tallinn, three rooms: The Vault, Submarine K-19, Alchemist's Attic. from €80",
    );
    expect(name).toBeNull();
    expect(items.map(({ value }) => value.name)).toContain("Alchemist's Attic");
  });

  it.each([
    ['donkey sanctuary on Crete, visits every Saturday', 'Visits'],
    ['Rambling club, led walks every Sunday at 10', 'Led walks'],
  ])('names what comes back by its own words: %s', (prompt, name) => {
    expect(readBrief(prompt).items.find(({ value }) => value.section === 'timetable')?.value.name).toBe(name);
  });
});

describe('figures that nobody pays', () => {
  it.each(['hiking guide, day tours €60, group sizes max 8', 'supper club, dinner £45, seats maximum 12'])(
    'are no prices beside some: %s',
    (prompt) => {
      expect(readBrief(prompt).items.filter(({ value }) => value.price !== undefined)).toHaveLength(1);
    },
  );
});
