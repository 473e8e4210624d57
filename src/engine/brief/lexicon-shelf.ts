import { createShelf } from '../shelf';
import { candidateLanguages } from './candidate-languages';
import { english } from './lexicon/english';
import type { LanguageLexicon } from './lexicon/language-lexicon';
import { stopWords, type LexiconCode } from './lexicon/stop-words';
import { loadOrdinaryWords } from './ordinary-words';
import { loadRareReaders } from './rare-readers';
import { readAskedLanguage } from './read-asked-language';

const shelf = createShelf<LexiconCode, LanguageLexicon>('lexicon', {
  es: async () => (await import('./lexicon/spanish')).spanish,
  fr: async () => (await import('./lexicon/french')).french,
  de: async () => (await import('./lexicon/german')).german,
  pt: async () => (await import('./lexicon/portuguese')).portuguese,
  it: async () => (await import('./lexicon/italian')).italian,
  nl: async () => (await import('./lexicon/dutch')).dutch,
  pl: async () => (await import('./lexicon/polish')).polish,
  tr: async () => (await import('./lexicon/turkish')).turkish,
  ar: async () => (await import('./lexicon/arabic')).arabic,
  he: async () => (await import('./lexicon/hebrew')).hebrew,
});

/**
 * Fetches the lexicons and words that reading a prompt needs. English phrases are always there; further languages are those that the
 * prompt may be written in, the one it asks for, and `language` when somebody corrected it.
 */
export async function loadLexicons(prompt: string, language?: string): Promise<void> {
  const asked = readAskedLanguage(prompt)?.code;
  const codes = new Set([...candidateLanguages(prompt), ...[asked, language].filter(isLexiconCode)]);
  await Promise.all([loadOrdinaryWords(), loadRareReaders(), ...[...codes].map((code) => shelf.load(code))]);
}

/** Fetches the lexicon of one language, if there is one. */
export async function loadLexicon(language: string): Promise<void> {
  if (isLexiconCode(language)) await shelf.load(language);
}

/** Fetches the lexicons of all languages. */
export async function loadAllLexicons(): Promise<void> {
  await Promise.all([loadOrdinaryWords(), loadRareReaders(), shelf.loadAll()]);
}

/** The lexicon of a language; undefined when there is none. Throws when it was not loaded first. */
export function findLexicon(language: string): LanguageLexicon | undefined {
  if (language === 'en') return english;
  return isLexiconCode(language) ? shelf.get(language) : undefined;
}

function isLexiconCode(code: string | undefined): code is LexiconCode {
  return code !== undefined && Object.hasOwn(stopWords, code);
}
