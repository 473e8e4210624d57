import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';

/** A labelled number with a slider under it, both for the same value; the number may go to `limit`, beyond the slider. */
export function writeNumberField(
  name: string,
  label: string,
  field: { value: number; min: number; max: number; step: number; unit?: string; limit?: number },
): Html {
  const { value, min, max, step, unit, limit = max } = field;
  return html`<div class="app-field sum-field">
    <label for="sum-${name}">${label}</label>
    <span class="sum-input"
      ><input
        id="sum-${name}"
        name="${name}"
        type="number"
        inputmode="decimal"
        value="${value}"
        min="${min}"
        max="${limit}"
        step="any"
        required
      />${unit ? html`<span>${unit}</span>` : null}</span
    >
    <input
      class="sum-slider"
      type="range"
      value="${value}"
      min="${min}"
      max="${max}"
      step="${step}"
      aria-label="${label}"
      data-slider="${name}"
    />
  </div>`;
}

/** Rules for number fields and results side by side. */
export const sumStyles = `.sum { grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr); align-items: start; gap: var(--gap) clamp(1.5rem, 4vi, 4.5rem); }
.sum fieldset { display: grid; grid-template-columns: minmax(0, 1fr); min-inline-size: 0; margin: 0; gap: 1.4rem; }
.sum-input { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0.6rem; }
.sum-input input { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.sum-input span { color: var(--soft); font-weight: 600; }
.sum-field .sum-slider { min-block-size: 2.75rem; padding: 0; border: 0; accent-color: var(--button); }
.sum-problem { color: var(--ink); font-weight: 400; }
.sum-problem::before { content: "! "; font-weight: 700; }
.sum-field [aria-invalid="true"] { border-width: 2px; border-color: currentColor; }
.sum-results { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
.sum-results dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); gap: 1rem 2rem; }
.sum-results dt { color: var(--soft); }
.sum-results dd { margin: 0; font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.sum-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.3rem; font-weight: 600; }
.sum-main output { font: var(--heading-weight) clamp(2.2rem, 1.2rem + 6vi, 5.5rem)/1 var(--display); letter-spacing: -0.03em; font-variant-numeric: tabular-nums; color: var(--accent-text); overflow-wrap: anywhere; }
@media (max-width: 48rem) { .sum { grid-template-columns: minmax(0, 1fr); } }
`;

/**
 * `startSum(app, calculate)`, `write(app, name, text)` and `formatMoney(amount)` for a calculator's script: numbers and
 * sliders kept together and in this browser, calculated at every change that makes sense. Reads `currency`.
 */
export const writeSumScript = (context: AppContext, name: string): string =>
  `${writeConstant('rangeText', sayApp(context.words.language, 'between'))}${writeStore(context, name)}${sumScript}`;

const sumScript = String.raw`
// Number fields and their sliders move together; every change calculates again.
function startSum(app, calculate) {
  const form = app.querySelector('fieldset');
  const fields = [...form.elements].filter((field) => field.name && field.type === 'number');
  const choices = [...form.elements].filter((field) => field.type === 'radio');
  const twinOf = (field) => form.querySelector('[data-slider="' + field.name + '"]');
  const showProblem = (field) => {
    const id = field.id + '-problem';
    let note = document.getElementById(id);
    field.setAttribute('aria-invalid', String(!field.validity.valid));
    if (field.validity.valid) {
      field.removeAttribute('aria-describedby');
      if (note) note.remove();
      return;
    }
    if (!note) {
      note = Object.assign(document.createElement('small'), { id, className: 'sum-problem' });
      field.closest('.sum-field').append(note);
    }
    note.textContent = rangeText.replace('{least}', field.min).replace('{most}', field.max);
    field.setAttribute('aria-describedby', id);
  };
  const run = () => {
    fields.forEach(showProblem);
    if (!fields.every((field) => field.validity.valid)) return;
    const values = Object.fromEntries(fields.map((field) => [field.name, Number(field.value)]));
    for (const choice of choices) if (choice.checked) values[choice.name] = choice.value;
    saveRecords(values);
    calculate(values);
  };
  form.addEventListener('input', (event) => {
    const slider = event.target.dataset.slider;
    if (slider) form.elements[slider].value = event.target.value;
    else if (event.target.type === 'number') twinOf(event.target).value = event.target.value;
    run();
  });
  const kept = loadRecords({});
  for (const field of fields) {
    if (kept[field.name] !== undefined) field.value = String(kept[field.name]);
    twinOf(field).value = field.value;
  }
  for (const choice of choices) if (kept[choice.name]) choice.checked = choice.value === kept[choice.name];
  run();
}

function write(app, name, text) {
  app.querySelector('[data-' + name + ']').textContent = text;
}

function formatMoney(amount, exactBelow = 1000) {
  const wanted = { style: 'currency', currency, maximumFractionDigits: Math.abs(amount) < exactBelow ? 2 : 0 };
  return new Intl.NumberFormat(document.documentElement.lang || 'en', wanted).format(amount);
}
`;
