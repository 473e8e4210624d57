import type { englishAppWords } from './english';
import { translatedCommon } from './translated-common';
import { translatedFigures } from './translated-figures';
import { translatedLists } from './translated-lists';
import { translatedRecords } from './translated-records';
import { translatedSums } from './translated-sums';

type AppWords = Partial<Readonly<Record<keyof typeof englishAppWords, string>>>;

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'ar'];
const translated: Partial<Record<keyof typeof englishAppWords, readonly string[]>> = {
  ...translatedCommon,
  ...translatedLists,
  ...translatedSums,
  ...translatedFigures,
  ...translatedRecords,
};

/** App texts of other languages, by BCP 47 primary subtag. What is missing is said in English. */
export const appWordsByLanguage: Readonly<Record<string, AppWords>> = Object.fromEntries(
  languages.map((language, index) => [
    language,
    Object.fromEntries(Object.entries(translated).map(([word, texts]) => [word, texts[index]])),
  ]),
);
