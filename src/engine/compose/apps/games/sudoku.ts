import { sayNewGame } from './end-words';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { levelStyles, writeLevels } from './levels';
import type { GameVariant } from './game-variant';
import { sudokuScript } from './sudoku-script';

/** Sudoku: puzzles with one solution in three levels, hints, a clock and the best time. */
export const sudoku: GameVariant = {
  name: 'sudoku',
  title: 'sudoku',
  lede: 'sudokuLede',
  asked: /sudoku|سودوكو|סודוקו/iu,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="sudoku" data-app="game">
      <div class="game-scores">
        <p>${words.fields.time} <b class="app-figure" data-clock>0:00</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
      </div>
      ${writeLevels(words)}
      <div class="app-row">
        <button class="app-button" type="button" data-again>${sayNewGame({ words, brief })}</button>
        <button class="app-button app-quiet" type="button" data-hint>${say('hintWord')}</button>
      </div>
      <p class="sudoku-status" role="status" data-status></p>
      <div class="sudoku-table">
        <div class="sudoku-board" role="group" aria-label="${say('board')}" data-board></div>
        <div class="sudoku-digits" role="group" aria-label="1–9">
          ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => html`<button class="app-button app-quiet" type="button" data-digit="${digit}">${digit}</button>`)}
          <button class="app-button app-quiet" type="button" data-erase aria-label="${say('eraseKey')}">
            ⌫
          </button>
        </div>
      </div>
      <p class="app-note">${say('sudokuHelp')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.sudoku .game-scores { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4rem); align-items: end; }
.sudoku .game-scores .app-figure { display: block; }
.sudoku-status { min-block-size: 1.6em; font-weight: 600; }
.sudoku-table { display: grid; gap: 1rem; inline-size: min(100%, 33rem); }
.sudoku-board { direction: ltr; display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); border: 3px solid var(--ink); border-radius: 6px; overflow: hidden; }
.sudoku-board button { aspect-ratio: 1; min-inline-size: 0; padding: 0; border: 0; border-inline-end: 1px solid var(--soft); border-block-end: 1px solid var(--soft); background: var(--surface); color: var(--accent-text); font: 500 clamp(1rem, 4.4vi, 1.6rem)/1 var(--text); font-variant-numeric: lining-nums; cursor: pointer; }
.sudoku-board button:nth-child(3n):not(:nth-child(9n)) { border-inline-end: 3px solid var(--ink); }
.sudoku-board button:nth-child(9n) { border-inline-end: 0; }
.sudoku-board button:nth-child(n + 19):nth-child(-n + 27), .sudoku-board button:nth-child(n + 46):nth-child(-n + 54) { border-block-end: 3px solid var(--ink); }
.sudoku-board button:nth-child(n + 73) { border-block-end: 0; }
.sudoku-board button[data-given] { color: var(--ink); font-weight: 700; }
.sudoku-board button[data-near] { background: color-mix(in oklab, var(--ink) 6%, var(--surface)); }
.sudoku-board button[data-same] { background: color-mix(in oklab, var(--accent) 24%, var(--surface)); color: var(--ink); }
.sudoku-board button[data-wrong] { color: light-dark(#a3182a, #ff9aa5); text-decoration: underline; }
.sudoku-board button[data-chosen], .sudoku-board button:focus-visible { outline: 3px solid var(--accent-text); outline-offset: -3px; }
.sudoku-digits { display: grid; grid-template-columns: repeat(10, minmax(0, 1fr)); gap: 0.35rem; }
.sudoku-digits .app-button { min-inline-size: 0; padding: 0; font-size: 1.15rem; }
.sudoku-digits .app-button:disabled { opacity: 0.35; }
@media (max-width: 30rem) { .sudoku-digits { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
@media (min-width: 60rem) { .sudoku { grid-template-columns: minmax(15rem, 0.6fr) minmax(0, 1.4fr); grid-auto-rows: min-content; } .sudoku > * { grid-column: 1; } .sudoku > .sudoku-table { grid-area: 1 / 2 / span 8; margin-inline: auto; } }
${levelStyles}`,
  script: (context) =>
    `// Sudoku: every puzzle has one solution; game and best times stay in this browser.
${writeConstant('words', sayAll(context.words.language, ['cellOf', 'sudokuSolved']))}const holes = [36, 45, 52];
${writeStore(context, 'sudoku')}${sudokuScript}`,
};
