import type { AppContext } from '../app';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { asksForLevels, asksForSizes, levelStyles, writeLevels, writeSizes, writeSwitch } from './levels';
import { snakeScript } from './snake-script';

const asksForSound = (prompt: string): boolean =>
  /\bsounds?\b|\bbeeps?\b|\bsonidos?\b|\bsons?\b|\btöne?\b|\bsuoni\b|\bgeluid/iu.test(prompt) &&
  !/\b(?:no|without) sounds?\b/iu.test(prompt);
const asksForWalls = (prompt: string): boolean =>
  /\bwalls?\b|\bwrap(?:s|ping)?(?: around)?\b|\bparedes\b|\bmurs\b|\bwände\b|\bmuri\b|\bmuren\b/iu.test(
    prompt,
  );

/** "Wraps around the edges", "no walls": it comes in again on the other side, unless somebody puts walls up. */
const wrapsRound = (prompt: string): boolean =>
  /\bwrap(?:s|ping)?\b(?![^.;,]{0,16}\b(?:or|on|and) walls?\b)|\b(?:no|without) walls?\b|\bthrough (?:the )?(?:walls?|edges?)\b/iu.test(prompt) && !/\bwalls? (?:or|and|\/) wrap|\bwrap(?:ping)? (?:or|\/|on|off)/iu.test(prompt); // prettier-ignore

// "Start speed slow": from 0, the slowest, to 2.
const readSpeed = (prompt: string): number =>
  /\bslow(?:ly|er)?(?: start| speed| at first)?\b/iu.test(prompt) && !/\bfast|quick/iu.test(prompt)
    ? 0
    : /\b(?:very )?(?:fast|quick)(?: start| speed)?\b/iu.test(prompt) && !/\bslow/iu.test(prompt)
      ? 2
      : 1;

// What the space bar does is said where somebody asked for it.
const sayHelp = ({ brief, words }: AppContext): string =>
  sayApp(words.language, 'snakeHelp') +
  (words.language === 'en' && /\bspace(?: ?bar)?\b/iu.test(brief.prompt) ? ' Pause with the space bar.' : '');

/** Snake: arrow keys, swipes and buttons, score and high score. */
export const snake: GameVariant = {
  name: 'snake',
  asked: /snake|schlange|serpent|serpiente|cobra|wąż|węż|yılan|ثعبان|נחש|slangen?spel/i,
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="snake" data-app="game">
      <div class="game-scores">
        <p>${say('score')} <b class="app-figure" data-score>0</b></p>
        <p>${say('highScore')} <b class="app-figure" data-best>0</b></p>
        ${asksForLevels(brief.prompt) ? writeLevels(words) : null}
        ${asksForSizes(brief.prompt) ? writeSizes(words) : null}
        ${asksForWalls(brief.prompt) ? writeSwitch('walls', say('wallsWord'), !wrapsRound(brief.prompt)) : null}
        ${asksForSound(brief.prompt) ? writeSwitch('sound', say('sound')) : null}
      </div>
      <div class="snake-stage">
        <canvas
          class="snake-field"
          width="420"
          height="420"
          tabindex="0"
          role="img"
          aria-label="${sayHelp(context)}"
          data-field
        ></canvas>
        <div class="snake-cover" data-cover>
          <p data-message>${sayHelp(context)}</p>
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
  .snake .game-scores { grid-area: auto; display: flex; flex-wrap: wrap; justify-content: space-between; }
  .snake .game-scores .levels { flex: 1 0 100%; }
  .snake-stage, .snake-keys { grid-area: auto; }
  .snake-keys { justify-content: center; }
}
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['gameOver', 'newRecord', 'paused', 'goOn']);
    return `// Snake: arrow keys, W A S D, swipes or the buttons; the high score stays in this browser.
${writeConstant('words', { ...words, again: context.words.actions.tryAgain })}const firstSpeed = ${readSpeed(context.brief.prompt)};
${writeStore(context, 'snake')}${snakeScript}`;
  },
};
