import type { Kitchen } from './restaurant-kitchens';

/** Food that is handed over a counter and eaten from paper. */
export const counterKitchens: readonly Kitchen[] = [
  {
    words: /(?<!\p{L})(?:cr[eê]pes?|cr[eê]perie|galettes?|pancake (?:house|van|stall))(?!\p{L})/iu,
    name: 'Crêpes',
    headlines: ['Thin, hot, folded twice', 'One ladle, one turn, done', 'Butter first, then everything else'],
    lede: 'Batter that has rested, a hot plate and somebody with a quick wrist: sweet ones, savoury ones, folded into your hand.',
    card: [
      [
        'Savoury',
        [
          ['Ham and cheese', 7.5, 'Gruyère, black pepper', 'plate'],
          ['Mushroom, thyme', 7.5, 'Crème fraîche', 'plate'],
          ['Spinach, goat’s cheese', 7.8, 'Walnuts', 'plate'],
        ],
      ],
      [
        'Sweet',
        [
          ['Lemon and sugar', 4.5, 'The first one to try', 'cake'],
          ['Chocolate, banana', 5.5, 'Two hands needed', 'cake'],
          ['Salted caramel', 5.5, 'Made here', 'cake'],
          ['Berries, cream', 6, 'When there are berries', 'cake'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:fish (?:and|&|n) chips?|fish ?'?n'? ?chips?|chippy|chip shop|fish bar)\b/iu,
    name: 'Fish and chips',
    headlines: ['Batter that answers back', 'Salt, vinegar, a bench', 'Hot in the paper by the time you sit'],
    lede: 'Fish cooked when you ask for it, chips cut from potatoes, and plenty of both.',
    card: [
      [
        'From the fryer',
        [
          ['Cod', 8.5, 'In batter', 'fish'],
          ['Haddock', 8.8, 'In batter', 'fish'],
          ['Fishcake', 3.2, 'Made here', 'fish'],
          ['Battered sausage', 2.9, 'No shame in it', 'plate'],
        ],
      ],
      [
        'Beside',
        [
          ['Chips', 3.4, 'Cut from potatoes', 'plate'],
          ['Mushy peas', 1.9, 'With mint', 'bowl'],
          ['Curry sauce', 1.9, 'For dipping', 'bowl'],
          ['Pickled egg', 1.1, 'For the brave', 'egg'],
        ],
      ],
      [
        'Smaller',
        [
          ['Child’s fish and chips', 5.5, 'With a fork', 'fish'],
          ['Fish butty', 5.9, 'Soft roll', 'sandwich'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:sandwich(?:es)?|panini|toasties?|baguettes? bar|baps|butty|butties)\b/iu,
    name: 'Sandwiches',
    headlines: ['Cut when you ask', 'Good bread, and something in it', 'Lunch that needs both hands'],
    lede: 'Bread from this morning, filled while you watch, wrapped so that it survives the walk back.',
    card: [
      [
        'Cold',
        [
          ['Cheese and pickle', 4.8, 'Bread with a crust', 'sandwich'],
          ['Egg and cress', 4.6, 'Soft white', 'sandwich'],
          ['Ham and mustard', 5.4, 'Thick, off the bone', 'sandwich'],
          ['Hummus, carrot, seeds', 5, 'Brown roll', 'sandwich'],
        ],
      ],
      [
        'Hot',
        [
          ['Cheese toastie', 5.2, 'With onion', 'sandwich'],
          ['Bacon roll', 4.5, 'Until eleven', 'sandwich'],
          ['Soup of the day', 4.9, 'With bread', 'bowl'],
        ],
      ],
      [
        'For the table',
        [
          ['Platter for six', 36, 'Mixed, cut in four', 'plate'],
          ['Something sweet', 2.8, 'Whatever we baked', 'cupcake'],
        ],
      ],
    ],
  },
];
