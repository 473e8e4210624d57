import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { escapeText } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { addPage } from '../pages/add-page';
import { placeSection } from '../sections/insert-section';
import { hrefFrom, rewriteLinks } from '../sections/mend-links';
import { bodySections } from '../sections/move-section';
import { removeSections } from '../sections/remove-section';
import { findPage, labelOfPage } from '../target/find-pages';
import { headingOf } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import { wordsFor } from '../words/section-words';
import { sectionsMeant } from './sections-meant';
import type { SectionPlace } from '../target/target';
import { findWords } from '../../plan/words/find-words';
import { siteFacts } from '../site-facts';

const own =
  '(?:(?:its|their|an?|a new|new|own|separate|different|another|extra)(?: own| separate| new)* )?(?:own |separate |new |extra |different |another )*page(?: of its own)?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:move|put|place|show|have|make) (?<what>.+?) (?:on|to|into|onto|in) ${own}(?: (?:called|named) (?<title>.+))?$`,
  ),
  new RegExp(
    `^(?:give|make) (?<what>.+?) (?<own>its own|own|separate|new) page(?: (?:called|named) (?<title>.+))?$`,
  ),
  /^(?:move|put|place) (?<what>.+?) (?:on|to|into|onto) (?<page>.+?) page$/,
];

/** "Put the FAQ on its own page": a new page in the site's frame that holds the section, links led there. */
export const ownPage: Intent = {
  name: 'move-section',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.what) continue;
      const meant = sectionsMeant(step, match.what.plain)[0];
      if (!meant || meant.section.id === 'nav' || meant.section.id === 'footer') continue;
      if (match.page) {
        const goal = findPage(step.draft, match.page.text);
        if (goal === meant.page) continue;
        if (goal === null)
          return /^(?:this|that|same|other|home)$/.test(match.page.plain)
            ? null
            : refuse('not-found', `This site has no page called “${match.page.text}”.`, [
                `add a page called ${match.page.text}`,
                `put the ${match.what.text} on its own page`,
              ]);
        return move(step, meant, goal, false);
      }
      if (bodySections(step.draft, meant.page).length < 2)
        return refuse(
          'nothing-to-change',
          `The ${wordsFor(meant.section.type ?? '')} section has its page for itself already.`,
        );
      const heading = headingOf(meant.section);
      const title = match.title?.text ?? (/^(?:it|this|that|them)$/.test(match.what.plain) ? kindOf(step, meant) : titleFor(match.what.text, heading ? wordsIn(heading) : '')); // prettier-ignore
      const known = findPage(step.draft, title);
      return known !== null && known !== meant.page
        ? move(step, meant, known, false)
        : move(step, meant, addPage(step, title, true), true);
    }
    return null;
  },
};

/** "Give it a page of its own": what the site's language calls such a section. */
function kindOf(step: Step, { section }: SectionPlace): string {
  const { sections } = findWords(siteFacts(step.draft, step.page).language);
  return sections[section.type as keyof typeof sections] ?? wordsFor(section.type ?? section.id);
}

/** The owner's word for it, in capitals as a title has them: "faq" is FAQ. */
function titleFor(said: string, heading: string): string {
  const bare = said
    .replace(/^(?:(?:the|our|my|an?|los|las|la|el|les|le|die|der|das|den|os|as|il|lo|gli|het) |l['’])/i, '')
    .replace(/ (?:section|block|part)$/i, '');
  if (/^faqs?$/i.test(bare)) return 'FAQ';
  return bare === '' ? heading : bare.charAt(0).toUpperCase() + bare.slice(1);
}

function move(
  step: Step,
  from: NonNullable<ReturnType<typeof sectionsMeant>[number]>,
  goal: string,
  isNew: boolean,
) {
  const { draft } = step;
  const source = draft.sections(from.page).find(({ id }) => id === from.section.id);
  if (!source) return null;
  const markup = draft.text(from.page).slice(source.element.start, source.element.end);
  const ids = new Set(
    [source.element, ...elementsIn(source.element)].flatMap((element) => valueOf(element, 'id') || []),
  );
  const taken = new Set(draft.tree(goal).elements.flatMap((element) => valueOf(element, 'id') || []));
  if ([...ids].some((id) => taken.has(id)))
    return refuse('nothing-to-change', `The page ${labelOfPage(draft, goal)} has such a section already.`);
  placeSection(draft, goal, `    ${markup}`);
  const id = valueOf(source.element, 'id');
  rewriteLinks(draft, (page, end) => {
    if (end.path !== from.page || !ids.has(end.hash) || page === from.page) return null;
    return page === goal ? `#${end.hash}` : `${hrefFrom(page, goal)}#${end.hash}`;
  });
  const isOpening = isNew && id !== '';
  rewriteLinks(draft, (page, end) =>
    end.path === from.page && ids.has(end.hash) && page === from.page
      ? `${hrefFrom(page, goal)}${isOpening && end.hash === id ? '' : `#${end.hash}`}`
      : null,
  );
  const left = draft.sections(from.page).find((section) => section.id === from.section.id);
  if (left) removeSections(draft, [{ page: from.page, section: left }]);
  const name = labelOfPage(draft, goal);
  return done(
    wordsFor(from.section.type ?? from.section.id),
    `on ${escapeText(name)}`,
    `The ${wordsFor(from.section.type ?? from.section.id)} section stands on ${isNew ? 'a page of its own' : 'the page'}, ${name}, now; links lead there.`,
  );
}
