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
export function writeSearchButton(plan: SitePlan, { actions }: Words): Html | null {
  if (!hasSiteSearch(plan)) return null;
  return html`<button class="print-button" type="button" data-site-search-open hidden>
    ${actions.search}
  </button>`;
}

/** The search itself, for the end of a page; null where there is none. */
export function writeSiteSearch(plan: SitePlan, { actions }: Words): Html | null {
  if (!hasSiteSearch(plan)) return null;
  const say = (word: BehaviourWord) => sayBehaviour(plan.language, word);
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

/** What is found where, as a constant for the site's script: every section of every page by its heading. */
export function writeSearchIndex(plan: SitePlan): string {
  const note = '// What the search finds: every section by its heading.\n';
  if (plan.translations.length === 0) return `${note}const searchIndex = [\n${listEntries(plan)}];\n`;
  const lists = [plan, ...plan.translations].map(
    (edition) => `  ${edition.language}: [\n${listEntries(edition)}  ],\n`,
  );
  return `${note}const searchIndex = {\n${lists.join('')}}[document.documentElement.lang] ?? [];\n`;
}

function listEntries(plan: SitePlan): string {
  const entries = plan.pages.flatMap((page) =>
    page.sections.flatMap(({ id, content }) => {
      const items = (content.items ?? []).flatMap(({ title, text, note }) => [title, text, note]);
      const text = [content.lede, ...(content.body ?? []), ...items].filter(Boolean).join(' ');
      if (content.title.trim() === '') return [];
      const entry = { title: content.title, page: page.title, url: `${page.path}#${id}` };
      return [{ ...entry, text: text.slice(0, longestText) }];
    }),
  );
  return entries.map((entry) => `  ${JSON.stringify(entry).replaceAll('<', '\\u003c')},\n`).join('');
}
