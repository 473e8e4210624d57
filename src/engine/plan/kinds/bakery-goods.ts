import type { ContentItem, Facts } from '../content';
import { findRegion } from './parts/regions';
import { priced } from './parts/priced';
import { chooseBank } from './parts/says';

type Goods = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly ledes: readonly string[];
  readonly menu: readonly ContentItem[];
};

const breads = (facts: Facts): readonly ContentItem[] => {
  const region = findRegion(facts)?.id;
  if (region === 'iberia') {
    return priced(
      facts,
      [
        ['Pão de massa mãe', 4.2, 'Wheat and rye, slow sourdough', 'loaf'],
        ['Broa de milho', 3.6, 'Corn and rye, as in Minho', 'loaf'],
        ['Pão de sementes', 4.8, 'Sunflower, flax, pumpkin', 'loaf'],
        ['Pão alentejano', 3.9, 'Thick crust, big crumb', 'loaf'],
      ],
      'Breads',
    );
  }
  if (region === 'germany' || region === 'swiss') {
    return priced(
      facts,
      [
        ['Roggenmischbrot', 4.6, 'Rye and wheat, three-stage sour', 'loaf'],
        ['Dinkelvollkorn', 5.2, 'Whole spelt, moist for days', 'loaf'],
        ['Laugenbrezel', 1.3, 'Coarse salt, soft belly', 'loaf'],
        ['Kürbiskernbrot', 4.9, 'Pumpkin seeds all through', 'loaf'],
      ],
      'Breads',
    );
  }
  if (region === 'nordic') {
    return priced(
      facts,
      [
        ['Rugbrød', 5.2, 'Rye, seeds, dark as November', 'loaf'],
        ['Mountain loaf', 5.4, 'Barley and wheat, long rise', 'loaf'],
        ['Potato lefse', 2.4, 'Soft, with butter and sugar', 'bread'],
        ['Crispbread', 3.8, 'Caraway, rolled thin', 'bread'],
      ],
      'Breads',
    );
  }
  return priced(
    facts,
    [
      ['Country sourdough', 4.8, 'Wheat with a little rye, dark crust', 'loaf'],
      ['Seeded rye', 5.2, 'Sunflower, flax, pumpkin', 'loaf'],
      ['Baguette', 2.2, 'Baked three times a day', 'baguette'],
      ['Olive and rosemary', 5.4, 'Weekends only', 'loaf'],
    ],
    'Breads',
  );
};

const pastries = (facts: Facts): readonly ContentItem[] => {
  const region = findRegion(facts)?.id;
  if (region === 'iberia') {
    return priced(
      facts,
      [
        ['Pastel de nata', 1.4, 'Burnt on top, as it should be', 'tart'],
        ['Caracol de canela', 2.2, 'Cinnamon, orange, brown butter', 'bun'],
        ['Bolo de mel', 2.6, 'Honey and spices, keeps for days', 'cake'],
        ['Croissant brioche', 1.8, 'Soft, the Porto way', 'croissant'],
      ],
      'Pastries',
    );
  }
  if (region === 'nordic') {
    return priced(
      facts,
      [
        ['Cardamom bun', 3.4, 'Knotted, sticky, still warm', 'bun'],
        ['Skolebolle', 3.2, 'Custard and coconut', 'bun'],
        ['Almond croissant', 3.9, 'Twice baked', 'croissant'],
        ['Princess cake, slice', 5.2, 'Green marzipan, no apologies', 'cake'],
      ],
      'Pastries',
    );
  }
  return priced(
    facts,
    [
      ['Butter croissant', 2.4, 'Three days from flour to flake', 'croissant'],
      ['Cinnamon knot', 2.9, 'Brown butter and a pinch of salt', 'bun'],
      ['Almond frangipane tart', 3.8, 'With whatever fruit is good', 'cake'],
      ['Chocolate rye cookie', 2.2, 'Crisp edge, soft middle', 'cookie'],
    ],
    'Pastries',
  );
};

const breadGoods = (facts: Facts): Goods => ({
  kicker: 'Bakery',
  headlines: [
    'Bread that waits for the moon',
    'Up all night, so breakfast isn’t dull',
    'The crust you hear from the street',
    'Good bread takes a night',
  ],
  ledes: [
    'We mix at dusk, let time do the work and light the oven before dawn. When the door opens, the first loaves are on the shelf.',
    'Slow dough, hot stone, butter that tastes of something. Come early for the croissants, or late for what the regulars left you.',
    'Flour, water, salt and a long night. Everything on the counter was made in the room behind it.',
  ],
  menu: [
    ...breads(facts),
    ...pastries(facts),
    ...priced(
      facts,
      [
        ['Filter coffee', 2.6, 'Refilled if you stay', 'cup'],
        ['Flat white', 3.4, 'Oat or cow', 'cup'],
        ['Fresh orange juice', 3.2, 'Pressed when you ask', 'tumbler'],
      ],
      'To drink',
    ),
  ],
});

