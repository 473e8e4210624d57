import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { pairsScript } from './pairs-script';
import { readNever } from './read-never';

/** The markup of a draw in which everybody gets somebody else; `limit` is what a present may cost. */
export function writePairs(context: AppContext, limit: string | null): Html {
  const { words, level } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  return html`<div class="draw" data-app="game">
    <div class="draw-main">
      ${limit === null ? null : html`<p class="pairs-limit">${sayApp(words.language, 'presentLimit', { amount: limit })}</p>`}
      <div class="app-row">
        <button class="app-button" type="button" data-draw>${say('drawPairs')}</button>
        <button class="app-button app-quiet" type="button" data-again>${say('startOver')}</button>
      </div>
      ${level === 2 ? html`<h2 class="draw-heading">${say('whoGives')}</h2>` : html`<h3 class="draw-heading">${say('whoGives')}</h3>`}
      <p role="status" data-status>${say('pairsHelp')}</p>
      <ul class="pairs" data-list></ul>
    </div>
    <div class="draw-side app-panel">
      <p class="app-field">
        <label for="draw-names">${say('namesWord')}</label>
        <textarea id="draw-names" rows="10" aria-describedby="draw-help" data-names></textarea>
      </p>
      <p class="app-note" id="draw-help">${say('oneEachLine')}</p>
      <fieldset class="pairs-never">
        <legend>${say('neverTitle')}</legend>
        <ul data-never></ul>
        <form class="pairs-rule" data-rule>
          <p class="app-field">
            <label for="never-giver">${say('neverGiver')}</label
            ><select id="never-giver" name="giver"></select>
          </p>
          <p class="app-field">
            <label for="never-taker">${say('neverTaker')}</label
            ><select id="never-taker" name="taker"></select>
          </p>
          <button class="app-button app-quiet" type="submit">${words.actions.add}</button>
        </form>
      </fieldset>
    </div>
    <noscript><p>${say('needsScript')}</p></noscript>
  </div>`;
}

/** Rules of the list of pairs. */
export const pairStyles = `.draw .pairs { display: grid; gap: 0.5rem; }
.draw .pairs li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; align-items: center; padding: 0.6rem 1rem; border: 1px solid var(--line); border-radius: min(var(--radius-card), 1rem); background: var(--surface); overflow-wrap: anywhere; }
.draw .pairs li::before { content: none; }
.draw .pairs b { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.draw .pairs-never { display: grid; gap: 0.75rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.draw .pairs-never legend { padding: 0; margin-block-end: 0.5rem; font-weight: 600; }
.draw .pairs-never ul { display: grid; gap: 0.25rem; }
.draw .pairs-never ul:empty { display: none; }
.draw .pairs-never li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.draw .pairs-never li::before { content: none; }
.pairs-rule { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 0.6rem; align-items: end; }
.pairs-limit { font-weight: 600; }
`;

/** The script of the draw. */
export function writePairsScript(context: AppContext, names: readonly string[]): string {
  const never = readNever(context.brief.prompt, names);
  const texts = {
    ...sayAll(context.words.language, ['threeNamesFirst', 'pairsDrawn', 'pairsHelp', 'showPair', 'hidePair', 'givesTo', 'neverRule', 'noWayToDraw']),
    remove: context.words.actions.remove,
  }; // prettier-ignore
  return `// Pairs: everybody gives to one, nobody to themselves; names and pairs stay in this browser.
${writeConstant('words', texts)}${writeConstant('startNames', names)}${writeConstant('startNever', never)}${writeStore(context, 'pairs')}${pairsScript}`;
}
