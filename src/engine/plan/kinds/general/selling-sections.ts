import { compared } from './compared';
import { usualDishes } from '../parts/usual-dishes';
import type { Facts, SectionContent } from '../../content';
import { onRequest, pricedOnRequest } from '../parts/on-request';
import { plans } from '../parts/plans';
import { points } from '../parts/points';
import { priced } from '../parts/priced';
import { offerPhrases } from '../parts/phrase-items';
import { capitalise } from '../parts/weave';
import { isMany, plural } from '../families/noun-forms';
import { goodsFor, type Good } from './goods-by-trade';
import { homesOnOffer } from './homes-on-offer';
import { listedThings } from './listed-things';
import type { Topic } from './topic';

/** How pieces of one sort differ where nobody knows more of them; `many` stands for the plural. */
const sorts: readonly (readonly [title: string, euros: number, text: string])[] = [
  ['{One}, small', 28, 'To begin with.'],
  ['{One}, medium', 48, 'The one people ask for.'],
  ['{One}, large', 72, 'Measure first.'],
  ['{One} for every day', 39, 'Plain, and meant to be used.'],
  ['{One} for a special day', 95, 'The best we have.'],
  ['{One} as a present', 54, 'Wrapped, with a card.'],
  ['Two {many}', 86, 'One of them may be given away.'],
  ['A set of {many}', 120, 'Chosen so that they go together.'],
  ['{One}, this season', 44, 'Just unpacked.'],
  ['{One}, second choice', 22, 'A small flaw, shown in the picture.'],
  ['{One}, made to order', 150, 'Tell us what yours should be like.'],
  ['Gift voucher', 40, 'For someone who knows best.'],
];

/** Pieces of a shop whose goods nobody knows more of than what they are: "Umbrella, small". */
const piecesOf = (offer: string): readonly Good[] => {
  const thing = /^(?:online |web )?(?<thing>.{3,30}?) (?:shop|store)$/iu.exec(offer)?.groups?.['thing'];
  if (thing === undefined) return [];
  const words = { One: capitalise(thing), many: plural(thing) };
  return sorts.map(
    ([title, euros, text]) =>
      [title.replace(/\{(?<key>One|many)\}/u, (_, key: 'One' | 'many') => words[key]), euros, text] as const,
  );
};

const papers =
  /\b(?:cv|résumé|resume|brochure|catalogue|price list|programme|guide|leaflet|press kit|worksheets?|sample chapter|route map|gpx files?|application form|rules|prospectus|syllabus)\b/iu;

/** A paper that the prompt names is what can be taken along, else a program for each kind of device. */
const downloads = ({ brief }: Facts) => {
  const told = papers.exec(brief.prompt)?.[0];
  return told
    ? [{ title: /^cv$/iu.test(told) ? 'CV' : told.charAt(0).toUpperCase() + told.slice(1), note: 'PDF' }]
    : [
        { title: 'For phones', note: 'iOS and Android' },
        { title: 'For the desk', note: 'Windows, macOS and Linux' },
      ];
};

