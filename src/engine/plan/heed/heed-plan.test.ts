import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan } from '../site-plan';
import { toldDays } from './days/heed-days';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string, seed = 3) => makePlan(readBrief(prompt), seed);
const homeOf = (prompt: string, seed?: number): readonly SectionPlan[] =>
  planOf(prompt, seed).pages[0]?.sections ?? [];
const find = (prompt: string, type: string): SectionPlan | undefined =>
  homeOf(prompt).find((one) => one.type === type);

describe('the length of an event', () => {
  it.each([
    ['music festival, 3 days in July', 3],
    ['three-day folk festival', 3],
    ['one-day conference on soil', 1],
    ['conference with 14 days notice for refunds', null],
    ['beer festival in Gdansk, 5 to 7 September', 3],
    ['symposium in Delft, 12 and 13 May 2027', 2],
    ['tickets £10-14 May 2027', null],
    ['festival in Ghent', null],
  ])('is read from %j', (prompt, days) => {
    expect(toldDays(prompt)).toBe(days);
  });

  it.each([
    ['5-day film festival in Leith', 5],
    ['three-day folk music festival in Ghent, tickets', 3],
  ])('gives the programme as many days: %s', (prompt, days) => {
    const plan = planOf(prompt);
    const groups = new Set(
      plan.pages
        .flatMap(({ sections }) => sections)
        .filter(({ type }) => type === 'agenda')
        .flatMap(({ content }) => (content.items ?? []).map(({ group }) => group)),
    );
    expect([...groups].toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))).toEqual(
      Array.from({ length: days }, (_, at) => `Day ${at + 1}`),
    );
    expect(JSON.stringify(plan.pages)).not.toMatch(/both days|both-days/iu);
  });

  it('speaks of no second day where there is one', () => {
    const text = JSON.stringify(planOf('one-day conference on soil in Ghent, talks, tickets').pages);
    expect(text).not.toMatch(/Day 2|both days|Two days/iu);
  });
});

describe('single facts', () => {
  it('stand with what the house has', () => {
    const house = homeOf(
      'Bed and breakfast in Ericeira, four rooms from €85, breakfast on the terrace, surf nearby',
    );
    expect(house.filter(({ type }) => type === 'amenities')).toHaveLength(1);
    expect(JSON.stringify(house)).toMatch(/Breakfast on the terrace/u);
  });

  it('say above the title when the event is', () => {
    const hero = find('music festival Lowlight, 3 days in July in the Wye valley, tickets', 'hero');
    expect(hero?.content.kicker).toMatch(/^3 days in July/u);
  });
});

describe('rooms told by their number', () => {
  it('stand one by one, each at its price', () => {
    const rooms = find('Guesthouse in Porto, five rooms from €70', 'rooms');
    expect(rooms?.content.items?.map(({ price }) => price)).toEqual(
      Array.from({ length: 5 }, () => 'from €70'),
    );
    expect(new Set(rooms?.content.items?.map(({ title }) => title)).size).toBe(5);
  });

  it('stand so in a pub, too', () => {
    const rooms = find(
      'Dog friendly pub, The Drovers, in Kington, sunday roast 16.50, 4 rooms from 95 with breakfast',
      'rooms',
    );
    expect(rooms?.content.items?.map(({ price }) => price)).toEqual(
      Array.from({ length: 4 }, () => 'from £95'),
    );
  });

  it('keep the names that are told', () => {
    const rooms = find('B&B in the Lake District, three rooms (Oak, Ash, Elm), from £95 a night', 'rooms');
    expect(rooms?.content.items?.map(({ title }) => title)).toEqual(['Oak', 'Ash', 'Elm']);
  });
});

describe('sections that nothing was found for', () => {
  it.each([
    'podcast about forgotten inventions with episodes, hosts, and where to listen',
    'blog about my allotment',
  ])('are none: %s', (prompt) => {
    const bare = planOf(prompt)
      .pages.flatMap(({ sections }) => sections)
      .filter(({ variant, content }) => variant === 'plain' && Object.keys(content).length === 1);
    expect(bare).toEqual([]);
  });
});

describe('parts by their titles', () => {
  it('hold what usually stands there, and what the prompt says where it does', () => {
    const text = JSON.stringify(homeOf('coding club for girls in Nairobi: mentors, apply, donate'));
    expect(text).toMatch(/Who they are/u);
    expect(text).toMatch(/You hear from us/u);
    const told = JSON.stringify(
      homeOf('Music school in Ghent with a uniform page. Our uniform is a red scarf and nothing else.'),
    );
    expect(told).not.toMatch(/named inside the collar/u);
  });

  it('speak to guests of a wedding about gifts', () => {
    const text = JSON.stringify(homeOf('wedding of Mira and Tom, 12 June 2027, Villa Rosa, RSVP, gifts'));
    expect(text).toMatch(/Being there.*Is the gift/u);
  });
});

