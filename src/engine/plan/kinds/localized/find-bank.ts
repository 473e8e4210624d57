import { arabicBank } from './arabic';
import { dutchBank } from './dutch';
import { frenchBank } from './french';
import { germanBank } from './german';
import { hebrewBank } from './hebrew';
import { italianBank } from './italian';
import { polishBank } from './polish';
import { portugueseBank } from './portuguese';
import { spanishBank } from './spanish';
import { turkishBank } from './turkish';
import type { LocalBank } from './local-bank';

const banks: Readonly<Record<string, LocalBank>> = {
  es: spanishBank,
  fr: frenchBank,
  de: germanBank,
  pt: portugueseBank,
  ar: arabicBank,
  it: italianBank,
  nl: dutchBank,
  pl: polishBank,
  tr: turkishBank,
  he: hebrewBank,
};

/** The copy of a language other than English; null when there is none. */
export const findBank = (language: string): LocalBank | null =>
  banks[language.toLowerCase().split('-')[0] ?? ''] ?? null;
