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
    ['Personal site for a PhD student. Nadia Rahman, marine biologist at the aquarium', 'Nadia Rahman'],
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
    const market = readBrief(
      'Night market in Leeds. Want people to be able to apply for a pitch (£60 a day).',
    );
    // A pitch is no ticket: it is told beside them.
    expect(market.parts.flatMap(({ value }) => value.lines ?? [])).toEqual(['pitch: £60 a day']);
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

describe('a week of sessions', () => {
  it('is a timetable, with the ages of each and hours of the evening', () => {
    const prompt = 'Youth club in Otley. Minnows (5-7) Monday 5.15-6pm, Pike (8-11) Tuesday 6.30-8pm';
    expect(things(prompt)).toEqual([
      'timetable | Minnows (5-7) | Monday 5.15-6pm',
      'timetable | Pike (8-11) | Tuesday 6.30-8pm',
    ]);
    expect(readBrief(prompt).hours).toBeNull();
    expect(readBrief('Choir in Otley, practice hall open Thursday 7-9pm').hours?.value).toEqual([
      { days: [4], opens: 1140, closes: 1260 },
    ]);
    expect(readBrief('Gym in Otley, open Thursday 7-9pm').hours?.value[0]?.opens).toBe(420);
  });
});

describe('prices told by who pays', () => {
  it.each([
    [
      'Cricket club. membership £90 adult £40 junior.',
      ['pricing | Membership, adult | £90', 'pricing | Membership, junior | £40'],
    ],
    [
      'Bowls club. Subs £60 adults, £25 juniors and £110 family.',
      ['pricing | Adults | £60', 'pricing | Juniors | £25', 'pricing | Family | £110'],
    ],
  ])('are read from %j', (prompt, expected) => {
    expect(things(prompt)).toEqual(expected);
  });
});

describe('prices in brackets and after measures', () => {
  it('take the name of what stands before them', () => {
    expect(
      things('Pilates studio in Frome. We do mat classes (£12 drop in, £100 for 10) and reformer (£22)'),
    ).toEqual([
      'pricing | Mat classes, drop in | £12',
      'pricing | Mat classes, for 10 | £100',
      'pricing | reformer | £22',
    ]);
    expect(
      things(
        'Gravel cycling event in Kielder. routes 60km, 100km, 160km. entry £35 / £45 / £55. includes pie and a pint',
      ),
    ).toEqual(['tickets | 60km | £35', 'tickets | 100km | £45', 'tickets | 160km | £55']);
  });
});

describe('where it is', () => {
  it.each([
    ['car valeting, I come to you anywhere round Swindon', 'Swindon'],
    ['cookbook from the Essex coast', 'Essex coast'],
    ['food bank. drop off at Tesco Team Valley', undefined],
  ])('is read from %j', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });
  it('keeps a postcode whole and ends with its road', () => {
    expect(readBrief('Studio above the bakery at 4 Cheap Street, BA11 1BN.').address?.value).toBe(
      '4 Cheap Street, BA11 1BN',
    );
    expect(readBrief('Showroom open at 12 Cold Bath Road. Free visits').address?.value).toBe(
      '12 Cold Bath Road',
    );
  });
});

describe('a list of goods', () => {
  it('keeps what several cost, and leaves the postage out', () => {
    expect(things('Soap shop. bars £4 or 3 for £10, bath bombs £5. Postage £3.50.')).toEqual([
      'products | bars | £4 or 3 for £10',
      'products | bath bombs | £5',
    ]);
  });
  it('takes a brand for a word where no name follows', () => {
    expect(things('copywriter Tess Hall. Services: website copy £600, brand voice guides £900')).toContain(
      'services | brand voice guides | £900',
    );
  });
});

describe('whom somebody helps', () => {
  it('is no offer', () => {
    expect(
      readBrief('Accountants in Bristol. We help freelancers, musicians and small studios.').phrases,
    ).toEqual([]);
  });
});

describe('names behind somebody', () => {
  it('are logos', () => {
    expect(things('Looply, a returns tool. Used by Fern & Fable, Otto Shoes, Kindling.')).toEqual([
      'logos | Fern & Fable',
      'logos | Otto Shoes',
      'logos | Kindling',
    ]);
  });
});

describe('words that are something else', () => {
  it('name no section, colour or day', () => {
    expect(readBrief('Scout group. Meets at the Scout Hut, Green Lane').colours).toEqual([]);
    expect(
      readBrief('Bike repair. I come to your home or work').sections.map(({ value }) => value),
    ).not.toContain('portfolio');
    const party = readBrief(
      'Golden wedding party Sat 16 August 2pm. RSVP by 1 July, no presents but donations to Dementia UK',
    );
    expect(party.date?.value).toBe('--08-16');
    expect(party.sections.map(({ value }) => value)).not.toContain('donation');
  });
  it('are rooms of a house that is built, and rooms with what is said of each', () => {
    expect(things('Kitchen maker in York. Shaker kitchens, boot rooms, studies')).toEqual([
      'services | Shaker kitchens',
      'services | Boot rooms',
      'services | Studies',
    ]);
    expect(
      things('Escape room in Norwich: 2 rooms - The Vault (60 min, hard) and Last Train (45 min, easy).'),
    ).toEqual(['rooms | The Vault', 'rooms | Last Train']);
  });
});

