import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string, section: string): readonly string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.price ?? value.when ?? value.note].filter(Boolean).join(': '));

describe('what is told in half a sentence', () => {
  it('tells what an appeal needs and has, and neither is a gift', () => {
    const prompt =
      'Crowdfunding page for our village shop: target £30,000, £12,400 raised from 140 neighbours, progress bar, donate form';
    expect(rowsOf(prompt, 'stats')).toEqual([
      'Raised so far: £12,400',
      'Our goal: £30,000',
      'Neighbours: 140',
    ]);
    expect(rowsOf(prompt, 'donation')).toEqual([]);
    expect(readBrief(prompt).parts).toEqual([]);
  });

  it('gives each rhythm its price, with or without a sign', () => {
    expect(
      rowsOf('Veg box scheme in Stroud: weekly £14, fortnightly £15 boxes, farm visits', 'products').concat(
        rowsOf('Veg box scheme in Stroud: weekly £14, fortnightly £15 boxes, farm visits', 'pricing'),
      ),
    ).toEqual(['Weekly boxes: £14', 'Fortnightly boxes: £15']);
    expect(
      rowsOf(
        'landing page for a journal app named Fold: screenshots, pricing monthly 3.99 yearly 29, faq',
        'pricing',
      ),
    ).toEqual(['Monthly: 3.99', 'Yearly: 29']);
  });

  it('pairs two things that are done with what each costs', () => {
    expect(
      rowsOf('Ironing and window cleaning by Ola in Hove: £18 an hour, £9 a window', 'services'),
    ).toEqual(['Ironing: £18 an hour', 'Window cleaning: £9 a window']);
  });

  it('puts who pays nothing into the same list', () => {
    expect(
      rowsOf('Museum of clocks in Derby, tickets (adults £8, students £5, under 12 free)', 'tickets'),
    ).toEqual(['adults: £8', 'students: £5', 'Under 12: Free']);
  });

  it('says of an evening that it is sold out', () => {
    const { items } = readBrief(
      'Band site: "Low Lamps". Tour dates: 2 May Leeds Brudenell, 4 May Glasgow King Tuts (sold out), merch',
    );
    expect(items.find(({ value }) => value.when === '4 May')?.value.note).toBe('Sold out');
    expect(items.some(({ value }) => /sold out/iu.test(value.name))).toBe(false);
  });

  it('takes words in quotation marks for the sign and the capital before them for the town', () => {
    const { name, place } = readBrief(
      'Boat hire Menorca "Mar Blau": fleet with prices per day, booking form',
    );
    expect([name?.value, place?.value]).toEqual(['Mar Blau', 'Menorca']);
  });

  it('keeps what stands in brackets behind the title of a part', () => {
    const { parts, behaviours } = readBrief(
      'SaaS landing for "Tillmark" stock keeping for cafés; features, integrations (Square, Toast, Xero), 2 plans',
    );
    expect(parts.find(({ value }) => value.title === 'Integrations')?.value.lines).toEqual([
      'Square',
      'Toast',
      'Xero',
    ]);
    expect(behaviours.some(({ value }) => value === 'toast')).toBe(false);
  });

  it('reads what a program does behind its name', () => {
    const { offer, audience, onePage } = readBrief(
      'SaaS landing page for "Tillmark", stock keeping for cafés; features, pricing',
    );
    expect([offer?.value, audience?.value, onePage?.value]).toEqual(['stock keeping app', 'cafés', true]);
  });

  it('knows a launched thing by what stands before the page', () => {
    const { offer, name } = readBrief(
      'Folding kayak brand launch page: one model, two colours, length 380 cm, weight 12 kg, price €1,290',
    );
    expect([offer?.value, name?.value]).toEqual(['Folding kayak', 'Folding Kayak']);
  });

  it('asks for rooms in a calculator and lets none', () => {
    const prompt =
      'Carpet cleaners with online price calculator: rooms, stairs, extras (sofa £40, rug £25), Tulsa';
    expect(rowsOf(prompt, 'pricing')).toEqual(['Sofa: £40', 'Rug: £25']);
    expect(readBrief(prompt).sections.some(({ value }) => value === 'rooms')).toBe(false);
  });

  it('keeps the hour of a congregation, and takes no house for its town', () => {
    const prompt = 'A church called Harbour Fellowship: Sundays 11:00 at the Regal cinema, youth, giving';
    expect(rowsOf(prompt, 'timetable')).toEqual(['Sunday service: Sunday 11:00']);
    expect(readBrief(prompt).place).toBeNull();
  });

  it('says what is cooked in a restaurant', () => {
    expect(readBrief('Restaurant "Injera House" in Bristol, Ethiopian food, doro wat £14').offer?.value).toBe(
      'Ethiopian restaurant',
    );
  });

  it('counts days away by their dates and beds', () => {
    const prompt =
      'painting retreat in Umbria, 5 nights, 3-8 May and 7-12 October 2027, €790 shared room €990 single';
    expect(readBrief(prompt).kind.value).toBe('event');
    expect(rowsOf(prompt, 'events')).toHaveLength(2);
    expect(rowsOf(prompt, 'pricing').concat(rowsOf(prompt, 'tickets'))).toEqual([
      'Shared room: €790',
      'Single: €990',
    ]);
  });

  it('names the evenings of a club whose dates have only a label', () => {
    expect(
      rowsOf('Supper club "Salt" in Hove. Next dates: Fri 4 June, Sat 19 June. Six courses £60.', 'events'),
    ).toEqual(['Supper club: Fri 4 June', 'Supper club: Sat 19 June']);
  });
});

