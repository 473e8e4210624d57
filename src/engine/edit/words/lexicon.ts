import { englishLexicon } from './lexicons/english';
import { spanishLexicon } from './lexicons/spanish';
import { frenchLexicon } from './lexicons/french';
import { germanLexicon } from './lexicons/german';
import { portugueseLexicon } from './lexicons/portuguese';

/** Phrases of one language, folded (lower case, no accents), and the engine's own words for them. */
export type Lexicon = {
  readonly language: string;
  readonly phrases: Readonly<Record<string, string>>;
};

/** All that commands can be written in; English comes first. */
export const lexicons = [
  englishLexicon,
  spanishLexicon,
  frenchLexicon,
  germanLexicon,
  portugueseLexicon,
] as const;
