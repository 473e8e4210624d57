import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const things = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) =>
    [value.section, value.name, value.when, value.price].filter(Boolean).join(' | '),
  );
const nameOf = (prompt: string): string | undefined => readBrief(prompt).name?.value;

describe('days', () => {
  it.each([
    [
      'Makers market in Stroud. Every last Sunday March to October, 10am-4pm, in the Cornhill car park.',
      'events | Makers market | Every last Sunday March to October, 10am-4pm',
    ],
    [
      'Indie label. Kickstarter for the next record starts 3 November.',
      'events | Kickstarter for the next record | 3 November',
    ],
  ])('are read from %j', (prompt, expected) => {
    expect(things(prompt)).toContain(expected);
  });

  it('say when something is out, and no event of that name', () => {
    expect(things("I wrote a novel. It's called Low Tide, out 5th September, £12 paperback")).toEqual([
      'pricing | paperback | £12',
    ]);
  });

  it('leave a van its first day', () => {
    expect(things('Pizza van. Find us Mon-Wed at Leeds Dock, Thurs+Fri at Kirkgate Market')).toEqual([
      'timetable | Leeds Dock | Mon-Wed',
      'timetable | Kirkgate Market | Thurs+Fri',
    ]);
  });
});

describe('names', () => {
  it.each([
    [
      "string quartet the Larkin Quartet. concerts: 12 March St Mary's Church Ely, 4 April Snape Maltings",
      'The Larkin Quartet',
    ],
    [
      'PTA of Meadowfield Primary School - summer fair on Saturday 21 June',
      'PTA of Meadowfield Primary School',
    ],
    ['website for the Friends of Ashdown Woods, guided walks', 'Friends of Ashdown Woods'],
  ])('are read from %j', (prompt, name) => {
    expect(nameOf(prompt)).toBe(name);
  });
});

describe('what it is', () => {
  it.each([
    ["I wrote a cookbook. It's called Salt Marsh Suppers, £26 hardback", 'product', 'cookbook'],
    [
      "tabletop game designer, I'm Owen Pryce, kickstarter for the next one in May",
      'portfolio',
      'tabletop game designer',
    ],
  ])('is read from %j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
  });
});

describe('a price in brackets', () => {
  it('is of the thing that it stands behind', () => {
    expect(things('Night market in Leeds. Want people to be able to apply for a pitch (£60 a day).')).toEqual(
      ['tickets | pitch | £60 a day'],
    );
  });
});

describe('pages elsewhere', () => {
  it('are links by their names', () => {
    expect(things('podcast called Wet Paint, want spotify + apple podcasts links')).toEqual([
      'links | Spotify',
      'links | Apple Podcasts',
    ]);
  });
});

describe('what is said of the whole', () => {
  it('is no offer and no part', () => {
    expect(things('Fishing charter boat out of Oban. Half day £55pp. Rods and bait included.')).toEqual([
      'pricing | Half day | £55pp',
    ]);
    expect(
      readBrief('podcast called Wet Paint, two painters talking about colour, art and terrible customers')
        .parts,
    ).toEqual([]);
  });
});
