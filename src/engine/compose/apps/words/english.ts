import { englishArcadeWords } from './english-arcade';
import { englishAskedWords } from './english-asked';
import { englishBoardWords } from './english-boards';
import { englishChoiceWords } from './english-choices';
import { englishCountWords } from './english-counts';
import { englishDateWords } from './english-dates';
import { englishMakerWords } from './english-makers';
import { englishPlayWords } from './english-play';
import { englishRecordWords } from './english-records';
import { englishRoundWords } from './english-rounds';
import { englishSharedWords } from './english-shared';
import { englishSplitterWords } from './english-splitter';
import { englishToolWords } from './english-tools';
import { englishWishWords } from './english-wishes';
import { englishWorkshopWords } from './english-workshop';

/** Everything the apps say, in English. `{n}` and the like stand for values. */
export const englishAppWords = {
  ...englishToolWords,
  ...englishRecordWords,
  ...englishMakerWords,
  ...englishWorkshopWords,
  ...englishSplitterWords,
  ...englishSharedWords,
  ...englishRoundWords,
  ...englishPlayWords,
  ...englishDateWords,
  ...englishCountWords,
  ...englishAskedWords,
  ...englishChoiceWords,
  ...englishWishWords,
  ...englishBoardWords,
  ...englishArcadeWords,
} as const;
