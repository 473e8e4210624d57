import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { recipeScript } from './recipe-script';

const fromTo =
  /(?:from|de|von|van|da|z)\s+(\d{1,3})\s*(?:\p{L}+\s+)?(?:to|a|à|auf|naar|para|do)\s+(\d{1,3})/iu;
const asksMetric = /metric|métric|metrisch|grams?\b|gramos|grammes|gramm\b/iu;

// "from 4 to 10 servings": what it serves, and for how many it is cooked.
function readServings({ brief }: AppContext): readonly [now: number, wanted: number] {
  const told = fromTo.exec(brief.prompt);
  const first = /\b(?:serves|servings? (?:of|for)?|from|for) (\d{1,3})\b/iu.exec(brief.prompt)?.[1];
  return told ? [Number(told[1]), Number(told[2])] : [Number(first ?? 4) || 4, (Number(first ?? 4) || 4) * 2];
}

/** A recipe for another number of people: every amount at the head of a line follows, in fractions where they are cooked with. */
export const recipe: CalculatorVariant = {
  title: 'recipeScaler',
  lede: 'recipeLede',
  asked:
    /\brecipes?\b|\bservings?\b|\brecetas?\b|\brecettes?\b|\brezepte?n?\b|\breceitas?\b|\bricett[ae]\b|\brecepten\b|\bprzepis\p{L}*|\btarif\b|وصف(?:ة|ات)|מתכונ/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const [now, wanted] = readServings(context);
    const count = (name: string, label: string, value: number) =>
      html`<p class="app-field">
        <label for="recipe-${name}">${label}</label
        ><input
          id="recipe-${name}"
          type="number"
          min="1"
          max="999"
          step="1"
          inputmode="numeric"
          value="${value}"
          data-${name}
        />
      </p>`;
    const heading = (text: string) => (context.level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    return html`<div class="recipe" data-app="calculator">
      <div class="recipe-from">
        <p class="app-field">
          <label for="recipe-text">${say('ingredients')}</label>
          <textarea id="recipe-text" rows="10" aria-describedby="recipe-help" data-text></textarea>
        </p>
        <p class="app-note" id="recipe-help">${say('oneIngredient')}</p>
      </div>
      <div class="app-panel recipe-to">
        <div class="recipe-counts">
          ${count('now', say('servesNow'), now)} ${count('wanted', say('servesWanted'), wanted)}
        </div>
        <div class="app-row" role="group" aria-label="${say('servesWanted')}">
          ${['0.5', '2', '3'].map((times) => html`<button class="app-button app-quiet" type="button" data-times="${times}">× ${times === '0.5' ? '½' : times}</button>`)}
        </div>
        <p class="app-field">
          <label for="recipe-units">${say('unitsWord')}</label>
          <select id="recipe-units" data-units>
            <option value="written">${say('unitsAsWritten')}</option>
            <option value="metric" ${asksMetric.test(context.brief.prompt) ? html`selected` : null}>
              ${say('unitsMetric')}
            </option>
          </select>
        </p>
        ${heading(say('ingredients'))}
        <ul class="recipe-list" data-list></ul>
        <p class="app-note" data-none>${say('noIngredients')}</p>
        <div class="app-row">
          <button class="app-button" type="button" data-copy>${words.actions.copy}</button>
          <button class="app-button app-quiet" type="button" data-print-recipe>${words.actions.print}</button>
        </div>
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.recipe { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.recipe-from, .recipe-to { display: grid; gap: 1.1rem; }
.recipe textarea { resize: vertical; line-height: 1.7; }
.recipe :is(h2, h3) { font-size: var(--step-1); }
.recipe-counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 1rem; }
.recipe-list { display: grid; }
.recipe-list li { padding-block: 0.5rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.recipe-list b { font-variant-numeric: tabular-nums; }
@media (max-width: 48rem) { .recipe { grid-template-columns: minmax(0, 1fr); } }
@media print { .recipe-from, .recipe .app-row, .recipe .app-field:has(select) { display: none !important; } .recipe-to { border: 0 !important; } }
`,
  script: (context) => {
    const language = context.words.language;
    const words = sayAll(language, ['copied']);
    return `// Recipe: the amount at the head of each line follows the number of people. What is written stays in this browser.
${writeConstant('words', words)}${writeConstant('sample', sayApp(language, 'sampleRecipe').split(' | '))}${writeStore(context, 'recipe')}${recipeScript}`;
  },
};
