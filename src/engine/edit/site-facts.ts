import { elementsIn, valueOf, wordsIn } from '../locate/page-tree';
import type { SiteDraft } from './draft/site-draft';

/** What a site says of itself: read back from its pages, so that hand-made sites have facts too. */
export type SiteFacts = {
  readonly language: string;
  readonly name: string;
  /** schema.org type of the JSON-LD, or null. */
  readonly schemaType: string | null;
  /** A number made from the site's name: the same site always gets the same art and copy. */
  readonly seed: number;
};

/** Reads a site's facts from the first page of the language that a page is in. */
export function siteFacts(draft: SiteDraft, page: string): SiteFacts {
  const { elements } = draft.tree(draft.firstPage(page));
  const root = elements.find(({ tag }) => tag === 'html');
  const language = (root ? valueOf(root, 'lang').split('-')[0] : '') || 'en';
  const data = linkedData(draft, page);
  const brand = elements.find((element) => /(?:^|\s)brand(?:\s|$)/.test(valueOf(element, 'class')));
  const title = elements.find(({ tag }) => tag === 'title');
  const name =
    data.name ??
    ((brand ? wordsIn(brand) : '') || (title ? (wordsIn(title).split(/\s[|–—·-]\s|,\s/)[0] ?? '') : ''));
  return { language, name, schemaType: data.type, seed: seedOf(name) };
}

/** Name and type of the first JSON-LD block that has them. */
function linkedData(draft: SiteDraft, page: string): { name: string | null; type: string | null } {
  for (const path of [page, ...draft.pages()]) {
    if (!draft.has(path)) continue;
    for (const script of draft.tree(path).elements) {
      if (script.tag !== 'script' || !/ld\+json/.test(valueOf(script, 'type'))) continue;
      try {
        const data: unknown = JSON.parse(draft.text(path).slice(script.openEnd, script.closeStart));
        if (typeof data !== 'object' || data === null) continue;
        const name = 'name' in data && typeof data.name === 'string' ? data.name : null;
        const type = '@type' in data && typeof data['@type'] === 'string' ? data['@type'] : null;
        if (name ?? type) return { name, type };
      } catch {
        // Broken data says nothing; the check reports it.
      }
    }
  }
  return { name: null, type: null };
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash % 1_000_000;
}

/** The header's links of a page: the list items that hold them, in order. */
export function navItems(draft: SiteDraft, page: string) {
  const nav = draft.sections(page).find(({ id }) => id === 'nav');
  if (!nav) return [];
  return elementsIn(nav.element)
    .filter((element) => element.tag === 'li')
    .flatMap((item) => {
      const link = elementsIn(item).find(({ tag }) => tag === 'a');
      return link ? [{ item, link }] : [];
    });
}
