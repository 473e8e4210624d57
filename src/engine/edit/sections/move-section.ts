import type { SiteDraft } from '../draft/site-draft';
import { indentAt, wholeLines } from '../draft/splice-text';
import { valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { PageSection } from '../../locate/find-sections';
import { navItems } from '../site-facts';
import { linkEnd } from './mend-links';
import { rangeWithComment } from './remove-section';

/** The sections of a page that can be moved: all but header and footer. */
export function bodySections(draft: SiteDraft, page: string): readonly PageSection[] {
  return draft
    .sections(page)
    .filter(
      ({ id, type, element }) =>
        id !== 'nav' && id !== 'footer' && type !== 'announcement' && element.tag !== 'nav',
    );
}

/** The whole lines of a section, with the comment before it, without the blank line around it. */
function linesOf(html: string, section: PageSection): { start: number; end: number } {
  const range = rangeWithComment(html, section.element);
  let start = range.start;
  while (html[start - 1] === ' ' || html[start - 1] === '\t') start -= 1;
  return { start: html[start - 1] === '\n' || start === 0 ? start : range.start, end: range.end };
}

/**
 * Moves a section before or after another of the same page; both keep their bytes. The header's links follow the order
 * of the sections. Says false when it stands there already.
 */
export function moveSection(
  draft: SiteDraft,
  page: string,
  moved: PageSection,
  anchor: PageSection,
  side: 'before' | 'after',
): boolean {
  const all = bodySections(draft, page);
  const order = all.filter(({ id }) => id !== moved.id);
  const at = order.findIndex(({ id }) => id === anchor.id);
  if (at < 0) return false;
  order.splice(side === 'before' ? at : at + 1, 0, moved);
  if (order.every(({ id }, index) => id === all[index]?.id)) return false;
  const html = draft.text(page);
  if (
    moved.element.parent === anchor.element.parent ||
    moved.element.parent?.start === anchor.element.parent?.start
  ) {
    permute(draft, page, html, all, order);
  } else {
    const range = linesOf(html, moved);
    const target = linesOf(html, anchor);
    const at = side === 'before' ? target.start : target.end;
    const text = html.slice(range.start, range.end);
    draft.splice(page, [
      { ...wholeLines(html, range), text: '' },
      { start: at, end: at, text: side === 'before' ? `${text}\n\n` : `\n\n${text}` },
    ]);
  }
  orderNav(draft, page);
  return true;
}

/** Puts the named sections in that order into the places that they have together. Says false when they stand so already. */
export function orderSections(draft: SiteDraft, page: string, ids: readonly string[]): boolean {
  const all = bodySections(draft, page);
  const wanted = ids.flatMap((id) => all.find((section) => section.id === id) ?? []);
  const order = all.map((section) => (ids.includes(section.id) ? (wanted.shift() ?? section) : section));
  if (order.every(({ id }, index) => id === all[index]?.id)) return false;
  permute(draft, page, draft.text(page), all, order);
  orderNav(draft, page);
  return true;
}

/** Puts the sections into each other's places: what stands between them (blank lines, other markup) stays put. */
function permute(
  draft: SiteDraft,
  page: string,
  html: string,
  before: readonly PageSection[],
  after: readonly PageSection[],
): void {
  const places = before.map((section) => linesOf(html, section));
  const texts = after.map((section) => {
    const range = linesOf(html, section);
    return html.slice(range.start, range.end);
  });
  draft.splice(
    page,
    places.flatMap((place, index) => {
      const text = texts[index] ?? '';
      return html.slice(place.start, place.end) === text ? [] : [{ ...place, text }];
    }),
  );
}

/** Links of the header that lead into this page take the order of the sections; all others stay where they are. */
export function orderNav(draft: SiteDraft, page: string): void {
  const order = new Map(
    bodySections(draft, page).map(({ element }, index) => [valueOf(element, 'id'), index]),
  );
  for (const path of draft.everyPage()) {
    const html = draft.text(path);
    const items = navItems(draft, path).flatMap(({ item, link }) => {
      const end = linkEnd(path, valueOf(link, 'href'));
      const place = end?.path === page ? order.get(end.hash) : undefined;
      return place === undefined ? [] : [{ item, place }];
    });
    const sorted = items.toSorted((one, other) => one.place - other.place);
    draft.splice(
      path,
      items.flatMap(({ item }, index) => {
        const next = sorted[index]?.item;
        return next && next !== item
          ? [{ start: item.start, end: item.end, text: html.slice(next.start, next.end) }]
          : [];
      }),
    );
  }
}

/** Copies a section below itself with new ids, so that no id is twice on the page. Returns the new section's id. */
export function duplicateSection(draft: SiteDraft, page: string, section: PageSection): string {
  const { html, elements } = draft.tree(page);
  const range = linesOf(html, section);
  const taken = new Set(elements.map((element) => valueOf(element, 'id')));
  let text = html.slice(range.start, range.end);
  let own = section.id;
  for (const element of elements.filter(
    (candidate) => candidate.start >= section.element.start && candidate.end <= section.element.end,
  )) {
    const id = valueOf(element, 'id');
    if (!id) continue;
    let next = `${id}-2`;
    for (let number = 3; taken.has(next); number += 1) next = `${id}-${number}`;
    taken.add(next);
    if (element.start === section.element.start) own = next;
    const names = new RegExp(
      `\\b(id|for|aria-labelledby|aria-describedby|aria-controls|href|data-[\\w-]+)="(#?)${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`,
      'g',
    );
    text = text.replace(names, (_, name: string, hash: string) => `${name}="${hash}${next}"`);
  }
  // Two parts of one name are no landmarks to choose between: the copy goes without until it says something else.
  const bare = text.replace(/(<section\b[^>]*?) aria-labelledby="[^"]*"/, '$1');
  draft.splice(page, [{ start: range.end, end: range.end, text: `\n\n${bare}` }]);
  return own;
}

/** Adds a link to a place on this page to the header of every page, where the order of sections puts it. */
export function addNavLink(draft: SiteDraft, page: string, id: string, words: string): boolean {
  let isAdded = false;
  for (const path of draft.everyPage()) {
    const items = navItems(draft, path);
    const last = items.at(-1);
    if (!last) continue;
    const leads = items.some(({ link }) => {
      const end = linkEnd(path, valueOf(link, 'href'));
      return end !== null && end.hash !== '' && end.path === page;
    });
    if (!leads) continue;
    const html = draft.text(path);
    const href = path === page ? `#${id}` : `${page}#${id}`;
    draft.splice(path, [
      {
        start: last.item.end,
        end: last.item.end,
        text: `${gapOf(html, last.item)}${itemLike(html, last.item, last.link, href, words)}`,
      },
    ]);
    isAdded = true;
  }
  if (isAdded) orderNav(draft, page);
  return isAdded;
}

function gapOf(html: string, item: PageElement): string {
  const before = html.slice(0, item.start);
  return before.trimEnd().length < before.length && /\n[ \t]*$/.test(before)
    ? `\n${indentAt(html, item.start)}`
    : '';
}

/** A list entry like another one, with its own address and words. */
export function itemLike(
  html: string,
  item: PageElement,
  link: PageElement,
  href: string,
  words: string,
): string {
  const anchor = link.attributes.get('href');
  const current = link.attributes.get('aria-current');
  const open = html.slice(link.start, link.openEnd);
  const rebuilt = anchor
    ? open.slice(0, anchor.start - link.start) + `href="${href}"` + open.slice(anchor.end - link.start)
    : open;
  const plain = current ? rebuilt.replace(/\s*aria-current="[^"]*"/, () => '') : rebuilt;
  const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const inner = html.slice(link.openEnd, link.closeStart);
  const body = wordsIn(link) === '' ? inner : escaped;
  return html.slice(item.start, link.start) + plain + body + html.slice(link.closeStart, item.end);
}
