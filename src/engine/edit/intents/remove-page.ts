import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { removePage } from '../pages/remove-page';
import { findNamedSections } from '../target/find-named-sections';
import { findPage, labelOfPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';

/** Takes a page out; no link to it is left. */
export const removePageIntent: Intent = {
  name: 'remove-page',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^remove (?:page (?:called |named )?(?<after>.+)|(?<before>(?:(?! from | on | in ).)+?) (?:subpage|page))$/,
    );
    const phrase = match?.after ?? match?.before;
    if (!phrase) return null;
    const path = /^(?:this|that|current)$/.test(phrase.plain) ? step.page : findPage(step.draft, phrase.text);
    if (!path) {
      const section = findNamedSections(step.draft, phrase.plain, step.page)[0];
      // On a site of one page a "page" of that name is a section.
      if (section && step.draft.pages().length === 1) return null;
      return refuse(
        section ? 'ambiguous' : 'not-found',
        `There is no page called “${phrase.text}”${section ? `, only a section on ${labelOfPage(step.draft, section.page)}` : ''}.`,
        section ? [`remove the ${phrase.plain} section`] : [],
      );
    }
    if (path === 'index.html' || step.draft.pages().length < 2)
      return refuse('not-understood', 'The home page stays: a site needs one.');
    const label = labelOfPage(step.draft, path);
    const { links } = removePage(step.draft, path);
    return done(
      `Page ${label}`,
      `${path} and ${countOf(links, 'link')} removed`,
      `Removed the page ${label} and ${countOf(links, 'link')} to it.`,
    );
  },
};
