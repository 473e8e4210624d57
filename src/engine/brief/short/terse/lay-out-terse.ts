import { marksAsWords } from './marks-as-words';
import { openingSaid } from './opening-said';
import { pagesImplied } from './pages-implied';
import { strokesApart } from './strokes-apart';

/**
 * A terse English brief ("App landing: Mosswalk — identify mosses / hero → features → FAQ / Process = 5 steps") in the words
 * and commas that all other readers know. Any other text as it stands.
 */
export const layOutTerse = (text: string): string =>
  openingSaid(marksAsWords(pagesImplied(strokesApart(text))));
