import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { readListOf } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { bracketScript } from './bracket-script';

/** Told teams, else as many numbered ones as are told of, else eight. */
function readTeams({ brief, words }: AppContext): readonly string[] {
  const told = readListOf(brief.prompt, 'teams?|players?|competitors?|between|participants?');
  if (told.length > 1) return told.slice(0, 32);
  const count = Number(/\b(\d{1,2})[- ](?:teams?|players?|people|competitors?|entrants?)\b/iu.exec(brief.prompt)?.[1] ?? 8); // prettier-ignore
  const name = sayApp(words.language, /\bplayers?\b/iu.test(brief.prompt) ? 'playerWord' : 'teamOf');
  return Array.from({ length: Math.min(32, Math.max(2, count)) }, (_, at) => (name.includes('{n}') ? name.replace('{n}', String(at + 1)) : `${name} ${at + 1}`)); // prettier-ignore
}

/** A knock-out: pairs, who won, and who meets in the next round. */
export const bracket: CalculatorVariant = {
  title: 'bracketTitle',
  lede: 'bracketLede',
  asked:
    /\b(?:tournament|knock-?out|playoffs?|elimination|cup)[- ](?:brackets?|trees?|draw)\b|\bbrackets?\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="bracket" data-app="calculator">
      <div
        class="bracket-rounds"
        role="region"
        tabindex="0"
        aria-label="${say('bracketTitle')}"
        data-rounds
      ></div>
      <p class="bracket-won" role="status" data-status></p>
      <details class="bracket-own">
        <summary>${say('teamsWord')}</summary>
        <p class="app-field">
          <label for="bracket-teams">${say('oneEachLine')}</label
          ><textarea id="bracket-teams" rows="8" data-teams></textarea>
        </p>
      </details>
      <div class="app-row">
        <button class="app-button" type="button" data-mix>${say('mixAgain')}</button>
        <button class="app-button app-quiet" type="button" data-clear>${say('startOver')}</button>
        <button class="app-button app-quiet" type="button" data-print-bracket>${words.actions.print}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.bracket-rounds { display: flex; gap: 1.5rem; overflow-x: auto; padding-block: 0.25rem 0.75rem; }
.bracket-round { display: flex; flex: 1 0 11rem; flex-direction: column; justify-content: space-around; gap: 0.9rem; }
.bracket-round > p { flex: none; font-weight: 700; }
.bracket-pair { display: grid; border: 1px solid var(--soft); border-radius: min(var(--radius-card), 0.75rem); overflow: hidden; background: var(--surface); }
.bracket-pair button { min-block-size: 2.75rem; padding-inline: 0.9rem; border: 0; background: none; color: var(--ink); text-align: start; overflow-wrap: anywhere; cursor: pointer; }
.bracket-pair button + button { border-block-start: 1px solid var(--line); }
.bracket-pair button:disabled { color: var(--soft); cursor: default; }
.bracket-pair [aria-pressed="true"] { background: var(--button); color: var(--on-button); font-weight: 700; }
.bracket-won { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.bracket-own summary { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.bracket-own .app-field { max-inline-size: 30rem; }
@media print { .site-header, .site-footer, .bracket > :not(.bracket-rounds, .bracket-won) { display: none !important; } }
`,
  script: (context) => `// Knock-out: who won is pressed; names and results stay in this browser.
${writeConstant('words', sayAll(context.words.language, ['roundWord', 'finalWord', 'winnerIs', 'byeWord']))}${writeConstant('startTeams', readTeams(context))}${writeStore(context, 'bracket')}${bracketScript}`,
};
