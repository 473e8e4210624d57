import { classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import type { SiteDraft } from '../draft/site-draft';

/**
 * Puts a way to reach the owner into every contact section that does not show it: as a row of its list of them, else
 * below the section's heading. Returns how many sections got it; null where the site has none.
 */
export function addContactLine(
  draft: SiteDraft,
  { label, value, href }: { readonly label: string; readonly value: string; readonly href: string },
): number | null {
  const bare = (text: string) => text.replace(/\s+/gu, '');
  let [met, count] = [0, 0];
  for (const page of draft.everyPage())
    for (const { element, type } of draft.sections(page).toReversed()) {
      if (type !== 'contact') continue;
      met += 1;
      if (bare(wordsIn(element)).includes(bare(value))) continue;
      const inside = elementsIn(element);
      const html = draft.text(page);
      const link = `<a class="link" href="${escapeAttribute(href)}">${escapeText(value)}</a>`;
      const row = inside
        .find((one) => one.tag === 'dl' && classesOf(one).includes('reach'))
        ?.children.findLast((child) => child.kind === 'element');
      const head =
        inside.find(({ tag }) => tag === 'header') ?? inside.find(({ tag }) => /^h[1-3]$/.test(tag));
      const at = row?.kind === 'element' ? row : head;
      if (!at) continue;
      const markup = row
        ? `<div>\n  <dt>${escapeText(label)}</dt>\n  <dd>${link}</dd>\n</div>`
        : `<p>${escapeText(label)}: ${link}</p>`;
      const indent = indentAt(html, at.start);
      draft.splice(page, [
        { start: at.end, end: at.end, text: `\n${indent}${markup.replaceAll('\n', `\n${indent}`)}` },
      ]);
      count += 1;
    }
  return met === 0 ? null : count;
}
