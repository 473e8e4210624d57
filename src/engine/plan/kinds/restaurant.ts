import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker, opening } from './parts/weave';
import { kitchenSheets } from './sheets/kitchen-sheets';
import { findSheet, withSheets } from './sheets/wear-sheets';
import { rowsOf, wordsOf, type Trade } from './trades/trade';
import { counterKitchens } from './restaurant-counters';
import { kitchens, type Kitchen } from './restaurant-kitchens';
import { withoutDiets } from './parts/without-diets';
import { westernKitchens } from './restaurant-kitchens-west';
import { moreKitchens, seasonalKitchen } from './restaurant-kitchens-more';
import { onWheels } from './food-on-wheels';
import { findStray, findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { seasonAndTable } from './trades/season-and-table';

const kitchenOf = (sheet: Trade): Kitchen => {
  const goods = rowsOf(sheet, 'good');
  const groups = [...new Set(goods.map(([, , , , group = 'Card']) => group))];
  return {
    words: sheet.calls(),
    name: wordsOf(sheet, 'kicker')[0] ?? sheet.noun,
    headlines: wordsOf(sheet, 'head'),
    lede: wordsOf(sheet, 'lede')[0] ?? '',
    card: groups.map((group) => [
      group,
      goods
        .filter(([, , , , of = 'Card']) => of === group)
        .map(([title = '', euros = '0', text = '', art = '']) => [title, Number(euros), text, art] as const),
    ]),
  };
};

const cuisines = kitchenSheets.filter(({ noun }) => noun !== 'food truck');
/** "Mexican food truck", "Thai street food": what is cooked tells more of the menu than what it is cooked in. */
const isCooked = (brief: Brief): boolean =>
  /\b(?:street food|(?:truck|van|trailer|cart|stall|kiosk)s?)\b/iu.test(brief.offer?.value ?? '') &&
  findTrade(brief, cuisines) !== undefined;

const findKitchen = (told: Facts): Kitchen => {
  const facts = withoutDiets(told);
  const sheet = findSheet(facts.brief, isCooked(facts.brief) ? cuisines : kitchenSheets);
  return sheet ? kitchenOf(sheet) : findUsualKitchen(facts);
};

const findUsualKitchen = (facts: Facts): Kitchen =>
  [...counterKitchens, ...kitchens, ...westernKitchens, ...moreKitchens].find(({ words }) =>
    says(facts, words),
  ) ?? seasonalKitchen;

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const kitchen = findKitchen(facts);
  const card = kitchen.card.flatMap(([group, rows]) => priced(facts, rows, group));
  return {
    hero: {
      kicker: kicker(facts, kitchen.name),
      title: pick('hero', kitchen.headlines),
      lede: kitchen.lede,
      actions: [
        { label: pick('hero-action', ['Reserve a table', 'Book your table']), href: 'booking' },
        { label: 'Read the menu', href: 'menu' },
      ],
    },
    menu: {
      title: pick('menu', ['The card this week', 'What we are cooking', 'On the table']),
      lede: 'Dishes change with the market. Tell us about allergies when you order; the kitchen knows every ingredient.',
      items: card,
    },
    features: {
      title: pick('features', ['Good reasons to sit down', 'What to expect']),
      items: points([
        ['Cooked to order', 'Some plates take twenty minutes. There is bread, and there is wine.', 'skillet'],
        [
          'Bought this morning',
          'From people we know, in amounts that do not last until tomorrow.',
          'vegetables',
        ],
        [
          'Room for everyone',
          'High chairs, a long table for twelve, and two seats at the bar for one.',
          'chair',
        ],
      ]),
    },
    about: {
      title: pick('about', [
        'The people behind the pass',
        'A kitchen with the door open',
        'Who cooks for you',
      ]),
      body: [
        `${name} is a place to eat well without whispering. The kitchen is open${inPlace(facts) ? `, the windows look out on ${facts.place},` : ''} and nobody minds if you stay.`,
        'We cook what we would like to eat ourselves, buy from people whose names we know and close when the last table has finished talking.',
      ],
    },
    story: {
      title: pick('story', [
        'It started with one long table',
        'From a back garden to this room',
        'Why we cook',
      ]),
      body: [
        opening(facts, 'cooked here', 'We cook here') +
          ' the way we learnt at home: slowly, with the good olive oil, and always for one guest more than expected.',
        'First there were friends in the garden, then friends of friends, then a queue. The table came with us; you can still see the burn from the first winter.',
      ],
    },
    booking: {
      title: pick('booking', ['Which evening suits you?', 'Keep a table for us']),
      lede: 'For up to eight use the form. For more, or for a whole evening, call us.',
      items: [{ title: 'Inside' }, { title: 'At the bar' }, { title: 'Outside' }],
      actions: [{ label: 'Reserve a table', href: 'booking' }],
    },
    gallery: {
      title: pick('gallery', ['A night here', 'Plates and people']),
      items: pictures([
        ['The room before six', 'dining'],
        [kitchen.card[0]?.[1][0]?.[0] ?? 'First plate', kitchen.card[0]?.[1][0]?.[3] ?? 'plate'],
        ['At the pass', 'skillet'],
        [kitchen.card[1]?.[1][0]?.[0] ?? 'Main plate', kitchen.card[1]?.[1][0]?.[3] ?? 'plate'],
        ['A glass for the wait', 'wine'],
        ['The last table', 'candle'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Said on the way out', 'From the guest book']),
      items: reviews(facts, [
        [
          'We meant to have one course. Three hours later we were talking to the next table.',
          'Friday dinner',
        ],
        ['They remembered that my mother cannot eat nuts, and made her the better dessert.', 'Family lunch'],
        ['No fuss, no foam, just very good food and somebody who looks after you.', 'Comes once a month'],
      ]),
    },
    team: {
      title: 'In the kitchen and on the floor',
      items: people(facts, [
        ['Chef', 'Writes the card at noon and changes it at five.'],
        ['Kitchen', 'Keeper of the stockpot and the playlist.'],
        ['Host', 'Finds a chair where there was none.'],
      ]),
    },
    services: {
      title: 'Beyond dinner',
      items: points([
        ['Private evenings', 'The whole room, one long table, a menu we write with you.', 'candle'],
        ['Catering', 'We pack the pans and cook in your kitchen, barn or garden.', 'skillet'],
        ['Lunch for offices', 'Three dishes a day, delivered hot, no plastic.', 'bag'],
        ['Vouchers', 'By post or from the bar, for any amount.', 'gift'],
      ]),
    },
    events: {
      title: 'Evenings worth a note',
      items: dated([
        [
          '12 March',
          'One pot, one wine',
          'A single dish for everyone, and the winemaker at the table.',
          'From 7 in the evening',
        ],
        ['9 April', 'Kitchen counter', 'Eight seats, eight small plates, no menu.', 'Eight seats'],
        [
          '14 May',
          'Sunday lunch outside',
          'Long table, children welcome, finishes when it finishes.',
          'From noon',
        ],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you sit down', 'Guests ask']),
      items: questions([
        [
          'Do I need to reserve?',
          'On Friday and Saturday it is wise. On other days we keep some tables for those who walk in.',
        ],
        [
          'Can you cook for allergies?',
          'Yes, if you tell us. Every dish has its list of ingredients in the kitchen, and most can be changed.',
        ],
        ['What is there without meat?', 'A third of the card at least, and not as an afterthought.'],
        ['Are children welcome?', 'Very. There are small portions, high chairs and paper to draw on.'],
        ['May we bring the dog?', 'At the outside tables and near the bar, on a lead.'],
        [
          'Can we have the place to ourselves?',
          'On quiet days, yes. Tell us the date and the number and we suggest a menu.',
        ],
      ]),
    },
    hours: {
      title: pick('hours', ['When the kitchen is on', 'Come and eat']),
      lede: 'Last orders an hour before we close.',
      items: openingItems(facts, [opens(3, 5, 18, 23), opens(6, 7, 12, 23)]),
    },
    contact: {
      title: pick('contact', ['Call the bar', 'Ask for a table']),
      lede: 'We answer best between lunch and dinner.',
      items: contactItems(facts),
    },
    map: {
      title: 'The way to your table',
      lede: facts.place
        ? `You find us in ${facts.place}. The door with the light on.`
        : 'Look for the door with the light on.',
    },
    cta: {
      title: pick('cta', ['Hungry on Friday?', 'Shall we lay a place for you?']),
      lede: 'Tables for two go last-minute; tables for six rarely do.',
      actions: [{ label: 'Reserve a table', href: 'booking' }],
    },
    newsletter: {
      title: 'The card, before anyone else',
      lede: 'One mail when the menu turns with the season.',
      actions: [{ label: 'Send me the menu', href: 'newsletter' }],
    },
  };
};

const usualRestaurant: KindDefinition = {
  kind: 'restaurant',
  schemaType: 'Restaurant',
  noun: 'restaurant',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'menu', 'story', 'gallery', 'testimonials', 'hours', 'map'],
    },
    { role: 'menu', title: 'Menu', sections: ['page-header', 'menu', 'cta'] },
    { role: 'book', title: 'Reservations', sections: ['page-header', 'booking', 'faq'] },
    { role: 'about', title: 'About', sections: ['page-header', 'story', 'team', 'gallery', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['bistro', 'editorial', 'noir', 'vintage'],
  art: ['plate', 'wine', 'candle', 'skillet'],
  action: { label: 'Reserve a table', to: 'booking' },
  content,
};

const dressed = withSheets(usualRestaurant, kitchenSheets, ['menu']);
const cooked = withSheets(usualRestaurant, cuisines, ['menu']);
const ofCuisine: KindDefinition = {
  ...dressed,
  content: (facts) => (isCooked(facts.brief) ? cooked : dressed).content(facts),
};

/** Places that serve meals. */
export const restaurant: KindDefinition = onWheels(
  withTrades(ofCuisine, (brief) => findStray(brief, seasonAndTable)),
);
