import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { duplicateItem } from '../items/duplicate-item';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { findThings, namesOf } from '../items/find-things';
import { duplicateSection } from '../sections/move-section';
import { sectionsTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { wordsFor } from '../words/section-words';
import { capital, labelOf, sectionsMeant } from './sections-meant';

/** Copies a section below itself, or one thing of a list after itself. */
export const duplicateSectionIntent: Intent = {
  name: 'duplicate',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^duplicate (?<target>.+?)(?: and (?:call|name) (?:it|copy|new one|second one|that)(?: to| as)? (?<name>.+?))?(?: (?:right )?(?:below|under|after) (?:it|itself))?(?: (?:once more|again|once))?$/,
    );
    if (!match?.target) return null;
    const place = sectionsMeant(step, match.target.plain)[0];
    if (!place) return thingAttempt(step, match.target, match.name ?? null);
    if (place.section.id === 'nav' || place.section.id === 'footer')
      return refuse('not-understood', 'A page has one header and one footer; I do not copy those.');
    const id = duplicateSection(step.draft, place.page, place.section);
    const copy = step.draft.sections(place.page).find((section) => section.id === id);
    return done(
      capital(labelOf(place)),
      `copied as #${id}`,
      `Copied ${labelOf(place)}; the copy stands right below it.`,
      copy ? sectionsTarget([{ page: place.page, section: copy }]) : null,
    );
  },
};

function thingAttempt(step: Step, target: Phrase, called: Phrase | null): StepResult | null {
  const places = findThings(step, target);
  const first = places[0];
  if (!first) return step.picked ? null : refuse('not-found', `I do not see “${target.text}” to copy.`);
  const names = namesOf(places);
  if (names.length > 1)
    return refuse(
      'ambiguous',
      `Which one: ${names
        .slice(0, 4)
        .map((name) => `“${name}”`)
        .join(', ')}?`,
      names.slice(0, 3).map((name) => `duplicate “${name}”`),
    );
  const twins = places.filter(({ section }) => section.type === first.section.type);
  const title = twins.map((place) => copyFresh(step, place, called?.text ?? null)).at(-1) ?? '';
  const name = nameOfItem(first.item);
  return done(
    capital(name),
    `copied, ${countOf(twins.length, 'place')}`,
    called
      ? `Copied ${name} in ${wordsFor(first.section.type ?? first.section.id)}; the copy is called “${title}”.`
      : title === name
        ? `Copied “${name}” in ${wordsFor(first.section.type ?? first.section.id)}; the copy stands right after it.`
        : `Copied ${name} in ${wordsFor(first.section.type ?? first.section.id)}. The copy is called “${title}”: say what it should be called instead.`,
  );
}

/** Read anew: copying one thing moves the next on the same page. */
function copyFresh(step: Step, place: ItemPlace, called: string | null): string {
  const name = nameOfItem(place.item);
  const fresh = findThings(step, { plain: name.toLowerCase(), text: name }).find(
    ({ page, section }) => page === place.page && section.id === place.section.id,
  );
  return duplicateItem(step.draft, fresh ?? place, called);
}
