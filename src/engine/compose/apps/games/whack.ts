import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { asksForLevels, levelStyles, writeLevels } from './levels';

const readSeconds = (prompt: string): number =>
  Math.min(180, Math.max(10, Number(/\b(\d{2,3})[- ]?(?:s\b|sec(?:ond)?s?\b)/iu.exec(prompt)?.[1] ?? 30)));

/** Heads that come up from nine holes, to be hit before they are gone. */
export const whack: GameVariant = {
  name: 'whack',
  title: 'whackTitle',
  lede: 'whackLede',
  asked: /\bwhac?k(?:ing)?[- ]?an?[- ]?\p{L}+|\bhit the moles?\b|\bmole game\b/iu,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="whack" data-app="game">
      <div class="game-scores">
        <p>${say('score')} <b class="app-figure" data-score>0</b></p>
        <p>${say('highScore')} <b class="app-figure" data-best>0</b></p>
        <p>${say('secondsWord')} <b class="app-figure" data-left>${readSeconds(brief.prompt)}</b></p>
        ${asksForLevels(brief.prompt) ? writeLevels(words) : null}
        <button class="app-button" type="button" data-start>${words.actions.start}</button>
      </div>
      <div class="whack-field" role="group" aria-label="${say('whackHelp')}" data-field>
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (hole) =>
            html`<button class="whack-hole" type="button" aria-label="${hole}" data-hole>
              <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <ellipse class="whack-pit" cx="50" cy="78" rx="42" ry="16" />
                <g class="whack-head">
                  <path d="M18 80V48a32 32 0 0 1 64 0v32a42 12 0 0 1-64 0Z" />
                  <circle class="whack-eye" cx="39" cy="46" r="5" />
                  <circle class="whack-eye" cx="61" cy="46" r="5" />
                  <ellipse class="whack-eye" cx="50" cy="60" rx="8" ry="6" />
                </g>
              </svg>
            </button>`,
        )}
      </div>
      <p class="app-note" role="status" data-status>${say('whackHelp')}</p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${levelStyles}.whack { justify-items: center; }
.whack .game-scores { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: end; justify-content: space-between; inline-size: min(100%, 36rem); }
.whack .game-scores .app-figure { display: block; }
.whack-field { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.75rem; inline-size: min(100%, 36rem, 70vh); }
.whack-hole { aspect-ratio: 1; padding: 0.4rem; border: 2px solid var(--line); border-radius: var(--radius-card); background: var(--surface); overflow: hidden; cursor: pointer; touch-action: manipulation; }
.whack-hole svg { display: block; inline-size: 100%; block-size: 100%; }
.whack-pit { fill: var(--line); }
.whack-head { fill: var(--button); translate: 0 75%; opacity: 0; transition: translate 0.12s, opacity 0.12s; }
.whack-eye { fill: var(--on-button); }
.whack-hole[data-up] .whack-head { translate: 0 0; opacity: 1; }
.whack-hole[data-hit] .whack-head { fill: var(--accent); }
@media (prefers-reduced-motion: reduce) { .whack-head { transition: none; } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, ['gameOver', 'newRecord']);
    return `// Heads from holes: press them, or the keys 1 to 9; the best score stays in this browser.
${writeConstant('words', { ...words, again: context.words.actions.tryAgain })}const seconds = ${readSeconds(context.brief.prompt)};
${writeStore(context, 'whack')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startWhack(app);

function startWhack(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const holes = [...app.querySelectorAll('[data-hole]')];
  const choices = app.querySelector('[data-levels]');
  const level = () => (choices ? Number(choices.querySelector(':checked').value) : 1);
  const best = loadRecords({});
  let [score, left, clock, turn] = [0, seconds, 0, 0];
  const isOn = () => left > 0 && clock !== 0;

  const show = () => {
    find('score').textContent = String(score);
    find('best').textContent = String(best[level()] || 0);
    find('left').textContent = String(left);
  };
  const hide = () => {
    for (const hole of holes) for (const mark of ['data-up', 'data-hit']) hole.removeAttribute(mark);
  };
  const raise = () => {
    const before = holes.findIndex((hole) => hole.hasAttribute('data-up'));
    hide();
    const free = holes.filter((_, at) => at !== before);
    free[Math.floor(Math.random() * free.length)].setAttribute('data-up', '');
    // They hurry towards the end.
    turn = setTimeout(raise, [1100, 850, 600][level()] * (0.65 + 0.35 * (left / seconds)));
  };
  const end = () => {
    clearInterval(clock);
    clearTimeout(turn);
    clock = 0;
    hide();
    const isRecord = score > (best[level()] || 0);
    if (isRecord) best[level()] = score;
    saveRecords(best);
    show();
    find('status').textContent = (isRecord ? words.newRecord : words.gameOver).replace('{n}', String(score));
    find('start').textContent = words.again;
    find('start').disabled = false;
    find('start').focus();
    document.dispatchEvent(new CustomEvent('game-end', { detail: { score: score, isLow: false, said: '' } }));
  };
  const start = () => {
    [score, left] = [0, seconds];
    find('start').disabled = true;
    find('status').textContent = '';
    clock = setInterval(() => {
      left -= 1;
      show();
      if (left <= 0) end();
    }, 1000);
    show();
    raise();
  };
  const hit = (hole) => {
    if (!isOn() || !hole.hasAttribute('data-up') || hole.hasAttribute('data-hit')) return;
    hole.setAttribute('data-hit', '');
    score += 1;
    show();
    clearTimeout(turn);
    turn = setTimeout(raise, 180);
  };
  for (const hole of holes) hole.addEventListener('pointerdown', () => hit(hole));
  for (const hole of holes) hole.addEventListener('click', (event) => event.detail === 0 && hit(hole));
  document.addEventListener('keydown', (event) => {
    if (/^[1-9]$/.test(event.key)) hit(holes[Number(event.key) - 1]);
  });
  find('start').addEventListener('click', start);
  if (choices) choices.addEventListener('change', () => (isOn() ? end() : show()));
  show();
}
`;
