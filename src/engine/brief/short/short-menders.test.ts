import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readPrompt } from '../read-prompt';
import { mendInOrder } from '../menders-in-order';
import type { OrderedMender } from '../menders-in-order';
import type { ReadPart } from './names/mend-intro';
import { shortMenders } from './short-menders';

beforeAll(loadAllLexicons);

const placeOf = (name: string): number => shortMenders.findIndex((mender) => mender.name === name);

/** The menders with one of them moved right before another. */
function withMoved(later: string, earlier: string): readonly OrderedMender[] {
  const moved = shortMenders.filter(({ name }) => name === later);
  const others = shortMenders.filter(({ name }) => name !== later);
  const at = others.findIndex(({ name }) => name === earlier);
  return [...others.slice(0, at), ...moved, ...others.slice(at)];
}

const readPart: ReadPart = (part, told) => readPrompt(part, told, 'en');

/** For each dependence a prompt that is read otherwise when the two stand the other way round. */
const dependences: readonly (readonly [earlier: string, later: string, prompt: string])[] = [
  [
    'launch',
    'sorts',
    'Landing page for KAPOW Coffee, an energy coffee in cans. Three flavours: Hazelnut, Mocha, Vanilla. Buy button.',
  ],
  ['kind', 'named', 'landing page for a newsletter on AI for teachers, subscribe, about the author'],
  [
    'kind',
    'campaign',
    'skate park fundraiser page for our town. Priorities: smooth concrete, lights, a shelter',
  ],
  ['intro', 'wares', 'My mum has started a cake stall at our local market in Ripon. Scones. £3 a slice'],
  ['slips', 'dates', 'PTA quiz night at Oak Lane Primary, fri 14 nov 7.30, £8 a head, bar and raffle'],
  ['frame', 'dates', 'PTA quiz night at Oak Lane Primary, fri 14 nov 7.30, £8 a head, bar and raffle'],
  ['promises', 'listed', 'wills solicitor in Kendal, clear prices, home visits, lasting power of attorney'],
  [
    'people',
    'times',
    'St Columba’s Church, Dumfries. Sunday service 10:30am, Messy Church first Saturday of the month, hall hire £18 per hour. Minister is Rev. Fiona Kerr.',
  ],
  ['dates', 'lone day', 'Opera company in Frome, next: Dido and Aeneas 8-9 May'],
  [
    'times',
    'lone day',
    'street party on King Edward Road, Sunday 7 June 12-6, live music from The Skints at 3, kids races at 2',
  ],
  [
    'intro',
    'software',
    "We're a small team building Ferry, a tool that lets agencies send big files to clients without accounts. Drag in up to 50GB, link expires when you choose, clients can leave comments on videos. £12 per month",
  ],
  [
    'frame',
    'software',
    'API monitoring tool for developers, Pulsegate, checks endpoints every 30 seconds, alerts in slack, status pages, open source agent. dark, pricing with 2 tiers: Hobby free, Team $29',
  ],
  [
    'slips',
    'passing',
    'Lunch club for over 60s in Bilston, two courses for £6, transport can be arranged, quiz after, new faces welcome',
  ],
  [
    'listed',
    'passing',
    'Lunch club for over 60s in Bilston, two courses for £6, transport can be arranged, quiz after, new faces welcome',
  ],
  [
    'lent',
    'per person',
    "We're Oak & Ember, we rent out fire pits, bell tents and festoon lights for garden parties within 20 miles of Stamford. bell tent 140 a weekend, fire pit 35, lights 40.",
  ],
  ['kind', 'ordinary', 'nursery in Harrogate for children, fees, Ofsted report, book a visit'],
  ['frame', 'ordinary', 'True crime podcast, two hosts, episodes, Patreon, merch'],
  ['page words', 'ordinary', 'Bike shop in Boulder - sales, rentals, repairs, group rides, hours'],
  ['named', 'offers', 'IT support for small businesses in Reading, cyber security, Microsoft 365'],
  [
    'talks',
    'offers',
    'Website for retired headteacher Margaret Oyelaran who gives talks to u3a groups about Victorian schooldays, mill children, and a hundred years of school dinners. fee £60',
  ],
  [
    'offers',
    'unread',
    'alpaca trekking farm near Hexham, walks on weekends, gift vouchers, meet the herd, contact',
  ],
  [
    'software',
    'no offers',
    'Landing page for Tideline, a fintech API that lets marketplaces pay sellers in 40 currencies. Docs link, code sample, pricing 0.4% per payout, SOC 2, contact sales',
  ],
  ['offers', 'no offers', 'tree surgeon in Perthshire, NPTC qualified, stump grinding, hedge trimming'],
  [
    'frame',
    'course',
    'online course about sourdough baking, 8 lessons, 4 weeks, £120, lifetime access, taught by Marta Klein',
  ],
  [
    'listed',
    'programme',
    'A wedding website for Priya and Daniel, 5 June 2027, Udaipur. Events: mehndi, sangeet, ceremony, reception. RSVP, travel and hotels, dress code, gift list. Deep pink and gold.',
  ],
  ['lone day', 'programme', '50th birthday party invitation for my dad Karl, 3 October 2027, RSVP'],
  ['passing', 'programme', '50th birthday party invitation for my dad Karl, 3 October 2027, RSVP'],
  ['intro', 'price rows', 'tutor for GCSE maths in Croydon, £38 an hour online or at yours'],
  ['opening price', 'price rows', 'plumber in Leeds £60 an hour'],
  ['wares', 'price rows', 'massage in Berlin, 110 € 50 minutes, 150 € 80 minutes'],
  [
    'passing',
    'price rows',
    'riding lessons for beginners in Ludlow, our oldest horse is called Biscuit, £30 for half an hour',
  ],
  [
    'ranges',
    'price rows',
    'we hire out narrowboats near Napton, dogs welcome. prices from 690 a week in spring to 1450 in August',
  ],
  ['page words', 'price rows', 'maths tutor, Dr Femi Adeyemi, £40/h, first lesson free'],
  ['offers', 'asides', 'Indoor gun range and training academy in Boise'],
];

describe('the order in which a short prompt is mended', () => {
  it('puts everything behind what it builds on, and nothing twice', () => {
    expect(new Set(shortMenders.map(({ name }) => name)).size).toBe(shortMenders.length);
    for (const { name, after } of shortMenders)
      for (const earlier of after)
        expect([placeOf(earlier) < placeOf(name), earlier, name]).toEqual([true, earlier, name]);
  });

  it('has a prompt for each dependence that it names, and for no other', () => {
    const named = shortMenders.flatMap(({ name, after }) => after.map((earlier) => `${earlier} < ${name}`));
    expect(dependences.map(([earlier, later]) => `${earlier} < ${later}`).toSorted()).toEqual(
      named.toSorted(),
    );
  });

  it.each(dependences)('matters to “%s” before “%s”: %s', (earlier, later, prompt) => {
    expect(placeOf(earlier)).toBeLessThan(placeOf(later));
    const read = readPart(prompt, {});
    expect(mendInOrder(withMoved(later, earlier), read, readPart)).not.toEqual(
      mendInOrder(shortMenders, read, readPart),
    );
  });
});
