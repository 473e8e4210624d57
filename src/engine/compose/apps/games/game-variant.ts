import type { AppContext } from '../app';
import type { Html } from '../../html';

/** One game: the words that call for it, and its parts. */
export type GameVariant = {
  readonly name: string;
  readonly asked: RegExp;
  readonly html: (context: AppContext) => Html;
  readonly css: string;
  readonly script: (context: AppContext) => string;
};