describe('one told price', () => {
  it.each([
    ['electrician in Poole, consumer unit £450', 'services'],
    ['dentist in Truro, check-up £45', 'services'],
    ['florist in York, bouquets from £35', 'products'],
  ])('stands among the usual things, which have none: %s', (prompt, type) => {
    const { items = [] } = find(prompt, type)?.content ?? {};
    expect(items.length).toBeGreaterThan(2);
    expect(items.filter(({ price }) => price !== undefined)).toHaveLength(1);
  });

  it('keeps two and more for the whole list', () => {
    const { items = [] } =
      find('electrician in Poole, consumer unit £450, socket £60, EICR £180', 'services')?.content ?? {};
    expect(items.map(({ price }) => price)).toEqual(['£450', '£60', '£180']);
  });

  it('has no list of made-up ones beside it', () => {
    const prices = JSON.stringify(
      planOf('cleaning company in Cardiff: homes from £18/h, offices, end of tenancy').pages,
    ).match(/"price":"[^"]+"/gu);
    expect(new Set(prices)).toEqual(new Set(['"price":"from £18/h"']));
  });
});

describe('a shop told by what it has beside its wares', () => {
  it('sells its wares first, as many kinds as are told', () => {
    const { items = [] } =
      find(
        'online store for hand-poured candles, six scents, gift sets, subscription box £18 a month',
        'products',
      )?.content ?? {};
    expect(items.map(({ title }) => title).slice(-2)).toEqual(['Gift sets', 'Subscription box']);
    expect(items).toHaveLength(8);
  });
});

describe('what a group is', () => {
  it.each([
    [
      'community garden in Rotterdam: plots, volunteer days, events',
      /Plots side by side/u,
      /Clean-ups|megaphone/u,
    ],
    [
      'non profit teaching girls to code in Nairobi: programmes, mentors, donate',
      /First courses/u,
      /Shopping, lifts/u,
    ],
  ])('is told by its own trade: %s', (prompt, own, other) => {
    const text = JSON.stringify(planOf(prompt));
    expect(text).toMatch(own);
    expect(text).not.toMatch(other);
  });
});

describe('people and pictures', () => {
  it('are each somebody else, however many are told', () => {
    const people =
      find('tattoo studio Black Heron in Leeds, four artists, custom work', 'team')?.content.items ?? [];
    expect(people).toHaveLength(4);
    expect(people.map(({ title }) => title).join()).not.toMatch(/\d/u);
    expect(new Set(people.map(({ title }) => title)).size).toBe(4);
  });

  it('of the work stand once on a page, and are of the trade', () => {
    const home = homeOf('tattoo studio Black Heron in Leeds, custom work');
    expect(home.filter(({ type }) => type === 'gallery' || type === 'portfolio')).toHaveLength(1);
    expect(JSON.stringify(home)).toMatch(/The flash wall/u);
    expect(JSON.stringify(planOf('tattoo studio Black Heron in Leeds').art)).not.toMatch(/comb|scissors/u);
  });

  it('of glass are no drinks', () => {
    expect(planOf('stained glass studio in Lincoln, repairs').art).not.toContain('cocktail');
  });

  it('make up no languages and no talks for a CV', () => {
    const types = planOf('my CV: Aisha Rahman, product designer').pages.flatMap(({ sections }) =>
      sections.map(({ type }) => type),
    );
    expect(types).not.toContain('languages');
    expect(types).not.toContain('events');
  });
});

describe('names of what is written', () => {
  it.each([
    ['podcast about forgotten inventions with episodes and hosts', 'Forgotten Inventions'],
    ['a magazine about slow travel: essays, city guides', 'Slow Travel'],
    ['landing page for a newsletter on AI for teachers, subscribe', 'AI for Teachers'],
    ['B2B SaaS that automates invoices for construction firms, pricing', 'Invoices for Construction Firms'],
  ])('come from what it is about: %s', (prompt, name) => {
    expect(planOf(prompt).name).toBe(name);
  });
});

describe('a card of two sorts', () => {
  it('has dishes beside them', () => {
    const { items = [] } =
      find('Kaffa, a coffee bar in Lyon, single origins, pastries', 'menu')?.content ?? {};
    expect(items.length).toBeGreaterThan(4);
  });
});

describe('what was asked for', () => {
  it('stays: a gallery beside the work', () => {
    const prompt = 'Portfolio for tattoo artist Ren Okada. Gallery, booking enquiry form, aftercare advice';
    expect(planOf(prompt).pages.flatMap(({ sections }) => sections.map(({ type }) => type))).toContain(
      'gallery',
    );
  });

  it('is told on its day, though the hours name the day as well', () => {
    const text = JSON.stringify(
      homeOf(
        'Wool shop in Hebden Bridge: wool, needles, knitting circles on Tuesday evenings. Open Tuesday to Saturday 10-5',
      ),
    );
    expect(text).toMatch(/[Kk]nitting circles on Tuesday evenings/u);
  });
});

it('puts nothing of a plan under a share of what is paid', () => {
  const prompt = 'Landing page for Tideline, a fintech API that pays sellers. Pricing 0.4% per payout';
  const pricing = find(prompt, 'pricing')?.content;
  expect(pricing?.title).toBe('What it costs');
  expect(pricing?.items?.map(({ title, price, text, list }) => [title, price, text, list])).toEqual([
    ['Per payout', '0.4%', undefined, undefined],
  ]);
});

it('sells an hour, and not the house it is spent in', () => {
  const prompt =
    'A page for our cat café "Whisker Lounge" in Kraków with the house rules, prices per hour (30 zł), the cats (Luna, Miso, Pixel), and bookings';
  const prices = makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'pricing')
    .flatMap(({ content }) => content.items ?? []);
  expect(prices.map(({ title, price }) => `${title} ${price ?? ''}`)).toContain('One hour 30 zł');
});
