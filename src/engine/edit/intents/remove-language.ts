import { valueOf } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import type { SiteDraft } from '../draft/site-draft';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { removePage } from '../pages/remove-page';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';
import { namedLanguage } from './named-language';

const version = '(?:version|versions|translation|translations|edition|site|pages|language|part|copy)';
const forms: readonly RegExp[] = [
  new RegExp(`^remove (?:all )?(?<language>[^ ]+) ${version}(?: (?:of|from) (?:site|page|everything))?$`),
  new RegExp(`^remove (?:all )?${version} (?:in |of )?(?<language>[^ ]+)(?: (?:of|from) (?:site|page))?$`),
];
// "Remove French" only where there are pages in it: polish is a word, too.
const bare = /^remove (?<language>[^ ]{4,})(?: (?:from|of) site)?$/;

/** Takes one language out of a site that is in several: its pages, every link to them and their sitemap entries. */
export const removeLanguage: Intent = {
  name: 'remove-page',
  attempt({ draft, part, page }) {
    for (const form of [...forms, bare]) {
      const said = matchPhrase(part, form)?.language;
      const named = said ? namedLanguage(foldWord(said.plain)) : null;
      if (!named) continue;
      const [code, name] = named;
      if (form !== bare && siteFacts(draft, 'index.html').language === code) {
        const others = foldersOf(draft);
        return others.length === 0
          ? refuse('not-found', `${name} is the only language of this site.`)
          : refuse(
              'not-understood',
              `${name} is the language the site is made in, and its pages come first. I can take out the others, not this one.`,
              others.map(([, label]) => `remove the ${label} version`),
            );
      }
      const own = foldersOf(draft).find(([language]) => language === code);
      if (!own && form === bare) continue;
      if (!own) return refuse('not-found', `This site has no pages in ${name}.`);
      const pages = draft.everyPage().filter((path) => path.startsWith(own[2]));
      let links = 0;
      for (const path of pages) links += removePage(draft, path).links;
      links += dropAlternates(draft, code);
      return done(
        name,
        `${countOf(pages.length, 'page')} and ${countOf(links, 'link')} removed`,
        `Took the ${name} version out: ${countOf(pages.length, 'page')} and every link to them.${page.startsWith(own[2]) ? ' You are on the first page now.' : ''}`,
      );
    }
    return null;
  },
};

/** The folders of further languages: code, English name, path. */
function foldersOf(draft: SiteDraft): readonly (readonly [string, string, string])[] {
  return draft
    .pages()
    .filter((path) => /^[^/]+\/index\.html$/.test(path))
    .flatMap((path) => {
      const { language } = siteFacts(draft, path);
      const name = namedLanguage(language)?.[1];
      return name === undefined ? [] : [[language, name, path.replace(/index\.html$/, '')] as const];
    });
}

/** The lines of every head that point to pages of a language, and those that point to the page itself alone. */
function dropAlternates(draft: SiteDraft, code: string): number {
  let count = 0;
  for (const path of draft.everyPage()) {
    const { html, elements } = draft.tree(path);
    const all = elements.filter(({ tag, attributes }) => tag === 'link' && attributes.has('hreflang'));
    const left = all.filter((element) => valueOf(element, 'hreflang') !== code);
    const gone = left.length < 2 ? all : all.filter((element) => !left.includes(element));
    draft.splice(
      path,
      gone.map((element) => ({ ...wholeLines(html, element), text: '' })),
    );
    count += gone.length;
  }
  return count;
}
