import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp, type AppWord } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { arcadeScript } from './arcade-script';
import { asksForLevels, levelStyles, writeLevels } from './levels';
import { snake } from './snake';

type Key = readonly [key: 'up' | 'left' | 'act' | 'right' | 'down', sign: string];

/** What differs between the games on a canvas. */
export type ArcadeFrame = {
  readonly width: number;
  readonly height: number;
  readonly help: AppWord;
  readonly keys: readonly Key[];
  /** Texts over the first and the second figure, where they are not the score and the best one. */
  readonly figures?: readonly [first: string, second: string];
  /** A third figure beside them: lives, lines. */
  readonly extra?: AppWord;
  /** What that figure says before the first round. */
  readonly extraAt?: number;
};

const names = { up: 'up', left: 'left', right: 'right', down: 'down', act: 'actWord' } as const;

/** A field with its figures, its cover that starts and pauses, and the keys for fingers. */
export function writeArcade(context: AppContext, frame: ArcadeFrame): Html {
  const { words, brief } = context;
  const say = (word: AppWord) => sayApp(words.language, word);
  const [first, second] = frame.figures ?? [say('score'), say('highScore')];
  return html`<div class="snake arcade" data-app="game">
    <div class="game-scores">
      <p>${first} <b class="app-figure" data-score>0</b></p>
      <p>${second} <b class="app-figure" data-best>0</b></p>
      ${frame.extra ? html`<p>${say(frame.extra)} <b class="app-figure" data-extra>${frame.extraAt ?? 0}</b></p>` : null}
      ${asksForLevels(brief.prompt) ? writeLevels(words) : null}
    </div>
    <div class="snake-stage">
      <canvas
        class="snake-field"
        width="${frame.width}"
        height="${frame.height}"
        tabindex="0"
        role="img"
        aria-label="${say(frame.help)}"
        data-field
      ></canvas>
      <div class="snake-cover" data-cover>
        <p data-message>${say(frame.help)}</p>
        <button class="app-button" type="button" data-start>${words.actions.start}</button>
      </div>
    </div>
    <div class="snake-keys" role="group" aria-label="${say('direction')}">
      ${frame.keys.map(([key, sign]) => html`<button class="app-button app-quiet" type="button" data-key="${key}" aria-label="${say(names[key])}">${sign}</button>`)}
      <button class="app-button app-quiet arcade-pause" type="button" data-pause>
        ${words.actions.pause}
      </button>
    </div>
    <p class="app-hidden" role="status" data-status></p>
    <noscript><p>${say('needsScript')}</p></noscript>
  </div>`;
}

/** Rules of those games: the ones of snake, with a field of any shape. */
export const arcadeStyles = `${levelStyles}${snake.css.slice(levelStyles.length)}.arcade .snake-field { max-block-size: 78vh; inline-size: auto; max-inline-size: 100%; margin-inline: auto; cursor: crosshair; }
.arcade .game-scores .app-figure { font-size: clamp(2rem, 1.4rem + 2.6vi, 3.75rem); }
.snake-keys [data-key="up"], .snake-keys [data-key="down"] { grid-column: 2; }
.snake-keys [data-key="left"] { grid-column: 1; }
.snake-keys [data-key="right"] { grid-column: 3; }
.snake-keys [data-key="act"] { grid-column: 2; }
.snake-keys .arcade-pause { grid-column: 1 / -1; font-size: 1rem; }
`;

/** The script of a game on a canvas: its own constants, what runs any of them, and what it is. */
export function writeArcadeScript(context: AppContext, name: string, rules: string, constants = ''): string {
  const words = sayAll(context.words.language, ['gameOver', 'newRecord', 'paused', 'goOn', 'playerWins']);
  return `${writeConstant('words', { ...words, again: context.words.actions.tryAgain })}${constants}${writeStore(context, name)}${arcadeScript}${rules}`;
}
