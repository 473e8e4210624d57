import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import { onWheels } from './food-on-wheels';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { inPlace, kicker, opening } from './parts/weave';
import { cafeCounter } from './cafe-counter';
import { isOfTea, teaShelf } from './cafe-tea-shelf';
import { drinkSheets } from './sheets/drink-sheets';
import { westernSheets } from './sheets/kitchen-west-sheets';
import { withSheets } from './sheets/wear-sheets';

/** Cafés that are rather a tea house, a breakfast place or an ice cream counter. */
const cafeSheets = [...drinkSheets, ...westernSheets].filter(({ noun }) =>
  ['tea house', 'juice bar', 'brunch place', 'ice cream parlour', 'food truck'].includes(noun),
);

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const counter = cafeCounter(facts);
  return {
    hero: {
      kicker: kicker(facts, counter.kicker),
      title: pick('hero', counter.headlines),
      lede: counter.lede,
      actions: [
        { label: 'See the menu', href: 'menu' },
        { label: 'When we are open', href: 'hours' },
      ],
    },
    menu: {
      title: pick('menu', ['On the board', 'What is good today', 'The counter']),
      lede: 'Ask for oat, soy or a smaller cup. Nobody sighs.',
      items: counter.menu,
    },
    features: {
      title: pick('features', ['Why the regulars come', 'Small things we care about']),
      items: points([
        ['A table for work, and one without', 'Sockets along the wall. By the window, only talk.', 'lamp'],
        ['Made in this room', 'Cakes, syrups and lemonade come from behind the counter.', 'cake'],
        ['Bring your own cup', 'It is cheaper, and it keeps the bin light.', 'mug'],
      ]),
    },
    about: {
      title: pick('about', ['A living room with a counter', 'Sit where you like']),
      body: [
        `${name} is the sort of place where the second cup is the better one. We know the beans, we know the dairy, and by the third visit we know you.`,
        `Nobody is hurried, and nobody has to talk before the first cup${inPlace(facts) ? `. It is our favourite corner of ${facts.place}` : ''}.`,
      ],
    },
    story: {
      title: pick('story', ['How the day begins here', 'Before the door opens']),
      body: [
        opening(facts, 'put the kettle on', 'We put the kettle on') +
          ' before the door opens, and the first cake comes out while the chairs are still up.',
        'After that it is mostly listening: who takes what, who sits where, and who would rather not be asked before ten.',
      ],
    },
    gallery: {
      title: pick('gallery', ['A slow morning', 'Look in before you come']),
      items: pictures([
        ['The first cup', 'cup'],
        ['Cake under glass', 'cake'],
        ['Window seats', 'window'],
        ['The shelf of beans', 'beans'],
        ['Plants that survived', 'plant'],
        ['Sunday papers', 'book'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Overheard at the counter', 'From the bench by the door']),
      items: reviews(facts, [
        ['I wrote half a book at the corner table. They never once looked at the clock.', 'Writes here'],
        ['The only place where my father and I agree on the coffee.', 'Comes on Sundays'],
        ['Warm in winter, quiet before nine, cake all year.', 'Lives upstairs'],
      ]),
    },
    team: {
      title: 'Behind the counter',
      items: people(facts, [
        ['Barista', 'Remembers how you take it.'],
        ['Cake', 'Bakes with the radio on and the window open.'],
        ['Everything else', 'Fixes the chairs, waters the plants, finds your scarf.'],
      ]),
    },
    services: {
      title: 'Also possible',
      items: points([
        ['Beans to take home', 'Ground for your pot, or whole.', 'beans'],
        ['Coffee for your event', 'Machine, barista and cups, wherever there is a socket.', 'cup'],
      ]),
    },
    events: {
      title: 'After the machine is off',
      items: dated([
        ['7 March', 'Tasting, side by side', 'Five coffees, one kettle, no wrong answers.', 'Eight places'],
        ['21 March', 'Records and pie', 'Bring a record. There is pie.', 'Free'],
        ['18 April', 'Latte art for beginners', 'Milk will be spilt.', 'Six places'],
      ]),
    },
    faq: {
      title: pick('faq', ['Good to know', 'Asked over the counter']),
      items: questions([
        ['Can I work here?', 'Ask, and we say which table has room for it.'],
        ['Is there Wi-Fi?', 'Ask at the counter.'],
        ['Which milk do you have?', 'Ask at the counter; we pour what you prefer where we have it.'],
        ['Are dogs allowed?', 'Ask when you come in, and we find the right corner.'],
        [
          'Do you have something without gluten?',
          'Ask at the counter what there is today, and say how strict it has to be.',
        ],
        ['Can I reserve a table?', 'For six and more, yes. Otherwise come and we make room.'],
      ]),
    },
    hours: {
      title: pick('hours', ['The door is open', 'Kettle on, kettle off']),
      items: openingItems(facts, [opens(1, 5, 7.5, 18), opens(6, 7, 9, 17)]),
    },
    map: {
      title: pick('map', ['Round the corner', 'How to get here']),
      lede: facts.place ? `We are in ${facts.place}. Come in and sit down.` : 'Come in and sit down.',
    },
    contact: {
      title: pick('contact', ['Drop us a line', 'Say hello']),
      lede: 'For groups, cakes to order, or a question.',
      items: contactItems(facts),
    },
    products: {
      title: 'For your own kitchen',
      items: [
        ...priced(
          facts,
          [
            ['House espresso, 250 g', 11, 'Cocoa, roasted almond', 'beans'],
            ['Filter, washed, 250 g', 12.5, 'Bergamot, honey', 'beans'],
            ['Decaf, 250 g', 12, 'For after nine', 'beans'],
          ],
          'Beans',
        ),
        ...priced(
          facts,
          [
            ['Pour-over cone', 18, 'Ceramic', 'cup'],
            ['Paper filters', 5, 'One hundred', 'box'],
            ['House mug', 16, 'Thrown nearby', 'mug'],
            ['Hand grinder', 64, 'Ten clicks for filter', 'cup'],
            ['Voucher', 20, 'Any amount', 'gift'],
          ],
          'Things',
        ),
      ],
    },
    newsletter: {
      title: 'New beans, once a month',
      lede: 'A short mail when something good arrives.',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
    cta: {
      title: pick('cta', ['The kettle is on', 'Sit down for a minute']),
      lede: 'No reservation, no hurry.',
      actions: [{ label: 'Find us', href: 'map' }],
    },
  };
};

const usualCafe: KindDefinition = {
  kind: 'cafe',
  schemaType: 'CafeOrCoffeeShop',
  noun: 'café',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'menu', 'about', 'gallery', 'testimonials', 'hours', 'map'],
    },
    { role: 'menu', title: 'Menu', sections: ['page-header', 'menu', 'products', 'cta'] },
    { role: 'about', title: 'Our story', sections: ['page-header', 'story', 'team', 'gallery'] },
    { role: 'visit', title: 'Visit', sections: ['page-header', 'hours', 'map', 'contact', 'faq'] },
  ],
  styles: ['cream', 'craft', 'retro', 'organic'],
  art: ['cup', 'beans', 'cake', 'plant'],
  action: { label: 'See the menu', to: 'menu' },
  content,
};

