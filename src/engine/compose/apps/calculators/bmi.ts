import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { sumScript, sumStyles, writeNumberField } from './number-field';

/** Body mass index on its scale. */
export const bmi: CalculatorVariant = {
  title: 'bmiCalculator',
  asked: /\bbmi\b|body mass|\bimc\b/i,
  html: (context) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
    return html`<div class="sum bmi" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('bmi')}</legend>
        ${writeNumberField('height', say('height'), { value: 172, min: 100, max: 220, step: 1, unit: 'cm' })}
        ${writeNumberField('weight', say('weight'), { value: 68, min: 30, max: 200, step: 0.5, unit: 'kg' })}
      </fieldset>
      <div class="sum-results">
        <p class="sum-main">${say('bmi')} <output data-bmi></output></p>
        <p class="bmi-range" role="status" data-range></p>
        <div class="bmi-scale" aria-hidden="true"><i></i><i></i><i></i><i></i><b data-mark></b></div>
        <p data-healthy></p>
        <p class="app-note">${say('bmiNote')}</p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.bmi-range { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.bmi-scale { position: relative; display: grid; grid-template-columns: 3.5fr 6.5fr 5fr 5fr; gap: 4px; block-size: 1.5rem; margin-block: 0.75rem; }
.bmi-scale i { background: var(--line); }
.bmi-scale i:nth-child(2) { background: var(--accent); }
.bmi-scale b { position: absolute; inset-block: -0.5rem; inset-inline-start: var(--at, 50%); inline-size: 6px; border-radius: 6px; background: var(--ink); }
`,
  script: (
    context,
  ) => `// Body mass index: weight by height squared, on the scale of the World Health Organization.
${writeConstant('words', sayAll(context.words.language, ['underweight', 'normalWeight', 'overweight', 'obesity', 'healthyFor']))}const currency = 'EUR';
${sumScript}
const app = document.querySelector('[data-app="calculator"]');
if (app) startSum(app, showBmi);

function showBmi({ height, weight }) {
  if (height < 50) return;
  const square = (height / 100) ** 2;
  const index = weight / square;
  const number = (value) => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  write(app, 'bmi', number(index));
  write(app, 'range', index < 18.5 ? words.underweight : index < 25 ? words.normalWeight : index < 30 ? words.overweight : words.obesity);
  write(app, 'healthy', words.healthyFor.replace('{from}', number(18.5 * square)).replace('{to}', number(24.9 * square)));
  app.querySelector('[data-mark]').style.setProperty('--at', Math.min(99, Math.max(0, ((index - 15) / 20) * 100)) + '%');
}
`,
};
