import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const told = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 0).pages);

describe('what no prompt told', () => {
  it('no term stands beside a told one', () => {
    expect(told('Tidewater Rowing Club, Bristol. Membership £24 a month, juniors £11.')).not.toContain(
      'per year',
    );
  });
  it('no price is made up where prices are refused', () => {
    expect(told('Gelato parlour called Neve. No prices, no hours, no map.')).not.toMatch(/[£€$]\d/u);
  });
  it('a food truck has no tables to reserve', () => {
    const site = told(
      'Vegan taco truck "Tierra Taco" in Portland. Menu: jackfruit al pastor $5, horchata $4.',
    );
    expect(site).not.toMatch(/book your table|reserve a table|high chairs/iu);
    expect(site).toContain('Jackfruit al pastor');
    expect(told('coffee van in Margate')).not.toMatch(/window seats|table for work/iu);
  });
  it('animals that are hired are not lent like tools', () => {
    const site = told('We hire out alpacas for weddings in the Cotswolds. Name: Alpaca My Bags.');
    expect(site).not.toMatch(/cleaned and put in its place|what if something breaks/iu);
    expect(site).toContain('handler');
  });
  it('a library of Python is installed, not called over the network', () => {
    const site = told(
      'Documentation for Pebble, an open source Python library for task queues. API reference',
    );
    expect(site).not.toContain('curl');
    expect(site).not.toContain('npm install');
  });
  it('a podcast says what it is about', () => {
    expect(told('podcast site about true crime')).toContain('about true crime');
  });
  it('a fundraiser tells of giving', () => {
    expect(told('skate park fundraiser page')).toContain('raising the money together');
  });
  it('a county after a comma ends no sentence', () => {
    expect(
      told(
        'Restaurant site. Name: Casa Brisa. Seafood on the harbour in Kinsale, Co. Cork. Menu and booking.',
      ),
    ).not.toMatch(/Kinsale, Co\."/u);
  });
});

describe('what the prompt told', () => {
  it('a lettings agency sells nothing', () => {
    const site = told(
      'Estate agent site for Fenwick Lettings in Newcastle. Properties to rent, landlord services, team.',
    );
    expect(site).not.toMatch(/sell with us|bought a|"Selling"/iu);
    expect(site).toContain('For landlords');
  });
  it('what fits is told, so no answer says another number', () => {
    expect(told('A wedding venue, Thornbury Barn: up to 140 guests, book a viewing')).not.toContain(
      'hundred and twenty',
    );
  });
  it('of an ebook nobody asks whether there is one', () => {
    expect(
      told('Landing page for my ebook "Quiet Money", $19, by Dana Whitlock. Reader reviews, buy button.'),
    ).not.toMatch(/Is there an e-book|have it signed/u);
  });
  it('a DJ has no open day with cake', () => {
    expect(told('Link page for DJ Kofi Blue: SoundCloud, Instagram, next gigs')).not.toContain('cake');
  });
});

const long =
  'We are launching Meadowlark, a small accountancy practice for musicians in Cardiff. Three packages: Busker (£35 a month – tax return and bookkeeping app), Headliner (£90 a month – VAT, payroll for one) and Label (from £240 a month – everything, for touring bands). First call is free and lasts 30 minutes. The first review (FARM) costs £120 per person. Explain the process in 4 steps. We need how it works in three steps (Call, Plan, Relax), FAQ with questions like "Do I need receipts?" and "When do I pay?", and a contact form. Include the quote "You can play, we count." Contact: hi@meadowlark.example.';

describe('a long prompt', () => {
  const site = (): string => told(long);
  it('closes no bracket that it did not open', () => {
    expect(site()).not.toMatch(/app\)"|one\)"|FARM\)"/u);
  });
  it('tells no order to whoever makes the site', () => {
    expect(site()).not.toMatch(/Explain the process|Include the quote/u);
  });
  it('takes each step once, and all its questions', () => {
    expect(site().match(/"Relax"/gu)?.length).toBeLessThan(3);
    expect(site()).toContain('Do I need receipts?');
    expect(site()).toContain('When do I pay?');
  });
});

