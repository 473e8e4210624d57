import type { Behaviour } from './behaviour';

/**
 * Stars to give, kept in the browser.
 *
 * `<fieldset class="rating" data-rating="recipe-1" data-thanks="Your rating: {n} of 5"><legend>Your rating</legend>
 *   <label><input type="radio" name="stars" value="1"><span>1 star</span></label> … 5
 *   <p role="status"></p></fieldset>`
 */
export const rating: Behaviour = {
  type: 'rating',
  script: String.raw`// Rating: the radios of [data-rating] keep the choice in this browser.
for (const rating of document.querySelectorAll('[data-rating]')) startRating(rating);

function startRating(rating) {
  const store = 'rating-' + rating.dataset.rating;
  const status = rating.querySelector('[role="status"]');
  const show = (value) => {
    for (const radio of rating.querySelectorAll('input')) {
      radio.checked = radio.value === value;
      radio.parentElement.toggleAttribute('data-lit', Number(radio.value) <= Number(value));
    }
    if (status) status.textContent = (rating.dataset.thanks || 'Your rating: {n} of 5').replace('{n}', value);
  };
  rating.addEventListener('change', (event) => {
    try {
      localStorage.setItem(store, event.target.value);
    } catch {
      // Storage is blocked: the stars stay until the page is left.
    }
    show(event.target.value);
  });
  try {
    if (localStorage.getItem(store)) show(localStorage.getItem(store));
  } catch {
    return;
  }
}
`,
  css: `.rating { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem; padding: 0; border: 0; }
.rating legend { font-weight: 600; }
.rating label { position: relative; display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; cursor: pointer; }
.rating label::before { content: "☆"; font-size: 1.8rem; line-height: 1; }
.rating label[data-lit]::before { content: "★"; color: var(--accent-text); }
.rating input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
.rating label:has(:focus-visible) { outline: 3px solid currentColor; }
.rating span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }`,
};
