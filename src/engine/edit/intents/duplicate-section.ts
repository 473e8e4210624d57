import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { duplicateSection } from '../sections/move-section';
import { matchPhrase } from '../words/read-command';
import { capital, labelOf, sectionsMeant } from './sections-meant';

/** Copies a section below itself. */
export const duplicateSectionIntent: Intent = {
  name: 'duplicate',
  attempt(step) {
    const match = matchPhrase(step.part, /^duplicate (?<target>.+)$/);
    const place = match?.target ? sectionsMeant(step, match.target.plain)[0] : undefined;
    if (!match) return null;
    if (!place)
      return step.picked ? null : refuse('not-found', `I do not see “${match.target?.plain ?? ''}” to copy.`);
    if (place.section.id === 'nav' || place.section.id === 'footer')
      return refuse('not-understood', 'A page has one header and one footer; I do not copy those.');
    const id = duplicateSection(step.draft, place.page, place.section);
    return done(
      capital(labelOf(place)),
      `copied as #${id}`,
      `Copied ${labelOf(place)}; the copy stands right below it.`,
    );
  },
};
