import type { Lexicon } from '../lexicon';
import { germanOrders } from './german-orders';
import { germanThings } from './german-things';

/** German. */
export const germanLexicon: Lexicon = {
  language: 'de',
  phrases: { ...germanOrders, ...germanThings },
};
