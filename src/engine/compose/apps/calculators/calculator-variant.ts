import type { Html } from '../../html';
import type { AppContext } from '../app';
import type { AppWord } from '../app-words';

/** One calculator: the words that call for it, and its parts. */
export type CalculatorVariant = {
  readonly title: AppWord;
  /** One sentence that says what it does, where what any calculator does is not it. */
  readonly lede?: AppWord;
  /** Where the prompt makes it another: the sentence itself. */
  readonly ledeOf?: (context: AppContext) => string | null;
  readonly asked: { readonly test: (prompt: string) => boolean };
  readonly html: (context: AppContext) => Html;
  readonly css: string;
  readonly script: (context: AppContext) => string;
};
