import { childElements, classesOf, elementsIn, valueOf } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import { findWords } from '../../plan/words/find-words';
import type { SiteDraft } from '../draft/site-draft';
import { hrefFrom, linkEnd, removeLinks, rewriteLinks } from '../sections/mend-links';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { translatePage } from '../intents/translate';
import { mapPage } from './page-file';

const notFound = '404.html';

/**
 * Takes the pages of the first language out and puts those of a folder ("de/") in their place, so that the site opens in
 * that language. The page for wrong addresses follows. Returns how many pages went.
 */
export function promoteLanguage(draft: SiteDraft, from: string, code: string, folder: string): number {
  const old = draft.pages().filter((path) => draft.firstPage(path) === 'index.html');
  const moved = new Map(
    draft.everyPage().flatMap((path) => (path.startsWith(folder) ? [[path, path.slice(folder.length)]] : [])),
  );
  const lasting = (path: string): string => moved.get(path) ?? path;
  // The page for wrong addresses leads to where the new first pages will be.
  const twins = new Map(old.map((path) => [path, folder + path]));
  if (draft.has(notFound)) speakNewly(draft, from, code, twins);
  const gone = new Set(old);
  removeLinks(draft, (end) => gone.has(end.path));
  for (const path of old) {
    draft.remove(path);
    mapPage(draft, path, null);
  }
  rewriteLinks(draft, (page, end, href) => {
    if (!moved.has(page) && !moved.has(end.path)) return null;
    if (href.startsWith('#')) return null;
    return hrefFrom(lasting(page), lasting(end.path)) + (end.hash ? `#${end.hash}` : '');
  });
  for (const [path, next] of moved) {
    const { elements } = draft.tree(path);
    draft.splice(
      path,
      elements.flatMap((element) => {
        const source = element.attributes.get('src');
        return source?.value.startsWith('../')
          ? [{ start: source.start, end: source.end, text: `src="${source.value.replace(/^\.\.\//, '')}"` }]
          : [];
      }),
    );
    draft.rename(path, next);
    mapPage(draft, path, next);
  }
  dropUnusedScripts(draft);
  return old.length;
}

/** The page for wrong addresses in the other language, leading to that language's pages. */
function speakNewly(draft: SiteDraft, from: string, code: string, twins: ReadonlyMap<string, string>): void {
  const labels = new Map<string, string>();
  for (const path of twins.values()) {
    for (const element of draft.tree(path).elements) {
      const end = element.tag === 'a' ? linkEnd(path, valueOf(element, 'href')) : null;
      const words = draft.text(path).slice(element.openEnd, element.closeStart);
      if (end && !words.includes('<') && words.length < 40) labels.set(`${end.path}#${end.hash}`, words);
    }
  }
  translatePage(draft, notFound, from, findWords(code));
  const splices = draft.tree(notFound).elements.flatMap((element) => {
    const href = element.attributes.get('href');
    const end = href && element.tag === 'a' ? linkEnd(notFound, href.value) : null;
    const twin = end ? twins.get(end.path) : undefined;
    if (!href || !end || !twin || !draft.has(twin)) return [];
    const label = labels.get(`${twin}#${end.hash}`);
    const address = {
      start: href.start,
      end: href.end,
      text: `href="${twin}${end.hash ? `#${end.hash}` : ''}"`,
    };
    const isWords = !draft.text(notFound).slice(element.openEnd, element.closeStart).includes('<');
    return label !== undefined && isWords && element.parent?.tag === 'li'
      ? [address, { start: element.openEnd, end: element.closeStart, text: label }]
      : [address];
  });
  draft.splice(notFound, splices);
  dropOwnLink(draft, code);
}

/** The link to the language that the page is in now, and the line of such links when it was the last. */
function dropOwnLink(draft: SiteDraft, code: string): void {
  const { html, elements } = draft.tree(notFound);
  for (const line of elements.filter((one) => classesOf(one).includes('language-links'))) {
    const links = elementsIn(line).filter(({ tag }) => tag === 'a');
    const own = links.filter((link) => valueOf(link, 'hreflang') === code);
    const tools =
      line.parent && childElements(line.parent).length === 1 && line.parent.tag === 'div'
        ? line.parent
        : line;
    const gone = own.length === links.length ? [tools] : own;
    draft.splice(
      notFound,
      gone.map((one) => ({ ...wholeLines(html, one), text: '' })),
    );
  }
}
