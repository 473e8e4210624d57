import { englishMakerWords } from './english-makers';
import { englishRecordWords } from './english-records';
import { englishToolWords } from './english-tools';

/** Everything the apps say, in English. `{n}` and the like stand for values. */
export const englishAppWords = { ...englishToolWords, ...englishRecordWords, ...englishMakerWords } as const;
