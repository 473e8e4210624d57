import type { Html } from '../../html';
import type { AppContext } from '../app';
import type { AppWord } from '../app-words';

/** One kind of timer: the words that call for it, and its parts. */
export type TimerVariant = {
  readonly title: (context: AppContext) => AppWord;
  /** Its heading, where that is no fixed word. */
  readonly heading?: (context: AppContext) => string;
  /** One sentence that says what it does, where what any timer does is not it. */
  readonly lede?: AppWord;
  readonly asked: RegExp;
  readonly html: (context: AppContext) => Html;
  readonly css: string;
  readonly script: (context: AppContext) => string;
};
