import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string, section: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.when, value.price, value.note].filter(Boolean).join(' | '));

describe('names and days', () => {
  it.each([
    'plant nursery near Keswick, hardy perennials and alpines. Mon-Sat 9-5',
    'gym timetable: Spin Mon 6am, HIIT Tue 7pm, Yoga Sun 9am. memberships £32 a month',
  ])('takes no day with its hour for a name in %j', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });

  it('keeps every class of a week', () => {
    expect(
      itemsOf(
        'gym timetable: Spin Mon 6am, HIIT Tue 7pm, Yoga Sun 9am. memberships £32 a month',
        'timetable',
      ),
    ).toEqual(['Spin | Mon 6am', 'HIIT | Tue 7pm', 'Yoga | Sun 9am']);
  });
});

describe('prompts of one word said over and over', () => {
  it('are read in time linear in their length', () => {
    const timeOf = (count: number): number => {
      const { user } = process.cpuUsage();
      readBrief('The Red Fox '.repeat(count));
      return process.cpuUsage().user - user;
    };
    timeOf(300);
    // Eight times the words: quadratic work would take sixty times as long.
    expect(timeOf(2400)).toBeLessThan(Math.max(timeOf(300), 20_000) * 24);
  });
});

describe('lists of a prompt', () => {
  it('keeps places by day that have no hour', () => {
    const prompt = 'farm shop van. where to find us: Fri Clifton, Sat St Nicks. Veg boxes £14';
    expect(itemsOf(prompt, 'timetable')).toEqual(['Clifton | Fri', 'St Nicks | Sat']);
    expect(itemsOf('Bakery. Tuesday to Saturday Bristol road. Wed closed, Sun closed', 'timetable')).toEqual(
      [],
    );
  });

  it('keeps a day of the month with its hour and house', () => {
    const prompt =
      'Parish council. meetings: first Wednesday of the month, 7.30pm, village hall. Minutes page';
    expect(itemsOf(prompt, 'timetable')).toEqual([
      'Meetings | first Wednesday of the month, 7.30pm | Village hall',
    ]);
  });

  it('reads everybody of a body of people, with a role or without', () => {
    const prompt =
      'Site for Little Hadham Parish Council:\n- councillors: Jane Prior (chair), Tom Oakes (vice chair), Sunita Rao';
    expect(itemsOf(prompt, 'team')).toEqual(['Jane Prior | Chair', 'Tom Oakes | Vice chair', 'Sunita Rao']);
  });

  it.each([
    [
      'Film festival in Leith. I want a programme, venues (Leith Theatre, the Biscuit Factory), tickets',
      'Venues',
    ],
    ['Car club: Wenlock Wheels. 3 cars (a Zoe, a Kangoo van, a Yaris hybrid). Blue', '3 cars'],
  ])('keeps a list in brackets behind its word in %j', (prompt, title) => {
    const part = readBrief(prompt).parts.find(({ value }) => value.title === title);
    expect(part?.value.lines?.join(' ')).toMatch(/Biscuit Factory|A Kangoo van/u);
  });
});

describe('prices', () => {
  it.each([
    [
      'Chess club. £30 a year, under 18s £10. fixtures',
      'pricing',
      ['Membership | £30 a year', 'under 18s | £10'],
    ],
    [
      'Car club for a village. £4.50 an hour + 18p a mile, £25 joining fee',
      'pricing',
      ['Car club | £4.50 an hour + 18p a mile', 'joining fee | £25'],
    ],
    [
      'saas called Ledgerfern. free for 5 clients, £9/month unlimited',
      'pricing',
      ['For 5 clients | free', 'unlimited | £9/month'],
    ],
    [
      'mobile sauna, what it costs (£15 a session, £90 to hire the whole thing for 2 hrs)',
      'pricing',
      ['mobile sauna | £15 a session', 'hire the whole thing for 2 hrs | £90'],
    ],
  ] as const)('are named in %j', (prompt, section, names) => {
    expect(itemsOf(prompt, section)).toEqual(names);
  });
});

describe('words that name no section', () => {
  it.each([
    ['Kitchen fitter, Stockport. gallery of jobs, reviews', 'jobs'],
    ['mobile sauna in an old horse trailer, prices, booking', 'video'],
    ['Chess club in Malvern. league results, fixtures', 'case-study'],
    ['Parish council site: minutes and agendas page, contact', 'agenda'],
    ['Film festival in Leith. Short films about work. Tickets', 'video'],
  ] as const)('are left in %j', (prompt, section) => {
    expect(readBrief(prompt).sections.map(({ value }) => value)).not.toContain(section);
  });
});

