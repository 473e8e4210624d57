import { sayNewGame } from './end-words';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { levelStyles } from './levels';
import type { GameVariant } from './game-variant';
import { minesweeperScript } from './minesweeper-script';

type Field = { readonly columns: number; readonly rows: number; readonly mines: number };

const usual: readonly Field[] = [
  { columns: 9, rows: 9, mines: 10 },
  { columns: 12, rows: 12, mines: 24 },
  { columns: 16, rows: 16, mines: 40 },
];

/** The fields to play on: those of the prompt ("9x9 with 10 mines"), else three sizes where levels are asked for. */
export function readMinefields(prompt: string): readonly Field[] {
  const sizes = [...prompt.matchAll(/(\d{1,2})\s?(?:x|×|by)\s?(\d{1,2})/giu)].slice(0, 3);
  const mines = [...prompt.matchAll(/(\d{1,3})\s+(?:mines?|bombs?|minas|minen|bombes?)/giu)].map((one) => Number(one[1])); // prettier-ignore
  const told = sizes.map(([, columns, rows], at): Field => {
    const width = Math.min(24, Math.max(5, Number(columns)));
    const height = Math.min(24, Math.max(5, Number(rows)));
    const count = mines[at] ?? (sizes.length === 1 ? mines[0] : undefined);
    return { columns: width, rows: height, mines: Math.min(count ?? Math.round(width * height * 0.13), width * height - 9) }; // prettier-ignore
  });
  if (told.length > 0) return told;
  return /\blevels?\b|difficult|\beasy\b|\bsizes?\b/iu.test(prompt)
    ? usual
    : [{ ...(usual[0] as Field), mines: mines[0] ?? 10 }];
}

/** Minesweeper: numbers tell how many mines lie around; flags, a clock and the best time. */
export const minesweeper: GameVariant = {
  name: 'minesweeper',
  title: 'minesweeper',
  lede: 'minesweeperLede',
  asked: /mine ?sweeper|buscaminas|démineur|minenräumer|campo minado|campo minato|prato fiorito|mijnenveger|\bsaper\b|mayın tarlası|كانسة الألغام|שולה מוקשים/iu, // prettier-ignore
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const fields = readMinefields(brief.prompt);
    return html`<div class="mines" data-app="game">
      <div class="game-scores">
        <p>${say('minesLeft')} <b class="app-figure" data-left>0</b></p>
        <p>${words.fields.time} <b class="app-figure" data-clock>0:00</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
      </div>
      ${
        fields.length > 1
          ? html`<fieldset class="levels" data-levels>
              <legend>${say('sizeWord')}</legend>
              ${fields.map(({ columns, rows }, at) => html`<label><input type="radio" name="level" value="${at}" ${at === 0 ? html`checked` : null} /> ${columns} × ${rows}</label>`)}
            </fieldset>`
          : null
      }
      <div class="app-row">
        <button class="app-button" type="button" data-again>${sayNewGame(context)}</button>
        <button class="app-button app-quiet" type="button" data-flag aria-pressed="false">
          ⚑ ${say('flagMode')}
        </button>
      </div>
      <p class="mines-status" role="status" data-status></p>
      <div class="mines-field">
        <div class="mines-board" role="group" aria-label="${say('board')}" data-board></div>
      </div>
      <p class="app-note">${say('minesweeperHelp')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.mines .game-scores { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4rem); align-items: end; }
.mines .game-scores .app-figure { display: block; }
.mines-status { min-block-size: 1.6em; font-weight: 600; }
.mines-field { max-inline-size: 100%; overflow-x: auto; }
.mines-board { display: grid; grid-template-columns: repeat(var(--columns), minmax(2.5rem, 1fr)); gap: 2px; inline-size: min(100%, calc(var(--columns) * 2.9rem)); }
.mines-board button { display: grid; place-items: center; aspect-ratio: 1; min-inline-size: 0; padding: 0; border: 1px solid var(--line); border-radius: 4px; background: var(--ink); color: var(--bg); font: 700 clamp(0.75rem, 3.2vi, 1.15rem)/1 var(--text); cursor: pointer; }
.mines-board button:focus-visible { outline: 3px solid var(--accent-text); outline-offset: 1px; z-index: 1; }
.mines-board button[data-open] { background: var(--surface); color: var(--ink); cursor: default; }
.mines-board button[data-mine] { background: #b3202e; color: #fff; }
@media (min-width: 60rem) { .mines { grid-template-columns: minmax(15rem, 0.6fr) minmax(0, 1.4fr); grid-auto-rows: min-content; } .mines > * { grid-column: 1; } .mines > .mines-field { grid-area: 1 / 2 / span 8; } .mines-field > .mines-board { margin-inline: auto; } }
@media (max-width: 40rem) { .mines-field { inline-size: 100vi; max-inline-size: none; margin-inline: calc(50% - 50vi); } .mines-board { inline-size: min(100% - 0.5rem, calc(var(--columns) * 2.9rem)); margin-inline: auto; } }
${levelStyles}`,
  script: (context) => {
    const words = sayAll(context.words.language, ['minesLost', 'minesWon', 'cellClosed', 'cellFlagged', 'cellMine', 'cellNear', 'cellOf']); // prettier-ignore
    return `// Minesweeper: the first square is always free; the best time of each size stays in this browser.
${writeConstant('words', words)}${writeConstant('minefields', readMinefields(context.brief.prompt))}${writeStore(context, 'minesweeper')}${minesweeperScript}`;
  },
};
