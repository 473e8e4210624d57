import { easternWords } from './everyday-eastern';
import { northernWords } from './everyday-northern';
import { romanceWords } from './everyday-romance';

/** By language, what its words mean in the engine's own. */
export type EverydayWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Further everyday words of the other languages, folded: little words, places, ways to say "raise the price". */
export const everydayWords: EverydayWords = { ...romanceWords, ...northernWords, ...easternWords };
