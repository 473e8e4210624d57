type Row = readonly [title: string, euros: number, text: string, art: string];

/** One kitchen: what it is called, its headlines and its card in groups. */
export type Kitchen = {
  readonly words: RegExp;
  readonly name: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly card: readonly (readonly [group: string, rows: readonly Row[]])[];
};

/** Kitchens that a prompt may name, most telling words first. */
export const kitchens: readonly Kitchen[] = [
  {
    words: /\b(?:pizz\w+|neapolitan|napoletan\w*)\b/iu,
    name: 'Pizzeria',
    headlines: [
      'Ninety seconds in the fire',
      'Dough on Monday, pizza on Wednesday',
      'Blistered, folded, gone',
    ],
    lede: 'The dough rests for two days; the oven needs a minute and a half. In between there are tomatoes, milk that became mozzarella this morning, and basil.',
    card: [
      [
        'Pizze',
        [
          ['Marinara', 8.5, 'Tomato, garlic, oregano, no cheese, no regrets', 'pizza'],
          ['Margherita', 9.5, 'Fior di latte, basil', 'pizza'],
          ['Diavola', 12.5, 'Spicy salami, honey', 'pizza'],
          ['Quattro formaggi', 12.5, 'Gorgonzola, taleggio, pecorino, mozzarella', 'pizza'],
          ['Salsiccia e friarielli', 13.5, 'Sausage and bitter greens', 'pizza'],
        ],
      ],
      [
        'To begin',
        [
          ['Burrata', 9, 'Grilled peach, olive oil', 'plate'],
          ['Suppli', 5.5, 'Rice, tomato, a string of cheese', 'plate'],
          ['Green beans and hazelnut', 6.5, 'Lemon, mint', 'bowl'],
        ],
      ],
      [
        'After',
        [
          ['Tiramisù', 6.5, 'By the spoon, from the big dish', 'cake'],
          ['Affogato', 5, 'Espresso over vanilla', 'cup'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:itali\w+|trattoria|osteria|pasta|ristorante)\b/iu,
    name: 'Trattoria',
    headlines: [
      'Pasta rolled while you read this',
      'Sunday lunch, six days a week',
      'Sit down, there is bread',
    ],
    lede: 'Eggs, flour and a long wooden table. We roll the pasta each morning and write the rest of the card when we have seen the market.',
    card: [
      [
        'Antipasti',
        [
          ['Vitello tonnato', 11, 'Thin, cold, with capers', 'plate'],
          ['Puntarelle', 8.5, 'Anchovy, lemon', 'bowl'],
          ['Crostini', 7, 'Chicken liver, sage', 'bread'],
        ],
      ],
      [
        'Primi',
        [
          ['Tagliatelle al ragù', 14, 'Simmered since the morning', 'pasta'],
          ['Cacio e pepe', 12.5, 'Pecorino, pepper, patience', 'pasta'],
          ['Ravioli of ricotta and lemon', 14.5, 'Butter, sage', 'pasta'],
          ['Risotto with saffron', 15, 'Marrow if you like', 'bowl'],
        ],
      ],
      [
        'Secondi',
        [
          ['Saltimbocca', 19, 'Veal, ham, sage', 'plate'],
          ['Whole sea bream', 22, 'Fennel, olives', 'fish'],
        ],
      ],
      [
        'Dolci',
        [
          ['Panna cotta', 6.5, 'Burnt orange', 'cake'],
          ['Olive oil cake', 6, 'With crème fraîche', 'cake'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:sushi|ramen|japan\w*|izakaya|omakase|udon|noodles?)\b/iu,
    name: 'Japanese kitchen',
    headlines: [
      'A counter, a knife, the day’s fish',
      'Broth that started yesterday',
      'Twelve seats and one long pot',
    ],
    lede: 'Rice is cooked in small pots, fish is cut when you order and the broth has been at it since yesterday noon.',
    card: [
      [
        'Small plates',
        [
          ['Edamame', 5, 'Smoked salt', 'bowl'],
          ['Gyoza', 8, 'Pork and chive, five', 'plate'],
          ['Agedashi tofu', 7.5, 'Dashi, ginger', 'bowl'],
          ['Karaage', 9, 'Lemon, pepper', 'plate'],
        ],
      ],
      [
        'From the pot',
        [
          ['Shoyu ramen', 14, 'Chicken broth, egg, bamboo', 'noodles'],
          ['Tonkotsu', 15, 'Pork broth, black garlic', 'noodles'],
          ['Miso and mushroom', 14, 'No meat, all depth', 'noodles'],
        ],
      ],
      [
        'From the counter',
        [
          ['Nigiri, seven pieces', 24, 'What the market had', 'sushi'],
          ['Chirashi', 22, 'Over seasoned rice', 'sushi'],
          ['Salmon and avocado roll', 12, 'Eight pieces', 'sushi'],
        ],
      ],
      [
        'Sweet',
        [
          ['Black sesame ice cream', 6, 'With a wafer', 'ice-cream'],
          ['Matcha cheesecake', 7, 'Barely sweet', 'cake'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:mexic\w+|tacos?|taquer[ií]as?|burritos?|cantina)\b/iu,
    name: 'Taquería',
    headlines: ['Corn ground this morning', 'Two bites, then another', 'Salsa first, questions later'],
    lede: 'We cook the corn at night, grind it at dawn and press tortillas all day. What goes on them changes; the lime does not.',
    card: [
      [
        'Tacos',
        [
          ['Al pastor', 4.2, 'Pork, pineapple, from the spit', 'taco'],
          ['Carnitas', 4.2, 'Slow pork, crisp edges', 'taco'],
          ['Baja fish', 4.8, 'Cabbage, lime crema', 'taco'],
          ['Mushroom and epazote', 4, 'Charred corn', 'taco'],
        ],
      ],
      [
        'To share',
        [
          ['Guacamole', 8, 'Made at the table', 'bowl'],
          ['Elote', 5, 'Corn, chilli, cheese', 'vegetables'],
          ['Ceviche', 12, 'Tostada, habanero', 'fish'],
        ],
      ],
      [
        'Drinks',
        [
          ['Horchata', 4, 'Rice, cinnamon', 'glass'],
          ['Mezcal, small', 7, 'Ask which', 'glass'],
          ['Paloma', 9, 'Grapefruit, salt', 'cocktail'],
        ],
      ],
    ],
  },
  {
    words: /\b(?:indian|nepal\w+|curr(?:y|ies)|tandoori?|biryani|dosas?|bengali?|punjabi?)\b/iu,
    name: 'Indian kitchen',
    headlines: [
      'Spice ground to order',
      'The pot knows when it is ready',
      'Bring someone to fight over the naan with',
    ],
    lede: 'Whole spices, roasted in small pans, pots that take their time, and bread that wants to be torn.',
    card: [
      [
        'To begin',
        [
          ['Pani puri', 6.5, 'Six, eat at once', 'bowl'],
          ['Onion bhaji', 6, 'Tamarind', 'plate'],
          ['Chaat of chickpea', 7, 'Yoghurt, pomegranate', 'bowl'],
        ],
      ],
      [
        'From the tandoor',
        [
          ['Chicken tikka', 12, 'Overnight in yoghurt', 'plate'],
          ['Paneer and pepper', 11, 'Mint chutney', 'plate'],
          ['Lamb chops', 17, 'Ginger, fennel', 'plate'],
        ],
      ],
      [
        'Pots',
        [
          ['Dal makhani', 9.5, 'Black lentils, a whole night', 'bowl'],
          ['Kerala fish curry', 15, 'Coconut, curry leaf', 'bowl'],
          ['Lamb biryani', 16, 'Sealed with dough', 'bowl'],
        ],
      ],
      [
        'Beside',
        [
          ['Garlic naan', 3.5, 'Hot', 'bread'],
          ['Mango lassi', 4.5, 'Thick', 'glass'],
        ],
      ],
    ],
  },
];
