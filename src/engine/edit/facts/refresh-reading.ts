import type { SiteDraft } from '../draft/site-draft';
import { escapeText, indentAt } from '../draft/splice-text';
import { findCollections, nameOfItem } from '../items/find-items';

type Part = { readonly start: number; readonly end: number; readonly html: string; readonly title: string };

/** A part that stands within a noscript element, which a parser with scripts on takes for text. */
const part = /<section class="app-read">[\s\S]*?<\/section>/gu;
const heading = /(?<=<h2>)[^<]*(?=<\/h2>)/u;

/**
 * What an app holds is there to read without JavaScript too: one part for each column of a board. After an edit there are
 * parts for the columns that the board has now, in their order; what stands in a part stays.
 */
export function refreshReading(draft: SiteDraft): void {
  const before = draft.reread();
  for (const page of draft.pages()) {
    const html = draft.text(page);
    if (!before.has(page) || !html.includes('class="app-read"')) continue;
    const parts = [...html.matchAll(part)].map(({ index, 0: own }): Part => {
      const title = heading.exec(own)?.[0] ?? '';
      return { start: index, end: index + own.length, html: own, title };
    });
    const names = parts.map(({ title }) => title);
    const old = listsOn(before, page).find((list) => list.map(escapeText).join('\n') === names.join('\n'));
    const next = listsOn(draft, page).find((list) => old && list.some((name) => old.includes(name)));
    const [first, last] = [parts[0], parts.at(-1)];
    if (!old || !next || !first || !last || next.join('\n') === old.join('\n')) continue;
    const gap = `\n${indentAt(html, first.start)}`;
    const isRenamed = next.length === old.length && next.filter((name) => !old.includes(name)).length === 1;
    const texts = next.map((name, at) => {
      const own = parts[isRenamed && !old.includes(name) ? at : old.indexOf(name)];
      return own
        ? own.html.replace(heading, () => escapeText(name))
        : `<section class="app-read">${gap}  <h2>${escapeText(name)}</h2>${gap}</section>`;
    });
    draft.splice(page, [{ start: first.start, end: last.end, text: texts.join(gap) }]);
  }
}

/** The names in each list of the apps of a page. */
const listsOn = (draft: SiteDraft, page: string): readonly (readonly string[])[] =>
  draft
    .sections(page)
    .filter(({ type }) => type === 'app')
    .flatMap((section) => findCollections(section))
    .map(({ items }) => items.map(nameOfItem));
