import { readTrades } from '../trades/read-trades';
import type { Trade } from '../trades/trade';
import { easternKitchens } from './kitchen-east-sheets';
import { westernSheets } from './kitchen-west-sheets';

/** Kitchens whose card is written out elsewhere: their words keep a neighbour's sheet away. */
const kept = readTrades(`
# pizzeria
words: pizza, pizza restaurant, neapolitan pizza, napolitan
# italian restaurant
words: italian, trattoria, osteria, ristorante, pasta
# sushi restaurant
words: sushi, japanese, izakaya, omakase
# mexican restaurant
words: mexican, taqueria, taquería, taco, burrito, cantina
# indian restaurant
words: indian, nepali, nepalese, curry house, tandoori, biryani, dosa, punjabi, bengali
# tapas bar
words: tapas, spanish, paella, basque, pintxo
# burger restaurant
words: burger, burger joint, smash burger
# vegan restaurant
words: vegan, vegetarian, plant based
# seafood restaurant
words: seafood, fish restaurant, oyster bar, fish and chips
# moroccan restaurant
words: moroccan, mezze, meze, middle eastern, israeli, mediterranean
`);

/** Every sort of kitchen that has words of its own. */
export const kitchenSheets: readonly Trade[] = [...kept, ...easternKitchens, ...westernSheets];
