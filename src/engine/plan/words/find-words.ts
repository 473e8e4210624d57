import { english } from './english';
import type { Words } from './words';

const languages: readonly Words[] = [english];

/** The words of a language; English for a language that has none here. Regional tags ("pt-BR") use the main one. */
export const findWords = (language: string): Words => {
  const primary = language.toLowerCase().split('-')[0];
  return languages.find((words) => words.language === primary) ?? english;
};
