import { valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { carrySection } from '../pages/join-pages';
import { mapPage } from '../pages/page-file';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { hrefFrom, rewriteLinks } from '../sections/mend-links';
import { bodySections } from '../sections/move-section';
import { removeSections } from '../sections/remove-section';
import { findPage, labelOfPage } from '../target/find-pages';
import { everySection, findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import { capital, labelOf } from './sections-meant';

const form =
  /^(?:move|put|bring|place|take|show|get|duplicate) (?<what>.+?)(?: (?:from|on|off) (?<source>.+?)(?: page)?)? (?:back |over |right )?(?:to|on|onto|into) (?:my |our )?(?<goal>(?:home|front|main|first|start|landing|index)(?: ?page)?|homepage|\S+(?: \S+)? page|page \S+(?: \S+)?)(?: instead)?$/;

/** "Move the story from Home to About": both are pages. */
const between =
  /^(?:move|put|bring|place|take) (?<what>.+?) from (?<source>\S+(?: \S+)?) (?:to|onto|into) (?<goal>\S+(?: \S+)?)$/;

/** Whether a section says what another one does not. */
function hasOwnWords(kept: PageElement, gone: PageElement): boolean {
  const said = new Set(wordsIn(kept).toLowerCase().split(/\s+/u));
  return wordsIn(gone)
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => word.length > 3 && !said.has(word));
}

/** "Move the contact form to the home page": a section from one page to another; links follow, an empty page goes. */
export const carrySectionIntent: Intent = {
  name: 'move-section',
  attempt(step) {
    const { draft } = step;
    const told = matchPhrase(step.part, between);
    const isBetween = [told?.source, told?.goal].every((page) => page && findPage(draft, page.text) !== null);
    const match = isBetween ? told : matchPhrase(step.part, form);
    if (!match?.what || !match.goal) return null;
    const named = match.goal.plain.replace(/ ?page ?/, '');
    const goal = /^(?:home|front|main|first|start|landing|index)$/.test(named)
      ? draft.firstPage(step.page)
      : (findPage(draft, match.goal.text.replace(/^(?:page|p[áa]gina|seite|strona)\s+|\s+page$/iu, '')) ?? findPage(draft, named)); // prettier-ignore
    const what = match.what.plain.replace(/^(?:whole|entire) /, '');
    const from = match.source ? findPage(draft, match.source.text.replace(/ page$/i, '')) : null;
    const isForm = /\bform\b/.test(what);
    const hasForm = (element: { readonly start: number; readonly end: number }, page: string) =>
      draft
        .tree(page)
        .elements.some(({ tag, start, end }) => tag === 'form' && start > element.start && end < element.end);
    const found = findNamedSections(draft, what, step.page, true);
    // "The trial form" of a site with one kind of form is that one.
    const forms =
      isForm && found.length === 0
        ? everySection(draft, step.page).filter(({ page, section }) => hasForm(section.element, page))
        : [];
    const isSole = new Set(forms.map(({ section }) => section.type)).size === 1;
    const places = (isSole ? forms : found)
      .filter(({ section }) => section.id !== 'nav' && section.id !== 'footer')
      .filter(({ page, section }) => !isForm || hasForm(section.element, page))
      .filter(({ page }) => goal === null || page.replace(/[^/]*$/, '') === goal.replace(/[^/]*$/, ''));
    if (goal === null) {
      const pages = draft.pages().map((path) => labelOfPage(draft, path));
      return places.length === 0
        ? null
        : refuse('not-found', `There is no page called “${named}” to move it to. The pages are ${pages.join(', ')}.`); // prettier-ignore
    }
    const place = places.find(({ page }) => page !== goal && (from === null || page === from));
    if (!place)
      return places.some(({ page }) => page === goal)
        ? refuse(
            'nothing-to-change',
            `${capital(labelOf(places[0] as (typeof places)[number]))} stands on ${labelOfPage(draft, goal)} already.`,
            [`move the ${what.replace(/ section$/, '')} section to the top`],
          )
        : null;
    const { page, section } = place;
    if (section.type === 'hero' || section.type === 'page-header' || section.type === 'app') return null;
    const oldId = valueOf(section.element, 'id');
    const label = labelOf(place);
    const there = places.find((other) => other.page === goal && other.section.type === section.type);
    // It was to be taken from there: the other page has it, so that nothing is lost.
    if (there && from === page && !hasOwnWords(there.section.element, section.element)) {
      removeSections(draft, [{ page, section }]);
      return done(capital(label), `only on ${labelOfPage(draft, goal)}`, `Took ${label} from ${labelOfPage(draft, page)}: ${labelOfPage(draft, goal)} shows the same already.`); // prettier-ignore
    }
    const isCopy = step.part.plain.startsWith('duplicate ');
    // A page that the same command made shows what is copied to it in the place of what it was made with.
    const isMade = isCopy && step.lastItem === labelOfPage(draft, goal);
    if (there && !isMade)
      return refuse(
        'nothing-to-change',
        `${labelOfPage(draft, goal)} has ${label} of its own already, with the same in it. To keep only that one, take the other page out.`,
        [
          `remove the ${labelOfPage(draft, page)} page`,
          `move the ${what.replace(/ section$/, '')} section to the top`,
        ],
      );
    const twin = bodySections(draft, goal).find(({ type }) => type !== null && type === section.type);
    const id = carrySection(draft, goal, page, section, twin);
    if (isCopy) {
      if (isMade) removeSections(draft, bodySections(draft, goal).filter((other) => other.id !== id && other.type !== 'page-header').map((other) => ({ page: goal, section: other }))); // prettier-ignore
      return done(capital(label), `also on ${labelOfPage(draft, goal)}`, `Copied ${label} from ${labelOfPage(draft, page)} to ${labelOfPage(draft, goal)}.`); // prettier-ignore
    }
    const rest = bodySections(draft, page).filter(
      (other) => other.id !== section.id && other.type !== 'page-header' && other.type !== 'cta',
    );
    const isEmpty = rest.length === 0 && page !== 'index.html';
    const name = labelOfPage(draft, page);
    rewriteLinks(draft, (at, end) => {
      const isHere = end.path === page && (isEmpty || (end.hash === oldId && oldId !== ''));
      if (!isHere) return null;
      return at === goal ? `#${id}` : `${hrefFrom(at, goal)}#${id}`;
    });
    if (isEmpty) {
      draft.remove(page);
      mapPage(draft, page, null);
      dropUnusedScripts(draft);
    } else removeSections(draft, [{ page, section }]);
    const end = labelOfPage(draft, goal);
    return done(
      capital(label),
      `now on ${end}`,
      `Moved ${label} from ${name} to ${end}; links to it lead there.${twin ? ' It took the place of the shorter one there.' : ''}${isEmpty ? ` ${name} had nothing else on it, so that page is gone.` : ''}`,
    );
  },
};
