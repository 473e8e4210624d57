import { classesOf, elementsIn, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { findThings } from '../items/find-things';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const field =
  '(?:alt|alt text|alt-text|alternative text|alt description|(?:picture|photo|image) (?:description|alt))';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:change|make|set|use|add|put|rewrite) ${field} (?:of|for|on|to|in) (?<what>.+?) (?:to|as|say|:|should be) (?<text>.+)$`), // prettier-ignore
  new RegExp(`^${field} (?:of|for|on) (?<what>.+?) (?:should be|must be|should say|must say|should read|is|:|to) (?<text>.+)$`), // prettier-ignore
  new RegExp(`^(?:add|put|use|set) ${field} (?<text>"…") (?:to|on|for|in) (?<what>.+)$`),
];
const ranks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const picture = '(?:pictures?|photos?|images?|pics?)';

/** Gives a picture the words that are read out in its place: "the alt text of the first picture should be …". */
export const setAlt: Intent = {
  name: 'set-image',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.what || !match.text) continue;
      const element = pictureMeant(step, match.what);
      if (!element) return refuse('not-found', `I do not see “${match.what.text}” on this page.`);
      const name = element.tag === 'img' ? 'alt' : 'aria-label';
      const old = element.attributes.get(name);
      if (old?.value === match.text.text)
        return refuse('nothing-to-change', `The picture says “${match.text.text}” already.`);
      const written = `${name}="${escapeAttribute(match.text.text)}"`;
      const hidden = element.attributes.get('aria-hidden');
      const role = element.tag === 'img' || element.attributes.has('role') ? '' : 'role="img" ';
      const place = old ?? hidden;
      // A drawing that was there to look at alone is read out now.
      const start = place?.start ?? element.start + element.tag.length + 1;
      const text = place ? role + written : ` ${role}${written}`;
      step.draft.splice(step.page, [{ start, end: place?.end ?? start, text }]);
      return done(
        'Text of a picture',
        match.text.text,
        `The picture is read out as “${match.text.text}” now.`,
      );
    }
    return null;
  },
};

const isPicture = (element: PageElement): boolean =>
  element.tag === 'img' || (element.tag === 'svg' && (valueOf(element, 'role') === 'img' || classesOf(element).includes('art'))); // prettier-ignore

function pictureMeant(step: Step, what: Phrase): PageElement | undefined {
  const main = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'main');
  const all = main ? elementsIn(main).filter(isPicture) : [];
  const counted = new RegExp(`^(?<rank>${ranks.join('|')}|last) ${picture}(?: (?:on|of|in) (?<where>.+))?$`).exec(what.plain)?.groups; // prettier-ignore
  const rank = counted?.['rank'];
  if (rank !== undefined) {
    const where = counted?.['where'];
    const place = where && !/^(?:page|site)$/.test(where) ? findNamedSections(step.draft, where, step.page)[0] : undefined; // prettier-ignore
    const list = place?.page === step.page ? elementsIn(place.section.element).filter(isPicture) : all;
    return rank === 'last' ? list.at(-1) : list[ranks.indexOf(rank)];
  }
  const name = what.text.replace(new RegExp(`^(?:the )?(?:${picture} (?:of|in) (?:the )?)?|\\s${picture}$`, 'giu'), ''); // prettier-ignore
  const said = all.find((one) => [valueOf(one, 'alt'), valueOf(one, 'aria-label')].some((own) => own.toLowerCase() === name.toLowerCase())); // prettier-ignore
  if (said) return said;
  const inSection = findNamedSections(step.draft, name.toLowerCase(), step.page).find(({ page }) => page === step.page); // prettier-ignore
  const thing = findThings(step, { plain: name.toLowerCase(), text: name }).find(({ page }) => page === step.page); // prettier-ignore
  const holder = thing?.item.element ?? inSection?.section.element;
  return holder ? elementsIn(holder).find(isPicture) : undefined;
}
