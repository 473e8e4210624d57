import type { Behaviour } from './behaviour';

/**
 * Narrows a list by buttons, selects, numbers and words. All controls of one list work together.
 *
 * ```html
 * <div data-filter="products-list">                         id of the list
 *   <button type="button" data-filter-value="" aria-pressed="true">All</button>
 *   <button type="button" data-filter-value="bowls" aria-pressed="false">Bowls</button>
 *   <select data-filter-field="city"><option value="">Any</option><option>Leeds</option></select>
 *   <input type="number" data-filter-max="price">           items with a number not above it (`data-filter-min` likewise)
 *   <input type="search" data-filter-search>
 * </div>
 * <p role="status" data-filter-count="{n} results"></p>
 * <ul id="products-list"><li data-group="bowls" data-city="Leeds" data-price="40">…</li></ul>
 * <p data-filter-empty hidden>Nothing fits. Clear the filters.</p>
 * ```
 * Buttons compare with `data-group`, or with the field of their `data-filter-by` ("city"). Count and empty text stand in
 * the same section. Without the script everything is listed; hide the controls with `hidden`, the script shows them.
 */
export const filter: Behaviour = {
  type: 'filter',
  script: String.raw`// Filters: the controls inside [data-filter="list-id"] narrow the children of that list together.
for (const panel of document.querySelectorAll('[data-filter]')) startFilter(panel);

function startFilter(panel) {
  const list = document.getElementById(panel.dataset.filter);
  if (!list) return;
  const area = panel.closest('section') || document.body;
  const count = area.querySelector('[data-filter-count]');
  const empty = area.querySelector('[data-filter-empty]');
  const buttons = [...panel.querySelectorAll('[data-filter-value]')];
  panel.hidden = false;

  const tests = () => {
    const found = [];
    for (const button of buttons) {
      if (button.getAttribute('aria-pressed') !== 'true' || button.dataset.filterValue === '') continue;
      const field = button.dataset.filterBy || 'group';
      found.push((item) => (item.dataset[field] || '').split('|').includes(button.dataset.filterValue));
    }
    for (const field of panel.querySelectorAll('[data-filter-field]')) {
      if (field.value) found.push((item) => (item.dataset[field.dataset.filterField] || '').split('|').includes(field.value));
    }
    for (const field of panel.querySelectorAll('[data-filter-max]')) {
      if (field.value) found.push((item) => Number(item.dataset[field.dataset.filterMax]) <= Number(field.value));
    }
    for (const field of panel.querySelectorAll('[data-filter-min]')) {
      if (field.value) found.push((item) => Number(item.dataset[field.dataset.filterMin]) >= Number(field.value));
    }
    for (const field of panel.querySelectorAll('[data-filter-search]')) {
      const words = foldWords(field.value).split(/\s+/).filter(Boolean);
      if (words.length > 0) found.push((item) => words.every((word) => foldWords(item.textContent).includes(word)));
    }
    return found;
  };

  // What was chosen is there again when the person comes back to the page in this tab.
  const store = 'filter-' + location.pathname + panel.dataset.filter;
  const fields = [...panel.querySelectorAll('input, select')];
  const keep = () => {
    try {
      const pressed = buttons.map((button) => button.getAttribute('aria-pressed'));
      sessionStorage.setItem(store, JSON.stringify({ pressed, values: fields.map((field) => field.value) }));
    } catch {
      // Storage is blocked: the list starts whole again.
    }
  };
  const restore = () => {
    try {
      const { pressed, values } = JSON.parse(sessionStorage.getItem(store)) || { pressed: [], values: [] };
      if (pressed.length !== buttons.length || values.length !== fields.length) return;
      buttons.forEach((button, index) => button.setAttribute('aria-pressed', pressed[index]));
      fields.forEach((field, index) => (field.value = values[index]));
    } catch {
      // Nothing was kept.
    }
  };

  const apply = () => {
    const wanted = tests();
    let shown = 0;
    for (const item of list.children) {
      item.toggleAttribute('data-unfit', !wanted.every((test) => test(item)));
      // A search over the same list leaves out others.
      item.hidden = item.matches('[data-unfit], [data-unfound]');
      if (!item.hidden) shown += 1;
    }
    if (count) count.textContent = shown === 1 && count.dataset.one ? count.dataset.one : (count.dataset.filterCount || '{n}').replace('{n}', String(shown));
    if (empty) empty.hidden = shown > 0;
    list.dispatchEvent(new Event('filterchange', { bubbles: true }));
    keep();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const twins = buttons.filter((other) => other.dataset.filterBy === button.dataset.filterBy);
      for (const other of twins) other.setAttribute('aria-pressed', String(other === button));
      apply();
    });
  }
  panel.addEventListener('input', apply);
  panel.addEventListener('change', apply);
  panel.addEventListener('submit', (event) => event.preventDefault());
  panel.addEventListener('reset', () => setTimeout(apply));
  list.addEventListener('listchange', apply);
  restore();
  apply();
}

function foldWords(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
`,
};
