import { degreeWords } from './lexicons/degree-words';
import { everydayWords } from './lexicons/everyday-words';
import { siteWords } from './lexicons/site-words';
import { spokenWords } from './lexicons/spoken-words';
import { talkAbroad } from './lexicons/talk-abroad';
import { englishLexicon } from './lexicons/english';
import { spanishLexicon } from './lexicons/spanish';
import { frenchLexicon } from './lexicons/french';
import { germanLexicon } from './lexicons/german';
import { portugueseLexicon } from './lexicons/portuguese';
import { italianLexicon } from './lexicons/italian';
import { dutchLexicon } from './lexicons/dutch';
import { polishLexicon } from './lexicons/polish';
import { turkishLexicon } from './lexicons/turkish';
import { arabicLexicon } from './lexicons/arabic';
import { hebrewLexicon } from './lexicons/hebrew';

/** Phrases of one language, folded (lower case, no accents), and the engine's own words for them. */
export type Lexicon = {
  readonly language: string;
  /** The order comes at the end: "butonları yeşil yap". */
  readonly isVerbLast?: boolean;
  readonly phrases: Readonly<Record<string, string>>;
};

const written: readonly Lexicon[] = [
  englishLexicon,
  spanishLexicon,
  frenchLexicon,
  germanLexicon,
  portugueseLexicon,
  italianLexicon,
  dutchLexicon,
  polishLexicon,
  turkishLexicon,
  arabicLexicon,
  hebrewLexicon,
];

/** All that commands can be written in; English comes first. */
export const lexicons: readonly Lexicon[] = written.map((lexicon) => ({
  ...lexicon,
  phrases: {
    ...siteWords[lexicon.language],
    ...degreeWords[lexicon.language],
    ...everydayWords[lexicon.language],
    ...spokenWords[lexicon.language],
    ...talkAbroad[lexicon.language],
    ...lexicon.phrases,
  },
}));
