import type { Behaviour } from './behaviour';

/**
 * Switches prices between two terms.
 *
 * `<fieldset data-price-toggle hidden><legend>Billing</legend>
 *   <label><input type="radio" name="term" value="monthly" checked> Monthly</label>
 *   <label><input type="radio" name="term" value="yearly"> Yearly</label></fieldset>`
 * `<p><b data-price-monthly="€9" data-price-yearly="€90">€9</b> <span data-price-monthly="per month"
 *   data-price-yearly="per year">per month</span></p>`
 *
 * Values of the radios name the attributes; any element of the same section may carry them. The script shows the switch.
 */
export const priceToggle: Behaviour = {
  type: 'price-toggle',
  script: String.raw`// Price toggle: the radios of [data-price-toggle] choose which of the prices in data-price-… is shown.
for (const toggle of document.querySelectorAll('[data-price-toggle]')) startPriceToggle(toggle);

function startPriceToggle(toggle) {
  const area = toggle.closest('section') || document.body;
  const show = () => {
    const chosen = toggle.querySelector('input:checked');
    if (!chosen) return;
    const name = 'data-price-' + chosen.value;
    for (const part of area.querySelectorAll('[' + name + ']')) part.textContent = part.getAttribute(name);
  };
  toggle.hidden = false;
  toggle.addEventListener('change', show);
  show();
}
`,
  css: `[data-price-toggle] { display: inline-flex; flex-wrap: wrap; gap: 0.25rem; padding: 0.3rem; border: 1px solid var(--line); border-radius: var(--radius); }
[data-price-toggle][hidden] { display: none; }
[data-price-toggle] legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
[data-price-toggle] label { display: grid; place-items: center; min-block-size: 2.5rem; padding-inline: 1.1em; border-radius: var(--radius); font-weight: 600; cursor: pointer; }
[data-price-toggle] input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
[data-price-toggle] label:has(:checked) { background: var(--button); color: var(--on-button); }
[data-price-toggle] label:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 2px; }`,
};
