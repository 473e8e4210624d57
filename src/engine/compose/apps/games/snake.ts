import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { asksForLevels, levelStyles, writeLevels } from './levels';

/** Snake: arrow keys, swipes and buttons, score and high score. */
export const snake: GameVariant = {
  name: 'snake',
  asked: /snake|schlange|serpent|serpiente|cobra|wąż|węż|yılan|ثعبان|נחש|slangen?spel/i,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="snake" data-app="game">
      <div class="game-scores">
        <p>${say('score')} <b class="app-figure" data-score>0</b></p>
        <p>${say('highScore')} <b class="app-figure" data-best>0</b></p>
        ${asksForLevels(brief.prompt) ? writeLevels(words) : null}
      </div>
      <div class="snake-stage">
        <canvas
          class="snake-field"
          width="420"
          height="420"
          tabindex="0"
          role="img"
          aria-label="${say('snakeHelp')}"
          data-field
        ></canvas>
        <div class="snake-cover" data-cover>
          <p data-message>${say('snakeHelp')}</p>
          <button class="app-button" type="button" data-start>${words.actions.start}</button>
        </div>
      </div>
      <div class="snake-keys" role="group" aria-label="${say('direction')}">
        <button class="app-button app-quiet" type="button" data-turn="up" aria-label="${say('up')}">↑</button>
        <button class="app-button app-quiet" type="button" data-turn="left" aria-label="${say('left')}">
          ←
        </button>
        <button class="app-button app-quiet" type="button" data-pause aria-label="${words.actions.pause}">
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            aria-hidden="true"
            focusable="false"
            fill="currentColor"
          >
            <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
          </svg>
        </button>
        <button class="app-button app-quiet" type="button" data-turn="right" aria-label="${say('right')}">
          →
        </button>
        <button class="app-button app-quiet" type="button" data-turn="down" aria-label="${say('down')}">
          ↓
        </button>
      </div>
      <p class="app-hidden" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${levelStyles}.snake { grid-template-columns: minmax(0, 34rem) minmax(12rem, 1fr); align-items: center; justify-content: center; gap: var(--gap) clamp(1.5rem, 5vi, 5rem); }
.snake .game-scores { grid-area: 1 / 2; display: grid; gap: 1.5rem; align-self: end; }
.snake .game-scores .app-figure { display: block; font-size: clamp(3rem, 2rem + 4vi, 5.5rem); }
.snake-stage { grid-area: 1 / 1 / span 2; display: grid; }
.snake-stage > * { grid-area: 1 / 1; }
.snake-field { inline-size: 100%; block-size: auto; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--surface); touch-action: none; }
.snake-cover { display: grid; gap: 1rem; place-content: center; justify-items: center; padding: 1.5rem; text-align: center; font-weight: 600; }
.snake-cover p { max-inline-size: 24ch; }
.snake-keys { grid-column: 2; display: grid; grid-template-columns: repeat(3, 4rem); gap: 0.5rem; align-self: start; }
.snake-keys .app-button { block-size: 3.5rem; padding: 0; font-size: 1.25rem; }
.snake-keys [data-turn="up"], .snake-keys [data-turn="down"] { grid-column: 2; }
.snake-keys [data-turn="left"] { grid-column: 1; }
@media (max-width: 48rem) {
  .snake { grid-template-columns: minmax(0, 1fr); }
  .snake .game-scores { grid-area: auto; display: flex; justify-content: space-between; }
  .snake-stage, .snake-keys { grid-area: auto; }
  .snake-keys { justify-content: center; }
}
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['gameOver', 'newRecord', 'paused', 'goOn']);
    return `// Snake: arrow keys, W A S D, swipes or the buttons; the high score stays in this browser.
${writeConstant('words', { ...words, again: context.words.actions.tryAgain })}${writeStore(context, 'snake')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startSnake(app);

function startSnake(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const field = find('field');
  const pen = field.getContext('2d');
  const cells = 21;
  const size = field.width / cells;
  const turns = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
  const keys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', w: 'up', s: 'down', a: 'left', d: 'right' };
  let snake = [];
  let heading = 'right';
  let queue = [];
  let food = null;
  let score = 0;
  // The best score on each level; without a choice there is only the middle one.
  const best = loadRecords({});
  let level = 1;
  let running;

  const colour = (name) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(' + name + ')';
    app.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  };

  const draw = () => {
    pen.clearRect(0, 0, field.width, field.height);
    const ink = colour('--ink');
    const round = (x, y, inset, radius) => {
      pen.beginPath();
      pen.roundRect(x * size + inset, y * size + inset, size - inset * 2, size - inset * 2, radius);
      pen.fill();
    };
    pen.fillStyle = colour('--line');
    for (let spot = 0; spot < cells * cells; spot += 1) pen.fillRect(((spot % cells) + 0.5) * size - 1, (Math.floor(spot / cells) + 0.5) * size - 1, 2, 2);
    if (food) {
      pen.fillStyle = colour('--accent');
      round(food[0], food[1], 2, size);
    }
    snake.forEach(([x, y], index) => {
      pen.fillStyle = ink;
      pen.globalAlpha = 1 - (index / snake.length) * 0.45;
      round(x, y, 1, 6);
    });
    pen.globalAlpha = 1;
  };

  const placeFood = () => {
    const free = [];
    for (let x = 0; x < cells; x += 1) for (let y = 0; y < cells; y += 1) if (!snake.some((part) => part[0] === x && part[1] === y)) free.push([x, y]);
    food = free.length > 0 ? free[Math.floor(Math.random() * free.length)] : null;
  };

  const showScores = () => {
    find('score').textContent = String(score);
    find('best').textContent = String(best[level] || 0);
  };
  const cover = (message, label) => {
    clearInterval(running);
    running = undefined;
    find('cover').hidden = false;
    find('message').textContent = message;
    find('start').textContent = label;
    find('status').textContent = message;
    find('start').focus();
  };
  const speed = () => Math.max(70, 150 - score * 2) * [1.5, 1, 0.7][level];
  const run = () => {
    clearInterval(running);
    running = setInterval(step, speed());
    find('cover').hidden = true;
  };

  const end = () => {
    const isRecord = score > (best[level] || 0);
    if (isRecord) best[level] = score;
    saveRecords(best);
    showScores();
    snake = [];
    cover((isRecord ? words.newRecord : words.gameOver).replace('{n}', String(score)), words.again);
  };

  const step = () => {
    heading = queue.shift() || heading;
    const [dx, dy] = turns[heading];
    const head = [snake[0][0] + dx, snake[0][1] + dy];
    const isEating = food && head[0] === food[0] && head[1] === food[1];
    const body = isEating ? snake : snake.slice(0, -1);
    const isOut = head[0] < 0 || head[1] < 0 || head[0] >= cells || head[1] >= cells;
    if (isOut || body.some((part) => part[0] === head[0] && part[1] === head[1])) return end();
    snake = [head, ...body];
    if (isEating) {
      score += 1;
      showScores();
      placeFood();
      run();
    }
    draw();
  };

  const start = () => {
    if (snake.length === 0) {
      snake = [[10, 10], [9, 10], [8, 10]];
      heading = 'right';
      queue = [];
      score = 0;
      placeFood();
      showScores();
    }
    run();
    draw();
    field.focus();
  };
  const turn = (wanted) => {
    const last = queue.at(-1) || heading;
    const isBack = turns[last][0] + turns[wanted][0] === 0 && turns[last][1] + turns[wanted][1] === 0;
    if (running && !isBack && wanted !== last && queue.length < 3) queue.push(wanted);
  };
  const pause = () => {
    if (running) cover(words.paused, words.goOn);
    else if (snake.length > 0) start();
  };

  document.addEventListener('keydown', (event) => {
    const wanted = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (wanted && running) {
      event.preventDefault();
      turn(wanted);
    } else if (event.key === ' ' && running) {
      event.preventDefault();
      pause();
    } else if ((event.key === 'p' || event.key === 'Escape') && snake.length > 0) pause();
  });
  let touch = null;
  field.addEventListener('pointerdown', (event) => (touch = [event.clientX, event.clientY]));
  field.addEventListener('pointermove', (event) => {
    if (!touch) return;
    const dx = event.clientX - touch[0];
    const dy = event.clientY - touch[1];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 22) return;
    turn(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    touch = [event.clientX, event.clientY];
  });
  window.addEventListener('pointerup', () => (touch = null));
  for (const button of app.querySelectorAll('[data-turn]')) button.addEventListener('click', () => turn(button.dataset.turn));
  find('pause').addEventListener('click', pause);
  find('start').addEventListener('click', start);
  const choices = app.querySelector('[data-levels]');
  const readLevel = () => {
    level = choices ? Number(choices.querySelector(':checked').value) : 1;
    showScores();
  };
  if (choices) {
    choices.addEventListener('change', () => {
      // A new level is a new game.
      if (snake.length > 0) end();
      readLevel();
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && running) pause();
  });
  readLevel();
  draw();
}
`;
