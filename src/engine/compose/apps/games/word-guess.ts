import { sayNewGame } from './end-words';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { fiveLetters } from './five-letters';
import type { GameVariant } from './game-variant';
import { wordGuessScript } from './word-guess-script';
import { numberOf } from '../../../number-of';

const readTries = (prompt: string): number => {
  const told = /\b(\d|four|five|six|seven|eight) (?:tries|guesses|attempts|chances)\b/iu.exec(prompt)?.[1];
  return told === undefined ? 6 : Math.min(10, Math.max(3, numberOf(told)));
};

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** A word of five letters in a few tries: every guess shows which letters are right, and which stand elsewhere. */
export const wordGuess: GameVariant = {
  name: 'word-guess',
  title: 'wordGuess',
  lede: 'wordGuessLede',
  asked:
    /\bwordle\b|\b(?:five|5)[- ]letters?[- ]words?\b|\bwords?\b[^.]*\b(?:five|5) letters\b|\bletters?\b[^.]*\b(?:five|six|5|6) (?:tries|guesses|attempts)\b/iu,
  html: (context) => {
    const { words, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const tries = readTries(brief.prompt);
    return html`<div class="guess" data-app="game">
      <dl class="guess-scores">
        <div>
          <dt>${say('gamesWon')}</dt>
          <dd class="app-figure" data-won>0</dd>
        </div>
        <div>
          <dt>${say('inARow')}</dt>
          <dd class="app-figure" data-streak>0</dd>
        </div>
        <div>
          <dt>${say('best')}</dt>
          <dd class="app-figure" data-best>0</dd>
        </div>
      </dl>
      <ol class="guess-board" data-board>
        ${Array.from({ length: tries }, () => html`<li role="img" aria-label="${say('emptySquare')}">${Array.from({ length: 5 }, () => html`<span></span>`)}</li>`)}
      </ol>
      <p class="guess-status" role="status" data-status></p>
      <div class="guess-keys" role="group" aria-label="${say('lettersWord')}" data-keys>
        ${rows.map(
          (row, at) =>
            html`<div>
              ${at === 2 ? html`<button type="button" data-key="Enter">${say('enterKey')}</button>` : null}
              ${[...row].map((letter) => html`<button type="button" data-key="${letter}">${letter}</button>`)}
              ${at === 2 ? html`<button type="button" data-key="Backspace" aria-label="${say('eraseKey')}">⌫</button>` : null}
            </div>`,
        )}
      </div>
      <div class="app-row guess-tools">
        <button class="app-button" type="button" data-again>${sayNewGame(context)}</button>
        <button class="app-button app-quiet" type="button" data-share hidden>${say('shareResult')}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.guess { justify-items: center; --right: #2c7a4b; --near: #9a6b00; }
.guess-scores { display: flex; gap: 2rem; text-align: center; }
.guess-scores dd { margin: 0; }
.guess-board { display: grid; gap: 0.35rem; inline-size: min(100%, 21rem); }
.guess-board li { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0.35rem; }
.guess-board span { display: grid; place-items: center; aspect-ratio: 1; border: 2px solid var(--line); border-radius: 6px; background: var(--surface); font: 700 clamp(1.25rem, 6vi, 2rem)/1 var(--text); text-transform: uppercase; }
.guess-board span[data-state], .guess-keys [data-state] { border-color: transparent; color: #fff; }
.guess [data-state="right"] { background: var(--right); }
.guess [data-state="near"] { background: var(--near); }
.guess [data-state="none"] { background: #565b66; }
.guess-status { min-block-size: 1.6em; font-weight: 600; text-align: center; }
.guess-keys { display: grid; gap: 0.35rem; inline-size: min(100%, 34rem); }
.guess-keys div { display: flex; justify-content: center; gap: clamp(0.15rem, 0.8vi, 0.35rem); }
.guess-keys button { flex: 1 1 0; min-inline-size: 0; max-inline-size: 3.2rem; min-block-size: 3rem; padding: 0; border: 1px solid var(--soft); border-radius: 6px; background: var(--surface); color: var(--ink); font-weight: 600; text-transform: uppercase; cursor: pointer; }
.guess-keys [data-key="Enter"], .guess-keys [data-key="Backspace"] { flex: 1.6 1 0; max-inline-size: 5rem; font-size: 0.8125rem; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['wordTooShort', 'wordWon', 'wordLost', 'letterRight', 'letterNear', 'letterNone', 'copied']); // prettier-ignore
    return `// A word to be guessed: green stands right, ochre stands elsewhere.
${writeConstant('words', words)}${writeConstant('secrets', fiveLetters.join(' '))}const isDaily = ${/\b(?:daily|of the day|word a day|every day)\b/iu.test(context.brief.prompt)};
${writeStore(context, 'word-guess')}${wordGuessScript}`;
  },
};
