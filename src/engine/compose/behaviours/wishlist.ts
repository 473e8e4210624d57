import type { Behaviour } from './behaviour';

/**
 * Hearts on products, kept in the browser.
 *
 * `<li data-product="moon-bowl" data-name="Moon bowl">… <button type="button" data-wish aria-pressed="false">Save</button></li>`
 * `<span data-wish-count></span>` shows how many. `[data-shop]` gives the store's name, as for the cart.
 */
export const wishlist: Behaviour = {
  type: 'wishlist',
  script: String.raw`// Wishlist: [data-wish] inside a [data-product] remembers it in this browser.
for (const button of document.querySelectorAll('[data-product] [data-wish]')) startWish(button);
showWishes();

function readWishes() {
  try {
    return JSON.parse(localStorage.getItem(wishStore()) || '[]');
  } catch {
    return [];
  }
}

function wishStore() {
  const shop = document.querySelector('[data-shop]');
  return ((shop && shop.dataset.shop) || 'shop') + '-wishes';
}

function startWish(button) {
  const id = button.closest('[data-product]').dataset.product;
  button.addEventListener('click', () => {
    const wishes = readWishes();
    const next = wishes.includes(id) ? wishes.filter((wish) => wish !== id) : [...wishes, id];
    try {
      localStorage.setItem(wishStore(), JSON.stringify(next));
    } catch {
      return;
    }
    showWishes();
  });
}

function showWishes() {
  const wishes = readWishes();
  for (const button of document.querySelectorAll('[data-product] [data-wish]')) {
    button.setAttribute('aria-pressed', String(wishes.includes(button.closest('[data-product]').dataset.product)));
  }
  for (const count of document.querySelectorAll('[data-wish-count]')) count.textContent = wishes.length || '';
}
`,
  css: `.wish { display: inline-flex; align-items: center; gap: 0.5em; justify-self: start; min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.wish::before { content: "♡"; font-size: 1.35rem; line-height: 1; }
.wish[aria-pressed="true"]::before { content: "♥"; color: var(--accent-text); }`,
};
