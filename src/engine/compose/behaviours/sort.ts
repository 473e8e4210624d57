import type { Behaviour } from './behaviour';

/**
 * Sorts a list by a choice, and tables by their column headings.
 *
 * `<select data-sort="products-list"><option value="">Newest</option><option value="price">Price, low to high</option>
 *   <option value="-price">Price, high to low</option><option value="name">Name</option></select>` compares `data-price`…
 * `<table data-sort-table><thead><tr><th scope="col">City</th><th scope="col" data-sort-none>Link</th>…`: every heading
 * becomes a button with `aria-sort`. Without the script the order is the author's.
 */
export const sort: Behaviour = {
  type: 'sort',
  script: String.raw`// Sort: [data-sort="list-id"] orders a list, [data-sort-table] makes the headings of a table sort it.
for (const choice of document.querySelectorAll('select[data-sort]')) startSort(choice);
for (const table of document.querySelectorAll('[data-sort-table]')) startSortTable(table);

function compareTexts(one, other) {
  const left = Number(one.replace(/[^\d.-]/g, ''));
  const right = Number(other.replace(/[^\d.-]/g, ''));
  const areNumbers = /\d/.test(one) && /\d/.test(other) && !Number.isNaN(left) && !Number.isNaN(right);
  return areNumbers ? left - right : one.localeCompare(other, document.documentElement.lang, { numeric: true });
}

function startSort(choice) {
  const list = document.getElementById(choice.dataset.sort);
  if (!list) return;
  const original = [...list.children];
  choice.addEventListener('change', () => {
    const field = choice.value.replace(/^-/, '');
    const way = choice.value.startsWith('-') ? -1 : 1;
    const textOf = (item) => item.dataset[field] || '';
    list.append(...(field ? [...original].sort((one, other) => way * compareTexts(textOf(one), textOf(other))) : original));
  });
}

function startSortTable(table) {
  const body = table.tBodies[0];
  const headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    if (heading.hasAttribute('data-sort-none')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort-button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const isRising = heading.getAttribute('aria-sort') !== 'ascending';
      for (const other of headings) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', isRising ? 'ascending' : 'descending');
      const textOf = (row) => row.cells[column].dataset.value || row.cells[column].textContent.trim();
      body.append(...[...body.rows].sort((one, other) => (isRising ? 1 : -1) * compareTexts(textOf(one), textOf(other))));
    });
  });
}
`,
  css: `.sort-choice { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; margin-block-end: var(--gap); }
.sort-choice label { font-weight: 600; }
.sort-choice select { min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }
.sort-button { min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.sort-button::after { content: "↕"; margin-inline-start: 0.4em; opacity: 0.6; }
[aria-sort="ascending"] > .sort-button::after { content: "↑"; opacity: 1; }
[aria-sort="descending"] > .sort-button::after { content: "↓"; opacity: 1; }`,
};
