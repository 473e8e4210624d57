import type { Step } from '../intent';
import { findNamedSections } from '../target/find-named-sections';
import { findCollections } from './find-items';

/** "Add coffee to what we need": one more thing of a list, whatever else has its colour. */
export function isListed(step: Step, words: string): boolean {
  if (!/^add (?!.*\b(?:background|borders?|outline|color)\b).* (?:to|in|on) /.test(step.part.plain))
    return false;
  const sections = findNamedSections(step.draft, words, step.page);
  return sections.some(({ section }) => findCollections(section).length > 0);
}
