import { foldText } from '../words/fold-text';
import type { Reading } from '../reading';

/** The prompt as a page may quote it: with the capitals that its writer left out, and in no other way changed. */
export function asQuoted(reading: Reading, prompt: string): string {
  const isRestored = !reading.isShouting && foldText(reading.prompt) === foldText(prompt);
  return isRestored ? reading.prompt : prompt;
}
