import type { Kitchen } from './restaurant-kitchens';

/** Further kitchens, and the seasonal one that stands for all that name none. */
export const moreKitchens: readonly Kitchen[] = [
  {
    words: /\b(?:thai|vietnam\w*|chinese|dumplings?|dim sum|korean|wok|asian|pho)\b/iu,
    name: 'Kitchen',
    headlines: ['Steam, smoke and a very hot wok', 'Order too much, on purpose', 'Fire on high, lid off'],
    lede: 'Broths that take a night, woks that take a minute. Dishes come when they are ready and belong in the middle of the table.',
    card: [
      [
        'Steamed and crisp',
        [
          ['Pork dumplings', 7.5, 'Six, black vinegar', 'plate'],
          ['Summer rolls', 6.5, 'Herbs, peanut', 'plate'],
          ['Crisp aubergine', 8, 'Honey, chilli', 'vegetables'],
        ],
      ],
      [
        'Bowls',
        [
          ['Beef pho', 13, 'Twelve-hour broth', 'noodles'],
          ['Dan dan noodles', 12, 'Sesame, Sichuan pepper', 'noodles'],
          ['Green curry', 13.5, 'Thai basil, coconut', 'bowl'],
        ],
      ],
      [
        'From the wok',
        [
          ['Morning glory', 8, 'Garlic', 'vegetables'],
          ['Beef and ginger', 15, 'Spring onion', 'plate'],
          ['Salt and pepper squid', 13, 'Lime', 'plate'],
        ],
      ],
      [
        'Sweet',
        [
          ['Mango sticky rice', 6.5, 'Coconut', 'bowl'],
          ['Egg tart', 3.5, 'Warm', 'cake'],
        ],
      ],
    ],
  },
  {
    words:
      /\b(?:greek|turkish|leban\w+|mezz?e|kebabs?|syrian|persian|middle east\w*|israeli|moroc\w+|mediterranean)\b/iu,
    name: 'Meze',
    headlines: [
      'Bread first, then everything',
      'A table you cannot see for plates',
      'Charcoal, lemon, good company',
    ],
    lede: 'Flatbread from the oven, skewers from the coals and a row of small plates that never quite ends.',
    card: [
      [
        'Small plates',
        [
          ['Hummus', 6, 'Warm chickpeas, oil', 'bowl'],
          ['Smoked aubergine', 6.5, 'Tahini, pomegranate', 'vegetables'],
          ['Halloumi', 7.5, 'Honey, thyme', 'cheese'],
          ['Stuffed vine leaves', 6.5, 'Rice, dill', 'leaf'],
        ],
      ],
      [
        'From the coals',
        [
          ['Lamb skewers', 15, 'Cumin, onion', 'plate'],
          ['Chicken shish', 14, 'Yoghurt, sumac', 'plate'],
          ['Sea bass', 19, 'Lemon, oregano', 'fish'],
        ],
      ],
      [
        'Sweet',
        [
          ['Baklava', 5.5, 'Pistachio', 'cake'],
          ['Rice pudding', 5, 'Orange blossom', 'bowl'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:bbq|barbecue|smokehouse|steak\w*|grill|brisket|churrasc\w+|asador)\b/iu,
    name: 'Grill',
    headlines: ['Low fire, long night', 'Smoke you can smell from the bus', 'Wood, salt and not much else'],
    lede: 'Oak in the firebox from the evening before. Meat is weighed when you order and comes on paper with pickles.',
    card: [
      [
        'From the smoker',
        [
          ['Brisket', 17, 'Sliced thick, peppery bark', 'plate'],
          ['Ribs, half rack', 16, 'Dry rub', 'plate'],
          ['Pulled pork', 13, 'Vinegar sauce', 'plate'],
          ['Smoked cauliflower', 12, 'Hot honey', 'vegetables'],
        ],
      ],
      [
        'From the grill',
        [
          ['Rib-eye', 28, 'Bone marrow butter', 'plate'],
          ['Half chicken', 15, 'Lemon, oregano', 'plate'],
        ],
      ],
      [
        'Beside',
        [
          ['Cornbread', 4, 'Honey butter', 'bread'],
          ['Slaw', 3.5, 'Apple, mustard', 'bowl'],
          ['Beans', 4.5, 'With burnt ends', 'bowl'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:french|bistro|brasserie|cr[eê]pes?|cr[eê]perie|france)\b/iu,
    name: 'Bistro',
    headlines: ['Onions, butter, time', 'Lunch may take a while', 'The steak is good, the fries are better'],
    lede: 'A chalkboard, paper on the tables and sauces that were started yesterday. Sit by the window if it rains.',
    card: [
      [
        'Entrées',
        [
          ['Onion soup', 9, 'Gruyère, two spoons', 'bowl'],
          ['Leeks vinaigrette', 8, 'Egg, mustard', 'plate'],
          ['Pâté en croûte', 11, 'Cornichons', 'plate'],
        ],
      ],
      [
        'Plats',
        [
          ['Steak frites', 22, 'Shallot butter', 'plate'],
          ['Coq au vin', 19, 'Mushrooms, bacon', 'bowl'],
          ['Trout with almonds', 20, 'Brown butter', 'fish'],
          ['Tarte of courgette', 15, 'Goat’s cheese', 'plate'],
        ],
      ],
      [
        'Desserts',
        [
          ['Crème brûlée', 7, 'Crack it', 'bowl'],
          ['Tarte Tatin', 7.5, 'Crème fraîche', 'cake'],
          ['Three cheeses', 9, 'Walnut bread', 'cheese'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:food truck|street food|food stall|market hall)\b/iu,
    name: 'Street kitchen',
    headlines: ['Follow the queue', 'Lunch from a window', 'Four things, done properly'],
    lede: 'One van, one short card, everything cooked in front of you. Find out where we park this week and come hungry.',
    card: [
      [
        'From the hatch',
        [
          ['Loaded flatbread', 9, 'Chicken or halloumi', 'taco'],
          ['Rice bowl', 9.5, 'Pickles, egg, greens', 'bowl'],
          ['Fries with everything', 6.5, 'Cheese, herbs, heat', 'plate'],
          ['Charred corn', 4.5, 'Lime, chilli', 'vegetables'],
        ],
      ],
      [
        'Sweet and cold',
        [
          ['Doughnut holes', 4.5, 'Cinnamon sugar', 'cake'],
          ['Ginger lemonade', 3.5, 'Made here', 'glass'],
        ],
      ],
    ],
  },
];

/** The card of a kitchen that follows the season. */
export const seasonalKitchen: Kitchen = {
  words: /./u,
  name: 'Restaurant',
  headlines: [
    'A short menu, cooked slowly',
    'Whatever the week brought in',
    'The table is laid, the fire is lit',
    'Stay for the second bottle',
  ],
  lede: 'Few dishes, changed often, cooked over fire and in one very old pot. Sit where you like; the kitchen is open and so is the conversation.',
  card: [
    [
      'To begin',
      [
        ['Bread and brown butter', 4.5, 'Sourdough, sea salt', 'loaf'],
        ['Beetroot, smoked', 9, 'Curd, walnut', 'vegetables'],
        ['Raw trout', 12, 'Cucumber, horseradish', 'fish'],
        ['Soup of the day', 7.5, 'Ask what was picked', 'bowl'],
      ],
    ],
    [
      'Main plates',
      [
        ['Slow lamb shoulder', 22, 'White beans, mint', 'plate'],
        ['Chicken under a brick', 19, 'Lemon, potatoes', 'plate'],
        ['Hake and leeks', 21, 'Mussel broth', 'fish'],
        ['Celeriac from the embers', 17, 'Hazelnut, apple', 'vegetables'],
      ],
    ],
    [
      'To end',
      [
        ['Dark chocolate, rye, cherries', 8, 'Served cold', 'cake'],
        ['Burnt honey tart', 7.5, 'Sour cream', 'cake'],
        ['Cheese', 9, 'Three, with quince', 'cheese'],
      ],
    ],
    [
      'To drink',
      [
        ['House white, glass', 5.5, 'Crisp', 'wine'],
        ['House red, glass', 5.5, 'Soft', 'wine'],
        ['Cordial of the week', 4, 'No alcohol', 'glass'],
      ],
    ],
  ],
};
