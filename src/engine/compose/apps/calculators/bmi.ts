import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';

const imperialWords = /\bimperial\b|\bstones?\b|\bst\b|\bpounds?\b|\blbs?\b|\bfeet\b|\binches\b/i;
const stoneWords = /\bstones?\b|\bst (?:and )?lbs?\b/i;
const categories = ['underweight', 'normalWeight', 'overweight', 'obesity'] as const;

/** Body mass index on its scale, from centimetres and kilograms or from feet and pounds. */
export const bmi: CalculatorVariant = {
  title: 'bmiCalculator',
  asked: /\bbmi\b|body mass|\bimc\b/i,
  html: (context) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
    const isStone = stoneWords.test(context.brief.prompt);
    // "Metric and imperial": the one that is named first.
    const [metricAt, imperialAt] = [/\bmetric\b|\bcm\b|\bkg\b/iu, imperialWords].map((words) => context.brief.prompt.search(words)); // prettier-ignore
    const isImperial =
      (imperialAt ?? -1) >= 0 && !((metricAt ?? -1) >= 0 && (metricAt ?? 0) < (imperialAt ?? 0));
    const choice = (value: string, label: string, isChosen: boolean) =>
      html`<label
        ><input type="radio" name="units" value="${value}" ${isChosen ? html`checked` : null} />
        ${label}</label
      >`;
    return html`<div class="sum bmi" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${say('bmi')}</legend>
        <div class="bmi-units" role="radiogroup" aria-label="${say('kindOfUnit')}">
          ${choice('metric', 'cm, kg', !isImperial)}
          ${choice('imperial', isStone ? 'ft, st' : 'ft, lb', isImperial)}
        </div>
        <fieldset class="bmi-fields" data-units="metric" aria-label="cm, kg">
          ${writeNumberField('height', say('height'), { value: 172, min: 100, max: 220, step: 1, unit: 'cm', limit: 272 })}
          ${writeNumberField('weight', say('weight'), { value: 68, min: 30, max: 200, step: 0.5, unit: 'kg', limit: 635 })}
        </fieldset>
        <fieldset class="bmi-fields" data-units="imperial" aria-label="ft, lb">
          ${writeNumberField('feet', say('height'), { value: 5, min: 3, max: 8, step: 1, unit: 'ft' })}
          ${writeNumberField('inches', `${say('height')} +`, { value: 8, min: 0, max: 11.9, step: 0.5, unit: 'in' })}
          ${isStone ? writeNumberField('stones', say('weight'), { value: 10, min: 4, max: 31, step: 1, unit: 'st', limit: 100 }) : null}
          ${isStone ? writeNumberField('pounds', `${say('weight')} +`, { value: 10, min: 0, max: 13.9, step: 0.5, unit: 'lb' }) : writeNumberField('pounds', say('weight'), { value: 150, min: 66, max: 440, step: 1, unit: 'lb', limit: 1400 })}
        </fieldset>
      </fieldset>
      <div class="sum-results">
        <p class="sum-main">${say('bmi')} <output data-bmi></output></p>
        <p class="bmi-range" role="status" data-range></p>
        <div class="bmi-scale" aria-hidden="true"><i></i><i></i><i></i><i></i><b data-mark></b></div>
        <dl class="bmi-legend">
          ${categories.map(
            (name, index) =>
              html`<div data-category="${index}">
                <dt>${say(name)}</dt>
                <dd>${['< 18.5', '18.5 – 25', '25 – 30', '≥ 30'][index]}</dd>
              </div>`,
          )}
        </dl>
        <p data-healthy></p>
        <p class="app-note">${say('bmiNote')}</p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.bmi-units { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.bmi-units label { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid var(--soft); border-radius: var(--radius); font-weight: 600; cursor: pointer; }
.bmi-units label:has(:checked) { border-color: var(--ink); background: var(--ink); color: var(--bg); }
.bmi-units label:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 3px; }
.bmi-units input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
.bmi .bmi-fields { padding: 0; border: 0; }
.bmi .bmi-fields[hidden] { display: none; }
.bmi-range { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.bmi-scale { position: relative; display: grid; grid-template-columns: 3.5fr 6.5fr 5fr 5fr; gap: 4px; block-size: 1.5rem; margin-block: 0.75rem 0; }
.bmi-scale i { background: color-mix(in oklab, var(--ink) 18%, transparent); }
.bmi-scale i:first-child { border-start-start-radius: 99px; border-end-start-radius: 99px; }
.bmi-scale i:nth-child(2) { background: var(--accent); }
.bmi-scale i:nth-child(4) { border-start-end-radius: 99px; border-end-end-radius: 99px; }
.bmi-scale b { position: absolute; inset-block: -0.5rem; inset-inline-start: var(--at, 50%); inline-size: 6px; border-radius: 6px; background: var(--ink); }
.sum-results .bmi-legend { grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 0.5rem 1rem; }
.bmi-legend dt { font-size: 0.9375rem; }
.bmi .bmi-legend dd { font: 600 1rem/1.4 var(--text); }
.bmi-legend [aria-current] dt { color: var(--ink); font-weight: 700; text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 0.3em; text-decoration-color: var(--accent); }
`,
  script: (
    context,
  ) => `// Body mass index: weight by height squared, on the scale of the World Health Organization.
${writeConstant('words', sayAll(context.words.language, [...categories, 'healthyFor']))}const currency = 'EUR';
const isStone = ${String(stoneWords.test(context.brief.prompt))};
${writeSumScript(context, 'bmi')}
const app = document.querySelector('[data-app="calculator"]');
if (app) startSum(app, showBmi);

function showBmi({ units, height, weight, feet, inches, stones = 0, pounds }) {
  const isMetric = units === 'metric';
  for (const part of app.querySelectorAll('[data-units]')) {
    part.hidden = part.dataset.units !== units;
    // What is not shown is not asked for.
    for (const field of part.querySelectorAll('input')) field.disabled = part.hidden;
  }
  const metres = isMetric ? height / 100 : (feet * 12 + inches) * 0.0254;
  const kilos = isMetric ? weight : (stones * 14 + pounds) * 0.45359237;
  const square = metres ** 2;
  const index = kilos / square;
  const place = [18.5, 25, 30].filter((limit) => index >= limit).length;
  const number = (value) => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  const sayWeight = (value) => isStone && !isMetric ? Math.floor(value / 6.35029318) + ' st ' + number((value / 0.45359237) % 14) + ' lb' : number(isMetric ? value : value / 0.45359237) + (isMetric ? ' kg' : ' lb');
  write(app, 'bmi', number(index));
  write(app, 'range', [words.underweight, words.normalWeight, words.overweight, words.obesity][place]);
  write(app, 'healthy', words.healthyFor.replace('{from}', sayWeight(18.5 * square)).replace('{to}', sayWeight(24.9 * square)));
  app.querySelector('[data-mark]').style.setProperty('--at', Math.min(99, Math.max(0, ((index - 15) / 20) * 100)) + '%');
  for (const row of app.querySelectorAll('[data-category]')) {
    if (Number(row.dataset.category) === place) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}
`,
};
