import { pictureMakers } from './makers-of-pictures';
import { wordsAndCode } from './people-of-words-and-code';

/** People hired for what they can do on paper and screen: work, what to hire them for, how a job goes. */
export const professionals = [...pictureMakers, ...wordsAndCode];
