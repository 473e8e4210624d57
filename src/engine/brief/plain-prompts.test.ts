import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

describe('what it is', () => {
  it.each([
    ['ramen shop in Leeds called Noodle Harbour', 'restaurant', 'ramen shop'],
    ["Dog grooming salon 'Waggy Tails' in Norwich", 'veterinary', 'Dog grooming salon'],
    [
      'Plans: Starter free, Library $19. Site for Shelfwise, software that catalogs school libraries',
      'saas',
      'software',
    ],
    ['bring me customers. plumber. Leicester. 24h', 'home-services', 'plumber'],
    ['habit tracker app dark mode with streaks', 'habits', 'habit tracker app'],
    ['site for my dads tractor workshop', null, 'tractor workshop'],
    [
      'A website for the bakery Brot & Morgen in Leipzig: menu with prices (Rye loaf €5.20, Plum cake €3.40), our story, opening hours',
      'bakery',
      'bakery',
    ],
    ['Rage room in Leeds called Smash, prices and booking', null, 'Rage room'],
    ['Bog oak carver in Mayo', null, 'Bog oak carver'],
  ])('is told in %j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    if (kind !== null) expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(offer);
  });

  it('asks for no section in a verb or a part of something else', () => {
    const sections = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
    expect(sections('Shelfwise, software that catalogs school libraries')).toEqual([]);
    expect(sections('window cleaning in Hull, team van, ladders')).toEqual([]);
  });
});

describe('where and whose it is', () => {
  it.each([
    ['Château de Lune', 'Château de Lune', undefined],
    ['Electrician Heidelberg, Notdienst, Wallbox', undefined, 'Heidelberg'],
    [
      'chimney sweep. Covering Kendal, Windermere and Ambleside. call 07700 900123',
      undefined,
      'Kendal, Windermere and Ambleside',
    ],
    ['cv for Arjun Mehta, data scientist, worked at Zalando and studied at Delft', 'Arjun Mehta', undefined],
  ])('is told in %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });
});

describe('the second stretch of a day', () => {
  it('comes after the first', () => {
    const { hours } = readBrief('ramen shop in Leeds, open tue-sun 12-3 and 5-10');
    expect(hours?.value.map(({ opens, closes }) => [opens / 60, closes / 60])).toEqual([
      [12, 15],
      [17, 22],
    ]);
  });
});

describe('names and places in plain prompts', () => {
  it.each([
    ['Podcast site: Night Ferry, hosted by Ola and Bram. Episodes, transcripts', 'Night Ferry', undefined],
    ['house cleaner, ovens £45. Bolton n Bury. insured', undefined, 'Bolton n Bury'],
    [
      'Mobile vet, farm calls. Powys and Shropshire. Vets: Dr Rhian Price, Dr Mark Doyle',
      undefined,
      'Powys and Shropshire',
    ],
    ['We are a startup, Loamly, making soil sensors for vineyards', 'Loamly', undefined],
    ['electrician, rewires, southend on sea and 20 miles around', undefined, 'southend on sea'],
    ['car wash & detailing. Shine Bros, Tampa FL. exterior $25', 'Shine Bros', 'Tampa FL'],
    [
      'photobooth hire in Essex, packages: 2 hrs £250, 3 hrs £320. gallery. FlashBox. pink',
      'FlashBox',
      'Essex',
    ],
    ['Tattoo studio Iron Lotus, Berlin Neukölln. Gallery, booking', 'Iron Lotus', 'Berlin Neukölln'],
    [
      'insurance broker site, Harbour & Finch. Claims, partners (Axa, Zurich). Serious',
      'Harbour & Finch',
      undefined,
    ],
    [
      'CV website. Marta Nowak, nurse, Hull. Experience: Leeds General Hospital 2019-2024. certificates, contact, clean and simple',
      'Marta Nowak',
      'Hull',
    ],
    ['wedding dj Leo Banks, London & Home Counties. fun but classy', 'Leo Banks', 'London & Home Counties'],
  ])('are read: %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });

  it('take no price for a year and no phone for a street', () => {
    const brief = readBrief('dental clinic: aligners from 1900 €. Book via phone 01947 555 221');
    expect(brief.founded).toBeNull();
    expect(brief.address).toBeNull();
  });

  it('open nothing at the age of those who come', () => {
    expect(readBrief('Kids coding club. saturdays 10-12, age 8 to 14').hours?.value).toHaveLength(1);
  });
});

describe('sections in plain prompts', () => {
  const sections = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
  it.each([
    ["landing page for my new book 'The Salt Road'. reviews", ['testimonials']],
    ['financial planner for doctors and dentists. Book a free call', ['booking']],
    ['Mobile vet in Hull. Vets: Rhian Price, Mark Doyle. gallery', ['gallery']],
    ['launch page for a bird feeder. features: 4k video, solar roof. waitlist', ['features', 'newsletter']],
    ['Landing page for Tideline, scheduling software for repair workshops', []],
    ['CRM for a small recruiting team: candidates, companies, notes', []],
    ['florist, gallery w/ before+after, contact', ['gallery', 'before-after', 'contact']],
  ])('are those asked for in %j', (prompt, expected) => {
    expect(sections(prompt)).toEqual(expected);
  });
});

describe('a clause that tells what is offered', () => {
  it('says nothing of the look', () => {
    const brief = readBrief(
      'wine bar in Ghent called Droog. natural wines by the glass, cosy corner. dark red, elegant',
    );
    expect(brief.tone.map(({ value }) => value)).toEqual(['elegant']);
    expect(brief.style?.value).not.toBe('glass');
  });

  it('keeps the things of a list with their adjectives', () => {
    const { items } = readBrief('wine bar in Ghent. olives 5 euro, small plates, cheese boards 18 euro');
    expect(items.map(({ value }) => value.name)).toEqual(['olives', 'Small plates', 'cheese boards']);
  });
});

describe('what and who in plain prompts', () => {
  it.each([
    [
      "I knit baby hats and want to sell them. Hats €18, booties €14. Shop name 'Wee Woolies'",
      'shop',
      'baby hat knitting',
    ],
    ['Rechtsanwältin Dr. Maren Vogt, Familienrecht und Erbrecht, Münster', 'law', 'Rechtsanwältin'],
    ["Bed & breakfast 'Sandpiper House' in Whitby. Gull Room £95", 'hotel', 'Bed & breakfast'],
    [
      'launch page for a smart bird feeder with a camera, FeatherCam. $129 early bird',
      'product',
      'smart bird feeder',
    ],
    [
      "we're two brothers who restore vintage land rovers in Wiltshire",
      'auto',
      'vintage land rover restoration',
    ],
  ])('is told in %j', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(offer);
  });

  it.each([
    ['site for a primary school: Oakfield Primary, Derby. news, contact', 'Oakfield Primary', 'Derby'],
    ['Rechtsanwältin Dr. Maren Vogt, Familienrecht und Erbrecht, Münster', 'Dr. Maren Vogt', 'Münster'],
    ['a page for our street party, Saturday 18 July 2026, Bristol. map', undefined, 'Bristol'],
    ['i sharpen knives. whitby. £4 a knife', undefined, 'Whitby'],
    ['nail tech in Croydon, gel £28. instagram only for booking @nailsbyzee', undefined, 'Croydon'],
    ['Life coach. Dana Okoye. Toronto and online. blog', 'Dana Okoye', 'Toronto'],
  ])('has its name and place: %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });
});

describe('names without a herald', () => {
  it.each([
    [
      'physio clinic in Cork, Moveable. back pain. Physios Niamh Walsh and Eoin Daly. faq',
      'Moveable',
      'Cork',
    ],
    ['A one page site for my dog walking biz Muddy Paws in Exeter. Solo walk £14', 'Muddy Paws', 'Exeter'],
    [
      'Community choir, Bath. All Sorts Singers. join us, concerts, recordings, photos, videos and news',
      'All Sorts Singers',
      'Bath',
    ],
    ['freelance translator, Barcelona, Marina Soler. Legal, medical', 'Marina Soler', 'Barcelona'],
    ['startup pitch page: Wattle, software that helps landlords. features', 'Wattle', undefined],
    ['consultancy in supply chain: Norrland Advisory, Umeå. services, careers', 'Norrland Advisory', 'Umeå'],
    ["spa day website. 'The Salt Room', Brighton. Float £55", 'The Salt Room', 'Brighton'],
    ['used bikes & repairs, Cykelhuset, Odense. puncture 120 kr', 'Cykelhuset', 'Odense'],
    [
      'hi!! can u make my graduation portfolio, im Zoe Lindqvist, textile designer',
      'Zoe Lindqvist',
      undefined,
    ],
    ['florist Petal & Stem, York. bouquets from £25, same-day delivery in YO1', 'Petal & Stem', 'York'],
  ])('are read: %j', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.place?.value).toBe(place);
  });

  it('paint no page', () => {
    expect(
      readBrief('Community choir, Bath. our MD is Fiona Grey. dark red').colours.map(
        ({ value }) => value.name,
      ),
    ).toEqual(['dark red']);
  });

  it('leave a plan its name', () => {
    const { items } = readBrief(
      'Wattle, software for landlords. pricing (Basic €9, Plus €19, Portfolio €49)',
    );
    expect(items.map(({ value }) => value.name)).toEqual(['Basic', 'Plus', 'Portfolio']);
  });

  it('leave the things of an unknown heading out of the sections', () => {
    const brief = readBrief(
      'food bank Southside Pantry. What we need: tinned fish, pasta, nappies. volunteers, donate',
    );
    expect(brief.parts.map(({ value }) => value.title)).toEqual(['What we need']);
  });
});

