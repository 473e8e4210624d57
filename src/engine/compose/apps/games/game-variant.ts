import type { AppContext } from '../app';
import type { Html } from '../../html';
import type { AppWord } from '../app-words';

/** One game: the words that call for it, and its parts. */
export type GameVariant = {
  readonly name: string;
  /** Its heading, where the name is not one. */
  readonly title?: AppWord;
  /** One sentence that says what it does, where what any game does is not it. */
  readonly lede?: AppWord | ((context: AppContext) => AppWord);
  readonly asked: RegExp;
  readonly html: (context: AppContext) => Html;
  readonly css: string;
  readonly script: (context: AppContext) => string;
};
