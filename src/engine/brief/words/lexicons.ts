import { createShelf } from '../../shelf';
import { english } from '../lexicon/english';
import type { LanguageLexicon } from '../lexicon/language-lexicon';
import { stopWords, type LexiconCode } from '../lexicon/stop-words';

const shelf = createShelf<LexiconCode, LanguageLexicon>('lexicon', {
  es: async () => (await import('../lexicon/spanish')).spanish,
  fr: async () => (await import('../lexicon/french')).french,
  de: async () => (await import('../lexicon/german')).german,
  pt: async () => (await import('../lexicon/portuguese')).portuguese,
  it: async () => (await import('../lexicon/italian')).italian,
  nl: async () => (await import('../lexicon/dutch')).dutch,
  pl: async () => (await import('../lexicon/polish')).polish,
  tr: async () => (await import('../lexicon/turkish')).turkish,
  ar: async () => (await import('../lexicon/arabic')).arabic,
  he: async () => (await import('../lexicon/hebrew')).hebrew,
});

/** Fetches the lexicons of these languages; one that has none here is no error. */
export const loadLexiconsOf = async (languages: readonly string[]): Promise<void> => {
  await Promise.all(languages.filter(isLexiconCode).map((code) => shelf.load(code)));
};

/** Fetches the lexicon of every language. */
export const loadEveryLexicon = (): Promise<void> => shelf.loadAll();

/** The lexicon of a language; undefined when there is none. Throws when it was not loaded first. */
export function findLexicon(language: string): LanguageLexicon | undefined {
  if (language === 'en') return english;
  return isLexiconCode(language) ? shelf.get(language) : undefined;
}

function isLexiconCode(code: string): code is LexiconCode {
  return Object.hasOwn(stopWords, code);
}
