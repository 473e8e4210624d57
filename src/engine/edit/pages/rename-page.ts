import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { escapePattern, textSplices } from '../draft/write-text';
import { valueOf, wordsIn } from '../../locate/page-tree';
import { linkEnd, rewriteLinks } from '../sections/mend-links';
import { foldWord } from '../words/fold-word';
import { fileNameOf, mapPage } from './page-file';

/**
 * Renames a page: its file, title, heading, the words of links that named it, every link to it and the sitemap. The home
 * page keeps its file. Returns the new path.
 */
export function renamePage(draft: SiteDraft, path: string, names: readonly string[], title: string): string {
  relabelLinks(draft, path, names, title);
  retitle(draft, path, names, title);
  if (path === 'index.html') return path;
  const folder = path.replace(/[^/]*$/, '');
  const next =
    folder + fileNameOf(title, (candidate) => folder + candidate !== path && draft.has(folder + candidate));
  if (next === path) return path;
  rewriteLinks(draft, (_page, end, href) =>
    end.path === path && !href.trim().startsWith('#') ? renamed(href, path, next) : null,
  );
  draft.rename(path, next);
  mapPage(draft, path, next);
  return next;
}

/** The address with another file name; folders, query and hash stay. */
function renamed(href: string, from: string, to: string): string {
  const file = from.replace(/^.*\//, '');
  const at = href.lastIndexOf(file);
  return at < 0 ? href : href.slice(0, at) + to.replace(/^.*\//, '') + href.slice(at + file.length);
}

function relabelLinks(draft: SiteDraft, path: string, names: readonly string[], title: string): void {
  const known = new Set(names.map(foldWord));
  for (const page of draft.everyPage()) {
    const { html, elements } = draft.tree(page);
    const splices: Splice[] = elements.flatMap((element) => {
      const end = element.tag === 'a' ? linkEnd(page, valueOf(element, 'href')) : null;
      const isLink = end?.path === path && end.hash === '' && known.has(foldWord(wordsIn(element)));
      return isLink ? textSplices(html, element, title) : [];
    });
    draft.splice(page, splices);
  }
}

/** Title, heading and social title of a page: the old name in them becomes the new one. */
function retitle(draft: SiteDraft, path: string, names: readonly string[], title: string): void {
  const { html, elements } = draft.tree(path);
  const splices: Splice[] = [];
  for (const element of elements) {
    const words = wordsIn(element);
    if (element.tag === 'h1' && names.some((name) => foldWord(name) === foldWord(words)))
      splices.push(...textSplices(html, element, title));
    if (element.tag === 'title' && element.parent?.tag !== 'svg') {
      const next = replaceName(words, names, title);
      if (next !== words)
        splices.push({ start: element.openEnd, end: element.closeStart, text: escapeText(next) });
    }
    const content = element.attributes.get('content');
    const isTitle =
      element.tag === 'meta' &&
      /^(?:og:title|twitter:title)$/.test(valueOf(element, 'property') || valueOf(element, 'name'));
    if (content && isTitle) {
      const next = replaceName(content.value, names, title);
      if (next !== content.value)
        splices.push({ start: content.start, end: content.end, text: `content="${escapeAttribute(next)}"` });
    }
  }
  draft.splice(path, splices);
}

/** The name where it is a part of the title by itself: "Home" of "Home – Inn", and not that of "Home alone". */
function replaceName(text: string, names: readonly string[], title: string): string {
  for (const name of names) {
    const pattern = new RegExp(`(^|[–—|·:-]\\s*)${escapePattern(name)}(?=\\s*(?:[–—|·:-]|$))`, 'iu');
    const match = pattern.exec(text);
    if (match)
      return (
        text.slice(0, match.index) + (match[1] ?? '') + title + text.slice(match.index + match[0].length)
      );
  }
  return text;
}