/** What any business sells or takes orders for. */
export const sellingSections = (topic: Topic) => {
  const { facts } = topic;
  const { pick } = facts;
  const named = offerPhrases(facts).slice(0, 6).map(capitalise);
  const things = named.length > 1 ? named : [];
  const own =
    facts.brief.kind.value === 'shop'
      ? piecesOf(facts.offer ?? '')
      : goodsFor([facts.offer ?? '', topic.noun, facts.brief.kind.value]);
  // What the prompt names, else goods of the trade, else vouchers: those made up for an unknown trade would be the wrong ones.
  const vouchers: readonly Good[] = [
    ['Gift voucher', 40, 'For someone who is hard to find a present for.'],
    ['Small voucher', 20, 'For a first try.'],
    ['Large voucher', 90, 'For two people, or for one who likes it a lot.'],
  ];
  const goods = named.length >= 3 ? null : own.length > 0 ? own : vouchers;
  return {
    pricing: {
      title: pick('pricing', ['What it costs', 'Prices, plainly', 'Choose what fits']),
      lede: onRequest,
      items: pricedOnRequest(
        named.length > 1 ? named : ['A single appointment', 'A larger job', 'Regularly'],
        {
          label: 'Ask for a price',
          href: 'contact',
        },
      ),
    },
    comparison: compared(facts),
    menu: {
      title: 'What there is',
      // What the prompt names has the price that it tells, or none.
      items: things.length > 0 ? things.map((title) => ({ title })) : usualDishes(facts),
    },
    products: {
      title: pick('products', ['To take home', 'On the shelf just now']),
      lede: 'Ask for it by name, and we put it aside.',
      // What the prompt names gets no price that it does not tell.
      items: goods
        ? priced(
            facts,
            goods.map(([title, euros, text]) => [title, euros, text, title] as const),
          )
        : named.map((title) => ({ title, art: title })),
    },
    'product-detail': {
      title: 'Gift voucher',
      lede: 'For someone who is hard to find a present for.',
      body: ['Good for anything we offer. Say for whom it is, and how you would like to have it.'],
      items: priced(facts, [
        ['Small', 40],
        ['Medium', 80],
        ['Large', 150],
      ]),
      actions: [{ label: 'Add to cart', href: 'cart' }],
    },
    cart: { title: 'Your cart', lede: 'Look it over before you go on.' },
    checkout: {
      title: 'Where should it go?',
      lede: 'Your order is noted on this device; payment is agreed with us directly.',
    },
    categories: {
      title: 'Browse by kind',
      items: points([
        ['For a first try', 'Small, simple, not expensive.', 'gift'],
        ['For the house', 'Things that stay.', 'lamp'],
        ['To give away', 'Wrapped if you ask.', 'box'],
      ]),
    },
    tickets: {
      title: 'Tickets',
      items: plans(
        facts,
        [
          ['Child', 6, 'Up to twelve.', ['Entry', 'Drawing sheet']],
          ['Adult', 14, 'From thirteen.', ['Entry', 'Programme']],
          ['Family', 34, 'Two and two.', ['Entry for four', 'Programme', 'A drink each'], 'Best value'],
        ],
        { label: 'Reserve', to: 'contact' },
      ),
    },
    rooms: {
      title: 'Rooms',
      items: plans(
        facts,
        [
          ['The small one', 78, 'Facing the yard, quiet.', ['Double bed', 'Shower', 'Desk']],
          [
            'The bright one',
            96,
            'Windows on two sides.',
            ['Double bed', 'Bath', 'Reading chair'],
            'Asked for most',
          ],
          [
            'The family one',
            128,
            'Two rooms with a door between.',
            ['Four beds', 'Shower', 'Kitchen corner'],
          ],
        ],
        { note: 'per night', label: 'Ask for dates', to: 'booking' },
      ),
    },
    listings: isMany(topic.offer) ? listedThings(facts, topic) : homesOnOffer(facts),
    amenities: {
      title: 'What is there for you',
      items: points([
        ['The way in', 'Tell us what you need, and we say how it is here.', 'door'],
        ['Getting here', 'Ask for the best way, and where to leave a car.', 'car'],
        ['Questions', 'Ask before you come, or when you are here.', 'chat'],
      ]),
    },
    donation: {
      title: 'Help it go on',
      lede: 'Choose an amount, or write to us with another.',
      items: priced(facts, [
        ['A little', 10],
        ['A good deal', 30],
        ['A lot', 75],
      ]),
    },
    download: { title: 'Take it with you', items: downloads(facts) },
    booking: {
      title: pick('booking', ['Find a date', 'Ask for your day']),
      lede: 'Say when it would suit you. You get an answer, not an automatic reply.',
      // What may be booked is told or not asked for: "half a day" of a tea room is nothing.
      items: (named.length > 1 ? named : []).slice(0, 6).map((title) => ({ title })),
      actions: [{ label: 'Ask for this date', href: 'booking' }],
    },
    quote: {
      title: 'Tell us what you need',
      lede: 'A few details, and we can name a price.',
      // What may be booked is told or not asked for: "half a day" of a tea room is nothing.
      items: (named.length > 1 ? named : []).slice(0, 6).map((title) => ({ title })),
      actions: [{ label: 'Ask for a price', href: 'quote' }],
    },
  } satisfies Record<string, SectionContent>;
};
