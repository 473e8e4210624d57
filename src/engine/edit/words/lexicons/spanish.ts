import type { Lexicon } from '../lexicon';
import { spanishOrders } from './spanish-orders';
import { spanishThings } from './spanish-things';

/** Spanish. */
export const spanishLexicon: Lexicon = {
  language: 'es',
  phrases: {
    'cierra los': 'closed on',
    'cierra el': 'closed on',
    'cerramos los': 'closed on',
    'cerramos el': 'closed on',
    ...spanishOrders,
    ...spanishThings,
  },
};
