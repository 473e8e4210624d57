import type { Behaviour } from './behaviour';

/**
 * Hearts on products, and a dialog that lists what was kept, in the browser.
 *
 * ```html
 * <button type="button" data-wish-open aria-label="Wish list" hidden>♡ <span data-wish-count></span></button>
 * <li data-product="moon-bowl" data-name="Moon bowl">… <button type="button" data-wish aria-pressed="false">Save</button></li>
 * <dialog data-wish-list aria-labelledby="wish-title" data-remove="Remove" data-count="{n} saved">
 *   <h2 id="wish-title">Wish list</h2> <p role="status"></p> <p data-wish-empty>Nothing saved yet.</p>
 *   <ul data-wish-lines></ul> <button type="button" data-wish-close>Close</button>
 * </dialog>
 * ```
 * `[data-shop]` gives the store's name, as for the cart; a price is read from `.good-price`. Without the script the button
 * stays hidden.
 */
export const wishlist: Behaviour = {
  type: 'wishlist',
  script: String.raw`// Wishlist: [data-wish] inside a [data-product] keeps it in this browser, [data-wish-list] lists what is kept.
for (const button of document.querySelectorAll('[data-product] [data-wish]')) startWish(button);
for (const dialog of document.querySelectorAll('dialog[data-wish-list]')) startWishList(dialog);
showWishes();

function wishStore() {
  const shop = document.querySelector('[data-shop]');
  return ((shop && shop.dataset.shop) || 'shop') + '-wishes';
}

function readWishes() {
  try {
    const wishes = JSON.parse(localStorage.getItem(wishStore()) || '[]');
    return Array.isArray(wishes) ? wishes.filter((wish) => wish && wish.id) : [];
  } catch {
    return readWishes.kept || [];
  }
}

function writeWishes(wishes) {
  readWishes.kept = wishes;
  try {
    localStorage.setItem(wishStore(), JSON.stringify(wishes));
  } catch {
    // Storage is blocked: the list lasts until the page is left.
  }
  showWishes();
}

function startWish(button) {
  const product = button.closest('[data-product]');
  const { product: id, name } = product.dataset;
  button.addEventListener('click', () => {
    const wishes = readWishes();
    const others = wishes.filter((wish) => wish.id !== id);
    const price = product.querySelector('.good-price');
    writeWishes(others.length < wishes.length ? others : [...wishes, { id, name: name || id, price: price ? price.textContent.trim() : '' }]);
  });
}

function startWishList(dialog) {
  for (const opener of document.querySelectorAll('[data-wish-open]')) {
    opener.hidden = false;
    opener.addEventListener('click', () => dialog.showModal());
  }
  dialog.querySelector('[data-wish-close]').addEventListener('click', () => dialog.close());
}

function showWishes() {
  const wishes = readWishes();
  for (const button of document.querySelectorAll('[data-product] [data-wish]')) {
    const { product } = button.closest('[data-product]').dataset;
    button.setAttribute('aria-pressed', String(wishes.some((wish) => wish.id === product)));
  }
  for (const count of document.querySelectorAll('[data-wish-count]')) count.textContent = wishes.length || '';
  for (const dialog of document.querySelectorAll('dialog[data-wish-list]')) {
    const words = dialog.dataset;
    dialog.querySelector('[role="status"]').textContent = wishes.length > 0 ? (words.count || '{n}').replace('{n}', String(wishes.length)) : '';
    dialog.querySelector('[data-wish-empty]').hidden = wishes.length > 0;
    dialog.querySelector('[data-wish-lines]').replaceChildren(...wishes.map((wish) => drawWish(dialog, wish)));
  }
}

function drawWish(dialog, wish) {
  const line = document.createElement('li');
  const name = Object.assign(document.createElement('b'), { textContent: wish.name });
  const price = Object.assign(document.createElement('span'), { textContent: wish.price || '' });
  const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'wish-remove', textContent: dialog.dataset.remove || 'Remove' });
  remove.setAttribute('aria-label', remove.textContent + ': ' + wish.name);
  remove.addEventListener('click', () => {
    writeWishes(readWishes().filter((other) => other.id !== wish.id));
    (dialog.querySelector('.wish-remove') || dialog.querySelector('[data-wish-close]')).focus();
  });
  line.append(name, ' ', price, ' ', remove);
  return line;
}
`,
  css: `@media (scripting: none) { .wish { display: none; } }
.wish { display: inline-flex; align-items: center; gap: 0.5em; justify-self: start; min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.wish::before { content: "♡"; font-size: 1.35rem; line-height: 1; }
.wish[aria-pressed="true"]::before { content: "♥"; color: var(--accent-text); }
.wish-open { display: inline-flex; align-items: center; justify-content: center; gap: 0.3em; min-inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: 600 1rem/1 var(--text); font-variant-numeric: tabular-nums; cursor: pointer; }
.wish-open::before { content: "♡"; font-size: 1.5rem; font-weight: 400; line-height: 1; }
.wish-open[hidden] { display: none; }
[data-wish-list] { inline-size: min(92vi, 34rem); margin: auto; padding: clamp(1.5rem, 4vi, 2.5rem); border: 0; border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
[data-wish-list][open] { display: grid; gap: 1rem; }
[data-wish-list]::backdrop { background: color-mix(in oklab, var(--bg) 88%, transparent); }
[data-wish-list] h2 { font-size: var(--step-2); }
[data-wish-list] ul { padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
[data-wish-list] ul:empty, [data-wish-list] [role="status"]:empty { display: none; }
[data-wish-list] li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 0.25rem 1rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
[data-wish-list] li span { font-variant-numeric: tabular-nums; }
.wish-remove { min-block-size: 3rem; padding: 0; border: 0; background: none; color: var(--accent-text); font: inherit; text-decoration: underline; text-underline-offset: 0.3em; cursor: pointer; }
[data-wish-list] .button { justify-self: start; }`,
};
