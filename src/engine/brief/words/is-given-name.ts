import { foldText } from './fold-text';
import { findLexicon } from './lexicons';

/** Whether a word is a first name in a language, however its accents are typed. */
export const isGivenName = (word: string, language: string): boolean =>
  findLexicon(language)?.people?.given.split(' ').includes(foldText(word)) ?? false;
