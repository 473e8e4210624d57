import { classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageSection } from '../../locate/find-sections';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeText, indentAt, spliceText, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { countClass } from './write-item';
import { findCollections } from './find-items';

/** What somebody said of the business, and who they are. */
export type Review = { readonly name: string; readonly role: string | null; readonly text: string };

/** Adds a review after the last one of a section, written like it and not marked as a sample; false without any. */
export function addReview(draft: SiteDraft, page: string, section: PageSection, review: Review): boolean {
  const last = reviewsIn(section.element).at(-1);
  if (!last) return false;
  const html = draft.text(page);
  const splices = reviewSplices(html, last, review).map((splice) => ({
    ...splice,
    start: splice.start - last.start,
    end: splice.end - last.start,
  }));
  const copy = spliceText(html.slice(last.start, last.end), splices).replace(
    /\s+data-sample(?:="[^"]*")?/u,
    '',
  );
  const isOwnLine = /(?:^|\n)[ \t]*$/u.test(html.slice(0, last.start));
  const gap = isOwnLine ? `\n${indentAt(html, last.start)}` : '';
  const list = findCollections(section).find(({ holder }) => holder === last.parent);
  draft.splice(page, [
    { start: last.end, end: last.end, text: gap + copy },
    ...(list ? countClass(list, list.items.length + 1) : []),
  ]);
  return true;
}

/** The elements that hold one review each: a list entry, else a figure or card, else the quotation itself. */
export function reviewsIn(section: PageElement): readonly PageElement[] {
  return elementsIn(section)
    .filter(({ tag }) => tag === 'blockquote')
    .map((quote) => {
      let found = quote;
      for (let at = quote.parent; at && at !== section; at = at.parent) {
        const isOne = elementsIn(at).filter(({ tag }) => tag === 'blockquote').length === 1;
        if (!isOne) break;
        if (/^(?:li|figure|article)$/.test(at.tag) || classesOf(at).includes('card')) found = at;
      }
      return found;
    });
}

function reviewSplices(html: string, element: PageElement, { name, role, text }: Review): Splice[] {
  const inside = elementsIn(element);
  const put = (place: PageElement, words: string): Splice => ({
    start: place.openEnd,
    end: place.closeStart,
    text: escapeText(words),
  });
  const quote = inside.find(({ tag }) => tag === 'blockquote');
  const words = quote ? (elementsIn(quote).find(({ tag }) => tag === 'p') ?? quote) : undefined;
  const cite = inside.find(({ tag }) => tag === 'cite');
  const caption = inside.find(({ tag }) => tag === 'figcaption');
  const speaker = cite ?? caption;
  const beside =
    cite && caption ? elementsIn(caption).find(({ tag }) => tag === 'span' || tag === 'small') : undefined;
  const mark = inside.find(
    (one) =>
      classesOf(one).some((word) => /mark|initial|avatar/.test(word)) && /^\p{Lu}{1,3}$/u.test(wordsIn(one)),
  );
  return [
    ...(words ? [put(words, text)] : []),
    ...(speaker ? [put(speaker, role && !cite ? `${name}, ${role}` : name)] : []),
    ...(beside ? [role ? put(beside, role) : withoutElement(html, beside)] : []),
    ...(mark ? [put(mark, initials(name))] : []),
  ];
}

/** An element on lines of its own goes with them; one within a line goes alone. */
function withoutElement(html: string, element: PageElement): Splice {
  const isOwnLine = /\n[ \t]*$/u.test(html.slice(0, element.start));
  return isOwnLine
    ? { ...wholeLines(html, element), text: '' }
    : { start: element.start, end: element.end, text: '' };
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}
