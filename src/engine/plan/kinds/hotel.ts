import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { chooseBank } from './parts/says';
import { inPlace, kicker, opening } from './parts/weave';
import { staySheets } from './sheets/stay-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { handsBehind } from './trades/hands-behind';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const house = chooseBank(
    facts,
    [
      [
        /\b(?:camp(?:ing|site|ground)?|glamping|cabins?|tree ?houses?|huts?|lodges?|chalets?)\b/iu,
        {
          kicker: 'Cabins and camping',
          heads: ['Wake up to birds, not bins', 'A stove, a lake, no plans', 'The door opens onto trees'],
          lede: 'Wooden cabins with a stove and a porch, wide pitches under old trees, and a fire place for the evening.',
          rooms: [
            ['Cabin for two', 92, 'A stove, a porch, a kettle.'],
            ['Family cabin', 138, 'Two bunks behind a curtain.'],
            ['Bell tent', 74, 'Real beds, wool blankets.'],
            ['Pitch with view', 28, 'Flat, grassy, near water.'],
          ],
        },
      ],
      [
        /\b(?:hostels?|backpack\w*)\b/iu,
        {
          kicker: 'Hostel',
          heads: [
            'A bed, a key, a long table',
            'Arrive alone, leave in company',
            'Cheap sleep, good breakfast',
          ],
          lede: 'Clean bunks with a curtain and a lamp, a kitchen for everyone and people who know where to eat for little.',
          rooms: [
            ['Bed in six', 26, 'Curtain, lamp, locker.'],
            ['Bed in four', 31, 'Quiet side.'],
            ['Private double', 74, 'Own bathroom.'],
            ['Family room', 98, 'Four beds, one door.'],
          ],
        },
      ],
      [
        /\b(?:villas?|apartments?|cottages?|holiday homes?|rentals?|airbnb|farm(?:house)?)\b/iu,
        {
          kicker: 'Holiday rental',
          heads: ['The key is under the pot', 'Your own door, your own pace', 'Cook late, swim early'],
          lede: 'A place of your own with a proper kitchen, good beds and a list of everything worth walking to.',
          rooms: [
            ['The house', 180, 'Sleeps six, with garden.'],
            ['The annexe', 95, 'Sleeps two, own terrace.'],
            ['Both together', 250, 'For families who like each other.'],
          ],
        },
      ],
    ] as const,
    {
      kicker: 'Hotel',
      heads: [
        'Sleep with the window open',
        'Breakfast until you are finished',
        'Quiet rooms, long mornings',
        'Stay one night more',
      ],
      lede: 'Good beds, real keys and a breakfast that nobody clears away. The view is included.',
      rooms: [
        ['Small double', 98, 'Facing the yard, very quiet.'],
        ['Room with a view', 136, 'Wake up to it.'],
        ['Corner room', 158, 'Windows on two sides, a bath.'],
        ['Family room', 189, 'Two rooms, one door between.'],
      ],
    } as const,
  );
  const lists = [
    ['Double bed', 'Rain shower', 'Desk'],
    ['Large bed', 'Balcony', 'Shower'],
    ['King-size bed', 'Bath', 'Reading chair'],
    ['Four beds', 'Bathroom', 'Games in the cupboard'],
  ];
  const rooms = plans(
    facts,
    house.rooms
      .map(
        ([title, euros, text], at) =>
          [title, euros, text, lists[at] ?? [], at === 1 ? 'Asked for most' : undefined] as const,
      )
      .map(([title, euros, text, list, badge]) =>
        badge ? ([title, euros, text, list, badge] as const) : ([title, euros, text, list] as const),
      ),
    { note: 'per night', label: 'Check dates', to: 'booking' },
  ).map((item, at) => ({ ...item, art: ['bed', 'window', 'room', 'house'][at] ?? 'bed' }));
  return {
    hero: {
      kicker: kicker(facts, house.kicker),
      title: pick('hero', house.heads),
      lede: house.lede,
      actions: [
        { label: pick('hero-action', ['Check dates', 'Find a room']), href: 'booking' },
        { label: 'See the rooms', href: 'rooms' },
      ],
    },
    rooms: {
      title: pick('rooms', ['Choose your window', 'Where you will sleep', 'The rooms']),
      lede: 'Ask for your dates, and we tell you what is free.',
      items: rooms,
    },
    pricing: { title: 'Prices', lede: 'Per night, for everyone in the room.', items: rooms },
    amenities: {
      title: pick('amenities', ['In the house', 'What is here for you']),
      items: points([
        ['Breakfast', 'Nobody clears it away while you are eating.', 'egg'],
        ['A place to sit', 'With a lamp, and books to swap.', 'book'],
        ['Wi-Fi', 'The password is where you look first.', 'wifi'],
        ['Somebody to ask', 'Where to eat, where to walk, where not to.', 'map'],
        ['Late arrival', 'Tell us, and a light is left on.', 'key'],
      ]),
    },
    features: {
      title: 'Why guests come back',
      items: points([
        ['Quiet', 'Thick walls and a road that leads nowhere.', 'moon'],
        ['A good bed', 'We slept in each of them before you do.', 'bed'],
        ['Someone to ask', 'Where to eat, where to swim, where not to.', 'map'],
      ]),
    },
    booking: {
      title: pick('booking', ['When would you like to come?', 'Ask for your dates']),
      lede: 'We confirm by mail. Nothing is charged on this page.',
      items: rooms.map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for these dates', href: 'booking' }],
    },
    about: {
      title: pick('about', ['The house and its people', 'Who opens the door']),
      body: [
        `${name} is a house${inPlace(facts)} where somebody opens the door, carries the heavy bag and knows the way.`,
        'We know every door by its sound. If something is missing in your room, say so at breakfast and it is there in the evening.',
      ],
    },
    story: {
      title: pick('story', ['An old house, gently woken', 'How the lights came back on']),
      body: [
        opening(facts, 'kept these rooms', 'We keep these rooms') +
          ' the way we like to find them: aired, quiet, with a real blanket.',
        'A house is never finished. Something is being painted, planted or mended, and you are welcome to watch.',
      ],
    },
    gallery: {
      title: pick('gallery', ['Look around', 'A walk through the house']),
      items: pictures([
        ['Morning', 'bed'],
        ['Breakfast table', 'cup'],
        ['The view', 'hills'],
        ['Reading room', 'lamp'],
        ['The garden gate', 'tree'],
        ['Evening outside', 'moon'],
      ]),
    },
    areas: {
      title: 'Around here',
      items: points([
        ['The water', 'Ask which way, and take a towel.', 'sea'],
        ['The village', 'Where to eat, and where to look in.', 'house'],
        ['The hill', 'We know the way up and the quiet way down.', 'hills'],
        ['The market', 'Ask which day. Go early, come back heavy.', 'vegetables'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['From the guest book', 'Written at breakfast']),
      items: reviews(facts, [
        ['We came for two nights and had to be asked to leave.', 'Stayed in spring'],
        ['We were asked what we like, and then it was there.', 'Family'],
        ['I have not slept like this since I was twelve.', 'Travelled alone'],
      ]),
    },
    team: {
      title: 'Who looks after you',
      items: people(facts, [
        ['Host', 'Draws you a map on the back of the bill.'],
        ['Kitchen', 'Gets up for your eggs.'],
        ['House and garden', 'Can fix a shower with a spoon.'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you pack', 'Guests ask']),
      items: questions([
        [
          'When can we arrive and leave?',
          'Tell us when you expect to be here, and somebody opens the door. Luggage may stay longer.',
        ],
        ['Is breakfast included?', 'It stands with each room. Tell us what you must not eat.'],
        ['May we bring the dog?', 'Ask when you write: it depends on the room.'],
        ['Is there parking?', 'Say that you come by car, and we tell you where it stands best.'],
        [
          'How do we get here without a car?',
          'Tell us where you start from, and we say which way is easiest.',
        ],
        ['What if we have to cancel?', 'Write as early as possible, and we look for other dates first.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Ask the people of the house', 'Write to us']),
      lede: 'We answer between breakfast and dinner.',
      items: contactItems(facts),
    },
    map: {
      title: pick('map', ['The way here', 'How to find the house']),
      lede: facts.place
        ? `We are in ${facts.place}. Tell us how you come, and we describe the way.`
        : 'Tell us how you come, and we describe the way.',
    },
    hours: { title: 'Reception', items: openingItems(facts, [opens(1, 7, 8, 20)]) },
    events: {
      title: 'In the house',
      items: dated([
        ['20 March', 'Soup and stories', 'One pot, one reader.', 'For guests and neighbours'],
        ['1 May', 'Season opens', 'Garden tables, first asparagus.', 'From noon'],
        ['21 June', 'The longest evening', 'Music until it is dark, so late.', 'Garden'],
      ]),
    },
    cta: {
      title: pick('cta', ['Is your weekend still free?', 'Shall we air a room for you?']),
      lede: 'Tell us the dates; we answer the same day.',
      actions: [{ label: 'Check dates', href: 'booking' }],
    },
    newsletter: {
      title: 'Quiet weeks, first to know',
      lede: 'A note when good dates are free.',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
  };
};

const usualHotel: KindDefinition = {
  kind: 'hotel',
  schemaType: 'LodgingBusiness',
  noun: 'hotel',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'rooms', 'about', 'amenities', 'gallery', 'testimonials', 'booking', 'map'],
    },
    { role: 'rooms', title: 'Rooms', sections: ['page-header', 'rooms', 'amenities', 'faq'] },
    { role: 'area', title: 'Around here', sections: ['page-header', 'areas', 'gallery', 'map'] },
    { role: 'book', title: 'Book', sections: ['page-header', 'booking', 'faq', 'contact'] },
  ],
  styles: ['coastal', 'luxe', 'editorial', 'organic'],
  art: ['bed', 'window', 'hills', 'lamp'],
  action: { label: 'Check dates', to: 'booking' },
  content,
};

/** Hotels, rentals, hostels, cabins. */
export const hotel: KindDefinition = withTrades(
  withSheets(usualHotel, staySheets, ['rooms', 'pricing']),
  (brief) =>
    findTrade(
      { ...brief, offer: null },
      handsBehind.filter(({ noun }) => noun === 'holiday let management'),
    ),
);
