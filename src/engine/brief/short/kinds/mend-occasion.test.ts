import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';
import { readOccasion } from './read-occasion';

beforeAll(() => loadLexicons('We are organising a walk'));

const named = (prompt: string): string | null => readBrief(prompt).name?.value ?? null;

describe('one day or evening that is told', () => {
  test('a launch of an album is heard, a diving gala won, and a naming day left to its family', () => {
    expect(readOccasion('Album launch for Low Tide by Rua Bell, Friday 1 May, 8pm')?.sort).toBe('talk');
    expect(readOccasion('Diving club gala, 3 May, Leith Baths')?.sort).toBe('contest');
    expect(readOccasion('Milo’s baby naming day, 3 May, Orchard Barn')).toBeNull();
  });

  test('is an event by its own noun phrase, whoever says that they organise it', () => {
    for (const prompt of [
      "We're organising the Lantern Walk, Saturday 6 December, from the bandstand in Hollow Park at 5pm.",
      "I'm putting on a vintage bike ride called The Rusty Wheel, Sunday 7 June, start in Stroud",
      'We run an annual conker championship in Ashton, second Sunday of October',
      'Winter Solstice Swim at Portobello, 21 December, 8am. Hot chocolate, sauna, sign up',
      "Carol service at St Thomas's, Sunday 21 December 4pm, mince pies",
      'Millbrook Academy Open Evening, Thursday 9 October, 5 to 7.30pm, for parents of year 6',
      'The Big Tidy: community litter pick on Crosby beach, 5 April 10am',
      'Blood drive at First Baptist Church, Saturday, book a slot',
    ])
      expect(readBrief(prompt).kind.value, prompt).toBe('event');
  });

  test('keeps the name it is told by', () => {
    expect(named("We're organising the Lantern Walk, Saturday 6 December")).toBe('Lantern Walk');
    expect(named("I'm putting on a vintage bike ride called The Rusty Wheel, Sunday 7 June")).toBe(
      'The Rusty Wheel',
    );
    expect(named('The Great Tidmarsh Duck Race, Easter Monday, ducks £2 each')).toBe(
      'The Great Tidmarsh Duck Race',
    );
    expect(named('Marlow Riverside 10K, charity fun run on 18 May, entry £15')).toBe('Marlow Riverside 10K');
    expect(named("St Brannock's Primary School summer concert, Thursday 3 July 6.30pm")).toBe(
      "St Brannock's Primary School Summer Concert",
    );
    expect(named('Art exhibition by the Penwith Painters, Town Hall, 3-17 May, free entry')).toBe(
      'Penwith Painters Art Exhibition',
    );
    expect(named('Harvest supper, 4 October, Village Hall, Kington. £12 with food')).toBeNull();
  });

  test('takes what is there to see or eat as told, and results for no case of a firm', () => {
    const { parts, items, sections } = readBrief(
      "Wingham Village Show 2027, Saturday 7 August: vegetables, flowers, cakes, children's classes. How to enter, schedule, rules, results",
    );
    expect(parts.map(({ value }) => value.title)).toEqual(
      expect.arrayContaining(['How to enter', 'Rules', 'Results']),
    );
    expect(items.map(({ value }) => value.name)).toEqual(expect.arrayContaining(['Vegetables', 'Cakes']));
    expect(sections.map(({ value }) => value)).not.toContain('case-study');
    expect(readBrief('Hosting a charity football match in memory of Danny Walsh, 31 May').name).toBeNull();
  });

  test('is no business that lives from such days, and no evening of every week', () => {
    for (const prompt of [
      'Wedding photographer in Leeds, packages from £900, Saturday dates',
      'DJ for parties and weddings, tickets for the next gig on Friday',
      'Charity auction software with ticket sales and sign up',
      'Quiz every Thursday at the Fox, teams of six',
      'Walking tours of Bath, tickets £12',
      'Party shop in Derby, balloons, sign up for news',
      'We run a wedding venue near Ludlow',
      'Brass band, concerts on Saturday, tickets at the door',
    ])
      expect(readOccasion(prompt), prompt).toBeNull();
  });

  test('says when and where in the words of the prompt', () => {
    const told = (prompt: string): string | undefined => readOccasion(prompt)?.told;
    expect(told('Class of 1996 reunion, Thornbury High, Saturday 12 September at the Swan Hotel. RSVP')).toBe(
      'Thornbury High, Saturday 12 September at the Swan Hotel',
    );
    expect(told("Charity auction for St Helen's Hospice, black tie dinner, 8 May at The Grand")).toBe(
      '8 May at The Grand',
    );
  });

  test('sells entry at the one price told, and asks for no gifts where it says whom they are for', () => {
    const supper = readBrief(
      'Harvest supper, 4 October, Village Hall, Kington. £12 with food, bring a drink',
    );
    expect(supper.items.map(({ value }) => value)).toContainEqual({
      section: 'tickets',
      name: 'Entry',
      price: '£12',
      note: 'With food',
    });
    expect(supper.parts).toEqual([]);
    const walk = readBrief("We're organising a lantern walk, 6 December, donations to the hospice");
    expect(walk.sections.map(({ value }) => value)).not.toContain('donation');
    expect(walk.items.map(({ value }) => value.name)).toContain('Donations to the hospice');
  });
});

test('tells the hour with where it begins', () => {
  const prompt =
    "We're organising the Harbour Lantern Walk in Falmouth, Saturday 5 December 2026, 5pm from the church steps. Lanterns £4.";
  expect(readOccasion(prompt)?.told).toContain('5pm from the church steps');
});

it('takes a page that plays signing in for no day that people come to', () => {
  expect(readBrief('Login and sign-up demo for a reading app').kind.value).toBe('calculator');
  expect(readBrief('Sign up form demo for a newsletter app').kind.value).toBe('calculator');
});
