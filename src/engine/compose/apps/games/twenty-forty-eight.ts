import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';

/** 2048: slide and join numbers with arrows or swipes. The game and the best score stay. */
export const twentyFortyEight: GameVariant = {
  name: '2048',
  asked: /2048|sliding number|tile merge|merge tiles/i,
  html: ({ words }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="slide" data-app="game">
      <div class="game-scores">
        <p>${say('score')} <b class="app-figure" data-score>0</b></p>
        <p>${say('highScore')} <b class="app-figure" data-best>0</b></p>
        <button class="app-button app-quiet" type="button" data-undo disabled>${say('undoWord')}</button>
        <button class="app-button app-quiet" type="button" data-again>${say('newGame')}</button>
      </div>
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
  css: `.slide { justify-items: center; }
.slide .game-scores { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: end; inline-size: min(100%, 32rem); }
.slide .game-scores [data-undo] { margin-inline-start: auto; }
.slide .game-scores .app-figure { display: block; }
.slide-board { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.6rem; inline-size: min(100%, 32rem); padding: 0.6rem; border-radius: var(--radius-card); background: var(--line); touch-action: none; }
.slide-tile { display: grid; place-items: center; aspect-ratio: 1; border-radius: calc(var(--radius-card) * 0.7); background: var(--bg); color: var(--ink); font: 700 clamp(1.4rem, 6vi, 2.6rem)/1 var(--display); font-variant-numeric: tabular-nums; }
.slide-tile[data-value="0"] { background: color-mix(in oklab, var(--bg) 45%, transparent); }
.slide-tile[data-step="1"] { background: var(--surface); }
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
${writeConstant('words', words)}${writeStore(context, '2048')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSlide(app);

function startSlide(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  let { cells, score, best } = loadRecords({ cells: [], score: 0, best: 0 });
  let last = null;

  const add = () => {
    const free = cells.flatMap((value, place) => (value ? [] : [place]));
    if (free.length > 0) cells[free[Math.floor(Math.random() * free.length)]] = Math.random() < 0.9 ? 2 : 4;
  };
  const show = () => {
    board.replaceChildren(
      ...cells.map((value) => {
        const tile = document.createElement('div');
        tile.className = 'slide-tile';
        tile.dataset.value = String(value);
        tile.dataset.step = String(value === 0 ? 0 : Math.min(4, Math.ceil(Math.log2(value) / 3)));
        tile.textContent = value || '';
        return tile;
      }),
    );
    find('score').textContent = String(score);
    find('best').textContent = String(best);
    find('undo').disabled = last === null;
  };

  // One row towards its start; each pair joins once.
  const slide = (row) => {
    const values = row.filter(Boolean);
    for (let index = 0; index < values.length - 1; index += 1) {
      if (values[index] !== values[index + 1]) continue;
      values[index] *= 2;
      score += values[index];
      if (values[index] === 2048) find('status').textContent = words.reached;
      values.splice(index + 1, 1);
    }
    return [...values, 0, 0, 0, 0].slice(0, 4);
  };
  const place = (way, line, step) => {
    const at = way === 'right' || way === 'down' ? 3 - step : step;
    return way === 'left' || way === 'right' ? line * 4 + at : at * 4 + line;
  };
  const canMove = () => cells.some((value, at) => !value || (at % 4 < 3 && value === cells[at + 1]) || value === cells[at + 4]);

  const move = (way) => {
    const before = cells.join();
    const old = { cells: [...cells], score };
    for (let line = 0; line < 4; line += 1) {
      const row = slide([0, 1, 2, 3].map((step) => cells[place(way, line, step)]));
      row.forEach((value, step) => (cells[place(way, line, step)] = value));
    }
    if (cells.join() === before) return;
    last = old;
    add();
    best = Math.max(best, score);
    saveRecords({ cells, score, best });
    show();
    if (!canMove()) find('status').textContent = words.gameOver.replace('{n}', String(score));
  };
  const begin = () => {
    last = null;
    cells = Array(16).fill(0);
    score = 0;
    add();
    add();
    saveRecords({ cells, score, best });
    show();
    board.focus();
  };

  board.addEventListener('keydown', (event) => {
    const way = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }[event.key];
    if (!way) return;
    event.preventDefault();
    move(way);
  });
  let touch = null;
  board.addEventListener('pointerdown', (event) => (touch = [event.clientX, event.clientY]));
  window.addEventListener('pointerup', (event) => {
    if (!touch) return;
    const dx = event.clientX - touch[0];
    const dy = event.clientY - touch[1];
    touch = null;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 24) return;
    move(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
  });
  for (const button of app.querySelectorAll('[data-move]')) button.addEventListener('click', () => move(button.dataset.move));
  find('undo').addEventListener('click', () => {
    ({ cells, score } = last);
    last = null;
    saveRecords({ cells, score, best });
    find('status').textContent = '';
    show();
    board.focus();
  });
  find('again').addEventListener('click', begin);
  if (cells.length === 16) show();
  else begin();
}
`;
