import { html } from '../../html';
import { sayApp } from '../app-words';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { readCurrency } from './read-currency';

/** A bill, a tip, and what each one pays. */
export const tip: CalculatorVariant = {
  title: 'tipCalculator',
  asked:
    /\btips?\b|gratuity|split(?:ting)? (?:the |a )?bill|\b(?:bill|cost|rent) split(?:ter|ting)?\b|trinkgeld|propina|pourboire|gorjeta|mancia/i,
  html: (context) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
    return html`<div class="sum tip" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('bill')}</legend>
        ${writeNumberField('bill', say('bill'), { value: 84, min: 0, max: 500, step: 0.5, limit: 100_000, unit: readCurrency(context) })}
        ${writeNumberField('tip', say('tip'), { value: readCurrency(context) === 'USD' ? 18 : 10, min: 0, max: 40, step: 1, unit: '%', limit: 200 })}
        <p class="tip-shares" role="group" aria-label="${say('tip')}">
          ${[5, 10, 15, 18, 20].map((share) => html`<button class="app-button app-quiet" type="button" data-percent="${share}">${share} %</button>`)}
        </p>
        ${writeNumberField('people', say('people'), { value: 3, min: 1, max: 20, step: 1, limit: 100 })}
      </fieldset>
      <div class="sum-results">
        <p class="sum-main">${say('eachPays')} <output data-each></output></p>
        <dl>
          <div>
            <dt>${say('tip')}</dt>
            <dd data-tip></dd>
          </div>
          <div>
            <dt>${say('total')}</dt>
            <dd data-total></dd>
          </div>
          <div>
            <dt>${say('tipEach')}</dt>
            <dd data-share></dd>
          </div>
        </dl>
        <ul class="tip-parts" aria-hidden="true" data-parts></ul>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.tip-shares { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0.4rem; }
.tip-shares .app-button { min-block-size: 2.75rem; padding-inline: 0; white-space: nowrap; }
.tip-parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(2.5rem, 1fr)); gap: 6px; block-size: clamp(3.5rem, 8vi, 6rem); }
.tip-parts li { display: grid; grid-template-rows: var(--rest, 1fr) var(--extra, 0.2fr); gap: 3px; }
.tip-parts li::before, .tip-parts li::after { content: ""; border-radius: 3px; }
.tip-parts li::before { background: var(--ink); }
.tip-parts li::after { background: var(--button); }
`,
  script: (context) => `// Tip: the bill with its tip, shared.
const currency = '${readCurrency(context)}';
${writeSumScript(context, 'tip')}
const app = document.querySelector('[data-app="calculator"]');
if (app) startTip(app);

function startTip(app) {
  startSum(app, showTip);
  const field = app.querySelector('#sum-tip');
  for (const button of app.querySelectorAll('[data-percent]')) {
    button.addEventListener('click', () => {
      field.value = button.dataset.percent;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

function showTip({ bill, tip, people }) {
  const extra = (bill * tip) / 100;
  const heads = Math.max(1, Math.round(people));
  write(app, 'each', formatMoney((bill + extra) / heads));
  write(app, 'tip', formatMoney(extra));
  write(app, 'total', formatMoney(bill + extra));
  write(app, 'share', formatMoney(extra / heads));
  for (const button of app.querySelectorAll('[data-percent]')) button.setAttribute('aria-pressed', String(Number(button.dataset.percent) === tip));
  // One block for every person: the bill, and the tip under it.
  const parts = Array.from({ length: heads }, () => document.createElement('li'));
  for (const part of parts) part.style.cssText = '--rest: 100fr; --extra: ' + tip + 'fr';
  app.querySelector('[data-parts]').replaceChildren(...parts);
}
`,
};