describe('told at a second sight', () => {
  it('a band that rehearses is no evening of concerts and no charity', () => {
    const site = told(
      'Site for the Fellside Concert Band, we rehearse Mondays 7.30pm at Milnthorpe School hall, no auditions. Next concerts: 12 December carol concert, 27 March spring concert.',
    );
    expect(site).not.toMatch(/camping meadow|warm meals/iu);
    expect(site).toContain('Carol concert');
  });
  it('one day is not two, and its hours stand', () => {
    const site = told(
      'Event page: Leeds Zine Fair, Saturday 4 October 2026, 11am–5pm, Left Bank Leeds, free entry. Exhibitors list, workshops.',
    );
    expect(site).not.toMatch(/two days|both days|cake until/iu);
    expect(site).toContain('11am–5pm');
  });
  it('a garage without cars repairs none', () => {
    expect(told('motorbike garage "Iron Pony" in Luton, MOT £29.65, servicing, tyres, no cars')).not.toMatch(
      /old van|two cars|part exchange/iu,
    );
  });
  it('a room is no dish', () => {
    const prompt =
      'Hen & Barley, gastropub with rooms in Lavenham. Sunday roast £19.50, five bedrooms from £130, beer garden. Menus, rooms.';
    const items = readBrief(prompt).items.map(({ value }) => [value.section, value.name]);
    expect(items).toEqual([
      ['menu', 'Sunday roast'],
      ['rooms', 'five bedrooms'],
      ['amenities', 'Beer garden'],
    ]);
  });
  it('how it is to sound is not told', () => {
    expect(
      told(
        'A one page site for a village that wants its bus back: Save the 47. Petition form. Angry but polite.',
      ),
    ).not.toContain('Angry');
  });
  it('told lessons are the whole week', () => {
    const site = told(
      'Pilates teacher in Boulder, Colorado: Lena Vogt. Privates $95, small group mat Tuesdays and Thursdays at 6:15am.',
    );
    expect(site).toContain('6:15am');
    expect(site).not.toContain('Reformer, beginners · 20:00');
    expect(site).not.toMatch(/"Monday"/u);
  });
  it('days of a list belong to what stands before them', () => {
    const prompt =
      'My weaving studio in Hay. I teach: Weave a Scarf in a Day (£120, max 4 people), next dates 14 June, 12 July and 9 August.';
    const items = readBrief(prompt).items.filter(({ value }) => value.when !== undefined);
    expect(items.map(({ value }) => [value.name, value.when])).toEqual([
      ['Weave a Scarf in a Day', '14 June'],
      ['Weave a Scarf in a Day', '12 July'],
      ['Weave a Scarf in a Day', '9 August'],
    ]);
  });
  it('the town is where they are now', () => {
    expect(
      readBrief('I teach English online, first in Lagos and now in Bristol. Trial lesson £10').place?.value,
    ).toBe('Bristol');
  });
});

describe('a trade of its own', () => {
  it('a wedding DJ plays at weddings', () => {
    expect(told('wedding dj')).toMatch(/first dance/iu);
    expect(told('wedding dj')).not.toMatch(/club nights|doors at eleven/iu);
  });
  it('bedrooms of a pub stand among its rooms', () => {
    const site = told(
      'Hen & Barley, gastropub with rooms in Lavenham. Sunday roast £19.50, five bedrooms from £130. Menus, rooms.',
    );
    expect(site).not.toContain('Five bedrooms');
    expect(site).toContain('£130');
  });
});

describe('what a group or a van is', () => {
  it('rehomes animals, and meets for no hobby', () => {
    const site = told(
      'Ex-racing greyhound rehoming group Soft Landing, Perth. Foster, adopt. Adoption fee is $180.',
    );
    expect(site).not.toMatch(/better together|quite new to|We meet for/u);
    const plan = makePlan(readBrief('Whippet rescue Long Legs. Adopt, donate. Adoption fee £160.'), 0);
    const gifts = plan.pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'donation'));
    expect(JSON.stringify(gifts)).not.toContain('£160');
  });
  it('lends tools from no playroom', () => {
    expect(told('tool library in Leith, membership £15 a year')).not.toMatch(/grown-ups|Wheels, sorted/u);
  });
  it('comes to sharpen, and to no party', () => {
    expect(told('mobile chainsaw sharpening van in Kendal, chains £9')).not.toMatch(
      /school yard|part(?:y|ies)\b/u,
    );
  });
});
