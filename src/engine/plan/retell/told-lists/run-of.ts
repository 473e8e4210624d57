import type { Stretch } from '../part-sentences';
import { isStep } from './list-sort';

/** The sentences from one on that are entries of one list. */
export const runOf = (
  sentences: readonly Stretch[],
  isEntry: (text: string) => boolean,
  goesOn: (text: string) => boolean = () => false,
): Stretch[] => {
  // prettier-ignore
  const end = sentences.findIndex(({ text }) => !isEntry(text) && !goesOn(text));
  const run = end < 0 ? sentences : sentences.slice(0, end);
  return run.filter(({ text }) => isEntry(text)).length > 1 ? [...run] : [];
};

/** Whether a sentence tells one more step. */
export const stepOn = (text: string): boolean =>
  isStep(text) && !/^(?:we (?:are|have)|i (?:am|have)|please)\b/iu.test(text);
/** "First look whether … Then send a photo … If they are near we come": a way that its own words order, under no label. */
export const wayAlone = (sentences: readonly Stretch[]): Stretch[] | null => {
  const [first, second] = sentences;
  if (!first || !second || !/^first\b/iu.test(first.text) || !/^(?:then|next|after|second)\b/iu.test(second.text)) return null; // prettier-ignore
  const end = sentences.findIndex(({ text }) => !stepOn(text));
  const run = end < 0 ? sentences : sentences.slice(0, end);
  return run.length > 2 ? [...run] : null;
};
