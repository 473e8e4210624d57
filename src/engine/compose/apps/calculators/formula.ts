import { writePercent } from './write-percent';
import { shareScript } from '../write-share';
import { attributes, html } from '../../html';
import type { AppContext } from '../app';
import { sayApp, type AppWord } from '../app-words';
import { writeConstant } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import type { Formula, FormulaField, PlainText } from './formula-kind';
import { formulas } from './formulas';
import { materialFormulas } from './material-formulas';
import { overTimeScript, overTimeStyles, writeOverTime } from './over-time';
import { makingFormulas } from './making-formulas';
import { measuredFormulas } from './measured-formulas';
import { decoratingFormulas } from './decorating-formulas';
import { payFormulas } from './pay-formulas';
import { plainFormulas } from './plain-formulas';
import { sumsOverTime } from './sums-over-time';
import { nameOfField, readToldSum } from './told-fields';
import { findToldFigures } from './told-figures';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { readCurrency } from './read-currency';
import { readPercents } from './read-percents';
import { readStartValues } from './read-start-values';
import { readToldNumber } from './read-told-number';

/** What a field begins with: the number that the prompt gives it, within what the field takes. */
function valueOf(field: FormulaField, prompt: string): number {
  const told = field.told === undefined ? null : readToldNumber(prompt, field.told);
  // "19% VAT" is no amount of money, "€40 an hour" no share.
  const fits = told !== null && told.isPercent === (field.unit === '%');
  const isShare = told !== null && field.unit === '%' && told.value <= 100;
  if (told === null || (!fits && !isShare)) return field.value;
  return Math.min(field.limit ?? field.max, Math.max(field.min ?? 0, told.value));
}

/** "50/30/20" for fields that are shares of a whole. */
function readShares(prompt: string): readonly number[] {
  const shares = /\b(\d{2})[/-](\d{2})[/-](\d{1,2})\b/u.exec(prompt)?.slice(1).map(Number) ?? [];
  return shares.reduce((sum, share) => sum + share, 0) === 100 ? shares : [];
}

const isPlain = (text: AppWord | PlainText): text is PlainText => text.startsWith('=');
const sayText = ({ words }: AppContext, text: AppWord | PlainText): string =>
  isPlain(text) ? text.slice(1) : sayApp(words.language, text);

// What is kept of one sum is no other's.
const storeOf = ({ title, results }: Formula): string =>
  title === 'calculator' ? `calculator-${results.map(({ name }) => name).join('-')}` : title;

function writeFormula(formula: Formula): CalculatorVariant {
  const { fields, results, ways, chips } = formula;
  const hasRows = /\brows\b/u.test(formula.rule);
  return {
    title: formula.title,
    asked: formula.asked,
    html: (context: AppContext) => {
      const { prompt } = context.brief;
      const say = (word: AppWord | PlainText) => sayText(context, word);
      const figures = findToldFigures(context, results);
      const begun = readStartValues(prompt, fields);
      const shares = readShares(prompt);
      const percents = fields.filter(({ unit }) => unit === '%');
      const listed = readPercents(prompt);
      const choices = chips ? (listed.length > 1 ? listed : chips.usual) : [];
      const begin = (field: FormulaField): number => {
        const told = begun.get(field.name);
        if (told !== undefined) return told;
        const share = shares[percents.indexOf(field)];
        if (share !== undefined && percents.length === shares.length) return share;
        return field.name === chips?.field && listed.length > 1 ? (listed[0] ?? field.value) : valueOf(field, prompt); // prettier-ignore
      };
      const unitOf = ({ unit }: FormulaField) =>
        unit === 'money' ? readCurrency(context) : unit === '%' ? '%' : unit === 'none' ? null : say(unit);
      const sum = context.words.language === 'en' ? readToldSum(prompt) : null;
      const nameOf = (field: FormulaField): string =>
        (field.told === undefined ? null : nameOfField(sum, field.told)) ?? say(field.text);
      const told = ways?.findIndex(([way]) => formula.told?.[way]?.test(prompt) === true) ?? -1;
      const [first, ...rest] = results;
      return html`<div class="sum formula" data-app="calculator">
        <fieldset class="app-panel">
          <legend class="app-hidden">${say(formula.title)}</legend>
          ${
            ways
              ? html`<div class="formula-ways" role="radiogroup" aria-label="${say('kindWord')}">
                  ${ways.map(([value, text], at) => html`<label><input type="radio" name="way" value="${value}" ${attributes({ checked: at === Math.max(0, told) })} /> ${say(text)}</label>`)}
                </div>`
              : null
          }
          ${fields.map((field) => {
            const unit = unitOf(field);
            const value = begin(field);
            return html`${writeNumberField(field.name, nameOf(field), {
              value,
              min: field.min ?? 0,
              max: Math.max(field.max, value),
              step: field.step ?? 1,
              ...(unit === null ? {} : { unit }),
              ...(field.limit === undefined ? {} : { limit: field.limit }),
            })}${
              chips?.field === field.name && choices.length > 0
                ? html`<p class="formula-chips" role="group" aria-label="${say(field.text)}">
                    ${choices.map((share) => html`<button class="app-button app-quiet" type="button" data-chip="${share}">${writePercent(share, context.words.language)}</button>`)}
                  </p>`
                : null
            }`;
          })}
        </fieldset>
        <div class="sum-results">
          <p class="sum-main">
            ${first ? html`${figures.labels.get(first.name) ?? say(first.text)} <output data-result="${first.name}"></output>` : null}
          </p>
          <dl>
            ${rest.map(
              ({ name, text }) =>
                html`<div>
                  <dt>${figures.labels.get(name) ?? say(text)}</dt>
                  <dd data-result="${name}"></dd>
                </div>`,
            )}
          </dl>
          <ul class="formula-parts" aria-hidden="true" data-parts></ul>
          ${hasRows ? writeOverTime(context, formula.over ? { ...figures, chart: formula.over } : figures, formula.over !== undefined || results[0]?.name === 'months') : null}
        </div>
        <noscript><p>${say('needsScript')}</p></noscript>
      </div>`;
    },
    css: `${sumStyles}.formula-ways, .formula-chips { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.formula-ways label { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid var(--soft); border-radius: var(--radius); font-weight: 600; cursor: pointer; }
.formula-ways label:has(:checked) { border-color: var(--ink); background: var(--ink); color: var(--bg); }
.formula-ways label:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 3px; }
.formula-ways input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
.formula-parts { display: grid; gap: 0.75rem; }
.formula-parts li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; }
.formula-parts i { grid-column: 1 / -1; inline-size: var(--share); min-inline-size: 4px; block-size: 0.9rem; border-radius: 4px; background: var(--accent); }
${hasRows ? overTimeStyles : ''}`,
    script: (context) => {
      const say = (word: AppWord | PlainText) => sayText(context, word);
      const { labels } = findToldFigures(context, results);
      return `// Sum: every change calculates again.
const currency = '${readCurrency(context)}';
${writeConstant(
  'results',
  results.map(({ name, text, as, isPart }) => ({ name, text: labels.get(name) ?? say(text), as, isPart: isPart === true })), // prettier-ignore
)}${writeSumScript(context, storeOf(formula))}
function calculate(v) { ${formula.rule} }
${shareScript}${script}${hasRows ? overTimeScript : ''}`;
    },
  };
}

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startFormula(app);

