import type { SiteDraft } from '../draft/site-draft';
import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { foldWord } from '../words/fold-word';
import { likenessOf } from '../words/likeness';
import { localPath } from '../style/find-styles';

/** The words that links in the header use for each page, by path. */
export function pageNames(draft: SiteDraft): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const from of draft.pages()) {
    for (const { section } of draft.sections(from).map((section) => ({ section }))) {
      if (section.id !== 'nav') continue;
      for (const link of elementsIn(section.element)) {
        if (link.tag !== 'a') continue;
        const href = valueOf(link, 'href');
        const path = href.includes('#') ? null : localPath(from, href);
        const isList = link.parent?.tag === 'li';
        if (path && draft.has(path) && isList && !names.has(path)) names.set(path, wordsIn(link));
      }
    }
  }
  return names;
}

/** The words a page goes by: its link in the header, its heading, its title, its file name. */
export function namesOfPage(draft: SiteDraft, path: string, links = pageNames(draft)): readonly string[] {
  const tree = draft.tree(path);
  const heading = tree.elements.find(({ tag }) => tag === 'h1');
  const title = tree.elements.find(({ tag }) => tag === 'title');
  const file = path
    .replace(/^.*\//, '')
    .replace(/\.html?$/i, '')
    .replace(/[-_]+/g, ' ');
  const first = title ? (wordsIn(title).split(/\s+[|–—·:-]\s+|,\s/)[0] ?? '') : '';
  const home = path === 'index.html' ? ['home', 'home page', 'start', 'front', 'landing', 'main'] : [];
  return [links.get(path) ?? '', file, heading ? wordsIn(heading) : '', first, ...home].filter(
    (name) => name !== '',
  );
}

/** The page that a phrase names, or null: by link words, file name, heading or title, 0.8 alike. */
export function findPage(draft: SiteDraft, phrase: string): string | null {
  const bare = foldWord(phrase)
    .replace(/^(?:the|page|la pagina|our|my|pagina)\s+/, '')
    .replace(/\s+(?:page|pagina|seite)$/, '')
    .trim();
  if (bare === '') return null;
  if (draft.pages().includes(bare)) return bare;
  const links = pageNames(draft);
  let best: string | null = null;
  let bestScore = 0.79;
  for (const path of draft.pages()) {
    for (const name of namesOfPage(draft, path, links)) {
      const folded = foldWord(name);
      // "people page" is "Our people": little words do not count.
      const short = folded.replace(
        /^(?:the|our|my|your|a|an|nuestro|nuestra|notre|nos|unsere?|nosso|nossa)\s+/,
        '',
      );
      const score = Math.max(likenessOf(bare, folded), likenessOf(bare, short) - 0.01);
      if (score > bestScore) {
        best = path;
        bestScore = score;
      }
    }
  }
  return best ?? pageSaying(draft, bare, links);
}

/** "The Amir page" of Amir Shah: the one page of whose name it is a word or two. */
function pageSaying(draft: SiteDraft, words: string, links: ReadonlyMap<string, string>): string | null {
  if (words.length < 4) return null;
  const found = draft.pages().filter((path) => path !== 'index.html' && namesOfPage(draft, path, links).some((name) => ` ${foldWord(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words} `))); // prettier-ignore
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What a page is called in messages. */
export function labelOfPage(draft: SiteDraft, path: string): string {
  return (
    pageNames(draft).get(path) ?? (path === 'index.html' ? 'Home' : (namesOfPage(draft, path)[0] ?? path))
  );
}
