import type { Kitchen } from './restaurant-kitchens';

/** Kitchens of the sea, the grill and the field. */
export const westernKitchens: readonly Kitchen[] = [
  {
    words: /\b(?:tapas|spanish|spain|paella|basque|pintxos?|andalu\w+)\b/iu,
    name: 'Tapas',
    headlines: ['Small plates, long evenings', 'One more, then we go', 'Order in twos, stay for six'],
    lede: 'Ham cut by hand, tortilla still soft in the middle, and a blackboard that changes with the boats.',
    card: [
      [
        'Cold',
        [
          ['Jamón ibérico', 14, 'Cut by hand', 'plate'],
          ['Boquerones', 6.5, 'Vinegar, parsley', 'fish'],
          ['Gazpacho', 5.5, 'In a glass', 'glass'],
          ['Manchego', 7, 'Quince', 'cheese'],
        ],
      ],
      [
        'Hot',
        [
          ['Tortilla', 6, 'Soft in the middle', 'egg'],
          ['Croquetas', 7.5, 'Ham, or mushroom', 'plate'],
          ['Gambas al ajillo', 11, 'Mop with bread', 'plate'],
          ['Pulpo', 15, 'Potato, smoked paprika', 'plate'],
        ],
      ],
      [
        'Sweet',
        [
          ['Burnt cheesecake', 6.5, 'Trembling', 'cheese'],
          ['Churros', 5, 'Chocolate to dip', 'plate'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:burgers?|smash(?:burger)?)\b/iu,
    name: 'Burgers',
    headlines: ['Two hands, no cutlery', 'Crisp edge, soft bun, quiet table', 'Pressed hard, eaten fast'],
    lede: 'Beef ground twice a day, pressed on hot steel until the edge is lace. Potato buns, pickles we make, sauce we will not explain.',
    card: [
      [
        'Burgers',
        [
          ['The single', 9, 'Cheese, pickle, sauce', 'burger'],
          ['The double', 12, 'Twice the crust', 'burger'],
          ['Chicken, fried', 11.5, 'Slaw, hot honey', 'burger'],
          ['Mushroom', 10.5, 'Portobello, blue cheese', 'burger'],
        ],
      ],
      [
        'Beside',
        [
          ['Fries', 4, 'Skin on', 'plate'],
          ['Onion rings', 5, 'Beer batter', 'plate'],
          ['Slaw', 3.5, 'No mayonnaise', 'bowl'],
        ],
      ],
      [
        'Cold',
        [
          ['Vanilla shake', 5.5, 'Needs a spoon', 'glass'],
          ['Root beer float', 5, 'Two straws', 'glass'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:vegan|vegetarian|plant[- ]based)\b/iu,
    name: 'Vegetable kitchen',
    headlines: [
      'Nobody asks where the meat is',
      'What the field had on Tuesday',
      'Roots, smoke and a little chilli',
    ],
    lede: 'Everything on the card grew. We roast it, smoke it, ferment it, and put it on plates that even your uncle empties.',
    card: [
      [
        'Small',
        [
          ['Smoked beetroot', 8, 'Horseradish, rye', 'vegetables'],
          ['Crisp tofu', 8.5, 'Chilli, peanut', 'plate'],
          ['Flatbread', 6, 'Whipped beans, za’atar', 'bread'],
        ],
      ],
      [
        'Large',
        [
          ['Celeriac schnitzel', 15, 'Caper butter, potatoes', 'plate'],
          ['Mushroom ragù', 15.5, 'Hand-cut pasta', 'pasta'],
          ['Whole cauliflower', 16, 'Tahini, pomegranate', 'vegetables'],
        ],
      ],
      [
        'Sweet',
        [
          ['Coconut rice pudding', 6.5, 'Mango', 'bowl'],
          ['Chocolate tart', 7, 'Olive oil, salt', 'cake'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:seafood|fish|oysters?|lobsters?)\b/iu,
    name: 'Fish restaurant',
    headlines: ['It swam this morning', 'The boats decide the menu', 'Oysters first, coats later'],
    lede: 'We buy at the quay before the town is awake and write the card when the boxes are open. Simple cooking; the sea has done the rest.',
    card: [
      [
        'Cold',
        [
          ['Oysters, six', 18, 'Shallot vinegar', 'shell'],
          ['Cured trout', 11, 'Cucumber, dill', 'fish'],
          ['Crab on toast', 12, 'Lemon, a lot of it', 'plate'],
        ],
      ],
      [
        'Hot',
        [
          ['Mussels', 14, 'Cider, leeks, fries', 'bowl'],
          ['Hake', 21, 'White beans, parsley', 'fish'],
          ['Fish soup', 13, 'Rouille, gruyère', 'bowl'],
          ['Whole sole', 28, 'Brown butter', 'fish'],
        ],
      ],
      [
        'Sweet',
        [
          ['Lemon posset', 6.5, 'Shortbread', 'glass'],
          ['Almond tart', 7, 'Cream', 'cake'],
        ],
      ],
    ],
  },
];
