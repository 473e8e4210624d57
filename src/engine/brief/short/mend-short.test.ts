import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const listed = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value: { section, name, when, note, price } }) =>
    [section, name, when, note, price].filter((part) => part !== undefined).join(' | '),
  );

describe('days on which something takes place', () => {
  it.each([
    ['Opera company in Frome, next: Dido and Aeneas 8-9 May', ['events | Dido and Aeneas | 8-9 May']],
    [
      'Amateur theatre group in Ludlow, next show 8–9 May, Blithe Spirit, tickets £10 at the Assembly Rooms',
      ['events | Blithe Spirit | 8–9 May | The Assembly Rooms', 'tickets | tickets | £10'],
    ],
    [
      'Small gallery in St Ives, exhibition of sea paintings by Jo Penrose until 30 June, open wed to sun 11-5',
      ['events | Exhibition of sea paintings by Jo Penrose | until 30 June', 'speakers | Jo Penrose'],
    ],
    [
      'farmers market in Stroud every first saturday 9 to 1, next 6 june',
      ['events | Farmers market | 6 June'],
    ],
    [
      'pottery workshops in Bath, next ones 14 March and 28 March',
      ['events | Pottery workshop | 14 March', 'events | Pottery workshop | 28 March'],
    ],
    [
      'Art gallery in Deal showing Mary Finch - Salt and Stone until 12 July, then Tom Okoro, Night Boats from 18 July to 30 August',
      [
        'events | Mary Finch - Salt and Stone | until 12 July',
        'events | Tom Okoro, Night Boats | 18 July to 30 August',
      ],
    ],
    [
      'book launch for my novel The Salt Path Home on 4 October at Waterstones Exeter, 6.30pm free',
      ['events | Book launch: The Salt Path Home | 4 October, 6.30pm | Waterstones Exeter'],
    ],
    [
      'string quartet Bristol, The Avon Quartet: Schubert and Shostakovich, St George’s Bristol, 21 November 2027, 7.30pm',
      ['events | Schubert and Shostakovich | 21 November 2027, 7.30pm | St George’s Bristol'],
    ],
  ])('are read from %j', (prompt, items) => {
    expect(listed(prompt)).toEqual(items);
  });

  it.each([
    [
      'Chamber choir Vox Aurea in Durham. concerts: 22 Nov Durham Cathedral Fauré Requiem, 13 Dec St Oswald’s carols',
      ['22 Nov Durham Cathedral Fauré Requiem', '13 Dec St Oswald’s carols'],
    ],
    [
      'church flower rota page for St Wilfrids Ripley: 3 may Ann, 10 may Sheila & Bob',
      ['3 may Ann', '10 may Sheila & Bob'],
    ],
    [
      'comedy night, next: 27 march Ola Bright, Dean Petrie, MC Jules Fane',
      ['27 march Ola Bright, Dean Petrie, MC Jules Fane'],
    ],
    [
      'pop up supper club in Margate, 20 seats, 21 feb and 21 march',
      ['21 feb Pop up supper club', '21 March Pop up supper club'],
    ],
    ['life drawing every wednesday 7-9pm in Bridport, none 24 + 31 december', []],
  ])('bring each its own words in %j', (prompt, days) => {
    const events = readBrief(prompt).items.filter(({ value }) => value.section === 'events');
    expect(events.map(({ value }) => `${value.when} ${value.name}`)).toEqual(days);
  });

  it('leave the day of a wedding to the wedding', () => {
    const brief = readBrief(
      'wedding of Ellie and Sam, 6 June 2027, Tithe Barn Wells, ceremony 2pm, dinner 5pm',
    );
    expect(brief.date?.value).toBe('2027-06-06');
  });

  it('name the house after nothing that is on there', () => {
    expect(readBrief('Theatre group in Ludlow, next show 8–9 May, Blithe Spirit').name).toBeNull();
  });
});

describe('works that somebody tells', () => {
  it.each([
    [
      'folk duo from Whitby, two albums: Salt Road and North Light',
      ['portfolio | Salt Road', 'portfolio | North Light'],
    ],
    [
      'painter in oil, landscapes of Norfolk, works Marsh at Dawn £400 and Winter Reeds £350',
      ['portfolio | Marsh at Dawn | £400', 'portfolio | Winter Reeds | £350'],
    ],
    ['painter in Hove, prints from £20', ['pricing | prints | £20']],
  ])('are all of them in %j', (prompt, items) => {
    expect(listed(prompt)).toEqual(items);
  });
});

