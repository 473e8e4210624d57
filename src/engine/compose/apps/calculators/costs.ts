import { attributes, html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { csvFileScript, writeFileRow } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { costsScript } from './costs-script';
import { asksForCosts, readCosts, usualCosts } from './read-costs';
import { readCurrency } from './read-currency';

function startOf(context: AppContext) {
  const { costs, budget, people } = readCosts(context.brief.prompt);
  const rows = costs.length > 0 ? costs.map(({ name, amount }) => ({ name, amount: String(amount) })) : usualCosts(context).map((name) => ({ name, amount: '' })); // prettier-ignore
  return { rows, budget: budget === null ? '' : String(budget), people: String(people ?? 1) };
}

/** What things cost, added up against what there is to spend. */
export const costs: CalculatorVariant = {
  title: 'costsTitle',
  lede: 'costsLede',
  asked: { test: asksForCosts },
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const isShared = readCosts(brief.prompt).people !== null || /\b(?:per|each) (?:person|guest|head|traveller)\b|\beach pays\b/iu.test(brief.prompt); // prettier-ignore
    const field = (name: string, label: string, own: Record<string, string>) =>
      html`<p class="app-field"><label for="costs-${name}">${label}</label><input id="costs-${name}" type="number" inputmode="decimal" ${attributes(own)} data-${name} /></p>`; // prettier-ignore
    return html`<div class="costs" data-app="calculator">
      <div class="costs-form app-panel">
        <div class="costs-top">
          ${field('budget', `${say(/\b(?:income|salary|wages?|take[- ]home|earnings?|earn)\b/iu.test(context.brief.prompt) ? 'incomeWord' : 'budgetWord')} (${readCurrency(context)})`, { min: '0', step: 'any' })}
          ${isShared ? field('people', say('people'), { min: '1', step: '1' }) : null}
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('whatFor')}</th>
              <th scope="col">${words.fields.amount} (${readCurrency(context)})</th>
              <td></td>
            </tr>
          </thead>
          <tbody data-rows></tbody>
        </table>
        <p class="app-row">
          <button class="app-button" type="button" data-more>${say('addCost')}</button>
          <button class="app-small" type="button" data-clear>${say('startOver')}</button>
        </p>
      </div>
      <div class="sum-results">
        <p class="sum-main"><span data-main-word>${say('total')}</span> <output data-main></output></p>
        <p class="costs-bar" aria-hidden="true"><i data-spent></i></p>
        <p role="status" data-verdict></p>
        <dl data-figures></dl>
        <ul class="costs-parts" data-parts></ul>
        ${writeFileRow(context, 'csv')}
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.costs { grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr); gap: var(--gap) clamp(1.5rem, 4vi, 4.5rem); align-items: start; }
.costs-form, .costs .sum-results { display: grid; gap: 1.25rem; min-inline-size: 0; }
.costs-top { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr)); gap: 1rem; }
.costs table { inline-size: 100%; border-collapse: collapse; }
.costs th { padding-block-end: 0.4rem; text-align: start; font-size: 0.9375rem; }
.costs tbody td { padding-block: 0.25rem; }
.costs tbody td:nth-child(2) { inline-size: 36%; padding-inline: 0.5rem 0.25rem; }
.costs td:last-child { inline-size: 2.75rem; }
.costs td input { inline-size: 100%; min-inline-size: 0; min-block-size: 2.9rem; padding-inline: 0.8rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.9rem); background: var(--bg); color: var(--ink); font: inherit; }
.costs td input[type="number"] { text-align: end; font-variant-numeric: tabular-nums; }
.costs td input[aria-invalid="true"] { border-width: 2px; border-color: currentColor; }
.costs .sum-main { display: grid; gap: 0.3rem; font-weight: 600; }
.costs .sum-main output { font: var(--heading-weight) clamp(2.6rem, 1.8rem + 4vi, 5rem)/1 var(--display); letter-spacing: -0.03em; font-variant-numeric: tabular-nums; color: var(--accent-text); overflow-wrap: anywhere; }
.costs dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 1rem 2rem; }
.costs dt { color: var(--soft); }
.costs dd { margin: 0; font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.costs-bar { block-size: 1rem; border-radius: 99px; background: color-mix(in oklab, var(--ink) 14%, transparent); overflow: hidden; }
.costs-bar i { display: block; block-size: 100%; inline-size: min(100%, var(--share, 0%)); background: var(--accent); }
.costs-parts { display: grid; gap: 0.75rem; }
.costs-parts li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; overflow-wrap: anywhere; }
.costs-parts b { font-variant-numeric: tabular-nums; }
.costs-parts i { grid-column: 1 / -1; inline-size: var(--share); min-inline-size: 4px; block-size: 0.7rem; border-radius: 4px; background: var(--accent); }
@media (max-width: 56rem) { .costs { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['total', 'leftOver', 'overBudget', 'withinBudget', 'budgetWord', 'eachPays', 'whatFor', 'removed', 'imported', 'badFile']), // prettier-ignore
      amount: context.words.fields.amount,
      remove: context.words.actions.remove,
    };
    return `// Costs: added up in cents, against a budget where there is one; kept in this browser.
${writeConstant('words', texts)}const currency = '${readCurrency(context)}';
${writeConstant('start', startOf(context))}${writeStore(context, 'costs')}${csvFileScript}${costsScript}`;
  },
};
