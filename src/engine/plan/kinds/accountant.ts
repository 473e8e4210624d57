import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker } from './parts/weave';
import { findAnyTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { moneyAdvice } from './trades/money-advice';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const isWealth = says(facts, /wealth|invest|financial (?:advis|plan)|pension|mortgage broker|fund/iu);
  const offers = isWealth
    ? points([
        ['A plan on one page', 'What you have, what you need, what to do on Monday.', 'document'],
        ['Saving and investing', 'Broad, cheap, understood.', 'chart'],
        ['Retirement', 'The gap, measured and closed in steps.', 'sun'],
        ['Home and mortgage', 'What you can carry on a bad month.', 'house'],
        ['Insurance check', 'Keep two, drop three.', 'shield'],
        ['Passing it on', 'Kindly, and with little tax.', 'tree'],
      ])
    : points([
        ['Bookkeeping', 'Every receipt, every month, no shoeboxes in spring.', 'receipt'],
        ['Annual accounts', 'Ready before the bank asks.', 'document'],
        ['Tax returns', 'For people, for firms, for people with firms.', 'calculator'],
        ['Payroll', 'Right amount, right day.', 'coin'],
        ['Starting up', 'Form, registration, first invoice.', 'rocket'],
        ['Advice', 'Before you sign, buy or hire.', 'lamp'],
      ]);
  return {
    hero: {
      kicker: kicker(facts, isWealth ? 'Financial planning' : 'Accountants and tax advisers'),
      title: isWealth
        ? pick('hero', ['A plan you can read aloud', 'Money, calmly', 'Know your number, sleep better'])
        : pick('hero', [
            'Receipts in, peace of mind out',
            'The books, done and explained',
            'No surprises in March',
            'Figures you can read over coffee',
          ]),
      lede: pick('lede', [
        `${name} keeps your figures in order${inPlace(facts)} and tells you in plain words what they mean.`,
        'You send what you have. We sort, book, file, and call when something needs a decision.',
      ]),
      actions: [
        { label: pick('hero-action', ['Ask for an offer', 'Arrange a first talk']), href: 'contact' },
        { label: 'What we do', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['What we take off your desk', 'Services', 'What we look after']),
      items: withPhrases(
        facts,
        offers,
        ['Done on time, explained in a paragraph.', 'With a price you know beforehand.'],
        6,
      ),
    },
    features: {
      title: pick('features', ['How it feels to have us', 'What you can rely on']),
      items: points([
        ['One page a month', 'What came in, what went out, what to watch.', 'document'],
        ['A call before the deadline', 'Not a letter after it.', 'phone'],
        ['Photographs are enough', 'Take a picture of the receipt and forget it.', 'camera'],
      ]),
    },
    process: {
      title: 'Changing to us',
      items: points([
        ['A first talk', 'What you do, and what is lying there.'],
        ['We fetch the papers', 'From you and from the office before us.'],
        ['We set it up', 'Accounts, access, calendar.'],
        ['It runs', 'Month by month, without drama.'],
      ]),
    },
    pricing: {
      title: pick('pricing', ['By the month', 'What it costs']),
      lede: 'Guide prices. You get yours after a first talk.',
      items: plans(
        facts,
        [
          ['On your own', 95, 'Freelancers and sole traders.', ['Monthly books', 'VAT', 'Annual return']],
          [
            'Small firm',
            260,
            'Up to ten people.',
            ['Monthly books', 'Payroll', 'Annual accounts', 'A quarterly talk'],
            'Most chosen',
          ],
          [
            'Larger',
            540,
            'More people, more questions.',
            ['Everything before', 'Budget and forecast', 'A fixed contact on site'],
          ],
        ],
        { note: 'per month', label: 'Ask for an offer', to: 'contact' },
      ),
    },
    about: {
      title: pick('about', ['People who like columns', 'Who we are']),
      body: [
        `${name} looks after books, tax and payroll${inPlace(facts)}.`,
        'You get figures you can read, and a call when something needs a decision.',
      ],
    },
    team: {
      title: 'Who does your books',
      items: people(facts, [
        ['Partner', 'Explains tax with coffee cups.'],
        ['Accounts', 'Finds the missing cent, then the reason.'],
        ['Payroll', 'Counts twice, pays once.'],
      ]),
    },
    app: { title: 'What is left of an invoice?', lede: 'A rough calculation. The exact one is our job.' },
    testimonials: {
      title: 'From clients',
      items: reviews(facts, [
        ['I open the letter from the tax office without fear now.', 'Studio owner'],
        ['They told me not to buy the van. I thank them monthly.', 'Joiner'],
        ['One page, three numbers, done.', 'Shop owner'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you change', 'Asked first']),
      items: questions([
        ['What does the first talk cost?', 'Ask when you arrange it. Afterwards you get a price in writing.'],
        ['How do I send receipts?', 'By photograph, by mail or in a box, as we agree.'],
        [
          'Can you take over in the middle of the year?',
          'Ask us. We need the papers from the months before.',
        ],
        ['Who answers my questions?', 'Whoever keeps your books.'],
        ['What happens in an audit?', 'We prepare, sit beside you and answer.'],
        ['Do you work with my software?', 'Tell us which, and we say how it goes.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Ask for a first talk', 'Ask us anything in figures']),
      lede: 'Say what you do and roughly how many receipts a month.',
      items: contactItems(facts),
    },
    hours: {
      title: 'Office hours',
      items: openingItems(facts, [opens(1, 4, 8.5, 17), opens(5, 5, 8.5, 14)]),
    },
    cta: {
      title: pick('cta', ['Is there a box under the desk?', 'Deadline coming?']),
      lede: 'Write what is in it, and we say where to begin.',
      actions: [{ label: 'Arrange a first talk', href: 'contact' }],
    },
    posts: {
      title: 'Short and useful',
      items: [
        {
          title: 'Which receipts to keep',
          value: '5 March',
          note: '3 min read',
          text: 'Fewer than you think, longer than you like.',
          sample: true,
          list: [
            'Keep what proves an expense. Photograph it the same day; heat-printed ink fades by summer.',
          ],
        },
        {
          title: 'The first hire',
          value: '9 February',
          note: '4 min read',
          text: 'What a salary really costs, and when it pays.',
          sample: true,
          list: ['Take the wage, add what the state adds, then add a chair. That is the number to compare.'],
        },
      ],
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['12', 'months, each with its page'],
        ['1', 'page of summary'],
        ['0', 'shoeboxes left'],
      ]),
    },
  };
};

const usualAccountant: KindDefinition = {
  kind: 'accountant',
  schemaType: 'AccountingService',
  noun: 'accounting office',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'process', 'pricing', 'testimonials', 'faq', 'cta'],
    },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'pricing', 'cta'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'team'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['corporate', 'minimal', 'clinical', 'swiss'],
  art: ['calculator', 'receipt', 'chart', 'coin'],
  action: { label: 'Arrange a first talk', to: 'contact' },
  content,
};

/** Accountants, tax advisers, financial planners, mortgage advisers. */
export const accountant: KindDefinition = withTrades(usualAccountant, (brief) =>
  findAnyTrade(brief, moneyAdvice),
);
