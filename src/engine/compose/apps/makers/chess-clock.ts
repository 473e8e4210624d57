import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp, type AppWord } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { TimerVariant } from '../timers/timer-variant';

// "5 minutes each and increment 3 seconds", "3+2", "with a 5 second increment".
function readTimes({ brief }: AppContext): { readonly minutes: number; readonly extra: number } {
  const { prompt } = brief;
  const pair = /\b(\d{1,3})\s?\+\s?(\d{1,2})\b/u.exec(prompt);
  const minutes = Number(pair?.[1] ?? /\b(\d{1,3})[ -]?min/iu.exec(prompt)?.[1] ?? 10);
  const extra = Number(pair?.[2] ?? /\bincrements?\D{0,12}(\d{1,2})\b/iu.exec(prompt)?.[1] ?? /\b(\d{1,2})[ -]?(?:s|sec|seconds?) (?:increment|bonus|delay)/iu.exec(prompt)?.[1] ?? 0); // prettier-ignore
  return { minutes: Math.max(1, minutes), extra };
}

/** Two clocks of which one runs: who has moved presses, and the other's time goes on. */
export const chessClock: TimerVariant = {
  title: () => 'chessClockTitle',
  lede: 'chessClockLede',
  asked: /\bchess (?:clock|timer)s?\b|\b(?:game|two[- ]player) clock\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: AppWord) => sayApp(words.language, word);
    const times = readTimes(context);
    return html`<div class="chess-clock" data-app="timer">
      <div class="chess-sides">
        ${[1, 2].map((side) => html`<button class="chess-side" type="button" data-side="${side - 1}"><span>${say('playerWord')} ${side}</span><b data-time></b><small data-moves></small></button>`)}
      </div>
      <div class="app-row">
        <button class="app-button" type="button" data-pause disabled>${say('pauseWord')}</button>
        <button class="app-button app-quiet" type="button" data-reset>${say('startOver')}</button>
      </div>
      <div class="app-row chess-set">
        <p class="app-field">
          <label for="chess-minutes">${say('minutesEach')}</label
          ><input
            id="chess-minutes"
            type="number"
            min="1"
            max="300"
            inputmode="numeric"
            value="${times.minutes}"
            data-minutes
          />
        </p>
        <p class="app-field">
          <label for="chess-extra">${say('secondsAMove')}</label
          ><input
            id="chess-extra"
            type="number"
            min="0"
            max="120"
            inputmode="numeric"
            value="${times.extra}"
            data-extra
          />
        </p>
      </div>
      <p class="app-note">${say('chessClockHelp')}</p>
      <p role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.chess-sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: var(--gap); }
.chess-side { display: grid; gap: 0.5rem; justify-items: center; align-content: center; min-block-size: clamp(11rem, 32vh, 20rem); border: 3px solid var(--line); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); cursor: pointer; }
.chess-side b { font: var(--heading-weight) clamp(3rem, 2rem + 6vi, 6rem)/1 var(--display); font-variant-numeric: tabular-nums; }
.chess-side[data-runs] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.chess-side[data-out] { border-style: dashed; border-color: currentColor; }
.chess-set .app-field { inline-size: min(100%, 12rem); }
`,
  script: (
    context,
  ) => `// Chess clock: one side runs; the times are counted by the device's clock, so that none is lost in a hidden tab.
${writeConstant('words', sayAll(context.words.language, ['movesMade', 'timeOutOf', 'pauseWord', 'goOn', 'playerWord']))}${writeStore(context, 'chess-clock')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startClock(app);

function startClock(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const sides = [...app.querySelectorAll('[data-side]')];
  const set = loadRecords({ minutes: Number(find('minutes').value), extra: Number(find('extra').value) });
  let left = [];
  let moves = [0, 0];
  let running = -1;
  let isPaused = false;
  let since = 0;

  const leftOf = (side) => Math.max(0, left[side] - (side === running && !isPaused ? Date.now() - since : 0));
  const clock = (ms) => {
    const tenths = Math.floor(ms / 100);
    const seconds = ms < 20000 ? Math.floor(tenths / 10) : Math.ceil(ms / 1000);
    const text = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
    return ms < 20000 ? text + '.' + (tenths % 10) : text;
  };
  const isOver = () => left.some((_, side) => leftOf(side) === 0);
  const show = () => {
    sides.forEach((button, side) => {
      button.querySelector('[data-time]').textContent = clock(leftOf(side));
      button.querySelector('[data-moves]').textContent = words.movesMade.replace('{n}', moves[side]);
      button.toggleAttribute('data-runs', side === running && !isOver());
      button.toggleAttribute('data-out', leftOf(side) === 0);
      button.disabled = isOver() || isPaused || (running >= 0 && side !== running);
    });
    find('pause').disabled = running < 0 || isOver();
    find('pause').textContent = isPaused ? words.goOn : words.pauseWord;
    const out = left.findIndex((_, side) => leftOf(side) === 0);
    const text = out < 0 ? '' : words.timeOutOf.replace('{name}', words.playerWord + ' ' + (out + 1));
    if (find('status').textContent !== text) find('status').textContent = text;
  };
  const reset = () => {
    left = [0, 1].map(() => set.minutes * 60000);
    moves = [0, 0];
    running = -1;
    isPaused = false;
    show();
  };
  // Before the first move either side may press: the other one's clock begins.
  const press = (side) => {
    if (isOver() || isPaused || (running >= 0 && side !== running)) return;
    if (running >= 0) {
      left[side] = leftOf(side) + set.extra * 1000;
      moves[side] += 1;
    }
    running = 1 - side;
    since = Date.now();
    show();
    sides[running].focus();
  };
  sides.forEach((button, side) => button.addEventListener('click', () => press(side)));
  find('pause').addEventListener('click', () => {
    if (!isPaused) left[running] = leftOf(running);
    isPaused = !isPaused;
    since = Date.now();
    show();
  });
  find('reset').addEventListener('click', reset);
  for (const hook of ['minutes', 'extra']) {
    find(hook).value = set[hook];
    find(hook).addEventListener('change', () => {
      const { min, max } = find(hook);
      set[hook] = Math.min(Number(max), Math.max(Number(min), Math.round(Number(find(hook).value)) || Number(min)));
      find(hook).value = set[hook];
      saveRecords(set);
      if (running < 0) reset();
    });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.target.closest('button, input, a, select')) return;
    event.preventDefault();
    press(running < 0 ? 0 : running);
  });
  setInterval(show, 100);
  reset();
}
`;
