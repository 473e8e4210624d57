import type { Lexicon } from '../lexicon';
import { spanishOrders } from './spanish-orders';
import { spanishThings } from './spanish-things';

/** Spanish. */
export const spanishLexicon: Lexicon = {
  language: 'es',
  phrases: { ...spanishOrders, ...spanishThings },
};
