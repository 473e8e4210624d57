import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { valueOf } from '../../locate/page-tree';

/** A stretch of text that a person reads, or that a machine reads for them, with its source range. */
export type ReadText = {
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'attribute' | 'data';
};

const readAttributes = new Set([
  'alt',
  'title',
  'content',
  'aria-label',
  'placeholder',
  'value',
  'datetime',
  'href',
  'action',
]);

/** Every text of a page: text nodes, spoken and data attributes, links, JSON-LD. */
export function readTexts(draft: SiteDraft, page: string): readonly ReadText[] {
  return draft.tree(page).elements.flatMap((element): ReadText[] => {
    const own: ReadText[] = [];
    for (const attribute of element.attributes.values()) {
      if (readAttributes.has(attribute.name) || attribute.name.startsWith('data-'))
        own.push({ start: attribute.start, end: attribute.end, kind: 'attribute' });
    }
    if (element.tag === 'script') {
      const isData = /json/.test(valueOf(element, 'type'));
      return isData ? [...own, { start: element.openEnd, end: element.closeStart, kind: 'data' }] : own;
    }
    if (element.tag === 'style') return own;
    for (const child of element.children)
      if (child.kind === 'text' && child.text.trim() !== '')
        own.push({ start: child.start, end: child.end, kind: 'text' });
    return own;
  });
}

/**
 * Replaces what a pattern finds in every text of every page. `next` gives the new plain text of one find, or null to
 * leave it. Escaping follows the place. Returns the number of places.
 */
export function replaceEverywhere(
  draft: SiteDraft,
  pattern: RegExp,
  next: (found: string, kind: ReadText['kind']) => string | null,
  pages: readonly string[] = draft.everyPage(),
): number {
  let count = 0;
  for (const page of pages) {
    const html = draft.text(page);
    const splices: Splice[] = [];
    for (const { start, end, kind } of readTexts(draft, page)) {
      for (const match of html.slice(start, end).matchAll(pattern)) {
        const text = next(match[0], kind);
        if (text === null || text === match[0]) continue;
        const at = start + match.index;
        const escaped =
          kind === 'text'
            ? escapeText(text)
            : kind === 'attribute'
              ? escapeAttribute(text)
              : JSON.stringify(text).slice(1, -1).replace(/</g, '\\u003c');
        splices.push({ start: at, end: at + match[0].length, text: escaped });
      }
    }
    draft.splice(page, splices);
    count += splices.length;
  }
  return count;
}