describe('what half a clause asks for', () => {
  it('is a list of what a program works with', () => {
    const { parts, sections } = readBrief(
      'Landing for a receipts tool called Tally. Free, Team $15 per seat. Works with Xero, Stripe and Sheets. Waitlist.',
    );
    expect(parts.find(({ value }) => value.title === 'Integrations')?.value.lines).toEqual([
      'Xero',
      'Stripe',
      'Sheets',
    ]);
    expect(sections.some(({ value }) => value === 'team')).toBe(false);
  });

  it('is packages by their names, and of a team its sponsors', () => {
    expect(
      rowsOf('Party planner portfolio: christenings, packages Silver/Gold, gallery, Lagos', 'pricing'),
    ).toEqual(['Silver', 'Gold']);
    const { parts } = readBrief(
      'A site for our sailing team: boat specs, sponsors tiers gold silver bronze, members',
    );
    expect(parts.find(({ value }) => value.title === 'Sponsor tiers')?.value.lines).toEqual([
      'Gold',
      'Silver',
      'Bronze',
    ]);
    expect(parts.some(({ value }) => value.title === 'Boat specs')).toBe(true);
  });

  it('is no service', () => {
    const { items, sections } = readBrief(
      "Roofer in Leeds 'Ridge & Son': licence RC 40981, towns covered, slate repairs, gutters, google reviews 4.8",
    );
    expect(items.map(({ value }) => value.name)).toEqual(['slate repairs', 'Gutters']);
    expect(sections.map(({ value }) => value)).toEqual(expect.arrayContaining(['areas', 'testimonials']));
  });

  it('is how case studies are told', () => {
    const { parts, phrases, sections, name } = readBrief(
      'A portfolio for product designer Noor Vance: two case studies with problem, process, result; CV download',
    );
    expect([parts, phrases, name?.value]).toEqual([[], [], 'Noor Vance']);
    expect(sections.some(({ value }) => value === 'case-study')).toBe(true);
    expect(sections.some(({ value }) => value === 'process')).toBe(false);
  });

  it('is each hour of each day of a timetable', () => {
    expect(
      rowsOf(
        'Pilates for over 60s in Ayr. Small groups max 8. Timetable Tue Thu 9.30 and 11.00, drop-in £8.',
        'timetable',
      ),
    ).toEqual([
      'Small group: Tue 9.30',
      'Small group: Tue 11.00',
      'Small group: Thu 9.30',
      'Small group: Thu 11.00',
    ]);
  });

  it('is a price that may be paid in parts', () => {
    const { items } = readBrief('Online course: "Learn upholstery" 5 modules, price $120 or 3 x $44, faq');
    expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.price)).toEqual([
      '$120 or 3 × $44',
    ]);
  });
});

