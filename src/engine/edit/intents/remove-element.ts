import { wholeLines } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import type { ElementPlace } from '../target/target';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { removeSections, rangeWithComment } from '../sections/remove-section';
import { pickedTarget } from '../target/make-target';
import { childElements, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';

/** Takes out the picked element, or a thing that is named and is no section. */
export const removeElement: Intent = {
  name: 'remove-element',
  attempt(step) {
    const match = matchPhrase(step.part, /^remove (?<target>.+)$/);
    // A page that the site lacks is no element that shares its name.
    if (!match?.target || (step.picked === null && match.target.plain.endsWith(' page'))) return null;
    const isPicked =
      step.picked !== null &&
      /^(?:it|this|that|.*\b(?:this|that)\b.*|element|item)$/.test(match.target.plain);
    const target = isPicked ? pickedTarget(step) : resolveTarget(step, match.target.plain);
    if (isPicked && !target)
      return refuse('not-found', 'The element that was picked is not on this site any more.');
    if (!target || target.kind === 'role') return null;
    if (target.sections.length > 0) {
      removeSections(step.draft, target.sections);
      return done(target.label, 'removed', `Removed ${target.label}.`);
    }
    const hidden = hideControl(step, target.places);
    if (hidden > 0) return done(target.label, 'hidden', `Took ${target.label} out of sight; the app works on without it.`); // prettier-ignore
    let count = 0;
    for (const page of new Set(target.places.map((place) => place.page))) {
      const { html } = step.draft.tree(page);
      const own = target.places.filter((place) => place.page === page).map(({ element }) => element);
      if (own.some(({ tag }) => tag === 'main' || tag === 'body'))
        return refuse('not-understood', 'That is the whole page; remove its sections one by one.');
      if (own.some((element) => element.tag === 'h1'))
        return refuse('not-understood', 'A page needs its main heading. Give it other words instead.');
      step.draft.splice(
        page,
        own
          .map(emptiedBy)
          .map((element) => ({ ...wholeLines(html, rangeWithComment(html, element)), text: '' })),
      );
      count += own.length;
    }
    dropUnusedScripts(step.draft);
    return done(
      target.label.charAt(0).toUpperCase() + target.label.slice(1),
      `removed, ${countOf(count, 'place')}`,
      `Removed ${target.label}.`,
    );
  },
};

/** The line of an app that a label and its field fill alone: its script still looks for the field, so it is hidden. */
function hideControl({ draft }: Step, places: readonly ElementPlace[]): number {
  const lines = places.flatMap(({ page, element }) => {
    const { parent } = element;
    const isAlone =
      element.tag === 'label' &&
      parent !== null &&
      /^(?:p|div|li)$/.test(parent.tag) &&
      childElements(parent).every(({ tag }) => /^(?:label|input|select|textarea)$/.test(tag)) &&
      draft.text(page).includes('data-app=');
    return isAlone && parent ? [{ page, line: parent }] : [];
  });
  if (lines.length < places.length) return 0;
  for (const { page, line } of lines)
    draft.splice(page, [{ start: line.openEnd - 1, end: line.openEnd - 1, text: ' hidden' }]);
  return lines.length;
}

/** The outermost element that would hold nothing any more: a line of facts goes with its one value. */
function emptiedBy(element: PageElement): PageElement {
  const { parent } = element;
  if (!parent || !/^(?:li|p|dd|div|figure)$/.test(parent.tag)) return element;
  const isSole = childElements(parent).every((child) => child === element || child.tag === 'dt');
  const isLabel = childElements(parent).some(({ tag }) => tag === 'dt');
  const words = wordsIn(parent).length - (isLabel ? wordsIn(childElements(parent)[0] ?? parent).length : 0);
  return isSole && words <= wordsIn(element).length + 1 ? emptiedBy(parent) : element;
}