const cakeGoods = (facts: Facts): Goods => ({
  kicker: 'Cakes to order',
  headlines: [
    'The cake they will talk about',
    'Tiers, tarts and one very good sponge',
    'First the candles, then silence',
  ],
  ledes: [
    'Tell us who it is for and what they love. We draw it, taste it with you and bring it to the table in one piece.',
    'Butter, eggs, real fruit and a steady hand. Cakes for birthdays, weddings and Tuesdays that need help.',
  ],
  menu: [
    ...priced(
      facts,
      [
        ['Lemon and elderflower', 48, 'Two layers, serves twelve', 'cake'],
        ['Dark chocolate and cherry', 52, 'Three layers, serves sixteen', 'cake'],
        ['Carrot with brown butter', 46, 'Two layers, serves twelve', 'cake'],
        ['Pistachio and raspberry', 56, 'Three layers, serves sixteen', 'cake'],
      ],
      'Cakes',
    ),
    ...priced(
      facts,
      [
        ['Vanilla cupcakes, six', 18, 'Swiss buttercream', 'cupcake'],
        ['Salted caramel cupcakes, six', 19, 'With a soft middle', 'cupcake'],
        ['Macarons, dozen', 24, 'Four flavours', 'cookie'],
      ],
      'Small things',
    ),
    ...priced(
      facts,
      [
        ['Two-tier wedding cake', 280, 'Serves forty, tasting included', 'cake'],
        ['Three-tier wedding cake', 420, 'Serves eighty, delivered and set up', 'cake'],
      ],
      'Weddings',
    ),
  ],
});

const sweetGoods = (facts: Facts): Goods => ({
  kicker: 'Made by hand',
  headlines: ['A small box of reasons', 'Snap, melt, silence', 'Made in small, slow batches'],
  ledes: [
    'Good cocoa, cream from nearby and a marble table. We fill, dip and box everything in the room behind the shop.',
    'Pralines by the piece, bars by the slab. Choose six yourself or let us pick for you.',
  ],
  menu: [
    ...priced(
      facts,
      [
        ['Sea-salt caramel', 1.8, 'Milk shell, soft middle', 'chocolate'],
        ['Hazelnut gianduja', 1.7, 'Roasted in house', 'chocolate'],
        ['Raspberry ganache', 1.9, 'Dark shell, sharp fruit', 'chocolate'],
        ['Rosemary and honey', 1.9, 'Better than it sounds', 'chocolate'],
      ],
      'By the piece',
    ),
    ...priced(
      facts,
      [
        ['Dark bar', 6.5, 'Single origin, seventy per cent', 'chocolate'],
        ['Milk and almond bar', 6.2, 'With whole almonds', 'chocolate'],
        ['White, toasted', 6.4, 'Caramelised slowly', 'chocolate'],
      ],
      'Bars',
    ),
    ...priced(
      facts,
      [
        ['Box of nine', 16, 'Your choice', 'gift'],
        ['Box of sixteen', 27, 'Our choice, with a card', 'gift'],
      ],
      'Boxes',
    ),
  ],
});

const doughnutGoods = (facts: Facts): Goods => ({
  kicker: 'Fried this morning',
  headlines: [
    'Round, warm and gone by noon',
    'One for now, one for the walk',
    'The hole is the only thing missing',
  ],
  ledes: [
    'Slow brioche dough, clean oil, glaze that sets while you look at it. The tray is full at eight and empty when it is empty.',
    'Rolled, proved overnight and cooked while you queue. Pick with your eyes; regret nothing.',
  ],
  menu: [
    ...priced(
      facts,
      [
        ['Vanilla glaze', 2.8, 'The one to start with', 'donut'],
        ['Maple and pecan', 3.4, 'Sticky fingers included', 'donut'],
        ['Raspberry jam', 3.2, 'Filled to the edge', 'donut'],
        ['Dark chocolate', 3.4, 'With cocoa nibs', 'donut'],
      ],
      'Rings and filled',
    ),
    ...priced(
      facts,
      [
        ['Sesame bagel', 2.2, 'Boiled, then baked', 'bagel'],
        ['Cream cheese and chive', 4.8, 'On any bagel', 'bagel'],
        ['Smoked salmon, dill', 7.5, 'With capers', 'bagel'],
      ],
      'Savoury',
    ),
    ...priced(
      facts,
      [
        ['Box of six', 16, 'Mixed', 'box'],
        ['Box of twelve', 29, 'For the office', 'box'],
      ],
      'Boxes',
    ),
  ],
});

const bagelGoods = (facts: Facts): Goods => ({
  kicker: 'Boiled, then baked',
  headlines: ['Chewy on purpose', 'Boiled at five, filled by seven', 'A hole, and much around it'],
  ledes: [
    'Rolled by hand, boiled, baked until they shine, and filled so that both hands are needed.',
    'Dough that rests all night, a short bath, a hot oven. Then you say what goes in.',
  ],
  menu: [
    ...priced(
      facts,
      [
        ['Sesame', 2.2, 'Boiled, then baked', 'bagel'],
        ['Poppy seed', 2.2, 'Leaves traces', 'bagel'],
        ['Onion', 2.4, 'Eat it with friends', 'bagel'],
      ],
      'Plain',
    ),
    ...priced(
      facts,
      [
        ['Cream cheese and chive', 4.8, 'On any bagel', 'bagel'],
        ['Smoked salmon, dill', 7.5, 'With capers', 'bagel'],
        ['Egg and pickles', 5.9, 'For the second breakfast', 'bagel'],
      ],
      'Filled',
    ),
  ],
});

const sortOf = (facts: Facts): ((facts: Facts) => Goods) =>
  chooseBank(
    facts,
    [
      [/cake|patisserie|cupcake|macaron/iu, cakeGoods],
      [/chocolat|praline|confection|fudge/iu, sweetGoods],
      [/dough?nut|donut/iu, doughnutGoods],
      [/bagel/iu, bagelGoods],
    ],
    breadGoods,
  );

/** What is on the counter, by what sort of bakery the prompt speaks of and where it stands. */
export const bakeryGoods = (facts: Facts): Goods => sortOf(facts)(facts);

/** Whether chocolates and sweets are made there, and nothing is baked. */
export const makesSweets = (facts: Facts): boolean => sortOf(facts) === sweetGoods;
