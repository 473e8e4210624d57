import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { wholeLines } from '../draft/splice-text';
import { childElements, elementsIn } from '../../locate/page-tree';
import { classWords, dropDeadRules } from '../style/drop-dead-rules';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { bodySections } from '../sections/move-section';
import { removePage } from '../pages/remove-page';
import { removeSections } from '../sections/remove-section';
import { findPage, namesOfPage } from '../target/find-pages';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';
import { sectionTypesNamed } from '../words/section-words';
import { dropOffers } from './remove-item';
import { capital, labelOf, sectionsMeant } from './sections-meant';

const hasBanner = ({ draft }: Step): boolean =>
  draft.pages().some((page) => draft.sections(page).some(({ type }) => type === 'announcement'));

/** Takes a section out, with its links, styles and scripts. */
export const removeSection: Intent = {
  name: 'remove-section',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:remove|no|without|(?:i |we )?(?:don't|do not) (?:want|need)|hide) (?<target>.+?)(?: (?<everywhere>everywhere|on (?:every|all) pages?|from (?:every|all) pages?|from (?:the )?site)| (?:on|from) (?:the )?(?<page>.+?) page)?(?: anymore)?$/,
    );
    if (!match?.target || /^hide\b.*\b(?:on|for) (?:phones?|tablet|desktop)/.test(step.part.plain))
      return null;
    if (/^(?:banner|notice|strip|announcement)$/.test(match.target.plain) && !hasBanner(step))
      return refuse(
        'ambiguous',
        'There is no line of news at the top of a page here. The big part that a page opens with is the hero: to take that out, say “remove the hero”.',
        [],
      );
    const where = match.page ? findPage(step.draft, match.page.plain) : null;
    if (match.page && !where) return null;
    const scope = where ? { ...step, page: where } : step;
    const isWhole = /\b(?:section|block|area)$/.test(match.target.plain);
    const isHere =
      match.page !== undefined ||
      step.picked !== null ||
      /^(?:it|this|that|first|second|third|last)\b/.test(match.target.plain);
    const meant = sectionsMeant(scope, match.target.plain, !isHere);
    const places = isHere || match.everywhere ? meant : thoseToRemove(scope, meant);
    if (places.length === 0) {
      const types = sectionTypesNamed(match.target.plain);
      return isWhole || types.length > 0
        ? refuse(
            'not-found',
            `There is no ${match.target.plain.replace(/ section$/, '')} section on this site.`,
          )
        : null;
    }
    const kept = where ? places.filter(({ page }) => page === where) : places;
    const first = kept[0];
    if (!first)
      return refuse(
        'not-found',
        `That page has no ${match.target.plain.replace(/ sections?$/, '')} section.`,
      );
    if (/\bform$/.test(match.target.plain) && first.section.type === 'contact') {
      const bare = removeForm(step, kept);
      if (bare) return bare;
    }
    const label = labelOf(first);
    const emptied = kept.filter(({ page }) => page !== 'index.html' && !isHere && isAllOf(step, page, kept));
    let pageLinks = 0;
    for (const { page } of emptied) if (step.draft.has(page)) pageLinks += removePage(step.draft, page).links;
    const rest = kept.filter(({ page }) => step.draft.has(page));
    const links = pageLinks + removeSections(step.draft, rest).links;
    // "The night service is gone": the part that tells of it, and the thing in the list of what is offered.
    const isOffer =
      !isWhole && !isHere && where === null && sectionTypesNamed(match.target.plain).length === 0;
    const listed = isOffer ? dropOffers(step, match.target.text) : 0;
    const listedToo = listed > 0 ? `, and it is off ${countOf(listed, 'list')}` : '';
    const also = links > 0 ? `, and ${countOf(links, 'link')} to it` : '';
    return done(
      capital(label),
      `removed from ${countOf(new Set(kept.map(({ page }) => page)).size, 'page')}`,
      `Removed ${label}${also}${listedToo}.${emptied.length > 0 ? ` The page ${emptied.map(({ page }) => page).join(', ')} held nothing else and is gone too.` : ''}`,
    );
  },
};

/** The form of a section that also says where to call or write: these stay. Null where it holds nothing else. */
function removeForm({ draft }: Step, places: readonly SectionPlace[]): StepResult | null {
  const formOf = ({ section }: SectionPlace) => elementsIn(section.element).find(({ tag }) => tag === 'form');
  const isReached = ({ section }: SectionPlace) =>
    elementsIn(section.element).some(({ tag, attributes }) => tag === 'a' && /^(?:tel|mailto):/.test(attributes.get('href')?.value ?? '')); // prettier-ignore
  if (places.length === 0 || !places.every((place) => formOf(place) && isReached(place))) return null;
  const words = classWords(places.flatMap((place) => formOf(place)?.parent ?? []));
  for (const place of places) {
    const form = formOf(place);
    const alone = form?.parent?.tag === 'div' && childElements(form.parent).length === 1 ? form.parent : form;
    if (alone) draft.splice(place.page, [{ ...wholeLines(draft.text(place.page), alone), text: '' }]);
  }
  dropUnusedScripts(draft);
  dropDeadRules(draft, words);
  return done(
    'The contact form',
    `removed from ${countOf(places.length, 'page')}`,
    'Removed the contact form; how to call and write stays.',
  );
}

/** Whether a page holds nothing of its own beside these sections. */
function isAllOf(step: Step, page: string, places: readonly SectionPlace[]): boolean {
  const gone = new Set(places.filter((place) => place.page === page).map(({ section }) => section.id));
  return bodySections(step.draft, page).every(
    ({ id, type }) => gone.has(id) || type === 'page-header' || type === 'cta',
  );
}

/**
 * Of sections with one name, those that go: all of a site, except where one is what its page is there for. Openings
 * (hero, page header) belong to their own page.
 */
function thoseToRemove(step: Step, places: readonly SectionPlace[]): readonly SectionPlace[] {
  const isOpening = places.some(
    ({ section }) => section.type === 'hero' || section.type === 'page-header' || section.id === 'nav',
  );
  const here = places.filter(({ page }) => page === step.page);
  if (isOpening && here.length > 0) return here;
  const spare = places.filter(({ page, section }) => {
    const others = bodySections(step.draft, page).filter(
      ({ id, type }) => id !== section.id && type !== 'page-header' && type !== 'hero' && type !== 'cta',
    );
    const isNamesake =
      section.type !== null &&
      namesOfPage(step.draft, page).some((name) => sectionTypesNamed(name)[0] === section.type);
    return page === step.page || (others.length > 0 && !isNamesake);
  });
  return spare.length > 0 ? spare : places;
}
