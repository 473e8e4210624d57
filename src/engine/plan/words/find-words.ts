import { arabic } from './arabic';
import { brazilian } from './brazilian';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { hebrew } from './hebrew';
import { italian } from './italian';
import { polish } from './polish';
import { portuguese } from './portuguese';
import { spanish } from './spanish';
import { turkish } from './turkish';
import type { Words } from './words';

const languages: readonly Words[] = [
  english,
  spanish,
  french,
  german,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  arabic,
  hebrew,
];

/** The words of a language; English for a language that has none here. Regional tags use the main one, but for "pt-BR". */
export const findWords = (language: string): Words => {
  if (language.toLowerCase() === 'pt-br') return brazilian;
  const primary = language.toLowerCase().split('-')[0];
  return languages.find((words) => words.language === primary) ?? english;
};
