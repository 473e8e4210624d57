import type { Shelf } from './shop-shelves';

/** Shelves for houses, skins, desks and larders. */
export const furtherShelves: readonly Shelf[] = [
  {
    words:
      /\b(?:furniture|interiors?|home[- ]?wares?|lamps?|lighting|woodwork|wooden (?:furniture|tables?|chairs?|shelves|things|goods)|d[eé]cor)\b/iu,
    noun: 'furniture',
    headlines: ['A chair you will argue over', 'Solid wood, quiet joints', 'Made to be moved house with'],
    lede: 'Oak, ash and linen, built to order in a workshop you may visit. Repairable with a screwdriver.',
    care: 'Oil once a year. Scratches sand out; stories stay.',
    groups: [
      [
        'Seating',
        [
          ['Spindle chair', 240, 'Ash, soaped', 'chair'],
          ['Low armchair', 690, 'Linen, loose cover', 'sofa'],
          ['Bench, three seats', 420, 'Oak', 'chair'],
          ['Stool', 130, 'Stacks', 'chair'],
        ],
      ],
      [
        'Tables',
        [
          ['Round table', 780, 'Seats four', 'table'],
          ['Desk with a drawer', 560, 'Cable slot at the back', 'table'],
          ['Side table', 180, 'Three legs, never wobbles', 'table'],
          ['Wall shelf', 96, 'Hidden fixing', 'books'],
        ],
      ],
      [
        'Light and linen',
        [
          ['Paper lamp', 85, 'Folds flat', 'lamp'],
          ['Reading lamp', 140, 'Brass arm', 'lamp'],
          ['Wool throw', 120, 'Undyed', 'sofa'],
          ['Candle holder', 38, 'Cast iron', 'candle'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:soaps?|cosmetics?|skin[- ]?care|beauty|perfumes?|candles?|fragrances?)\b/iu,
    noun: 'soap and scent',
    headlines: [
      'Short lists, soft skin',
      'Poured by hand, named by nose',
      'Smells like the garden, not the lift',
    ],
    lede: 'Plant oils, real flowers and nothing you need a dictionary for. Poured in batches of forty.',
    care: 'Keep soap dry between uses and candles trimmed. Both last longer than you think.',
    groups: [
      [
        'Wash',
        [
          ['Olive soap', 9, 'Unscented, for everyone', 'soap'],
          ['Oat and honey bar', 10, 'For dry hands', 'soap'],
          ['Shampoo bar', 13, 'Rosemary', 'soap'],
          ['Bath salts', 16, 'Lavender, coarse', 'jar'],
        ],
      ],
      [
        'Care',
        [
          ['Calendula balm', 18, 'Elbows, lips, saddles', 'jar'],
          ['Face oil', 29, 'Rosehip, four drops', 'bottle'],
          ['Hand cream', 15, 'Shea', 'jar'],
          ['Beard oil', 22, 'Cedar', 'bottle'],
        ],
      ],
      [
        'Scent',
        [
          ['Candle, fig leaf', 32, 'Forty hours', 'candle'],
          ['Candle, woodsmoke', 32, 'Forty hours', 'candle'],
          ['Room mist', 24, 'Orange flower', 'perfume'],
          ['Solid perfume', 26, 'For the pocket', 'perfume'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:toys?|kids|children|baby|games?)\b/iu,
    noun: 'toys',
    headlines: ['Toys that survive siblings', 'No batteries, much noise', 'Made for floors'],
    lede: 'Beech, felt and bright water-based paint. Everything has been dropped, chewed and judged by experts under six.',
    care: 'Wipe with a damp cloth. Lost wheels are replaced free of charge.',
    groups: [
      [
        'Build',
        [
          ['Arch blocks', 48, 'Seven arches, one hill', 'toy-blocks'],
          ['Marble run', 64, 'Endless', 'ball'],
          ['Peg railway', 56, 'Eight metres', 'railway'],
          ['Magnet tiles', 52, 'Sixty', 'tiles'],
        ],
      ],
      [
        'Pretend',
        [
          ['Felt kitchen set', 34, 'Egg included', 'skillet'],
          ['Hand puppets', 22, 'Fox or badger', 'toy'],
          ['Doctor’s bag', 38, 'Patients not included', 'bag'],
          ['Dress-up cape', 29, 'Two sides, two heroes', 'dress'],
        ],
      ],
      [
        'Quiet',
        [
          ['Wooden puzzle', 26, 'Twelve animals', 'cow'],
          ['Memory cards', 18, 'Drawn here', 'dog'],
          ['Crayons', 14, 'Beeswax', 'pencil'],
          ['Night-light', 36, 'A small moon', 'lamp'],
        ],
      ],
    ],
  },
  {
    words:
      /\b(?:grocer(?:y|ies|s)?|deli(?:catessen)?|foods?|cheeses?|honey|olive oil|teas?|spices?|farm|wines?|organic|snacks?)\b/iu,
    noun: 'good food',
    headlines: ['A larder worth opening at night', 'Jars with a name and a place', 'From people who grow it'],
    lede: 'Things that keep: oil, honey, pasta, preserves. From farms small enough to telephone.',
    care: 'Packed in paper and straw. Cool things travel in wool.',
    groups: [
      [
        'Larder',
        [
          ['Olive oil, half litre', 16, 'Early harvest', 'bottle'],
          ['Bronze-cut pasta', 4.5, 'Rough, holds sauce', 'box'],
          ['Tinned sardines', 6.5, 'Two years in oil', 'fish'],
          ['Tomato passata', 4.8, 'One ingredient', 'jar'],
        ],
      ],
      [
        'Sweet',
        [
          ['Chestnut honey', 11, 'Dark, almost bitter', 'jar'],
          ['Bitter orange marmalade', 7.5, 'Thick cut', 'jar'],
          ['Sea-salt caramels', 9, 'Twelve', 'box'],
          ['Dark chocolate', 6, 'Single farm', 'box'],
        ],
      ],
      [
        'Drink',
        [
          ['Breakfast tea', 8.5, 'Loose leaf', 'teapot'],
          ['Apple juice', 4.2, 'Pressed in October', 'bottle'],
          ['Elderflower cordial', 7.8, 'Dilute, or do not', 'bottle'],
          ['House red', 12, 'For Tuesdays', 'wine'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:electronics?|gadgets?|headphones?|keyboards?|computers?|audio|bikes?|bicycles?|cycling)\b/iu,
    noun: 'well-made machines',
    headlines: ['Machines you can open', 'Built to be repaired', 'Fewer features, better ones'],
    lede: 'Equipment we use ourselves, with spare parts on the shelf and a manual you can read.',
    care: 'Every screw can be bought singly. Ask, and we send the drawing.',
    groups: [
      [
        'Listen',
        [
          ['Open headphones', 179, 'Replaceable pads', 'headphones'],
          ['Desk speakers', 220, 'Oak fronts', 'headphones'],
          ['Kitchen radio', 98, 'One knob', 'headphones'],
          ['Record player', 340, 'Belt drive', 'disc'],
        ],
      ],
      [
        'Work',
        [
          ['Low keyboard', 129, 'Quiet switches', 'computer'],
          ['Desk lamp', 84, 'No flicker', 'lamp'],
          ['Trackball', 76, 'Left or right', 'computer'],
          ['Laptop stand', 58, 'Folds', 'computer'],
        ],
      ],
      [
        'Carry',
        [
          ['Travel charger', 48, 'Four ports', 'bolt'],
          ['Cable set', 26, 'Braided', 'bolt'],
          ['Day pack', 112, 'Waxed cotton', 'bag'],
          ['Field watch', 165, 'Hand wound', 'watch'],
        ],
      ],
    ],
  },
];

/** A shop whose goods the prompt does not name. */
export const mixedShelf: Shelf = {
  words: /./u,
  noun: 'good things',
  headlines: [
    'Things worth the space they take',
    'A small shop with a steady hand',
    'Chosen slowly, used daily',
  ],
  lede: 'A short range of objects for house, desk and pocket. If we would not use it ourselves, it is not here.',
  care: 'Packed in paper, posted within two days, returned without a quarrel.',
  groups: [
    [
      'House',
      [
        ['Linen tea towels, two', 24, 'Soften with every wash', 'box'],
        ['Stoneware jug', 42, 'Pours without dripping', 'vase'],
        ['Beeswax candles, four', 18, 'Eight hours each', 'candle'],
        ['Wool blanket', 118, 'Undyed', 'sofa'],
      ],
    ],
    [
      'Desk',
      [
        ['Notebook, dotted', 16, 'Opens flat', 'book'],
        ['Brass pen', 48, 'Refills anywhere', 'pencil'],
        ['Desk tray', 34, 'Oak', 'box'],
        ['Reading lamp', 96, 'Warm light', 'lamp'],
      ],
    ],
    [
      'Pocket',
      [
        ['Key loop', 14, 'Leather', 'key'],
        ['Canvas bag', 38, 'Carries a week', 'bag'],
        ['Pocket knife', 52, 'Olive wood', 'key'],
        ['Enamel mug', 18, 'For outside', 'mug'],
      ],
    ],
  ],
};
