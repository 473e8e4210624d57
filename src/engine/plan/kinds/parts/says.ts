import type { Facts } from '../../content';

/** Whether the prompt, its offer or its phrases contain the pattern. */
export const says = (facts: Facts, pattern: RegExp): boolean => pattern.test(facts.brief.prompt);

/** The first choice whose pattern the prompt contains, else the fallback: which sort of shop, kitchen or trade it is. */
export const chooseBank = <T>(facts: Facts, choices: readonly (readonly [RegExp, T])[], fallback: T): T =>
  choices.find(([pattern]) => says(facts, pattern))?.[1] ?? fallback;
