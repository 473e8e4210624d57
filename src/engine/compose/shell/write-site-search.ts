import type { SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { sayBehaviour, type BehaviourWord } from '../behaviours/behaviour-words';
import { attributes, html, type Html } from '../html';

const fewestPages = 3;
const longestText = 240;

/** Whether the pages of a site are searched together: where a search was asked for and there is more than a page or two. */
export const hasSiteSearch = (plan: SitePlan): boolean =>
  plan.hasScript && plan.behaviours.includes('search') && plan.pages.length >= fewestPages;

/** The button that opens the search; null where there is none. */
export const writeSearchButton = (plan: SitePlan, words: Words): Html | null =>
  hasSiteSearch(plan) ? searchButton(words) : null;

/** The search itself, for the end of a page; null where there is none. */
export const writeSiteSearch = (plan: SitePlan, words: Words): Html | null =>
  hasSiteSearch(plan) ? searchDialog(plan.language, words) : null;

/** The button that opens a search over all pages. */
export function searchButton({ actions }: Words): Html {
  return html`<button class="print-button" type="button" data-site-search-open hidden>
    ${actions.search}
  </button>`;
}

/** The dialog of a search over all pages. */
export function searchDialog(language: string, { actions }: Words): Html {
  const say = (word: BehaviourWord) => sayBehaviour(language, word);
  const values = { 'data-none': say('searchNone'), 'data-found': say('searchFound') };
  return html`<dialog data-site-search aria-labelledby="site-search-title" ${attributes(values)}>
    <h2 id="site-search-title">${say('searchSite')}</h2>
    <form role="search" aria-labelledby="site-search-title">
      <label for="site-words">${actions.search}</label>
      <input type="search" id="site-words" autocomplete="off" />
      <button class="button" type="submit">${actions.search}</button>
    </form>
    <p role="status"></p>
    <ol class="search-results" data-results></ol>
    <p><button class="search-close" type="button" data-close>${actions.close}</button></p>
  </dialog>`;
}

/** What the search finds at an address: a heading, the page it stands on and the words under it. */
export type SearchEntry = {
  readonly title: string;
  readonly page: string;
  readonly url: string;
  readonly text: string;
};

/** What is found where, as a constant for the site's script: every section of every page by its heading. */
export function writeSearchIndex(plan: SitePlan): string {
  const lists = [plan, ...plan.translations].map(
    (edition) => [edition.language, listEntries(edition)] as const,
  );
  return searchIndex(lists);
}

/** The constant that holds what each language's pages say. */
export function searchIndex(lists: readonly (readonly [language: string, readonly SearchEntry[]])[]): string {
  const note = '// What the search finds: every section by its heading.\n';
  const [only, ...others] = lists;
  if (only && others.length === 0) return `${note}const searchIndex = [\n${write(only[1])}];\n`;
  const written = lists.map(([language, entries]) => `  ${language}: [\n${write(entries)}  ],\n`);
  return `${note}const searchIndex = {\n${written.join('')}}[document.documentElement.lang] ?? [];\n`;
}

function listEntries(plan: SitePlan): readonly SearchEntry[] {
  return plan.pages.flatMap((page) =>
    page.sections.flatMap(({ id, content }) => {
      const items = (content.items ?? []).flatMap(({ title, text, note }) => [title, text, note]);
      const text = [content.lede, ...(content.body ?? []), ...items].filter(Boolean).join(' ');
      if (content.title.trim() === '') return [];
      return [{ title: content.title, page: page.title, url: `${page.path}#${id}`, text }];
    }),
  );
}

const write = (entries: readonly SearchEntry[]): string =>
  entries
    .map((entry) => ({ ...entry, text: entry.text.slice(0, longestText) }))
    .map((entry) => `  ${JSON.stringify(entry).replaceAll('<', '\\u003c')},\n`)
    .join('');
