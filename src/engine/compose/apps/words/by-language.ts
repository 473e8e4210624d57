import type { englishAppWords } from './english';

/** App texts of other languages, by BCP 47 primary subtag. What is missing is said in English. */
export const appWordsByLanguage: Readonly<
  Record<string, Partial<Readonly<Record<keyof typeof englishAppWords, string>>>>
> = {};
