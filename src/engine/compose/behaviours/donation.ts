import type { Behaviour } from './behaviour';

/**
 * Preset amounts and an own one.
 *
 * `<form class="form" data-form data-donation data-currency="EUR" data-button="Give {amount}" …words of the form…>
 *   <fieldset class="field field-wide"><legend>Amount</legend><div class="amounts">
 *   <label><input type="radio" name="amount" value="25" checked> €25</label>…
 *   <label>Other <input name="other" type="number" min="1" inputmode="decimal"></label></div></fieldset>… <button class="button">Give</button>`
 *
 * The button names the amount. Nothing is paid: say so, and how to give, beside it.
 */
export const donation: Behaviour = {
  type: 'donation',
  needs: ['form'],
  script: String.raw`// Donation: [data-donation] writes the chosen amount on its button.
for (const form of document.querySelectorAll('form[data-donation]')) startDonation(form);

function startDonation(form) {
  const button = [...form.querySelectorAll('button')].find((other) => other.type === 'submit');
  const wanted = { style: 'currency', currency: form.dataset.currency || 'EUR', maximumFractionDigits: 0 };
  const show = (event) => {
    const other = form.elements.other;
    if (event && event.target === other && other.value) {
      for (const radio of form.querySelectorAll('[name="amount"]')) radio.checked = false;
    } else if (event && event.target.name === 'amount' && other) other.value = '';
    const amount = Number((other && other.value) || new FormData(form).get('amount') || 0);
    const text = new Intl.NumberFormat(document.documentElement.lang || 'en', wanted).format(amount);
    if (button && amount > 0) button.textContent = (form.dataset.button || 'Give {amount}').replace('{amount}', text);
  };
  form.addEventListener('input', show);
  show();
}
`,
  css: `.amounts { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.amounts label { display: flex; gap: 0.6em; align-items: center; min-block-size: 3rem; padding-inline: 1.1em; border: 2px solid var(--line); border-radius: var(--radius); font-weight: 600; cursor: pointer; }
.amounts label:has(:checked) { border-color: var(--button); background: var(--button); color: var(--on-button); }
.amounts label:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 2px; }
.amounts [type="radio"] { position: absolute; inline-size: 1px; block-size: 1px; min-block-size: 0; opacity: 0; }
.amounts [type="number"] { inline-size: 6rem; min-block-size: 2.5rem; }`,
};
