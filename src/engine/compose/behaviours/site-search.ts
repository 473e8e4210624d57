import type { Behaviour } from './behaviour';

/**
 * Finds words on every page of the site, out of an index in the page.
 *
 * ```html
 * <button type="button" data-site-search-open hidden>Search</button>
 * <dialog data-site-search aria-labelledby="search-title" data-none="Nothing found." data-found="{n} found">
 *   <form role="search"><label for="site-words">Search this site</label><input type="search" id="site-words"> <button type="submit">Search</button></form>
 *   <p role="status"></p><ol data-results></ol> <button type="button" data-close>Close</button>
 * </dialog>
 * ```
 * The index is JSON, in `<script type="application/json" data-search-index>` or as the constant `searchIndex`: a list of
 * `{ "title", "page", "url", "text" }`. "/" opens the search from anywhere, arrow keys go through what was found. Without
 * the script the button is hidden.
 */
export const siteSearch: Behaviour = {
  type: 'site-search',
  script: String.raw`// Site search: [data-site-search] finds words in the index of all pages.
for (const dialog of document.querySelectorAll('dialog[data-site-search]')) startSiteSearch(dialog);

function readSearchIndex() {
  const inPage = document.querySelector('script[data-search-index]');
  try {
    return inPage ? JSON.parse(inPage.textContent) : searchIndex;
  } catch {
    return [];
  }
}

function startSiteSearch(dialog) {
  const field = dialog.querySelector('input');
  const list = dialog.querySelector('[data-results]');
  const status = dialog.querySelector('[role="status"]');
  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const index = readSearchIndex().map((entry) => ({ ...entry, heading: fold(entry.title), all: fold(entry.title + ' ' + entry.text) }));

  // Entries that hold every word; those whose heading does come first.
  const find = (words) => {
    const rate = (entry) => words.filter((word) => entry.heading.includes(word)).length;
    return index.filter((entry) => words.every((word) => entry.all.includes(word))).sort((one, other) => rate(other) - rate(one));
  };
  const drawEntry = (entry, words) => {
    const row = document.createElement('li');
    const link = document.createElement('a');
    const text = document.createElement('span');
    link.href = entry.url;
    link.textContent = entry.title;
    const at = Math.max(0, fold(entry.text).indexOf(words[0]) - 40);
    text.textContent = [entry.page, (at > 0 ? '… ' : '') + entry.text.slice(at, at + 130)].filter(Boolean).join(' · ');
    row.append(link, text);
    return row;
  };
  const show = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    const found = words.length > 0 ? find(words) : [];
    list.replaceChildren(...found.slice(0, 12).map((entry) => drawEntry(entry, words)));
    const text = found.length === 0 ? dialog.dataset.none || 'Nothing found.' : dialog.dataset.found || '{n} found';
    status.textContent = words.length > 0 ? text.replace('{n}', String(found.length)) : '';
  };
  const open = () => {
    dialog.showModal();
    field.focus();
    field.select();
  };

  field.addEventListener('input', show);
  dialog.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const first = list.querySelector('a');
    if (first) first.click();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field, ...list.querySelectorAll('a')];
    const next = stops[stops.indexOf(document.activeElement) + step];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || event.target.closest('a, [data-close]')) dialog.close();
  });
  for (const button of document.querySelectorAll('[data-site-search-open]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
  document.addEventListener('keydown', (event) => {
    const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !dialog.open && event.target instanceof Element;
    if (event.key !== '/' || !isFree || event.target.closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    open();
  });
}
`,
  css: `[data-site-search] { inline-size: min(94vi, 42rem); margin: 8vh auto auto; padding: clamp(1.25rem, 3vi, 2rem); border: 0; border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
[data-site-search][open] { display: grid; gap: 0.9rem; }
[data-site-search]::backdrop { background: color-mix(in oklab, var(--bg) 85%, transparent); }
[data-site-search] form { display: grid; gap: 0.4rem; }
[data-site-search] label { font-weight: 600; }
[data-site-search] input { min-block-size: 3.25rem; padding-inline: 1rem; border: 2px solid var(--ink); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; font-size: 1.125rem; }
.search-results { display: grid; max-block-size: 50vh; padding: 0; overflow-y: auto; list-style: none; }
.search-results li { display: grid; padding-block: 0.75rem; border-block-end: 1px solid var(--line); }
.search-results a { font-weight: 600; color: inherit; }
.search-results span { color: var(--soft); font-size: 0.9375rem; overflow-wrap: anywhere; }
.search-close { justify-self: start; min-block-size: 2.75rem; padding-inline: 1.1em; border: 1px solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }`,
};