function startFormula(app) {
  const language = document.documentElement.lang || 'en';
  const sayNumber = (value) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const say = (value, as) => (!Number.isFinite(value) ? '–' : as === 'money' ? formatMoney(value) : as === 'clock' ? sayClock(value) : as === '%' ? sayShare(value) : sayNumber(value));
  // 5:12 is five minutes and twelve seconds; from an hour on, hours stand before them.
  const sayClock = (value) => {
    const seconds = Math.round(value * 60);
    const two = (number) => String(number).padStart(2, '0');
    return seconds < 3600 ? Math.floor(seconds / 60) + ':' + two(seconds % 60) : Math.floor(seconds / 3600) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);
  };
  const chips = [...app.querySelectorAll('[data-chip]')];
  startSum(app, (values) => {
    const found = calculate(values);
    for (const { name, as } of results) app.querySelector('[data-result="' + name + '"]').textContent = say(found[name], as);
    const parts = results.filter(({ isPart }) => isPart);
    const whole = parts.reduce((sum, { name }) => sum + Math.max(0, found[name]), 0) || 1;
    app.querySelector('[data-parts]').replaceChildren(
      ...parts.map(({ name, text }) => {
        const item = document.createElement('li');
        const bar = document.createElement('i');
        const share = (Math.max(0, found[name]) / whole) * 100;
        bar.style.setProperty('--share', share + '%');
        item.append(text, Object.assign(document.createElement('b'), { textContent: sayShare(Math.round(share)) }), bar);
        return item;
      }),
    );
    if (found.rows) showOverTime(app, found.rows);
    for (const chip of chips) chip.setAttribute('aria-pressed', String(Number(chip.dataset.chip) === Number(chipField().value)));
  });
  function chipField() {
    return chips[0].parentElement.previousElementSibling.querySelector('input[type="number"]');
  }
  for (const chip of chips)
    chip.addEventListener('click', () => {
      chipField().value = chip.dataset.chip;
      chipField().dispatchEvent(new Event('input', { bubbles: true }));
    });
}
`;

/** Calculators that are fields, one rule and results: tax, budgets, interest, margins, fuel, wages, calories, paint, percentages. */
export const formulaCalculators: readonly CalculatorVariant[] = [
  ...materialFormulas,
  ...sumsOverTime,
  ...measuredFormulas,
  ...formulas,
].map(writeFormula);

/** Sums that English prompts ask for by name: before all others, since a wider word stands in them often ("heat pump savings calculator"). */
export const plainCalculators: readonly CalculatorVariant[] = [
  ...payFormulas,
  ...decoratingFormulas,
  ...makingFormulas,
  ...plainFormulas,
].map(writeFormula);

const charted = /\b(?:charts?|graphs?|over time|over the years|year by year)\b/iu;
/** Those that are drawn over the years, where a prompt asks for that. */
export const chartedCalculators: readonly CalculatorVariant[] = sumsOverTime.map((formula) => ({
  ...writeFormula(formula),
  asked: { test: (prompt: string) => charted.test(prompt) && formula.asked.test(prompt) },
}));