describe('wares and their prices', () => {
  it.each([
    [
      'coffee roaster in Bristol, single origin from Peru, 250g £9, 1kg £30',
      ['products | single origin from Peru, 250g | £9', 'products | single origin from Peru, 1kg | £30'],
    ],
    [
      'kimchi and pickles made in Sheffield by Min and Joe, jars £7',
      ['products | Kimchi | £7 a jar', 'products | Pickles | £7 a jar'],
    ],
    [
      'childminder in Sandbach, mon to thurs 7.45 to 5.30, £6.20 an hour',
      ['pricing | By the hour | £6.20 an hour'],
    ],
    ['Bulgarian yoghurt stall at Borough market, £3 a pot', ['products | Bulgarian yoghurt | £3 a pot']],
    ['Wedding photographer Scottish Highlands elopements from £1,200', ['pricing | Elopements | £1,200']],
    [
      'massage in Berlin, 110 € 50 minutes, 150 € 80 minutes',
      ['services | Massage, 50 minutes | 110 €', 'services | Massage, 80 minutes | 150 €'],
    ],
  ])('are told apart in %j', (prompt, items) => {
    expect(listed(prompt)).toEqual(items);
  });
});

describe('times and names of a short prompt', () => {
  it.each([
    [
      'street party on King Edward Road, sunday 7 june 12-6, live music from The Skints at 3, kids races at 2',
      ['agenda | Live music from The Skints | 3', 'agenda | Kids races | 2'],
    ],
    [
      'two salons - Otley and Ilkley. kids cut £15. Otley tue-sat 9-5, Ilkley wed-fri 10-6',
      ['services | kids cut | £15', 'timetable | Otley | tue-sat 9-5', 'timetable | Ilkley | wed-fri 10-6'],
    ],
    [
      'PTA quiz night at Oak Lane Primary, fri 14 nov 7.30, £8 a head, bar and raffle',
      ['tickets | Entry | £8 a head'],
    ],
  ])('are kept apart in %j', (prompt, items) => {
    const all = listed(prompt);
    for (const item of items) expect(all).toContain(item);
  });

  it.each([
    ['the old forge tearoom, Lavenham. cream tea £9.50', 'The Old Forge Tearoom', 'Lavenham'],
    ['dog friendly b&b near Hay on Wye, 3 rooms. Run by Pete and Alison.', undefined, 'Hay on Wye'],
    [
      'secondhand bookshop Page Nine, 9 Castle Street Hay-on-Wye, cat called Dewey',
      'Page Nine',
      'Hay-on-Wye',
    ],
    [
      'quilting retreat weekend at Elmwood Farm near Totnes, 9-11 october, tutor Jan Massey, 10 places',
      undefined,
      'Totnes',
    ],
    ['child minder ofsted registered, Sandbach, 2 spaces from september', undefined, 'Sandbach'],
  ])('%j is called and lies', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });
});

describe('people of a short prompt', () => {
  it.each([
    ['parish council Much Wenlock, clerk Joan Addy 01952 555 012', ['Joan Addy']],
    ['running club in Tadcaster, coaches Jan Ridley & Omar Sy', ['Jan Ridley', 'Omar Sy']],
    [
      'tango lessons Bristol with Lucia & Marco, tuesdays 7pm beginners 8pm improvers, £10, Redland Church Hall',
      ['Lucia', 'Marco'],
    ],
    ['dance school: ballet mon 4-5, tap tues 4.30-5.30. Miss Carla, St Johns Hall, Grantham', ['Miss Carla']],
  ])('stand with their names in %j', (prompt, names) => {
    const people = readBrief(prompt).items.filter(
      ({ value }) => value.section === 'team' || value.section === 'teacher',
    );
    expect(people.map(({ value }) => value.name)).toEqual(names);
  });
});

describe('what a short prompt is for', () => {
  it('is a notice where an animal is missed', () => {
    const brief = readBrief(
      'lost cat! Biscuit, ginger tom, missing since 3 May near Elm Road Reading, call 07700 900456',
    );
    expect([brief.name?.value, brief.offer?.value, brief.address, brief.onePage?.value]).toEqual([
      'Biscuit',
      'lost cat',
      null,
      true,
    ]);
  });

  it('is a card where one is asked for', () => {
    const brief = readBrief('business card page for Tom Hale, plumber, 07700 900123, Leeds');
    expect([brief.name?.value, brief.onePage?.value]).toEqual(['Tom Hale', true]);
  });

  it('is the links that are named', () => {
    const brief = readBrief('link page for singer Mara Voss: spotify, instagram, bandcamp');
    expect(brief.items.map(({ value }) => value.name)).toEqual(['Spotify', 'Instagram', 'Bandcamp']);
  });

  it('is the fair that its first words tell', () => {
    const brief = readBrief('craft fair Bungay community centre sat 28 nov 10-3, 40 stalls, entry 50p');
    expect([brief.kind.value, brief.offer?.value]).toEqual(['event', 'craft fair']);
  });

  it('keeps works where work is refused', () => {
    expect(readBrief('garden designer Tilly Voss in Kent, no maintenance work').excluded).toEqual([]);
  });

  it('leaves no part out where a day is free', () => {
    expect(readBrief('massage in Berlin, no services on Sunday').excluded).toEqual([]);
  });
});

it('leaves a name before a colon its "by"', () => {
  expect(readBrief('Brick by Brick Builders: house extensions in Manchester').name?.value).toBe(
    'Brick by Brick Builders',
  );
});
