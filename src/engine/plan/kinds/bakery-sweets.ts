import type { ContentItem, Facts } from '../content';
import type { Bank } from './parts/bank';
import { dated } from './parts/dated';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace } from './parts/weave';

/** What who makes chocolates and sweets says where a baker speaks of ovens and dough. */
export const sweetWords = (facts: Facts, items: readonly ContentItem[]): Partial<Bank> => {
  const { name, pick } = facts;
  return {
    menu: {
      title: pick('menu', ['On the counter today', 'Under the glass']),
      lede: 'Made in small trays. When it is gone, it is gone until tomorrow.',
      items,
    },
    about: {
      title: pick('about', ['Who stands at the marble', 'A small room that smells of cocoa']),
      body: [
        `${name} makes chocolates${inPlace(facts)}: tempered by hand, filled in small trays and boxed in the room behind the counter.`,
        'We buy cocoa from growers we can name, and cream from somebody who brings it herself. The rest is patience and a thermometer.',
      ],
    },
    story: {
      title: pick('story', ['It began with one marble slab', 'Slowly, at thirty-one degrees']),
      body: [
        'Chocolate has a mind of its own: a degree too warm and it sulks, a degree too cold and it snaps at you. We have learnt to wait for it.',
        'What began on a kitchen table soon needed a bigger slab, then a cellar that stays cool, then a door to the street. The first recipes are still in use, with thumbprints on them.',
      ],
    },
    process: {
      title: pick('process', ['From bean to box', 'One tray at a time']),
      items: points([
        ['Melt', 'Cocoa and its butter, slowly, until nothing is left to stir.', 'bowl'],
        ['Temper', 'Down and up again on cold marble: that is where the snap comes from.', 'chocolate'],
        ['Fill', 'Ganache, praline, caramel, piped while they still give.', 'cream'],
        ['Box', 'By hand, in paper, and never more than a week ahead.', 'gift'],
      ]),
    },
    features: {
      title: 'What makes the difference',
      items: points([
        ['Cocoa with an address', 'From growers we can name, harvest by harvest.', 'leaf'],
        ['Small trays', 'Fresh every other day, so that nothing has to keep for ever.', 'chocolate'],
        ['Nothing to hide', 'Ask for the list of ingredients. It is short.', 'gift'],
      ]),
    },
    services: {
      title: 'More than the counter',
      items: points([
        ['Orders for collection', 'Say what and when; it waits for you behind the till.', 'bag'],
        [
          'Boxes with a name on them',
          'For guests, colleagues or one person, with a card in your words.',
          'gift',
        ],
        ['Tables and towers', 'For feasts: tell us how many you are, and what they like.', 'chocolate'],
        ['An evening at the marble', 'Six people, two recipes, a box each to take home.', 'hands'],
      ]),
    },
    gallery: {
      title: pick('gallery', ['Behind the counter', 'Cocoa on everything']),
      items: pictures([
        ['The first tray of the day', 'chocolate'],
        ['Boxed and tied', 'gift'],
        ['Cream, still warm', 'jar'],
        ['The counter at ten', 'shop'],
        ['Hot chocolate while you wait', 'cup'],
        ['Filled by hand', 'hands'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Said over the counter', 'From the queue']),
      items: reviews(facts, [
        ['I bought a box for my mother and had to come back for a second one.', 'Every birthday'],
        ['The caramel is worth the walk, also in the rain.', 'Lives round the corner'],
        [
          'They put our names on forty small boxes, and nobody left theirs on the table.',
          'Ordered for a feast',
        ],
      ]),
    },
    team: {
      title: 'At the marble',
      items: people(facts, [
        ['Chocolatier', 'Hears when it is tempered, and hums while waiting.'],
        ['Fillings', 'Tastes everything twice, for safety.'],
        ['Counter', 'Remembers what you took last time.'],
      ]),
    },
    faq: {
      title: pick('faq', ['Asked at the counter', 'Before you come']),
      items: questions([
        [
          'How long do they keep?',
          'Pralines two weeks, bars for months. Cool and dark, and never in the fridge.',
        ],
        ['Can I choose what is in a box?', 'Piece by piece. Or tell us whom it is for, and we choose.'],
        [
          'What do you have without milk or nuts?',
          'Dark bars and fruit ganaches without milk. We work with nuts, so traces are possible.',
        ],
        ['Do you write on them?', 'Names, dates and short words, with three days’ notice.'],
        ['Do you post boxes?', 'Not on hot days. Write to us, and we say when.'],
      ]),
    },
    map: {
      title: pick('map', ['Follow the smell', 'Where to find us']),
      lede: `${facts.place ? `We are in ${facts.place}. ` : ''}You will notice the smell before you see the sign.`,
    },
    newsletter: {
      title: 'What is new in the box',
      lede: 'One short mail when something new is filled.',
      actions: [{ label: 'Send me the next one', href: 'newsletter' }],
    },
    events: {
      title: 'Evenings at the marble',
      items: dated([
        ['14 March', 'Truffles from the start', 'Melt, fill, roll, and a box to take home.', 'Six places'],
        ['11 April', 'Tempering without fear', 'Marble, patience, a thermometer.', 'Six places'],
        ['9 May', 'Cocoa and wine', 'Five bars, five glasses, one long table.', 'From 7 in the evening'],
      ]),
    },
    cta: {
      title: pick('cta', ['Shall we put a box aside?', 'Somebody has a birthday?']),
      lede: 'Say for whom and for when. It waits behind the counter with your name on it.',
      actions: [{ label: 'Order a box', href: 'contact' }],
    },
  };
};