describe('a sign', () => {
  it.each([
    ['A vet website, Larkfield Veterinary, Reno. Exams $60, meet Dr. Ana Cole', 'Larkfield Veterinary'],
    ['Pottery classes in Fife. Evenings £18. about me Rhona Blair, gallery', 'Rhona Blair'],
    [
      'Site for a film studio with showreel, two films (Salt Line, 2024; Grey Harbour, 2026), jobs',
      undefined,
    ],
  ])('is read from %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('is told apart from where a van stands on one day', () => {
    expect(
      readBrief(
        'Site for my coffee van Little Owl: menu, where we are this week (Mon Park Gate, Thu Station Yard)',
      ).place,
    ).toBeNull();
  });
});

describe('lists', () => {
  it('of evenings hold none without a day', () => {
    const { items, sections } = readBrief(
      'Website for a folk duo "Grey Heron" from Cork, upcoming gigs: 3 June Crane Lane, 9 June Levis, press quotes, booking email hi@greyheron.example',
    );
    expect(items.filter(({ value }) => value.section === 'events')).toHaveLength(2);
    expect(sections.some(({ value }) => value === 'testimonials')).toBe(true);
  });

  it('hold no measure of the whole', () => {
    expect(
      readBrief('Village hall hire page: main hall £20/hr, capacity 120, parking').items.map(
        ({ value }) => value.name,
      ),
    ).toEqual(['main hall']);
  });

  it('begin without the verb that opens them', () => {
    expect(
      rowsOf(
        'Site for an osteopath Jean Marsh in Hull, 40 min session £48, treats neck pain, sports injuries',
        'services',
      ),
    ).toEqual(['40 min session: £48', 'Neck pain', 'Sports injuries']);
  });

  it('tell what comes on top', () => {
    const { items } = readBrief(
      'Kids party venue "Hop House" in Erie, packages: Basic $180, Deluxe $260, add-ons pizza $12, balloons $20',
    );
    expect(items.filter(({ value }) => value.group === 'Extras').map(({ value }) => value.name)).toEqual([
      'Pizza',
      'Balloons',
    ]);
  });

  it('take what a charity asks for as gifts', () => {
    expect(
      rowsOf(
        'A woodland charity in Fife with plant a tree £20, sponsor a bench £400, volunteers',
        'donation',
      ),
    ).toEqual(['plant a tree: £20', 'sponsor a bench: £400']);
  });

  it('tell what comes back, and when', () => {
    expect(
      rowsOf('Fungi club, Duluth: monthly forest walks (second Sunday), membership $15', 'timetable'),
    ).toEqual(['Forest walks: Second Sunday']);
  });

  it('name plans in a table, of an insurer that is young', () => {
    const prompt =
      'Landing page for a bike insurance startup "Spoke": monthly from $9, compare plans table (Basic, Plus, Premium), claim in 3 steps, FAQ';
    const { kind, offer } = readBrief(prompt);
    expect([kind.value, offer?.value]).toEqual(['insurance', 'bike insurance']);
    expect(rowsOf(prompt, 'pricing')).toEqual(['monthly: $9', 'Basic', 'Plus', 'Premium']);
  });

  it('of languages on a CV are those that somebody speaks', () => {
    const { language, languages } = readBrief(
      'My CV site: Ana Reis, civil engineer, 9 years, skills CAD, languages Portuguese English French, download PDF',
    );
    expect([language.value, languages.length]).toEqual(['en', 0]);
  });
});
