import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

const people = (prompt: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'team' || value.section === 'speakers')
    .map(({ value }) => [value.name, value.note].filter(Boolean).join(': '));

describe('people in a list', () => {
  it.each([
    [
      'Coffee roastery Slow Drip. Team: Maria Lopez, barista; John Kim, roaster; Aisha Bello, head baker.',
      ['Maria Lopez: Barista', 'John Kim: Roaster', 'Aisha Bello: Head baker'],
    ],
    [
      'Bakery in Kiel. Team: Ana Vogt, Head Baker, Ben Kraus, Pastry Chef, Cleo Lang, Barista',
      ['Ana Vogt: Head Baker', 'Ben Kraus: Pastry Chef', 'Cleo Lang: Barista'],
    ],
    [
      'law firm in Leeds. 3 solicitors: Chidi Okafor, Anna Bright and Tom Sells',
      ['Chidi Okafor', 'Anna Bright', 'Tom Sells'],
    ],
    ['barbershop in Cork, barbers Kim, Leo and Ana', ['Kim', 'Leo', 'Ana']],
    [
      'folk band. The team is Ana vocals, Ben drums and Cleo on fiddle',
      ['Ana: Vocals', 'Ben: Drums', 'Cleo: Fiddle'],
    ],
    [
      'Residents association. committee (Chair: Joan Ellis, Treasurer: Amit Rao), report a problem form',
      ['Joan Ellis: Chair', 'Amit Rao: Treasurer'],
    ],
    ['Physio in Graz. Team: Eva Huber, Jan Pichler. Termine', ['Eva Huber', 'Jan Pichler']],
    ['Site for Tiny Steps nursery in Farnham. Team of 9 led by Tilly Marsh', ['Tilly Marsh: Lead']],
    [
      'dental clinic Smile Lab. Dr. Petya Ivanova and Dr. Georgi Kolev',
      ['Dr. Petya Ivanova', 'Dr. Georgi Kolev'],
    ],
    ['gym in Hull, personal trainers Mia and Josh, app, free trial day', ['Mia', 'Josh']],
    ['Tech meetup, speakers (Ines Roy, Omar Haddad), tickets', ['Ines Roy', 'Omar Haddad']],
  ])('is read with what they do: %j', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected);
  });

  it.each([
    'Landing page for Ledgerly. Three pricing tiers: Solo $9, Studio $29, Agency $79',
    'plumbers covering Leeds, York and Hull',
    'gallery of posters: Red Sea, Blue Hills, Old Town',
  ])('is nobody in %j', (prompt) => {
    expect(people(prompt)).toEqual([]);
  });

  it('ends where a section is asked for', () => {
    const brief = readBrief('dance school in Bath. team: Ana Silva, Ben Roy, reviews, contact form');
    expect(brief.items.map(({ value }) => value.name)).toEqual(['Ana Silva', 'Ben Roy']);
    expect(brief.sections.map(({ value }) => value)).toEqual(['team', 'testimonials', 'contact']);
  });
});

it.each(['Funeral directors Moss & Son, Thornbury, since 1924', 'Solicitors Harding & Webb, Ely, wills'])(
  'takes a firm for no people: %s',
  (prompt) => {
    expect(people(prompt)).toEqual([]);
  },
);

it.each([
  'Book festival in Hay. Speakers: Ines Roth "Rivers for sale", Paul Mbeki "What and why", Jo Lind "Salt"',
  'Book festival in Hay. Speakers: Ines Roth - Rivers for sale, Paul Mbeki - What and why, Jo Lind - Salt',
])('keeps whole what each is to speak about: %s', (prompt) => {
  expect(people(prompt)).toEqual(['Ines Roth: Rivers for sale', 'Paul Mbeki: What and why', 'Jo Lind: Salt']);
});