describe('words that look like something else', () => {
  it('leave an app without the name of its heaps, and its views without what it does', () => {
    const prompt =
      'Build me a packing list app. Sort things by Clothes / Papers / Gadgets, filter All / Packed / Missing, and keep it after reload.';
    expect(nameOf(prompt)).toBeUndefined();
    expect(things(prompt)).not.toContain('app | keep it after reload');
    expect(things(prompt)).toContain('app | Missing');
  });

  it('name a day after the baby', () => {
    expect(nameOf("Christening site for baby Noor, 14 March 2027 at St Anne's Church, Cork")).toBe('Noor');
  });

  it('take the year of a conference for no number of a house', () => {
    expect(
      readBrief('PyHarvest 2027, three-day Python conference site, speakers, tickets').address,
    ).toBeNull();
  });

  it('sell nothing where a package is documented', () => {
    const { sections } = readBrief(
      'documentation site for a Python package called oxcart with sidebar, search',
    );
    expect(sections.map(({ value }) => value)).not.toContain('pricing');
  });

  it('keep a list of members in an app', () => {
    const { kind, offer } = readBrief(
      'Simple membership list for a rowing club: add members, boat class and fees paid, search them and export to CSV',
    );
    expect([kind.value, offer?.value]).toEqual(['crm', 'membership list']);
  });

  it('show the pieces of a maker as work', () => {
    const { sections } = readBrief(
      'Bauhaus site for a furniture workshop called KANTE. Pieces, process, contact.',
    );
    expect(sections.map(({ value }) => value)).toContain('portfolio');
  });
});

describe('the same words in another place', () => {
  const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

  it('tell a toggle of a blog, and no topic', () => {
    const { behaviours, scheme } = readBrief(
      'brutalist tech blog, mono type, light and dark toggle, four posts',
    );
    expect(behaviours.map(({ value }) => value)).toContain('theme-toggle');
    expect(scheme).toBeNull();
  });

  it('are tickets at a festival, and rehearsals of a choir', () => {
    expect(sectionsOf('Frostlight 2027, two-day film festival site: programme, passes, venue')).toContain(
      'tickets',
    );
    expect(sectionsOf('Site for Tideway Voices, a community choir: rehearsal times, recordings')).toContain(
      'timetable',
    );
  });

  it('are no topics of a handbook where examples are in two languages', () => {
    const { parts, ownPages } = readBrief(
      'documentation site for a REST API called parcelkit with sidebar, search, code examples in curl and Python and copy buttons',
    );
    expect(parts).toEqual([]);
    expect(ownPages ?? null).toBeNull();
  });

  it('name a reunion with its year', () => {
    expect(nameOf('Class reunion site for Hillcrest High class of 2002, 10 July 2027, RSVP')).toBe(
      'Hillcrest High, class of 2002',
    );
  });

  it('are prices with the crown before the sum, of a house that its goods tell', () => {
    const brief = readBrief(
      'We are Tern Bicycles, est. 2006 in Aarhus. Pages: Home, Bikes, Contact. Home needs three featured bikes (Skipper kr 8.900, Gull Cargo kr 24.500, Plover kr 3.200). Email hej@tern.example.',
    );
    expect([brief.kind.value, brief.offer?.value]).toEqual(['shop', 'bikes']);
    expect(things(brief.prompt)).toContain('products | Gull Cargo | kr 24.500');
  });

  it('are things that a band of people does, without the deed', () => {
    expect(
      things(
        'A site for our lighthouse courses, Lamp & Lens. We run weekends on the island, teach fog signals, and you can sleep in the tower.',
      ),
    ).toContain('services | Fog signals');
  });
});

describe('a third row of strangers', () => {
  const kindOf = (prompt: string) => readBrief(prompt).kind.value;
  const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

  it('sells the app of a trade, and is not that trade', () => {
    expect(
      kindOf(
        "Landing page for Cuecard, a stage manager's app for small theatres. Three pricing tiers: Amateur £0, Fringe £12, House £48.",
      ),
    ).toBe('saas');
  });

  it('has certificates and references in a CV, and no such skills; who volunteered asks nobody for help', () => {
    const cv = readBrief(
      'One-page CV for Hana Kimura, veterinary nurse: timeline of jobs, certificates, skills, references, volunteering',
    );
    expect(cv.parts.map(({ value }) => value.title)).toEqual(
      expect.arrayContaining(['Certificates', 'References', 'Volunteering']),
    );
    expect(cv.items).toEqual([]);
    expect(cv.sections.map(({ value }) => value)).not.toContain('volunteer');
  });

  it('shows what is on the counter, which is no event, and leaves out the map that it is free of', () => {
    expect(sectionsOf("A website for my butcher's shop \"Oak & Bone\" in Ludlow. Show what's on the counter with prices.")).not.toContain('events'); // prettier-ignore
    expect(sectionsOf('slow travel blog by train, serif type, map free, newsletter, three sample posts')).not.toContain('map'); // prettier-ignore
  });

  it('keeps the article of a page of people', () => {
    expect(
      readBrief(
        'Website for Okoro & Lind, an orthodontic practice. Pages: Home, Fees, The team, Contact.',
      ).pages.map(({ value }) => value),
    ).toEqual(['Home', 'Fees', 'The team', 'Contact']);
  });
});

it('takes no word for a section for what a group is', () => {
  const brief = readBrief(
    'Site for the Elm Street Repair Café: next dates, what we mend, how it works, volunteer form, and how to find us.',
  );
  expect(brief.offer?.value).not.toBe('next dates');
  expect(brief.parts).toEqual([]);
});

it('leaves a town that is called by an ordinary word where it is', () => {
  expect(readBrief('Tea room in Settle with cream teas').place?.value).toBe('Settle');
});
