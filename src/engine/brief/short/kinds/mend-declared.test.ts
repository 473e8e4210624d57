import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string): readonly string[] =>
  readBrief(prompt).items.map(({ value }) =>
    [value.section, value.name, value.price ?? value.when ?? ''].join(' ').trim(),
  );

describe('what a prompt declares outright', () => {
  it('takes who writes a blog about boats for a writer, with what was written so far', () => {
    const prompt =
      'I write a blog about restoring a narrowboat called Heron. Posts so far: taking the engine out, blacking the hull, and why I cried over a bilge pump.';
    expect(readBrief(prompt).kind.value).toBe('blog');
    expect(itemsOf(prompt)).toEqual([
      'posts Taking the engine out',
      'posts Blacking the hull',
      'posts Why I cried over a bilge pump',
    ]);
  });

  it.each([
    'Marta and Theo are getting married on Saturday 21 August 2027 at Hartley Barn near Malvern. Ceremony at 2, hog roast at 5, band at 8.',
    'Save the date for Aisha and Jonas, 12 September in Lisbon. Please RSVP by the end of June.',
  ])('knows a wedding: %s', (prompt) => {
    const { kind, offer, name } = readBrief(prompt);
    expect([kind.value, offer?.value]).toEqual(['event', 'wedding']);
    expect(name?.value).toMatch(/^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u);
  });

  it('takes a cry with signatures for a petition, with its figures', () => {
    const prompt =
      'Save our lido: we want the council to reopen Marsh Lane Lido. 3,412 signatures so far, our target is 5,000. Read the facts, sign, write to your councillor';
    const { kind, offer, name } = readBrief(prompt);
    expect([kind.value, offer?.value, name?.value]).toEqual(['nonprofit', 'petition', 'Save Our Lido']);
    expect(itemsOf(prompt)).toEqual(['stats 3,412 signatures so far', 'stats 5,000 target']);
  });

  it('makes no forty tickets of those that are left, and no ticket of the house', () => {
    const prompt =
      "Class of 1996 reunion, Saint Brendan's College, 40 tickets left, Saturday 3 October from 7, the Railway Club, £25 with buffet. Contact Dee";
    expect(readBrief(prompt).counts).toEqual([]);
    expect(itemsOf(prompt)).toContain('tickets Entry £25');
  });

  it('takes those it is about for no staff, and hours for no name', () => {
    expect(
      readBrief('My podcast, The Long Way Down, is about caving accidents and the people who survived.')
        .sections,
    ).toEqual([]);
    expect(
      readBrief(
        'Mens shed in Barrow. Tuesdays and Fridays 10-3. Woodwork, bike repairs and tea. No experience needed, under the railway arch on Duke Street',
      ).name,
    ).toBeNull();
  });
});

describe('a group', () => {
  it('is what meets, and does what it has', () => {
    const { kind, name, offer, sections } = readBrief(
      'Our WI meets second Wednesday of the month at 7.15 in Tadlow village hall, we have speakers, crafts and outings. Visitors £4.',
    );
    expect([kind.value, name?.value, offer]).toEqual(['nonprofit', 'Tadlow WI', null]);
    expect(sections.map(({ value }) => value)).not.toContain('speakers');
  });

  it('is known by its name, and has days of its own', () => {
    expect(
      readBrief('Ravenscar Bowls Club. Green fees £4, membership £65 a year, juniors free.').kind.value,
    ).toBe('nonprofit');
    expect(
      itemsOf(
        'sikh community centre in Gravesend - langar every sunday, punjabi classes for kids, hall for weddings.',
      ),
    ).toContain('timetable Langar every Sunday');
  });

  it('is no paper that a village has', () => {
    const { name, place } = readBrief(
      'parish newsletter website for Upper Slaughter, monthly issues, adverts £20 a quarter page, deadline 15th of each month',
    );
    expect([name, place?.value]).toEqual([null, 'Upper Slaughter']);
  });
});

