import type { ContentItem, Facts } from '../content';
import { priced } from './parts/priced';
import { chooseBank } from './parts/says';

type Counter = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly menu: readonly ContentItem[];
};

const coffee = (facts: Facts): Counter => ({
  kicker: 'Coffee and company',
  headlines: [
    'Stay for the second cup',
    'The good chair is free',
    'Coffee first, then the day',
    'Beans from friends, cups by hand',
  ],
  lede: 'One espresso machine, one long bench and cake that was flour this morning. Sit, read, meet someone, or take it with you.',
  menu: [
    ...priced(
      facts,
      [
        ['Espresso', 2.4, 'Chocolate, orange peel', 'cup'],
        ['Flat white', 3.6, 'Double shot, silky', 'cup'],
        ['Filter of the week', 3.8, 'Ask what is in the hopper', 'cup'],
        ['Cold brew', 4.2, 'Eighteen hours in the dark', 'tumbler'],
      ],
      'Coffee',
    ),
    ...priced(
      facts,
      [
        ['Chai, from scratch', 4, 'Ginger, black pepper', 'cup'],
        ['Fresh mint', 3.2, 'A whole handful', 'cup'],
        ['Hot chocolate', 4.2, 'Shaved, not powdered', 'mug'],
        ['House lemonade', 3.8, 'Lemon, thyme', 'tumbler'],
      ],
      'Not coffee',
    ),
    ...priced(
      facts,
      [
        ['Banana bread', 3.8, 'Toasted, salted butter', 'cake'],
        ['Eggs on sourdough', 8.5, 'Herbs, chilli oil', 'egg'],
        ['Grilled cheese', 7.5, 'Pickles on the side', 'bread'],
        ['Granola bowl', 6.9, 'Yoghurt, stewed plums', 'bowl'],
      ],
      'To eat',
    ),
  ],
});

const ice = (facts: Facts): Counter => ({
  kicker: 'Ice cream',
  headlines: ['Two scoops before it rains', 'Churned while you slept', 'Lick fast, it is warm out'],
  lede: 'Milk from one farm, fruit when it is ripe, no colour that was not in the fruit. Twelve tubs a day; the list is on the wall.',
  menu: [
    ...priced(
      facts,
      [
        ['Pistachio', 2.6, 'Roasted here', 'ice-cream'],
        ['Fior di latte', 2.4, 'Just milk, honestly', 'ice-cream'],
        ['Dark chocolate sorbet', 2.6, 'No milk at all', 'ice-cream'],
        ['Strawberry', 2.4, 'When there are strawberries', 'ice-cream'],
      ],
      'By the scoop',
    ),
    ...priced(
      facts,
      [
        ['Affogato', 4.8, 'Espresso over vanilla', 'cup'],
        ['Brioche, filled', 5.2, 'The Sicilian breakfast', 'bun'],
        ['Sundae for two', 9.5, 'Two spoons', 'tumbler'],
      ],
      'Sitting down',
    ),
    ...priced(
      facts,
      [
        ['Half litre', 9.5, 'Three flavours', 'box'],
        ['Litre', 17, 'Keeps two days, in theory', 'box'],
      ],
      'Take home',
    ),
  ],
});

const tea = (facts: Facts): Counter => ({
  kicker: 'Tea room',
  headlines: ['Four minutes of doing nothing', 'The kettle has just boiled', 'Leaves, water, time'],
  lede: 'Loose leaf from gardens we can name, poured at the right heat and left alone for as long as it needs. Scones at three.',
  menu: [
    ...priced(
      facts,
      [
        ['Darjeeling, first flush', 5, 'Light, a little grassy', 'teapot'],
        ['Smoky Lapsang', 4.8, 'Campfire in a cup', 'teapot'],
        ['Sencha', 5, 'Seventy degrees, no more', 'teapot'],
        ['Lemon verbena', 4.2, 'From the yard', 'teapot'],
      ],
      'By the pot',
    ),
    ...priced(
      facts,
      [
        ['Scone, jam, cream', 5.5, 'In whichever order', 'cake'],
        ['Cucumber sandwiches', 6, 'Crusts off', 'bread'],
        ['Afternoon tea', 22, 'Three tiers, per person', 'cake'],
      ],
      'Beside it',
    ),
    ...priced(
      facts,
      [
        ['Bubble tea, brown sugar', 5.2, 'Warm pearls', 'tumbler'],
        ['Iced peach oolong', 4.8, 'Real peach', 'tumbler'],
      ],
      'Cold',
    ),
  ],
});

/** What the counter offers, by what sort of café the prompt speaks of. */
export const cafeCounter = (facts: Facts): Counter =>
  chooseBank(
    facts,
    [
      [/\b(?:ice[- ]?cream|gelat\w+)\b/iu, ice],
      [/\b(?:tea[- ]?rooms?|tea[- ]?house|bubble tea|boba|tea)\b/iu, tea],
    ],
    coffee,
  )(facts);
