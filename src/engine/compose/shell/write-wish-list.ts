import type { SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { sayBehaviour } from '../behaviours/behaviour-words';
import { attributes, html, type Html } from '../html';

/** Whether things can be put aside on this site: asked for, and there are things with hearts. */
export const hasWishList = (plan: SitePlan): boolean =>
  plan.hasScript &&
  plan.pages.some(({ sections }) => sections.some(({ behaviours }) => behaviours.includes('wishlist')));

/** The heart in the header that opens the list; null where none was asked for. */
export function writeWishButton(plan: SitePlan, words: Words): Html | null {
  return hasWishList(plan) ? writeWishOpener(words) : null;
}

/** The list of what was put aside, for the end of a page; null where none was asked for. */
export function writeWishList(plan: SitePlan, words: Words): Html | null {
  return hasWishList(plan) ? writeWishDialog(plan.language, words) : null;
}

/** The heart that opens the list. */
export function writeWishOpener({ shop }: Words): Html {
  return html`<button class="wish-open" type="button" data-wish-open aria-label="${shop.wishlist}" hidden>
    <span data-wish-count></span>
  </button>`;
}

/** The dialog with the list; the language's texts of behaviours must be loaded. */
export function writeWishDialog(language: string, { shop, actions }: Words): Html {
  const values = attributes({
    'data-remove': actions.remove,
    'data-count': sayBehaviour(language, 'wishCount'),
  });
  return html`<dialog data-wish-list aria-labelledby="wish-title" ${values}>
    <h2 id="wish-title">${shop.wishlist}</h2>
    <p role="status"></p>
    <p data-wish-empty>${sayBehaviour(language, 'wishEmpty')}</p>
    <ul data-wish-lines></ul>
    <button class="button" type="button" data-wish-close>${actions.close}</button>
  </dialog>`;
}

/** The heart of one thing, by its name. */
export function writeWish({ shop }: Words, name: string): Html {
  return html`<button
    class="wish"
    type="button"
    data-wish
    aria-pressed="false"
    aria-label="${shop.wishlist}: ${name}"
  >
    ${shop.wishlist}
  </button>`;
}
