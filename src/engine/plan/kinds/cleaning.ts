import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { inPlace, kicker, placeOr } from './parts/weave';
import { cleaningRounds } from './trades/cleaning-rounds';
import { findAnyTrade, findNamedStray, findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { washingAndWater } from './trades/washing-and-water';
import { foundByName } from './trades/found-by-name';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const jobs = [
    ['Weekly cleaning', 'On the day we agree, by your list.', 'broom'],
    ['Spring clean', 'Behind, under and on top.', 'mop'],
    ['Moving out', 'So that the deposit comes back.', 'box'],
    ['Windows', 'Inside, outside, frames.', 'window'],
    ['Offices', 'At hours when nobody is in the way.', 'computer'],
    ['After builders', 'Dust has nowhere left to hide.', 'hammer'],
  ] as const;
  const fees = priced(facts, [
    ['Weekly, two rooms', 58, 'Two and a half hours', 'broom'],
    ['Weekly, four rooms', 86, 'Four hours', 'broom'],
    ['Spring clean', 190, 'Two people, half a day', 'mop'],
    ['Moving out', 240, 'Per flat, two rooms', 'box'],
    ['Windows', 6, 'Per window, both sides', 'window'],
    ['Office', 32, 'Per hour', 'computer'],
  ]);
  return {
    announcement: { title: pick('news', ['Ask for a weekly time', 'Spring clean dates are open']) },
    hero: {
      kicker: kicker(facts, 'Cleaning'),
      title: pick('hero', [
        'Come home to a clean house',
        'Clean, while you do something else',
        'The corners, too',
        'Dust off, feet up',
      ]),
      lede: pick('lede', [
        `${name} cleans homes and offices${inPlace(facts)}: once, every week, or before somebody moves in. Say how large and how often, and you get a price.`,
        'By a list you wrote yourself, on a day that suits you, with a note on the table when something needs your eye.',
      ]),
      actions: [
        { label: pick('hero-action', ['Get a price', 'Ask for a first clean']), href: 'quote' },
        { label: 'See prices', href: 'pricing' },
      ],
    },
    services: {
      title: pick('services', ['What we clean', 'From kitchen to office']),
      items: withPhrases(
        facts,
        points(jobs),
        ['With your list, in your order.', 'Tell us what matters most to you.'],
        6,
      ),
    },
    features: {
      title: pick('features', ['Why you can leave us the key', 'What you notice']),
      items: points([
        ['Your day', 'Agreed beforehand, and changed when you need it.', 'calendar'],
        ['Your list', 'You write it once, change it any time.', 'document'],
        ['Your products or ours', 'Say which you like, and what must not be used.', 'leaf'],
      ]),
    },
    pricing: {
      title: 'Prices',
      lede: 'Guide prices. You hear yours before the first clean.',
      items: fees,
    },
    quote: {
      title: pick('quote', ['Ask for a price', 'Tell us the rooms']),
      lede: 'How many rooms, how often, any animals?',
      items: jobs.map(([title]) => ({ title })),
      actions: [{ label: 'Get a price', href: 'quote' }],
    },
    process: {
      title: 'How it starts',
      items: points([
        ['You tell us', 'Rooms, rhythm, wishes.'],
        ['You get a price', 'For your rooms, by your list.'],
        ['First clean', 'It takes longer than those after it.'],
        ['Then regularly', 'On the days that we agreed.'],
      ]),
    },
    about: {
      title: pick('about', ['Who has your key', 'About us']),
      body: [
        `${name} cleans by your list${inPlace(facts)}, corner by corner.`,
        'Tell us what matters to you, and what nobody should touch.',
      ],
    },
    team: {
      title: 'Who comes',
      items: people(facts, [
        ['Owner', 'Checks door frames out of habit.'],
        ['Homes', 'Folds towels like a hotel.'],
        ['Offices', 'Works while you sleep.'],
      ]),
    },
    'before-after': {
      title: 'Before and after',
      items: [
        ['Oven', 'kitchen'],
        ['Bathroom tiles', 'tiles'],
      ].flatMap(([group = '', art = '']) => [
        { title: 'Before', group, art, sample: true },
        { title: 'After', group, art, sample: true },
      ]),
    },
    testimonials: {
      title: 'Notes left on the table',
      items: reviews(facts, [
        ['I had forgotten the tap was shiny underneath.', 'Weekly'],
        ['They sewed on a button. Unasked.', 'Weekly'],
        ['We got the whole deposit back.', 'Moved out'],
      ]),
    },
    areas: {
      title: 'Where we come',
      lede: `${placeOr(facts, 'Town')} and around.`,
      items: ['Centre', 'North', 'South', 'East', 'West'].map((title) => ({ title, sample: true })),
    },
    faq: {
      title: 'Before you hand over the key',
      items: questions([
        [
          'Do I have to be at home?',
          'At the first visit it helps. Later it is yours to decide; we agree on how the key is kept.',
        ],
        ['Who brings the products?', 'As we agree. If you prefer your own, say so.'],
        ['Who comes?', 'You hear beforehand, and say what you would like.'],
        ['What if something breaks?', 'You hear it from us, and we settle it with you.'],
        ['Can I skip a week?', 'Yes. Tell us as early as you can.'],
        ['How do I stop?', 'With a message. Ask for the notice when you begin.'],
      ]),
    },
    contact: {
      title: 'Call or write',
      lede: 'Rooms, rhythm, animals: that is enough for a price.',
      items: contactItems(facts),
    },
    hours: { title: 'Office hours', items: openingItems(facts, [opens(1, 5, 8, 17)]) },
    booking: {
      title: 'Choose a day',
      lede: 'We confirm by message.',
      items: jobs.slice(0, 4).map(([title]) => ({ title })),
      actions: [{ label: 'Ask for this day', href: 'booking' }],
    },
    cta: {
      title: pick('cta', ['Is your day still free?', 'What would you do with the afternoon?']),
      lede: 'Tell us the rooms. We do the rest.',
      actions: [{ label: 'Get a price', href: 'quote' }],
    },
    gallery: {
      title: 'Small victories',
      items: pictures([
        ['Window, Tuesday', 'window'],
        ['Folded', 'box'],
        ['Sink', 'tap'],
        ['Office at seven', 'computer'],
        ['Hall', 'door'],
        ['Plants dusted', 'plant'],
      ]),
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['1', 'list, written by you'],
        ['1', 'price, before the first clean'],
        ['0', 'corners left out'],
      ]),
    },
  };
};

const usualCleaning: KindDefinition = {
  kind: 'cleaning',
  schemaType: 'HomeAndConstructionBusiness',
  noun: 'cleaning company',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'pricing', 'testimonials', 'faq', 'quote'],
    },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'pricing', 'cta'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'team', 'process'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'areas'] },
  ],
  styles: ['clinical', 'coastal', 'pastel', 'minimal'],
  art: ['mop', 'window', 'broom', 'leaf'],
  action: { label: 'Get a price', to: 'quote' },
  content,
};

/** Cleaning of homes and offices, of windows, drives and ovens. */
export const cleaning: KindDefinition = withTrades(
  usualCleaning,
  (brief) =>
    findStray(brief, foundByName) ??
    findNamedStray(brief, washingAndWater) ??
    findAnyTrade(brief, cleaningRounds),
);
