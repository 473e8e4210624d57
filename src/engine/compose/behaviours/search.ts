import type { Behaviour } from './behaviour';

/**
 * Finds words on this page, or in the pages listed with it.
 *
 * `<form role="search" data-search="docs-list" data-none="Nothing found." data-found="{n} found"><label for="q">Search</label>
 *   <input id="q" type="search" name="q"><p role="status"></p></form>`
 *
 * With `data-items`, a selector, the entries are what it finds in the area.
 *
 * `data-search` is the id of a list or area: its children (or `[data-search-item]` inside it) without the words are hidden,
 * and their headings with them. The query stands in the address (`?q=`). Without the script the list is whole.
 */
export const search: Behaviour = {
  type: 'search',
  script: String.raw`// Search: [data-search="id"] hides what does not hold the words, inside that list or area.
for (const form of document.querySelectorAll('[data-search]')) startSearch(form);

function startSearch(form) {
  const area = document.getElementById(form.dataset.search);
  const field = form.querySelector('input');
  if (!area || !field) return;
  const status = form.querySelector('[role="status"]');
  const marked = [...area.querySelectorAll('[data-search-item]')];
  const inside = form.dataset.items ? [...area.querySelectorAll(form.dataset.items)] : [];
  // An entry inside another one is a part of it.
  const whole = inside.filter((item) => !form.contains(item) && !inside.some((other) => other !== item && other.contains(item)));
  const items = marked.length > 0 ? marked : form.dataset.items ? whole : [...area.children];
  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  // Filters over the same list count what is left themselves.
  const isCounted = area.querySelector('[data-filter-count]') !== null;
  const count = () => {
    if (!status || isCounted) return;
    const found = items.filter((item) => !item.hidden).length;
    const line = found === 0 ? form.dataset.none || 'Nothing found.' : found === 1 && form.dataset.one ? form.dataset.one : form.dataset.found || '{n} found';
    status.textContent = field.value.trim() === '' ? '' : line.replace('{n}', String(found));
  };
  const show = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    for (const item of items) {
      const text = fold(item.textContent + ' ' + (item.dataset.words || ''));
      item.toggleAttribute('data-unfound', !words.every((word) => text.includes(word)));
      item.hidden = item.matches('[data-unfit], [data-unfound]');
    }
    for (const list of new Set(items.map((item) => item.parentElement))) list.dispatchEvent(new Event('listchange'));
    count();
  };
  area.addEventListener('filterchange', count);
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', show);
  field.addEventListener('search', show);
  const asked = new URLSearchParams(location.search).get(field.name || 'q');
  if (asked) field.value = asked;
  show();
}
`,
  css: `.section-search { display: flex; flex-wrap: wrap; gap: 0.5rem 0.9rem; align-items: center; max-inline-size: 40rem; margin-block-end: var(--gap); }
.section-search label { font-weight: 600; }
.section-search input { flex: 1 1 14rem; min-block-size: 3rem; padding-inline: 0.9rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }
.section-search p { flex: 1 0 100%; color: var(--soft); }
.section-search p:empty { display: none; }`,
};
