/** `[title, euros, line, motif]`. */
export type ShelfRow = readonly [title: string, euros: number, text: string, art: string];

/** The range of one sort of shop, in groups that the filter offers, with what may be said of it. */
export type Shelf = {
  readonly words: RegExp;
  readonly noun: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly care: string;
  readonly groups: readonly (readonly [group: string, rows: readonly ShelfRow[]])[];
};

/** Made by hand or worn. */
export const shelves: readonly Shelf[] = [
  {
    words: /\b(?:ceramics?|mugs?|potter[sy]?|stoneware|porcelain|tableware)\b/iu,
    noun: 'ceramics',
    headlines: [
      'Thrown, fired, used every day',
      'Bowls that remember the hand',
      'For the table, not the cabinet',
    ],
    lede: 'Stoneware in small batches. No two pieces match exactly, which is rather the point.',
    care: 'Glazes are food safe and go in the dishwasher; unglazed feet like a felt mat.',
    groups: [
      [
        'Bowls',
        [
          ['Breakfast bowl', 28, 'Deep, speckled, fits two hands', 'bowl'],
          ['Ramen bowl', 36, 'Wide rim, a notch for chopsticks', 'bowl'],
          ['Salad bowl', 68, 'For six, or for one very large salad', 'bowl'],
          ['Dipping bowl', 12, 'Thumb-sized', 'bowl'],
        ],
      ],
      [
        'Mugs',
        [
          ['Morning mug', 24, 'A handle for four fingers', 'mug'],
          ['Espresso cup', 16, 'No handle, thick wall', 'cup'],
          ['Tall mug, ash glaze', 27, 'Holds a whole pot’s hope', 'mug'],
          ['Travel cup', 26, 'Cork lid', 'cup'],
        ],
      ],
      [
        'Plates',
        [
          ['Dinner plate', 34, 'Slight lip against sauce', 'plate'],
          ['Side plate', 22, 'Bread, cake, keys', 'plate'],
          ['Serving platter', 58, 'Oval, sand glaze', 'plate'],
          ['Bud vase', 26, 'One stem is enough', 'vase'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:coffee|roaster[sy]?|roastery|beans)\b/iu,
    noun: 'coffee',
    headlines: [
      'Roasted on Tuesday, brewed by Friday',
      'Light roasts, clear cups',
      'Know the farm, taste the hill',
    ],
    lede: 'Small lots from growers we write to, roasted twice a week and posted the same day.',
    care: 'Best between one week and six after roasting. Keep it in the bag, away from the fridge.',
    groups: [
      [
        'Filter',
        [
          ['Kenya, washed', 16.5, 'Blackcurrant, tomato leaf', 'beans'],
          ['Ethiopia, natural', 17, 'Strawberry, jasmine', 'beans'],
          ['Colombia, washed', 15, 'Red apple, panela', 'beans'],
          ['Guatemala, honey', 15.5, 'Plum, almond', 'beans'],
        ],
      ],
      [
        'Espresso',
        [
          ['House espresso', 13.5, 'Cocoa, hazelnut', 'beans'],
          ['Brazil, pulped natural', 13, 'Milk chocolate, peanut', 'beans'],
          ['Decaf, sugar cane', 14.5, 'Caramel, orange', 'beans'],
          ['Seasonal espresso', 15, 'Bright, for the brave', 'beans'],
        ],
      ],
      [
        'Equipment',
        [
          ['Pour-over cone', 22, 'Ceramic, size two', 'cup'],
          ['Hand grinder', 89, 'Steel burrs', 'jar'],
          ['Kettle, gooseneck', 64, 'For steady hands', 'teapot'],
          ['Filter papers', 6, 'One hundred', 'box'],
        ],
      ],
    ],
  },
  {
    words:
      /\b(?:cloth(?:es|ing)|fashion|apparel|\w{3,}wear|t-?shirts?|knit(?:s|wear)|denim|dress(?:es|maker)?|boutique)\b/iu,
    noun: 'clothes',
    headlines: [
      'Clothes for the second hundred wears',
      'Cut once, worn for years',
      'Quiet colours, honest seams',
    ],
    lede: 'Small runs in linen, wool and cotton that gets better. Pockets where you expect them.',
    care: 'Wash cold, dry in the air, mend early. We send a length of thread with every piece.',
    groups: [
      [
        'Tops',
        [
          ['Linen shirt', 89, 'Washed, boxy, coconut buttons', 'shirt'],
          ['Heavy tee', 39, 'Organic cotton, keeps its neck', 'shirt'],
          ['Fisherman jumper', 129, 'Undyed wool', 'shirt'],
          ['Overshirt', 119, 'Two chest pockets, one inside', 'shirt'],
        ],
      ],
      [
        'Bottoms',
        [
          ['Wide trousers', 98, 'Pleated, cotton twill', 'shirt'],
          ['Work skirt', 86, 'Falls below the knee', 'dress'],
          ['Straight jeans', 110, 'No stretch, breaks in', 'shirt'],
          ['Summer dress', 118, 'Bias cut', 'dress'],
        ],
      ],
      [
        'Small things',
        [
          ['Wool socks', 16, 'Ribbed', 'shoe'],
          ['Canvas tote', 28, 'Holds a week', 'bag'],
          ['Beanie', 32, 'Merino', 'shirt'],
          ['Leather belt', 58, 'Vegetable tanned', 'bag'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:jewel(?:s|l?ers?|le?ry)|rings?|necklaces?|earrings?|silver(?:smith|ware)?|goldsmith)\b/iu,
    noun: 'jewellery',
    headlines: ['Small weights, long promises', 'Made at one bench', 'Gold that has been something before'],
    lede: 'Recycled gold and silver, hammered and set at a bench by the window. Sizes are made for you.',
    care: 'Wear it, wash it with soap, bring it back once a year and we polish it.',
    groups: [
      [
        'Rings',
        [
          ['Pebble ring', 148, 'River-stone shape', 'ring'],
          ['Hammered band', 120, 'Recycled silver', 'ring'],
          ['Signet, oval', 210, 'Engraved if you like', 'ring'],
          ['Stacking rings, three', 96, 'Thin, uneven on purpose', 'ring'],
        ],
      ],
      [
        'Earrings',
        [
          ['Drop of amber', 84, 'Baltic', 'earrings'],
          ['Large hoops', 92, 'Hollow, light', 'earrings'],
          ['Half-moon studs', 58, 'Matt silver', 'earrings'],
          ['Seed studs', 44, 'The size of a lentil', 'earrings'],
        ],
      ],
      [
        'Chains',
        [
          ['Fine chain', 66, 'Forty-five centimetres', 'necklace'],
          ['Coin pendant', 104, 'Blank, for your date', 'necklace'],
          ['Knot bracelet', 72, 'Silk and silver', 'bracelet'],
          ['Key necklace', 98, 'Opens nothing', 'necklace'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:books?|bookshop|bookstore|comics?|zines?|magazines?)\b/iu,
    noun: 'books',
    headlines: [
      'Read the first page standing',
      'A shop for people who underline',
      'Someone here has read it',
    ],
    lede: 'Chosen one by one, with a card from whoever loved it. What is not on the shelf can be here tomorrow.',
    care: 'Wrapped in brown paper. Bent corners are the post’s, and replaced by us.',
    groups: [
      [
        'Fiction',
        [
          ['The Ferryman’s Winter', 22, 'A novel about waiting', 'book'],
          ['Seven Short Bridges', 18, 'Stories, one per city', 'book'],
          ['Salt Year', 20, 'An island, two sisters', 'book'],
          ['The Cartographer’s Cat', 16, 'Funny, then suddenly not', 'book'],
        ],
      ],
      [
        'Ideas',
        [
          ['How Streets Think', 26, 'Cities from below', 'book'],
          ['A Field Guide to Doubt', 19, 'Essays', 'book'],
          ['On Mending', 15, 'Small, for the pocket', 'book'],
          ['The Bread Question', 24, 'History by the slice', 'book'],
        ],
      ],
      [
        'Children',
        [
          ['Owl Goes to Work', 14, 'From three', 'book'],
          ['The Loud Machine', 15, 'From five', 'book'],
          ['Atlas of Hiding Places', 21, 'From seven', 'book'],
          ['Moon Soup', 13, 'To read aloud', 'book'],
        ],
      ],
    ],
  },
];
