import { html } from '../../html';
import { sayApp } from '../app-words';
import type { CalculatorVariant } from './calculator-variant';
import { sumScript, sumStyles, writeNumberField } from './number-field';
import { readCurrency } from './read-currency';

/** A bill, a tip, and what each one pays. */
export const tip: CalculatorVariant = {
  title: 'tipCalculator',
  asked: /\btips?\b|gratuity|split(?:ting)? (?:the |a )?bill|trinkgeld|propina|pourboire|gorjeta|mancia/i,
  html: (context) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
    return html`<div class="sum tip" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('bill')}</legend>
        ${writeNumberField('bill', say('bill'), { value: 84, min: 0, max: 1000, step: 0.01, unit: readCurrency(context) })}
        ${writeNumberField('tip', say('tip'), { value: 12, min: 0, max: 40, step: 1, unit: '%' })}
        ${writeNumberField('people', say('people'), { value: 3, min: 1, max: 30, step: 1 })}
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
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: sumStyles,
  script: (context) => `// Tip: the bill with its tip, shared.
const currency = '${readCurrency(context)}';
${sumScript}
const app = document.querySelector('[data-app="calculator"]');
if (app) startSum(app, showTip);

function showTip({ bill, tip, people }) {
  const extra = (bill * tip) / 100;
  const heads = Math.max(1, Math.round(people));
  write(app, 'each', formatMoney((bill + extra) / heads));
  write(app, 'tip', formatMoney(extra));
  write(app, 'total', formatMoney(bill + extra));
  write(app, 'share', formatMoney(extra / heads));
}
`,
};