describe('days and appeals', () => {
  it('keeps the hours of a day, and sells no stall as a ticket', () => {
    const { parts, items } = readBrief(
      "Summer fair at St Oswald's Primary, Saturday 5 July, 12-4. Stalls are £15 a table, entry is free. There's a tombola, a dog show and a barbecue, ask us about the barbecue if you want to help.",
    );
    expect(parts.find(({ value }) => value.title === 'Good to know')?.value.lines).toEqual([
      'Hours: 12-4',
      'Stalls: £15 a table',
    ]);
    expect(items.map(({ value }) => `${value.section ?? ''} ${value.name}`)).toEqual([
      'services Tombola',
      'services Dog show',
      'services Barbecue',
    ]);
  });

  it('takes prices without a day for tickets, and how long it lasts for no name', () => {
    const prompt =
      'A two day craft festival at Tarrant Mill, 20-21 September, 60 makers, workshops from £25, day ticket £8, weekend £12, under 12s free';
    expect(readBrief(prompt).offer?.value).toBe('craft festival');
    expect(itemsOf(prompt)).toContain('tickets day ticket £8');
  });

  it('tells what has come in, and names nobody after those it is for', () => {
    expect(
      itemsOf('donation page for our mosque in Bolton, appeal for a new roof, raised £41,000 of £90,000'),
    ).toEqual(['stats £41,000 raised', 'stats £90,000 target']);
    expect(
      readBrief(
        "Hot air balloon rides for charity day, Ashton Court, 8 August 6am, £150 a flight in aid of Children's Hospice South West",
      ).name,
    ).toBeNull();
  });

  it('keeps what is needed in one list, and rules of a house for people', () => {
    const { parts } = readBrief(
      'Food bank in Merthyr open Tuesday and Friday 10-1, we need tinned fish, nappies and long life milk. How to get a voucher, how to donate.',
    );
    expect(parts.find(({ value }) => value.title === 'What we need')?.value.lines).toEqual([
      'Tinned fish',
      'Nappies',
      'Long life milk',
    ]);
    expect(
      readBrief('Handbook for our housing co-op, how rent is set, house meetings, repairs').kind.value,
    ).toBe('nonprofit');
    expect(
      readBrief("Bell ringers at St Wulfram's, practice night Thursday 7.45, learners welcome from age 10")
        .kind.value,
    ).toBe('nonprofit');
  });
});

describe('what a group is and has', () => {
  it('is what it says that it is', () => {
    const { name, offer } = readBrief(
      "The Tuesday Table is a lunch club for older people at St Jude's church hall in Hove. Two courses £5, transport can be arranged, volunteers cook.",
    );
    expect([name?.value, offer?.value]).toEqual(['The Tuesday Table', 'lunch club']);
  });

  it('stands in the town on its sign, with what is on each month', () => {
    const prompt =
      'Local history society, Wirksworth. Talks on the third Monday at the Town Hall, £3 visitors, £15 a year. October: lead mining. November: the railway that never came';
    expect(readBrief(prompt).place?.value).toBe('Wirksworth');
    expect(itemsOf(prompt)).toEqual(
      expect.arrayContaining(['events Lead mining October', 'events The railway that never came November']),
    );
  });

  it('does not do those it is for, nor bears the name of a manner', () => {
    const { name, items, parts } = readBrief(
      'Community choir for people with dementia and their carers, Singing for the Brain style, Thursdays 2pm Salvation Army hall Kettering, tea after',
    );
    expect(name).toBeNull();
    expect(
      [...items.map(({ value }) => value.name), ...parts.map(({ value }) => value.title)].join(),
    ).not.toMatch(/carers|dementia/iu);
  });
});

it('tells pieces by title with how long they are, whatever marks a title has', () => {
  const brief = readBrief(
    'Podcast "Low Tide" about harbours. Episodes: Why mud? (12 min), The tide clock (25 min), Gulls! (9 min).',
  );
  const pieces = brief.items.filter(({ value }) => value.section === 'posts').map(({ value }) => value);
  expect(pieces.map(({ name, note }) => `${name} / ${note ?? ''}`)).toEqual([
    'Why mud? / 12 min',
    'The tide clock / 25 min',
    'Gulls! / 9 min',
  ]);
});
