import type { SiteDraft } from '../draft/site-draft';
import { wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { elementsIn, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findBlocks } from '../../locate/style-sheet';
import { styleSheetPaths } from '../style/find-styles';
import type { SectionPlace } from '../target/target';
import { classWords, dropDeadRules } from '../style/drop-dead-rules';
import { removeLinks } from './mend-links';
import { raiseHeading } from './raise-heading';
import { dropUnusedScripts } from './drop-unused-scripts';

/** The range of an element with the comment that stands right before it ("Sample: replace…"). */
export function rangeWithComment(html: string, element: PageElement): { start: number; end: number } {
  const siblings = element.parent?.children ?? [];
  const at = siblings.indexOf(element);
  let start = element.start;
  for (let index = at - 1; index >= 0; index -= 1) {
    const before = siblings[index];
    if (before?.kind === 'text' && before.text.trim() === '') continue;
    if (
      before?.kind === 'comment' &&
      html.slice(before.end, start).trim() === '' &&
      !/\n\s*\n/.test(html.slice(before.end, start))
    )
      start = before.start;
    break;
  }
  return { start, end: element.end };
}

/** Takes sections out with the links to them, and the styles and scripts that nothing uses any more. */
export function removeSections(
  draft: SiteDraft,
  places: readonly SectionPlace[],
): { readonly links: number } {
  const gone = new Set<string>();
  const words = classWords(places.map(({ section }) => section.element));
  for (const { page, section } of places) {
    const tree = draft.tree(page);
    // Read anew: taking out one section moves the next on the same page.
    const present = draft
      .sections(page)
      .find(({ id, element }) => id === section.id || element.start === section.element.start);
    if (!present) continue;
    for (const element of [present.element, ...elementsIn(present.element)]) {
      const id = valueOf(element, 'id');
      if (id) gone.add(`${page}#${id}`);
    }
    draft.splice(page, [
      { ...wholeLines(tree.html, rangeWithComment(tree.html, present.element)), text: '' },
    ]);
  }
  for (const page of new Set(places.map((place) => place.page))) raiseHeading(draft, page);
  const links = removeLinks(draft, ({ path, hash }) => gone.has(`${path}#${hash}`));
  for (const type of new Set(places.map(({ section }) => section.type))) if (type) dropStyles(draft, type);
  dropUnusedScripts(draft);
  dropDeadRules(draft, words);
  return { links };
}

/** Takes the block of a section type out of the stylesheets once no page has such a section. */
export function dropStyles(draft: SiteDraft, type: string): void {
  const isUsed = draft
    .everyPage()
    .some((page) => draft.sections(page).some((section) => section.type === type));
  if (isUsed) return;
  for (const path of styleSheetPaths(draft)) {
    const css = draft.text(path);
    const splices: Splice[] = findBlocks(draft.sheet(path))
      .filter(({ title }) => title.toLowerCase() === `section: ${type}`)
      .map(({ start, end }) => ({ start, end, text: '' }));
    draft.splice(path, splices);
    if (splices.length > 0 && css.trimEnd() !== css) {
      const left = draft.text(path);
      if (/\n{2,}$/.test(left)) draft.write(path, `${left.trimEnd()}\n`);
    }
  }
}
