import type { Facts, KindDefinition } from '../content';
import { bakeryGoods, makesSweets } from './bakery-goods';
import { sweetWords } from './bakery-sweets';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { opens, openingItems } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace, kicker, opening } from './parts/weave';
import { findThing } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { cakesToOrder } from './trades/to-order';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const goods = bakeryGoods(facts);
  return {
    hero: {
      kicker: kicker(facts, goods.kicker),
      title: pick('hero', goods.headlines),
      lede: pick('hero-lede', goods.ledes),
      actions: [
        {
          label: makesSweets(facts)
            ? 'See today’s counter'
            : pick('hero-action', ['See what is baked today', 'See today’s counter']),
          href: 'menu',
        },
        { label: 'How to find us', href: 'map' },
      ],
    },
    menu: {
      title: pick('menu', ['On the counter today', 'Out of the oven', 'Today’s bake']),
      lede: 'Baked in small batches. When it is gone, it is gone until tomorrow.',
      items: goods.menu,
    },
    products: {
      title: 'Order for collection',
      lede: 'Tell us the evening before, and it is set aside with your name on it.',
      items: goods.menu,
    },
    about: {
      title: pick('about', [
        'Flour, water, salt and somebody awake',
        'A small room with a large oven',
        'Who bakes here',
      ]),
      body: [
        `${name} is a small bakery${inPlace(facts)} where the oven stands in the same room as the queue. You can see what you are about to eat being made.`,
        'We buy flour from mills that tell us which field it came from, and butter that tastes of something. The rest is patience and warm hands.',
      ],
    },
    story: {
      title: pick('story', [
        'Nothing here is in a hurry',
        'It began with one jar of starter',
        'The long way to a loaf',
      ]),
      body: [
        opening(facts, 'baked through the night', 'We bake through the night') +
          ' so that the first customers can have theirs warm. The dough decides when it is ready; we have learnt to listen.',
        'What began on a kitchen table soon needed a bigger table, then an oven, then a door to the street. The recipe cards are still the first ones, with butter on the corners.',
      ],
      items: dated([
        ['18:00', 'Mix'],
        ['21:00', 'Fold'],
        ['4:00', 'Fire'],
        ['7:30', 'Doors open'],
      ]),
    },
    process: {
      title: pick('process', ['One night in the life of a loaf', 'From jar to shelf']),
      items: points([
        ['Feed', 'The starter gets its supper: flour, water and a warm corner.', 'jar'],
        ['Mix and fold', 'Dough comes together at dusk and is folded, not beaten.', 'bowl'],
        ['Rest', 'A long cold night does what yeast in a hurry cannot.', 'moon'],
        ['Bake', 'Hot stone, a cloud of steam, and a crust that sings as it cools.', 'loaf'],
      ]),
    },
    features: {
      title: 'What makes the difference',
      items: points([
        ['Flour with an address', 'From mills nearby, some of it ground the same week.', 'wheat'],
        ['Long, cold rises', 'More flavour, easier on the stomach, good for days.', 'moon'],
        ['Nothing to hide', 'Ask for the list of ingredients. It is short.', 'loaf'],
      ]),
    },
    services: {
      title: 'More than the counter',
      items: points([
        ['Orders for collection', 'Say what and when; it waits for you behind the till.', 'bag'],
        [
          'Celebration cakes',
          'Tell us the flavour and the number of candles, a week ahead if you can.',
          'cake',
        ],
        ['Bread for restaurants', 'Daily or twice a week, still warm when your kitchen opens.', 'baguette'],
        ['Baking mornings', 'Four people, one table, your own loaf to take home.', 'hands'],
      ]),
    },
    pricing: { title: 'Prices', lede: 'What is on the board is what you pay.', items: goods.menu },
    gallery: {
      title: pick('gallery', ['Flour on everything', 'A morning, in pictures']),
      items: pictures([
        ['The first tray of the day', 'croissant'],
        ['Loaves cooling by the window', 'loaf'],
        ['Sunday’s cakes', 'cake'],
        ['The counter at eight', 'shop'],
        ['Coffee while you wait', 'cup'],
        ['Hands that know the dough', 'hands'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Said over the counter', 'From the queue']),
      items: reviews(facts, [
        ['I came for one loaf and now plan my Saturdays around this place.', 'Every Saturday'],
        [
          'The crust cracks when you press it. My children fight over the end piece.',
          'Lives round the corner',
        ],
        ['They made our wedding cake and it was gone before the speeches.', 'Ordered a cake'],
      ]),
    },
    team: {
      title: 'Up before you',
      items: people(facts, [
        ['Head baker', 'Shapes every loaf as if it were the first, and hums while doing it.'],
        ['Pastry', 'Believes that lamination is a form of meditation.'],
        ['Counter', 'Remembers your order and your dog’s name.'],
      ]),
    },
    faq: {
      title: pick('faq', ['Asked at the counter', 'Before you come']),
      items: questions([
        [
          'When is the bread freshest?',
          'The first loaves are out when the doors open. A second, smaller bake follows before lunch.',
        ],
        [
          'Can I reserve a loaf?',
          'Yes. Call or write by the evening before and it is kept until closing time.',
        ],
        [
          'What do you have without wheat or dairy?',
          'There is always a rye and something vegan on the counter. Our kitchen handles gluten, nuts and milk, so traces are possible.',
        ],
        [
          'Do you make birthday cakes?',
          'Gladly. A week’s notice gives us time to talk it through; for simple ones two days can be enough.',
        ],
        [
          'How do I keep the bread?',
          'Cut side down on a board, never in the fridge. It toasts well for days and freezes well in slices.',
        ],
        [
          'Do you supply cafés and restaurants?',
          'A few, as many as the oven allows. Write to us with days and quantities.',
        ],
      ]),
    },
    hours: {
      title: pick('hours', ['Come early', 'When the door is open', 'Come by']),
      items: openingItems(facts, [opens(2, 6, 7.5, 18), opens(7, 7, 8, 13)]),
    },
    map: {
      title: pick('map', ['Follow the smell', 'Where to find us']),
      lede: `${facts.place ? `We are in ${facts.place}. ` : ''}You will notice the smell before you see the sign.`,
    },
    contact: {
      title: pick('contact', ['Order, ask, say hello', 'Call before we sell out']),
      lede: 'For cakes and larger orders tell us the day, the number of people and anything you must not eat.',
      items: contactItems(facts),
    },
    newsletter: {
      title: 'What is baked this week',
      lede: 'One short mail when something new goes into the oven.',
      actions: [{ label: 'Send me the bake list', href: 'newsletter' }],
    },
    events: {
      title: 'Evenings with flour',
      items: dated([
        ['14 March', 'Sourdough from the start', 'Make a starter, shape a loaf, bake it here.', 'Six places'],
        ['11 April', 'Croissants without fear', 'Butter, patience, a rolling pin.', 'Six places'],
        ['9 May', 'Bread and cheese', 'Five loaves, five cheeses, one long table.', 'From 7 in the evening'],
      ]),
    },
    cta: {
      title: pick('cta', ['Keep a loaf for Saturday?', 'Shall we set one aside?']),
      lede: 'Order by the evening before. It waits behind the counter with your name on it.',
      actions: [{ label: 'Order for tomorrow', href: 'contact' }],
    },
    ...(makesSweets(facts) ? sweetWords(facts, goods.menu) : {}),
  };
};

const counter: KindDefinition = {
  kind: 'bakery',
  schemaType: 'Bakery',
  noun: 'bakery',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'menu', 'story', 'gallery', 'testimonials', 'hours', 'map'],
    },
    { role: 'menu', title: 'Menu', sections: ['page-header', 'menu', 'faq', 'cta'] },
    { role: 'about', title: 'Our story', sections: ['page-header', 'story', 'process', 'team', 'cta'] },
    { role: 'visit', title: 'Visit', sections: ['page-header', 'hours', 'map', 'contact'] },
  ],
  styles: ['craft', 'cream', 'bistro', 'retro'],
  art: ['loaf', 'croissant', 'wheat', 'cake'],
  action: { label: 'See today’s bake', to: 'menu' },
  content,
};

/** Bread and pastry over a counter, and cakes made to order. */
export const bakery: KindDefinition = withTrades(counter, (brief) =>
  brief.offer ? findThing(brief, cakesToOrder) : undefined,
);
