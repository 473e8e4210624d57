import { valueOf } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import type { SiteDraft } from '../draft/site-draft';
import { countOf, done, refuse } from '../intent';
import type { Intent, StepResult } from '../intent';
import { promoteLanguage } from '../pages/promote-language';
import { removePage } from '../pages/remove-page';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';
import type { Part } from '../words/read-command';
import { namedLanguage } from './named-language';

const version = '(?:version|versions|translation|translations|edition|site|pages|language|part|copy)';
const forms: readonly RegExp[] = [
  new RegExp(`^remove (?:all )?(?<language>[^ ]+) ${version}(?: (?:of|from) (?:site|page|everything))?$`),
  new RegExp(`^remove (?:all )?${version} (?:in |of )?(?<language>[^ ]+)(?: (?:of|from) (?:site|page))?$`),
];
const onlyForms: readonly RegExp[] = [
  /^(?:(?:keep|use|show|leave|have|make|add|need|want|publish)(?: it| site)? )?(?:only|just) (?:in )?(?<language>[^ ]+)(?: (?:version|pages|language|site))?$/,
  /^(?:(?:keep|leave|make|have)(?: it| site)? )?(?<language>[^ ]+)(?: (?:version|pages))? only$/,
  /^(?:we|i) (?:only|just) (?:need|want|have|keep) (?<language>[^ ]+)(?: (?:version|pages))?$/,
];
// "Remove French" only where there are pages in it: polish is a word, too.
const bare = /^remove (?<language>[^ ]{4,})(?: (?:from|of) site)?$/;

/** Takes one language out of a site that is in several: its pages, every link to them and their sitemap entries. */
export const removeLanguage: Intent = {
  name: 'remove-page',
  attempt({ draft, part, page }) {
    const first = orderAsked(draft, part);
    if (first) return first;
    const sole = keepOne(draft, part);
    if (sole) return sole;
    for (const form of [...forms, bare]) {
      const said = matchPhrase(part, form)?.language;
      const named = said ? namedLanguage(foldWord(said.plain)) : null;
      if (!named) continue;
      const [code, name] = named;
      const main = siteFacts(draft, 'index.html').language;
      if (main === code) {
        const [next] = foldersOf(draft);
        if (!next && form === bare) continue;
        return next
          ? promote(draft, named, next)
          : refuse('not-found', `${name} is the only language of this site.`);
      }
      const own = foldersOf(draft).find(([language]) => language === code);
      if (!own && form === bare) continue;
      if (!own) return refuse('not-found', `This site has no pages in ${name}.`);
      const { pages, links } = dropFolder(draft, own);
      return done(
        name,
        `${countOf(pages, 'page')} and ${countOf(links, 'link')} removed`,
        `Took the ${name} version out: ${countOf(pages, 'page')} and every link to them.${page.startsWith(own[2]) ? ' You are on the first page now.' : ''}`,
      );
    }
    return null;
  },
};

/** "Make German the main language": the order of two languages stands in every address, so it is told, not turned. */
function orderAsked(draft: SiteDraft, part: Part): StepResult | null {
  const said = matchPhrase(
    part,
    /^(?:make|use|change|have|put|show) (?<language>\S+) (?:(?:as|to|be|should be) )*(?:main|first|default|primary|standard)(?: language| one| version)?$|^(?<other>\S+) should be (?:main|first|default|primary) language$/,
  );
  const named = namedLanguage(foldWord((said?.language ?? said?.other)?.plain ?? ''));
  const own = named ? foldersOf(draft).find(([code]) => code === named[0]) : undefined;
  const main = namedLanguage(siteFacts(draft, 'index.html').language);
  if (!named || !own || !main) return null;
  return refuse(
    'not-understood',
    `The site opens in ${main[1]}, with ${named[1]} beside it; I cannot turn that order, because every address would change. What I can do is keep ${named[1]} alone.`,
    [`only ${named[1]}`],
  );
}

type Folder = readonly [code: string, name: string, path: string];

/** "Only German", "keep just the German version": every other language goes; null where the site has not got it. */
function keepOne(draft: SiteDraft, part: Part): StepResult | null {
  const said = onlyForms
    .map((form) => matchPhrase(part, form)?.language)
    .find((found) => found !== undefined);
  const named = said ? namedLanguage(foldWord(said.plain)) : null;
  const folders = foldersOf(draft);
  const main = namedLanguage(siteFacts(draft, 'index.html').language);
  if (!named || !main || folders.length === 0) return null;
  const own = folders.find(([code]) => code === named[0]);
  if (!own && main[0] !== named[0]) return null;
  for (const folder of folders.filter(([code]) => code !== named[0])) dropFolder(draft, folder);
  if (own) return promote(draft, main, own);
  return done(named[1], 'the only language', `The site is in ${named[1]} only now.`);
}

/** The pages of another language take the place of the first one's. */
function promote(draft: SiteDraft, [code, name]: readonly [string, string], own: Folder): StepResult {
  const pages = promoteLanguage(draft, code, own[0], own[2]);
  dropAlternates(draft, code);
  return done(
    name,
    `${countOf(pages, 'page')} removed, ${own[1]} comes first`,
    `Took the ${name} version out. The site opens in ${own[1]} now, at the addresses that the ${name} pages had.`,
  );
}

function dropFolder(
  draft: SiteDraft,
  [code, , folder]: Folder,
): { readonly pages: number; readonly links: number } {
  const pages = draft.everyPage().filter((path) => path.startsWith(folder));
  let links = 0;
  for (const path of pages) links += removePage(draft, path).links;
  return { pages: pages.length, links: links + dropAlternates(draft, code) };
}

/** The folders of further languages: code, English name, path. */
function foldersOf(draft: SiteDraft): readonly Folder[] {
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
