import type { englishAppWords } from './english';
import { translatedArcade } from './translated-arcade';
import { translatedAsked } from './translated-asked';
import { translatedBoards } from './translated-boards';
import { translatedChoices } from './translated-choices';
import { translatedCommon } from './translated-common';
import { translatedCounts } from './translated-counts';
import { translatedDates } from './translated-dates';
import { translatedEveryday } from './translated-everyday';
import { translatedFigures } from './translated-figures';
import { translatedFurther } from './translated-further';
import { translatedLists } from './translated-lists';
import { translatedMakers } from './translated-makers';
import { translatedPages } from './translated-pages';
import { translatedPlay } from './translated-play';
import { translatedRecords } from './translated-records';
import { translatedRounds } from './translated-rounds';
import { translatedShared } from './translated-shared';
import { translatedSplitter } from './translated-splitter';
import { translatedSums } from './translated-sums';
import { translatedTools } from './translated-tools';
import { translatedWishes } from './translated-wishes';
import { translatedWorkshop } from './translated-workshop';

type AppWords = Partial<Readonly<Record<keyof typeof englishAppWords, string>>>;
type Table = Partial<Record<keyof typeof englishAppWords, readonly string[]>>;

/** The languages that the apps speak besides English, by BCP 47 primary subtag. */
export const otherLanguages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'] as const;

const tables: readonly (readonly [languages: readonly string[], table: Table])[] = [
  [
    ['es', 'fr', 'de', 'pt', 'it', 'nl', 'ar'],
    {
      ...translatedCommon,
      ...translatedLists,
      ...translatedSums,
      ...translatedFigures,
      ...translatedRecords,
    },
  ],
  [['pl', 'tr', 'he'], translatedFurther],
  [
    otherLanguages,
    {
      ...translatedTools,
      ...translatedPages,
      ...translatedMakers,
      ...translatedWorkshop,
      ...translatedSplitter,
      ...translatedShared,
      ...translatedRounds,
      ...translatedPlay,
      ...translatedEveryday,
      ...translatedDates,
      ...translatedCounts,
      ...translatedAsked,
      ...translatedChoices,
      ...translatedWishes,
      ...translatedBoards,
      ...translatedArcade,
    },
  ],
];

function wordsOf(language: string): AppWords {
  const entries = tables.flatMap(([languages, table]) => {
    const place = languages.indexOf(language);
    return place < 0 ? [] : Object.entries(table).map(([word, texts]) => [word, texts[place]]);
  });
  return Object.fromEntries(entries) as AppWords;
}

/** App texts of other languages. What is missing is said in English. */
export const appWordsByLanguage: Readonly<Record<string, AppWords>> = Object.fromEntries(
  otherLanguages.map((language) => [language, wordsOf(language)]),
);
