import type { ContentItem, Facts } from '../content';
import { priced } from './parts/priced';
import { chooseBank } from './parts/says';

type House = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly menu: readonly ContentItem[];
  readonly art: string;
};

const cocktails = (facts: Facts): House => ({
  kicker: 'Bar',
  headlines: ['The night starts low and amber', 'Sit close, speak softly', 'One more, stirred'],
  lede: 'A short list, cold glasses and ice that was cut by hand. Tell us what you like and we leave the list alone.',
  art: 'cocktail',
  menu: [
    ...priced(
      facts,
      [
        ['Negroni, aged', 11, 'Three weeks in oak', 'cocktail'],
        ['Fig leaf martini', 12, 'Very cold', 'cocktail'],
        ['Whisky sour', 11, 'With the egg', 'cocktail'],
        ['Smoked paloma', 11, 'Mezcal, grapefruit', 'cocktail'],
      ],
      'House drinks',
    ),
    ...priced(
      facts,
      [
        ['Garden tonic', 7, 'Cucumber, verjus', 'glass'],
        ['Cold-brew shrub', 7, 'Cherry, vinegar', 'glass'],
      ],
      'Without alcohol',
    ),
    ...priced(
      facts,
      [
        ['Smoked almonds', 4.5, 'Warm', 'bowl'],
        ['Anchovy toast', 7.5, 'Butter, lemon', 'bread'],
        ['Cheese, three', 11, 'Crackers, quince', 'cheese'],
      ],
      'To nibble',
    ),
  ],
});

const beer = (facts: Facts): House => ({
  kicker: 'Brewery and taproom',
  headlines: ['Poured ten steps from the tank', 'Malt, hops, neighbours', 'Still cloudy, on purpose'],
  lede: 'We brew behind the glass wall and pour in front of it. Nine taps, a long bench and a dog that belongs to nobody in particular.',
  art: 'beer',
  menu: [
    ...priced(
      facts,
      [
        ['House lager', 4.2, 'Clean, 4.8%', 'beer'],
        ['Pale ale', 4.8, 'Citrus, 5.2%', 'beer'],
        ['Oat stout', 5.2, 'Coffee, 5.9%', 'beer'],
        ['Sour, raspberry', 5.4, 'Tart, 4.1%', 'beer'],
        ['Wheat', 4.6, 'Banana, clove, 5%', 'beer'],
      ],
      'On tap',
    ),
    ...priced(
      facts,
      [
        ['Four-glass board', 9.5, 'Your pick', 'beer'],
        ['Growler, one litre', 12, 'Filled to order', 'bottle'],
        ['Cans, six', 18, 'Mixed', 'box'],
      ],
      'Boards and take-away',
    ),
    ...priced(
      facts,
      [
        ['Pretzel', 4.5, 'Mustard', 'bread'],
        ['Sausage plate', 11, 'Kraut, bread', 'plate'],
        ['Pickles', 4, 'Ours', 'jar'],
      ],
      'To go with it',
    ),
  ],
});

const wine = (facts: Facts): House => ({
  kicker: 'Wine',
  headlines: [
    'One hillside, every vintage',
    'What the slope gave this year',
    'Open a bottle, close the laptop',
  ],
  lede: 'Grapes picked by hand, little done to them afterwards. Taste along the bar, or walk through the rows first.',
  art: 'wine',
  menu: [
    ...priced(
      facts,
      [
        ['White, estate', 5.5, 'Green apple, salt', 'wine'],
        ['Orange, skin contact', 6.5, 'Tea, apricot', 'wine'],
        ['Red, old vines', 7, 'Sour cherry, pepper', 'wine'],
        ['Sparkling, brut nature', 7.5, 'Fine, very dry', 'wine'],
      ],
      'By the glass',
    ),
    ...priced(
      facts,
      [
        ['White, bottle', 16, 'Drink now', 'bottle'],
        ['Red, bottle', 22, 'Now, or in five years', 'bottle'],
        ['Case of six', 96, 'Mixed as you like', 'box'],
      ],
      'To take home',
    ),
    ...priced(
      facts,
      [
        ['Tasting of five', 18, 'With bread and oil', 'wine'],
        ['Tasting and cellar walk', 32, 'Bring a jumper', 'barrel'],
      ],
      'Tastings',
    ),
  ],
});

/** A bar for wine, which grows none itself. */
const wineBar = (facts: Facts): House => ({
  kicker: 'Wine bar',
  headlines: ['Open a bottle, close the laptop', 'By the glass, by the hour', 'Ask for something unlabelled'],
  lede: 'Bottles open on the bar, something small to eat beside them, and somebody who pours a taste before you decide.',
  art: 'wine',
  menu: [
    ...priced(
      facts,
      [
        ['White, crisp', 6, 'Green apple, salt', 'wine'],
        ['Orange, skin contact', 7.5, 'Tea, apricot', 'wine'],
        ['Red, light and cold', 6.5, 'Sour cherry, pepper', 'wine'],
        ['Sparkling, very dry', 8, 'Fine bubbles', 'wine'],
      ],
      'By the glass',
    ),
    ...priced(
      facts,
      [
        ['Cheese, three', 11, 'Bread, quince', 'cheese'],
        ['Cured ham', 9, 'Cut to order', 'plate'],
        ['Anchovies and butter', 7.5, 'On toast', 'fish'],
        ['Beans, warm', 7, 'Sage, lemon', 'bowl'],
        ['Chocolate and salt', 5, 'Olive oil', 'plate'],
      ],
      'Small plates',
    ),
    ...priced(
      facts,
      [
        ['House white', 24, 'Whatever we drink ourselves', 'bottle'],
        ['House red', 24, 'From one village', 'bottle'],
        ['Flight of three', 12, 'One theme, changed weekly', 'wine'],
      ],
      'To share',
    ),
  ],
});

/** What is poured, by what sort of house the prompt speaks of. */
export const barList = (facts: Facts): House =>
  chooseBank(
    facts,
    [
      [
        /^(?!.*\b(?:winery|vineyards?|wine cellar|winemak\w*|estate)\b).*\b(?:wine bars?|enoteca)\b/isu,
        wineBar,
      ],
      [/\b(?:wines?|winery|vineyards?|wine cellar|enoteca)\b/iu, wine],
      [/\b(?:brew\w*|beers?|tap ?room|pub|ciders?|ales?)\b/iu, beer],
    ],
    cocktails,
  )(facts);
