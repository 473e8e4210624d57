import { html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { writeConstant } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { readCurrency } from './read-currency';
import { readRates, readToldShares, readToldWays, type ToldRate } from './read-rates';
import { readToldNumber } from './read-told-number';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (noun: string): string =>
  /[s²³]$|^people$/iu.test(noun) || noun.length < 3
    ? noun
    : noun === 'person'
      ? 'people'
      : noun.replace(/(?:([^aeiou])y|(ch|sh|x))?$/u, (_, y?: string, hiss?: string) => (y ? `${y}ies` : hiss ? `${hiss}es` : 's')); // prettier-ignore

/** How many of a thing a prompt counts to begin with. */
function countOf(prompt: string, noun: string): number {
  // "5 ml per litre" counts no litres.
  const apart = prompt.replace(/(?:per|for each|for every|to each|\/) ?\d*[.,]?\d* ?\p{L}+/giu, ' ');
  const told = readToldNumber(
    apart,
    `${noun}|${many(noun)}${/^(?:person|guest)$/iu.test(noun) ? '|people|guests' : ''}`,
  );
  return told === null || told.isPercent ? 10 : told.value;
}

// "Per person" and "per guest" in one prompt are the same people.
const someone = /^(?:person|people|guests?|heads?|attendees?)$/u;
const alike = (noun: string): string =>
  someone.test(noun.toLowerCase()) ? 'person' : noun.toLowerCase().replace(/(?<=\p{L}{3}[^s])s$/u, '');
const things = (rates: readonly ToldRate[]): readonly string[] => [
  ...new Set(rates.flatMap(({ per }) => per.map(alike))),
];
const labelOf = ({ label, unit, base, per, isMoney }: ToldRate): string =>
  capitalised(`${label || (isMoney ? 'price' : unit || 'amount')} per ${base === 1 ? '' : `${base} `}${per.join(' per ')}`); // prettier-ignore
const answerOf = ({ label, unit, isMoney }: ToldRate): string =>
  isMoney ? capitalised(label || 'total') : capitalised(label ? `${label}${unit ? ` (${unit})` : ''}` : `${unit || 'amount'} needed`); // prettier-ignore

/** What a prompt tells the rule of: so much of this for each of that, with shares on top and ways to count. */
export const toldRate: CalculatorVariant = {
  title: 'calculator',
  asked: { test: (prompt) => readRates(prompt).length > 0 },
  html: (context: AppContext) => {
    const { prompt } = context.brief;
    const rates = readRates(prompt);
    const ways = readToldWays(prompt);
    const currency = readCurrency(context);
    const isOneSum = new Set(rates.map(({ unit }) => unit)).size === 1;
    const [first] = rates;
    return html`<div class="sum formula" data-app="calculator">
      <fieldset class="app-panel">
        <legend class="app-hidden">${sayApp(context.words.language, 'calculator')}</legend>
        ${
          ways.length > 0
            ? html`<div
                class="formula-ways"
                role="radiogroup"
                aria-label="${sayApp(context.words.language, 'kindWord')}"
              >
                ${[{ label: 'Normal', factor: 1 }, ...ways].map(({ label }, at) => html`<label><input type="radio" name="way" value="${at}" ${at === 0 ? html`checked` : null} /> ${label}</label>`)}
              </div>`
            : null
        }
        ${things(rates).map((noun, at) => writeNumberField(`of${at}`, capitalised(many(noun)), { value: countOf(prompt, noun), min: 0, max: Math.max(100, countOf(prompt, noun) * 3), step: 1, limit: 1_000_000 }))}
        ${rates.map((rate, at) => writeNumberField(`rate${at}`, labelOf(rate), { value: rate.amount, min: 0, max: rate.amount * 4, step: rate.amount < 1 ? 0.05 : rate.amount < 20 ? 0.5 : 1, limit: 1_000_000, ...(rate.isMoney ? { unit: currency } : rate.unit ? { unit: rate.unit } : {}) }))}
        ${readToldShares(prompt).map(({ label, percent }, at) => writeNumberField(`share${at}`, label, { value: percent, min: 0, max: 50, step: 1, limit: 100, unit: '%' }))}
      </fieldset>
      <div class="sum-results">
        <p class="sum-main">
          ${isOneSum && first ? (rates.length === 1 ? answerOf(first) : first.isMoney ? 'Total' : answerOf({ ...first, label: '' })) : first ? answerOf(first) : ''}
          <output data-main></output>
        </p>
        <dl>
          ${
            rates.length > 1
              ? rates.map(
                  (rate, at) =>
                    html`<div>
                      <dt>${answerOf(rate)}</dt>
                      <dd data-answer="${at}"></dd>
                    </div>`,
                )
              : null
          }
        </dl>
      </div>
      <noscript><p>${sayApp(context.words.language, 'needsScript')}</p></noscript>
    </div>`;
  },
  css: `${sumStyles}.formula-ways { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.formula-ways label { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid var(--soft); border-radius: var(--radius); font-weight: 600; cursor: pointer; }
.formula-ways label:has(:checked) { border-color: var(--ink); background: var(--ink); color: var(--bg); }
`,
  script: (context) => {
    const { prompt } = context.brief;
    const rates = readRates(prompt);
    const nouns = things(rates);
    return `// A told rule: so much for each, counted again at every change.
const currency = '${readCurrency(context)}';
${writeConstant('rates', rates.map(({ unit, isMoney, base, per }) => ({ unit, isMoney, base, of: per.map((noun) => nouns.indexOf(alike(noun))) })))}${writeConstant('factors', [1, ...readToldWays(prompt).map(({ factor }) => factor)])}${writeConstant('signs', readToldShares(prompt).map(({ isOff }) => (isOff ? -1 : 1)))}${writeSumScript(context, 'rate')}${script}`; // prettier-ignore
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startRate(app);

function startRate(app) {
  const language = document.documentElement.lang || 'en';
  const say = (value, rate) => (rate.isMoney ? formatMoney(value) : (new Intl.NumberFormat(language, { maximumFractionDigits: value < 100 ? 2 : 1 }).format(value) + ' ' + rate.unit).trim());
  startSum(app, (values) => {
    const factor = (factors[Number(values.way) || 0] || 1) * signs.reduce((all, sign, at) => all * (1 + (sign * values['share' + at]) / 100), 1);
    const found = rates.map((rate, at) => (values['rate' + at] / rate.base) * rate.of.reduce((all, place) => all * values['of' + place], 1) * factor);
    const isOneSum = rates.every(({ unit }) => unit === rates[0].unit);
    write(app, 'main', say(isOneSum ? found.reduce((sum, one) => sum + one, 0) : found[0], rates[0]));
    for (const cell of app.querySelectorAll('[data-answer]')) cell.textContent = say(found[Number(cell.dataset.answer)], rates[Number(cell.dataset.answer)]);
  });
}
`;