describe('an app', () => {
  it('has its columns after its own word, and no place in them', () => {
    const brief = readBrief('Kanban for my thesis: Ideas, Reading, Writing, Done');
    expect(brief.items.map(({ value }) => value.name)).toEqual(['Ideas', 'Reading', 'Writing', 'Done']);
    expect(brief.place).toBeNull();
  });

  it('is a forum for somebody', () => {
    expect(readBrief('Book club forum for sci fi fans, threads and replies').offer?.value).not.toMatch(
      /for$/u,
    );
  });
});

describe('where somebody is based', () => {
  it('is a place and no trade', () => {
    const brief = readBrief('Portfolio: Amara Diallo, illustrator (kids books, murals). Lisbon-based. about');
    expect(brief.place?.value).toBe('Lisbon');
    expect(brief.offer?.value).not.toContain('Lisbon');
  });
});

it.each([
  ['the Haworth Flower Show, 5 July 2027, entry £5, children free', ['Entry £5', 'children free']],
  [
    'site 4 the Wye Raft Race, 4 July 2027, entry £30 per cart, spectators free',
    ['Entry £30 per cart', 'spectators free'],
  ],
])('keeps what it costs to be let in beside who pays less: %s', (prompt, rows) => {
  const { items, sections, name } = readBrief(prompt);
  expect(items.map(({ value }) => `${value.name} ${value.price}`)).toEqual(rows);
  expect(sections.map(({ value }) => value)).not.toContain('products');
  expect(name?.value).not.toMatch(/\b4\b|site/iu);
});
