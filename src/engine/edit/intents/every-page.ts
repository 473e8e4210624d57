import { elementsIn, valueOf } from '../../locate/page-tree';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { placeSection } from '../sections/insert-section';
import { hrefFrom, linkEnd } from '../sections/mend-links';
import { bodySections } from '../sections/move-section';
import { matchPhrase } from '../words/read-command';
import { wordsFor } from '../words/section-words';
import { sectionsMeant } from './sections-meant';

const every = '(?:every|each|all|all other|every other) (?:page|pages|site)';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:add|put|show|place|have|repeat|copy|duplicate|make|move) (?<what>.+?) (?:(?:at|on|to|in) (?<where>top|bottom|end|start) (?:of|on) |on |to |onto |at |in )${every}$`,
  ),
  new RegExp(
    `^(?<what>.+?) should (?:be|stand|go|appear|show|come) (?:(?:at|on|in) (?<where>top|bottom|end|start) (?:of|on) |on )${every}$`,
  ),
];

/** "The newsletter should be at the bottom of every page": a section of one page on all others that lack such a one. */
export const everyPage: Intent = {
  name: 'add-section',
  attempt(step) {
    const match = forms.map((form) => matchPhrase(step.part, form)).find((found) => found !== null);
    if (!match?.what) return null;
    const source = sectionsMeant(step, match.what.plain)[0];
    if (!source || source.section.id === 'nav' || source.section.id === 'footer') return null;
    const { draft } = step;
    const { element, type } = source.section;
    const markup = draft.text(source.page).slice(element.start, element.end);
    const ids = [element, ...elementsIn(element)].flatMap((one) => valueOf(one, 'id') || []);
    const folder = source.page.replace(/[^/]*$/, '');
    const isTop = /top|start/.test(match.where?.plain ?? '');
    let count = 0;
    for (const page of draft.pages()) {
      const sections = bodySections(draft, page);
      const isKnown = sections.some((one) => one.type === type);
      const taken = draft.tree(page).elements.some((one) => ids.includes(valueOf(one, 'id')));
      if (isKnown || taken || page.replace(/[^/]*$/, '') !== folder) continue;
      const anchor = isTop ? sections[0] : sections.at(-1);
      placeSection(
        draft,
        page,
        `    ${markup.replace(/href="([^"]*)"/g, (whole, href: string) => {
          const end = linkEnd(source.page, href);
          if (!end || ids.includes(end.hash)) return whole;
          return end.path === page
            ? `href="#${end.hash || 'main'}"`
            : `href="${hrefFrom(page, end.path)}${end.hash ? `#${end.hash}` : ''}"`;
        })}`,
        anchor ? { section: anchor, side: 'after' } : undefined,
      );
      count += 1;
    }
    const name = wordsFor(type ?? source.section.id);
    return count === 0
      ? refuse('nothing-to-change', `Every page has a ${name} section already.`)
      : done(
          `Section ${name}`,
          `on ${countOf(count, 'further page')}`,
          `The ${name} section stands on every page now, ${countOf(count, 'page')} more than before.`,
        );
  },
};