const cafeOfSort = withSheets(usualCafe, cafeSheets, ['menu']);
/** "a coffee bar … and weekend brunch": what it is called tells more than a meal of its week. */
const isOfCoffee = ({ offer }: Brief): boolean =>
  /\b(?:coffee|espresso)\b/iu.test(offer?.value ?? '') &&
  !/\b(?:brunch|breakfast|tea|ice[- ]cream)\b/iu.test(offer?.value ?? '');

/** Who presses or churns sells no beans, and did not begin with a coffee machine. */
const isCold = ({ offer }: Brief): boolean =>
  /\b(?:juic\p{L}*|smoothies?|ice[- ]cream|gelat\p{L}+|frozen yog\p{L}+|a[cç]a[ií])(?!\p{L})/iu.test(
    offer?.value ?? '',
  );
const coldPages = usualCafe.pages.map((page) => ({
  ...page,
  sections: page.sections.filter((type) => type !== 'products' && type !== 'story'),
}));

/** Coffee, tea, ice cream: places to sit with something small. */
export const cafe: KindDefinition = onWheels({
  ...cafeOfSort,
  fit: (brief) =>
    isOfCoffee(brief) ? {} : { ...cafeOfSort.fit?.(brief), ...(isCold(brief) ? { pages: coldPages } : {}) },
  content: (facts) => ({
    ...(isOfCoffee(facts.brief) ? usualCafe : cafeOfSort).content(facts),
    ...(isOfTea(facts.brief) ? teaShelf(facts) : {}),
  }),
});
