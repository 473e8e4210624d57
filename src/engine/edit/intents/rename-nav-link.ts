import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { textSplices } from '../draft/write-text';
import { countOf, done } from '../intent';
import type { Intent } from '../intent';
import { matchPhrase } from '../words/read-command';

const menu = '(?:menu|nav|navigation|header|menu bar|navigation bar)';
const entry = '(?:entry|item|link|point|tab|button)';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:rename|change|call) ${menu} ${entry} (?<old>.+?) (?:to|into|as) (?<next>.+)$`),
  new RegExp(`^(?:rename|change) (?<old>.+?) ${entry} (?:in|of) ${menu} (?:to|into|as) (?<next>.+)$`),
  new RegExp(`^(?:rename|change) (?<old>.+?) in ${menu} (?:to|into|as) (?<next>.+)$`),
  new RegExp(`^(?:rename|change) (?<old>.+?) (?:to|into|as) (?<next>.+?) in ${menu}$`),
  new RegExp(`^(?:in ${menu} ,? ?)(?<old>.+?) should (?:be called|be|say|read) (?<next>.+)$`),
  new RegExp(`^${menu} ${entry} (?<old>.+?) should (?:be called|be|say|read) (?<next>.+)$`),
];

const plainly = /^(?:rename|change) (?<old>.+?) (?:to|into|as) (?<next>.+)$/;

/** Gives an entry of the menu another name wherever links of header and footer say it; the page and its heading keep theirs. */
export const renameNavLink: Intent = {
  name: 'reorder-nav',
  attempt({ draft, part }) {
    // "Rename Questions to FAQ in the menu": where the words of the place are left out of the order.
    const isOfMenu = /\bin (?:the|our|my) (?:menu|nav|navigation|navbar|top menu)\b/iu.test(part.source);
    for (const form of isOfMenu ? [...forms, plainly] : forms) {
      const match = matchPhrase(part, form);
      if (!match?.old || !match.next) continue;
      const old = match.old.text.toLowerCase();
      const next = match.next.text;
      const count = draft.everyPage().reduce((sum, page) => {
        const links = draft
          .sections(page)
          .filter(({ id }) => id === 'nav' || id === 'footer')
          .flatMap(({ element }) => elementsIn(element))
          .filter((element) => element.tag === 'a' && wordsIn(element).toLowerCase() === old)
          // A page is renamed with its entry.
          .filter((element) => form !== plainly || valueOf(element, 'href').includes('#'));
        draft.splice(page, links.flatMap((link) => textSplices(draft.text(page), link, next))); // prettier-ignore
        return sum + links.length;
      }, 0);
      // "Rename Starters to Antipasti in the menu" may be about the dishes.
      if (count > 0)
        return done(
          'Menu entry',
          `${match.old.text} became ${next}, ${countOf(count, 'link')}`,
          `The menu says “${next}” now, in ${countOf(count, 'link')} of header and footer; the heading it leads to stays as it is.`,
        );
    }
    return null;
  },
};
