import { candidateLanguages } from '../languages/candidate-languages';
import { loadEveryLexicon, loadLexiconsOf } from './lexicons';
import { loadOrdinaryWords } from './ordinary-words';
import { loadFurtherReaders } from '../further-readers';
import { loadRareReaders } from '../rare-readers';
import { loadEveryReader, loadReadersOf, textsWithoutFields } from '../readers-by-prompt';
import { readAskedLanguage } from '../languages/read-asked-language';
import { textsRead } from './texts-read';

/**
 * Fetches the lexicons and words that reading a prompt needs. English phrases are always there; further languages are those that the
 * prompt may be written in, the one it asks for, and `language` when somebody corrected it.
 */
export async function loadLexicons(prompt: string, language?: string): Promise<void> {
  const asked = readAskedLanguage(prompt)?.code;
  const told = [asked, language].filter((code) => code !== undefined);
  await Promise.all([loadOrdinaryWords(), loadRareReaders(), loadFurtherReaders()]);
  const texts = textsRead(prompt);
  await loadLexiconsOf([...texts.flatMap(candidateLanguages), ...told]);
  await loadReadersOf(texts);
  const rests = textsWithoutFields(texts);
  await loadLexiconsOf(rests.flatMap(candidateLanguages));
  await loadReadersOf(rests);
}

/** Fetches the lexicon of one language, if there is one. */
export async function loadLexicon(language: string): Promise<void> {
  await loadLexiconsOf([language]);
}

/** Fetches the lexicons of all languages. */
export async function loadAllLexicons(): Promise<void> {
  await Promise.all([
    loadOrdinaryWords(),
    loadRareReaders(),
    loadFurtherReaders(),
    loadEveryReader(),
    loadEveryLexicon(),
  ]);
}
