import type { SiteDraft } from '../draft/site-draft';
import { wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { childElements, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { localPath } from '../style/find-styles';

/** What a link of a page leads to: a file of the site and a place in it. */
export type LinkEnd = { readonly path: string; readonly hash: string };

/** Where a link leads inside the site; null for other hosts, `mailto:` and the like. */
export function linkEnd(page: string, href: string): LinkEnd | null {
  const trimmed = href.trim();
  const hash = /#(.*)$/.exec(trimmed)?.[1] ?? '';
  if (trimmed.startsWith('#')) return { path: page, hash };
  const path = localPath(page, trimmed);
  return path ? { path, hash } : null;
}

/** The way from a page to a page of its own folder or one above. */
export function hrefFrom(page: string, path: string): string {
  const own = page.replace(/[^/]*$/, '');
  return path.startsWith(own) ? path.slice(own.length) : '../'.repeat(own.split('/').length - 1) + path;
}

/**
 * Takes out every link whose end is gone: a list entry goes as a whole, a button goes, a link in running text keeps its
 * words. Returns how many were taken out.
 */
export function removeLinks(draft: SiteDraft, isGone: (end: LinkEnd) => boolean): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    // One at a time: taking out an entry may empty the list that holds the next.
    for (let guard = 0; guard < 200; guard += 1) {
      const tree = draft.tree(page);
      const link = tree.elements.find((element) => {
        const href = isLink(element) ? element.attributes.get('href') : undefined;
        const end = href ? linkEnd(page, href.value) : null;
        return end !== null && isGone(end);
      });
      if (!link) break;
      draft.splice(page, [removalOf(tree.html, link)]);
      count += 1;
    }
  }
  return count;
}

// A page's twin in another language is named in the head too.
const isLink = (element: PageElement): boolean =>
  element.tag === 'a' || (element.tag === 'link' && valueOf(element, 'rel') === 'alternate');

function removalOf(html: string, link: PageElement): Splice {
  const parent = link.parent;
  const holder =
    parent && onlyHolds(parent, link) && /^(?:li|p|div|span|dd)$/.test(parent.tag) ? parent : null;
  const list =
    holder?.tag === 'li' &&
    holder.parent &&
    childElements(holder.parent).length === 1 &&
    !isNavList(holder.parent)
      ? holder.parent
      : null;
  const isInText =
    parent !== null &&
    !holder &&
    /^(?:p|li|dd|td|h[1-6]|blockquote|figcaption|span|em|strong)$/.test(parent.tag) &&
    !isButton(link) &&
    hasWordsBeside(parent, link);
  if (isInText) return { start: link.start, end: link.end, text: html.slice(link.openEnd, link.closeStart) };
  const gone = list ?? holder ?? link;
  const range = wholeLines(html, gone);
  // Between two things on one line a single space stays, at either end of a line none.
  if (range.start !== gone.start || range.end !== gone.end) return { ...range, text: '' };
  const isLast = /^\s*<\//.test(html.slice(range.end, range.end + 40));
  let start = range.start;
  if (isLast) while (/\s/.test(html[start - 1] ?? '')) start -= 1;
  const end =
    !isLast && html[range.end] === ' ' && /[\s>]/.test(html[start - 1] ?? '>') ? range.end + 1 : range.end;
  return { start, end, text: '' };
}

function isNavList(element: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parent) if (at.tag === 'nav') return true;
  return false;
}

function isButton(link: PageElement): boolean {
  return /(?:^|\s)(?:button|btn|cta|link|skip|brand)(?:\s|$|-)/.test(valueOf(link, 'class'));
}

function onlyHolds(parent: PageElement, link: PageElement): boolean {
  return wordsIn(parent) === wordsIn(link) && childElements(parent).length === 1;
}

function hasWordsBeside(parent: PageElement, link: PageElement): boolean {
  return parent.children.some((child) => child !== link && child.kind === 'text' && child.text.trim() !== '');
}

/** Writes new hrefs for links whose end moved; `next` says null to leave one as it is. */
export function rewriteLinks(
  draft: SiteDraft,
  next: (page: string, end: LinkEnd, href: string) => string | null,
): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const splices: Splice[] = [];
    for (const element of draft.tree(page).elements) {
      const name = element.tag === 'form' ? 'action' : 'href';
      const attribute = element.attributes.get(name);
      const end = attribute ? linkEnd(page, attribute.value) : null;
      const href = attribute && end ? next(page, end, attribute.value) : null;
      if (attribute && href !== null && href !== attribute.value)
        splices.push({ start: attribute.start, end: attribute.end, text: `${name}="${href}"` });
    }
    draft.splice(page, splices);
    count += splices.length;
  }
  return count;
}
