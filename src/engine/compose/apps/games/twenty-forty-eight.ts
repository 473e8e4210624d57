import { sayNewGame } from './end-words';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { levelStyles, writeBoards } from './levels';
import { slideScript } from './slide-script';

/** "On a 5x5 board, choice of 4x4, 5x5 and 6x6": the sides of the boards as they are told; the usual one where none is. */
function readSides(prompt: string): readonly [first: number, ...others: number[]] {
  const told = [...prompt.matchAll(/\b([3-8])\s?(?:[x×]|by)\s?\1\b/giu)].map(([, side]) => Number(side));
  const [first = 4, ...others] = new Set(told);
  return [first, ...others.slice(0, 3)];
}

/** 2048: slide and join numbers with arrows or swipes. The game and the best score stay. */
export const twentyFortyEight: GameVariant = {
  name: '2048',
  asked: /2048|sliding number|tile merge|merge tiles/i,
  html: ({ words, brief }) => {
    const sides = readSides(brief.prompt).toSorted((one, other) => one - other);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="slide" data-app="game">
      <div class="game-scores">
        <p>${say('score')} <b class="app-figure" data-score>0</b></p>
        <p>${say('highScore')} <b class="app-figure" data-best>0</b></p>
        <button class="app-button app-quiet" type="button" data-undo disabled>${say('undoWord')}</button>
        <button class="app-button app-quiet" type="button" data-again>${sayNewGame({ words, brief })}</button>
      </div>
      ${
        sides.length > 1
          ? writeBoards(
              sides.map((side) => [side, side] as const),
              say('sizeWord'),
            )
          : null
      }
      <div
        class="slide-board"
        data-board
        tabindex="0"
        role="application"
        aria-label="${say('slideHelp')}"
      ></div>
      <div class="slide-keys" role="group" aria-label="${say('direction')}">
        <button class="app-button app-quiet" type="button" data-move="left" aria-label="${say('left')}">
          ←
        </button>
        <button class="app-button app-quiet" type="button" data-move="up" aria-label="${say('up')}">↑</button>
        <button class="app-button app-quiet" type="button" data-move="down" aria-label="${say('down')}">
          ↓
        </button>
        <button class="app-button app-quiet" type="button" data-move="right" aria-label="${say('right')}">
          →
        </button>
      </div>
      <p class="slide-status" role="status" data-status>${say('slideHelp')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${levelStyles}.slide { justify-items: center; }
.slide .game-scores { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: end; inline-size: min(100%, 32rem); }
.slide .game-scores [data-undo] { margin-inline-start: auto; }
.slide .game-scores .app-figure { display: block; }
.slide-board { display: grid; grid-template-columns: repeat(var(--side, 4), 1fr); gap: 0.6rem; inline-size: min(100%, 32rem); padding: 0.6rem; border-radius: var(--radius-card); background: var(--line); touch-action: none; }
.slide-tile { display: grid; place-items: center; aspect-ratio: 1; border-radius: calc(var(--radius-card) * 0.7); background: color-mix(in oklab, var(--accent) 16%, var(--bg)); color: var(--ink); font: 700 clamp(calc(5.6rem / var(--side, 4)), calc(24vi / var(--side, 4)), calc(10.4rem / var(--side, 4)))/1 var(--display); font-variant-numeric: tabular-nums; }
.slide-tile[data-value="0"] { background: color-mix(in oklab, var(--bg) 45%, transparent); }
.slide-tile[data-value="4"] { background: color-mix(in oklab, var(--accent) 26%, var(--bg)); }
.slide-tile[data-value="8"] { background: color-mix(in oklab, var(--accent) 36%, var(--bg)); }
.slide-tile[data-step="2"] { background: var(--accent); color: var(--on-accent); }
.slide-tile[data-step="3"] { background: var(--button); color: var(--on-button); }
.slide-tile[data-step="4"] { background: var(--ink); color: var(--bg); }
.slide-keys { display: flex; gap: 0.5rem; }
.slide-keys .app-button { inline-size: 4rem; padding: 0; }
.slide-status { min-block-size: 1.6em; font-weight: 600; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['gameOver', 'reached']);
    return `// 2048: like numbers join when they meet. The running game stays in this browser.
${writeConstant('words', words)}const sides = ${JSON.stringify(readSides(context.brief.prompt).toSorted((one, other) => one - other))};
const firstSide = ${readSides(context.brief.prompt)[0]};
${writeStore(context, '2048')}${slideScript}`;
  },
};
