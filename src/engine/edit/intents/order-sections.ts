import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { bodySections, orderSections } from '../sections/move-section';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import { sectionTypesNamed } from '../words/section-words';
import { labelOf } from './sections-meant';

const what = '(?:sections?|blocks?|parts?|page|site|home ?page|front page|everything|things|them|it)';
const colon = '(?: (?:should be|should go|must be|is|to|as|like|like this|goes|be|:|-|–))*';
const forms: readonly RegExp[] = [
  // "Change the order: team, services, fees", "the order of the sections should be …"
  new RegExp(`^(?:(?:change|make|set|put|use|fix|have|want|new|correct|right|better|i want|move|sort) )*(?:section )?order(?: (?:of|for|on|in) ${what})?(?: (?:on|of) (?:home ?page|page|site))?${colon} (?<list>.+)$`), // prettier-ignore
  // "Put the sections in this order: …"
  new RegExp(`^(?:(?:can|could|should) )?(?:change|make|set|put|show|list|have|want|move|arrange|reorder|rearrange|order|sort|bring) (?:${what} )?(?:(?:go |come |appear |be )?(?:in|into|to) )(?:this |following |new |right )?(?:order|sequence)${colon} (?<list>.+)$`), // prettier-ignore
  // "Reorder the sections: team, services, fees"
  new RegExp(`^(?:reorder|rearrange|order|sort|arrange|resort|re-order)(?: ${what})?(?: (?:to|as|like|into|so|:|-|–))+ (?<list>.+)$`), // prettier-ignore
  // "Team, services, fees, in that order"
  /^(?:(?:put|show|move|make|have|want|bring) )?(?<list>.+,.+?)(?: ,)? in (?:this|that|exactly this|exactly that) order$/,
];

/** "Change the order: team, services, fees": the named sections in that order, in the places that they have together. */
export const orderSectionsIntent: Intent = {
  name: 'move-section',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const names = (match?.list?.plain ?? '')
        .split(/ (?:,|;|>|→|->|and then|then|and|followed by) | (?:,|;) ?| - /u)
        .map((name) =>
          name
            .replace(
              /^(?:(?:and|then|first|second|third|finally|last|lastly|,|\d+ ?[.)]?) )+|^\d+[.)] ?| (?:first|last|at end)$/g,
              '',
            )
            .trim(),
        ) // prettier-ignore
        .filter((name) => name !== '');
      if (names.length < 2) continue;
      const result = order(step, names);
      if (result) return result;
    }
    return null;
  },
};

function order(step: Step, names: readonly string[]): StepResult | null {
  const { draft } = step;
  const pages = [step.page, ...draft.pages().filter((path) => path !== step.page)];
  const found = pages.map((page) => {
    const sections = bodySections(draft, page);
    const taken = new Set<string>();
    const places = names.map((name) => {
      // "FAQ" and "questions" are one section: of several of a name the first that is free.
      const place = findNamedSections(draft, name, page).find((one) => one.page === page && !taken.has(one.section.id) && sections.some(({ id }) => id === one.section.id)); // prettier-ignore
      if (place) taken.add(place.section.id);
      return place;
    });
    return { page, places, count: places.filter(Boolean).length };
  });
  const best = found.toSorted((one, other) => other.count - one.count)[0];
  if (
    !best ||
    best.count === 0 ||
    (best.count < 2 && !names.some((name) => sectionTypesNamed(name).length > 0))
  )
    return null;
  const missing = names.filter((_, at) => !best.places[at]);
  if (missing.length > 0)
    return refuse(
      'not-found',
      `This page has no section called ${missing.map((name) => `“${name}”`).join(', ')}, so nothing was moved. It has ${bodySections(draft, best.page).map((section) => labelOf({ page: best.page, section }).replace(/^the | section$/g, '')).join(', ')}.`, // prettier-ignore
    );
  const places = best.places.flatMap((place) => place ?? []);
  const labels = places.map((place) => labelOf(place).replace(/^the | section$/g, ''));
  const isMoved = orderSections(draft, best.page, places.map(({ section }) => section.id)); // prettier-ignore
  return isMoved
    ? done('Sections', labels.join(', '), `The sections stand in this order now: ${labels.join(', ')}.`)
    : refuse('nothing-to-change', 'The sections stand in that order already.');
}
