import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';

/**
 * Puts a name in the place of another in every text, spoken attribute and JSON-LD of all pages, in drawings' titles and
 * the web manifest. Links, classes and file names stay. Returns the number of places.
 */
export function replaceName(draft: SiteDraft, from: string, to: string): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const { html, elements } = draft.tree(page);
    const splices: Splice[] = [];
    const inside = (start: number, end: number, escape: (text: string) => string) => {
      const source = html.slice(start, end);
      for (const name of new Set([escape(from), from])) {
        for (const match of source.matchAll(wordPattern(name))) {
          splices.push({
            start: start + match.index,
            end: start + match.index + match[0].length,
            text: escape(to),
          });
        }
        if (splices.length > 0 && name !== from) break;
      }
    };
    for (const element of elements) {
      if (element.tag === 'script' && /json/.test(element.attributes.get('type')?.value ?? '')) {
        inside(element.openEnd, element.closeStart, (text) =>
          JSON.stringify(text).slice(1, -1).replace(/</g, '\\u003c'),
        );
      } else if (element.tag !== 'script' && element.tag !== 'style') {
        for (const child of element.children)
          if (child.kind === 'text') inside(child.start, child.end, escapeText);
      }
      for (const name of ['alt', 'title', 'content', 'aria-label', 'placeholder']) {
        const attribute = element.attributes.get(name);
        if (attribute) inside(attribute.start, attribute.end, escapeAttribute);
      }
    }
    const unique = splices.filter(
      (splice, index) => splices.findIndex(({ start }) => start === splice.start) === index,
    );
    draft.splice(page, unique);
    count += unique.length;
  }
  for (const path of draft.textPaths(/\.(svg|webmanifest)$/i)) {
    const text = draft.text(path);
    const splices = [...text.matchAll(wordPattern(escapeText(from)))].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: escapeText(to),
    }));
    draft.splice(path, splices);
    count += splices.length;
  }
  return count;
}

function wordPattern(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'gu');
}