describe('where it is', () => {
  it.each([
    ['physio, website for her Clapham practice, phone 020 7946 0018', 'Clapham'],
    ["Chess club. meets tuesdays 7.30pm upstairs at the Nag's Head in Malvern. £30 a year", 'Malvern'],
    ['mobile sauna, we tow it to beaches round north wales', 'north wales'],
    [
      "I'm a humanist celebrant covering Shropshire and mid Wales. My name is Gwen Pugh",
      'Shropshire and mid Wales',
    ],
    ['Valley Fibre is an internet provider for the upper Dales. Packages', 'upper Dales'],
  ])('is read from %j', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });
});

describe('figures and small words', () => {
  it('take no hour and no price for the number of a house', () => {
    expect(readBrief("Wedding. Ceremony 12.30 at St Mary's, Thornbury").address).toBeNull();
    expect(readBrief("tutoring £45/hr, £38 each for pairs. I'm Dr Hannah Weiss").address).toBeNull();
    expect(readBrief('Bakery at 12 Green St, Otley').address?.value).toMatch(/^12 Green St/u);
  });

  it('take no article for a Thursday and no thing with its measure for a name', () => {
    const brief = readBrief(
      'escape room in Derby - 3 rooms: The Clockmaker (2-6 players), Platform Zero (3-8), The Last Séance (2-5)',
    );
    expect(brief.hours).toBeNull();
    expect(brief.name).toBeNull();
  });

  it('keep figures of thousands and numbered entries whole', () => {
    expect(
      itemsOf('NGO report. key figures (214 wells, 61,000 people, 9 districts). donors', 'stats'),
    ).toEqual(['214 wells', '61,000 people', '9 districts']);
    expect(
      itemsOf(
        'Podcast about caves. Latest episodes: 41 Gaping Gill, 42 The divers, 43 Bats and why they matter',
        'posts',
      ),
    ).toEqual(['41 Gaping Gill', '42 The divers', '43 Bats and why they matter']);
  });

  it('read fares there and back, and who goes free', () => {
    expect(
      itemsOf('boat from Arisaig to Eigg. adults £22 return kids £11 dogs free. ring to book', 'pricing'),
    ).toEqual(['adults | £22 return', 'kids | £11', 'dogs | free']);
  });

  it('read the points of a day with their places', () => {
    const prompt =
      "Wedding site for Priya & Tom, 22 August 2026. Ceremony 12.30 at St Mary's, Thornbury; reception from 3pm at Grange Barn, Oldbury. coach between the two at 2pm. nothing beige";
    expect(itemsOf(prompt, 'agenda')).toEqual([
      "Ceremony | 12.30 | St Mary's",
      'Reception | 3pm | Grange Barn',
      'Coach between the two | 2pm',
    ]);
    expect(readBrief(prompt).colours).toEqual([]);
  });

  it('ask for no price form where the press is quoted, and for no letter where one waits', () => {
    const brief = readBrief('Allotment society. 64 plots, waiting list 2 years. newsletter, press quotes');
    expect(brief.sections.map(({ value }) => value)).not.toContain('quote');
    expect(readBrief('Allotment society. 64 plots, waiting list 2 years. rules').sections).toEqual([]);
  });
});

describe('one who speaks of themselves', () => {
  it('keeps a name free of what follows it', () => {
    expect(
      readBrief("hello! I'm a bookbinder in Lewes called Marta Nowak and I'd like a simple website").name
        ?.value,
    ).toBe('Marta Nowak');
  });
});

describe('what an app does and costs', () => {
  const prompt =
    'Landing page for Tallystick, an app for market traders. Features: works with no signal, end-of-day totals, VAT export. Free up to 100 sales a month, then £6/month. Teal';

  it('is listed whole', () => {
    expect(itemsOf(prompt, 'features')).toEqual(['works with no signal', 'end-of-day totals', 'VAT export']);
  });

  it('is free up to a bound', () => {
    const [first, second] = itemsOf(prompt, 'pricing');
    expect(first).toBe('Up to 100 sales a month | free');
    expect(second).toMatch(/£6\/month$/u);
    expect(second).not.toMatch(/^then/u);
  });
});
