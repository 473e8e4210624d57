import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const itemsOf = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.price ?? value.when ?? value.note]);

describe('times of a week in English', () => {
  it('are all of the same thing, also where a full stop follows the last and a name that looks like a month', () => {
    const prompt =
      'Website for Staithe Rowing Club in Ely. We row Monday and Wednesday 18:15, Saturday 9:30. Marchers’ membership £40, adults £95.';
    expect(itemsOf(prompt, 'timetable')).toEqual([
      ['Rowing', 'Monday and Wednesday 18:15'],
      ['Rowing', 'Saturday 9:30'],
    ]);
    expect(readBrief(prompt).offer?.value).toBe('rowing club');
  });
});

describe('schools', () => {
  it.each([
    ['Website for Kelby School of Dance in Ripon. Ballet, tap and jazz for ages 5 to 15. Classes £6.', 'Jazz for ages 5 to 15', 'dance school'],
    ['Page for Dunmore Academy of Music: flute, oboe, harp, singing for children. Lessons from £24.', 'Singing for children', 'music school'],
  ])('teach all that they list: %j', (prompt, last, offer) => {
    expect(itemsOf(prompt, 'services').at(-1)?.[0]).toBe(last);
    expect(itemsOf(prompt, 'services').length).toBeGreaterThan(2);
    expect(readBrief(prompt)).toMatchObject({ kind: { value: 'course' }, offer: { value: offer } });
  }); // prettier-ignore

  it('are no reason to take a craftsman’s class for a deed with a price', () => {
    const prompt =
      'Site for Iris Cole, bookbinder in Ludlow. She mends atlases and family Bibles, and runs an evening class for £45.';
    expect(itemsOf(prompt, 'pricing').at(-1)).toEqual(['Evening class', '£45']);
  });
});

describe('days in the life of a group', () => {
  it('are events of an association, and not what it is', () => {
    const brief = readBrief(
      'Website for Cross Street Tenants Association: street party on 8 May 2027, newsletter, subs £3 a year.',
    );
    expect(brief.kind.value).toBe('nonprofit');
    expect(brief.items.map(({ value }) => [value.name, value.when])).toContainEqual([
      'Street party',
      '8 May 2027',
    ]);
  });

  it('stand on the green, with all that there is and no ticket for a car', () => {
    const brief = readBrief(
      'A page for Melby Spring Fair, Saturday 8 May 2027 on the village green from 11 to 4. Plant stall, tombola, pony rides, steel band. Free entry, parking £2.',
    );
    expect(brief.address?.value).toBe('Village green');
    expect(brief.items.map(({ value }) => value.name)).toEqual([
      'Plant stall', 'Tombola', 'Pony rides', 'Steel band', 'Parking £2',
    ]); // prettier-ignore
  });
});

it('sells a seat at a table, and no dish that is called so', () => {
  const brief = readBrief(
    'Supper club site for "Nine Chairs" in Deal: one menu, every Saturday at 7pm, 9 seats, £58 a head.',
  );
  expect(brief.sections.map(({ value }) => value)).not.toContain('menu');
  expect(brief.items.map(({ value }) => [value.section, value.name, value.price])).toContainEqual([
    'pricing', 'A seat', '£58 a head',
  ]); // prettier-ignore
});

it.each([
  'Missing dog poster: Pepper, black collie, last seen on Mill Lane, Settle. Answers to her name. Call 07700 900111.',
  'Lost cat page for Pepper, a grey tabby missing near Mill Lane, Settle. Answers to the name Pepper.',
])('calls whoever is missed by name: %j', (prompt) => {
  expect(readBrief(prompt).name?.value).toBe('Pepper');
});

it('leaves from either side when it was told to, and at no place that is called so', () => {
  const prompt =
    'Timetable page for the Corrie water taxi: from Lamlash 6:45, 8:15 and 11:00; from Holy Isle 7:20, 9:40. Adults £6.';
  expect(itemsOf(prompt, 'timetable')).toEqual([
    ['From Lamlash', '6:45, 8:15 and 11:00'],
    ['From Holy Isle', '7:20, 9:40'],
  ]);
});

it('calls a troop by its number and town', () => {
  expect(readBrief('Scout group website: 5th Brampton Scouts. Cubs Tuesday 6pm, subs £30 a term.').name?.value).toBe('5th Brampton Scouts'); // prettier-ignore
});

it('takes how many a venue holds for no price', () => {
  const brief = readBrief(
    'Barn wedding venue Elder Croft in Rutland. Dinner for 90, weekend hire from £4,200, no corkage. Enquiry form.',
  );
  expect(brief.items.flatMap(({ value }) => value.price ?? [])).toEqual(['£4,200']);
});

it('sells no reward', () => {
  const brief = readBrief('Page for my lost parrot Otto, last seen in Diss. £40 reward, text 07700 900444.');
  expect(brief.items.map(({ value }) => [value.section, value.name])).toEqual([['amenities', 'Reward £40']]);
});
