import type { Lexicon } from '../lexicon';
import { frenchOrders } from './french-orders';
import { frenchThings } from './french-things';

/** French. */
export const frenchLexicon: Lexicon = {
  language: 'fr',
  phrases: { ...frenchOrders, ...frenchThings },
};
