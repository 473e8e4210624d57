import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';

const readTries = (prompt: string): number =>
  Math.min(20, Math.max(1, Number(/\b(\d{1,2}) (?:tries|attempts|rounds|times|goes)\b/iu.exec(prompt)?.[1] ?? 5))); // prettier-ignore

/** How long it takes to press once the colour has changed, several times over. */
export const reaction: GameVariant = {
  name: 'reaction',
  title: 'reactionTitle',
  lede: 'reactionLede',
  asked: /\breaction(?:s|[- ]time| speed)?\b|\breflex(?:es)?\b/iu,
  html: ({ words }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="reaction" data-app="game">
      <button class="reaction-field" type="button" data-field>
        <span data-message>${say('pressToStart')}</span>
      </button>
      <div class="game-scores">
        <p>${say('averageWord')} <b class="app-figure" data-average>–</b></p>
        <p>${say('best')} <b class="app-figure" data-best>–</b></p>
      </div>
      <ol class="reaction-tries" data-tries></ol>
      <p class="app-hidden" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.reaction-field { display: grid; place-items: center; min-block-size: clamp(16rem, 45vh, 28rem); padding: 1.5rem; border: 3px solid var(--ink); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); font: var(--heading-weight) var(--step-2)/1.2 var(--display); text-align: center; cursor: pointer; touch-action: manipulation; }
.reaction-field[data-state="wait"] { background: var(--line); }
.reaction-field[data-state="go"] { background: var(--button); color: var(--on-button); }
.reaction .game-scores { display: flex; flex-wrap: wrap; gap: 1rem 3rem; }
.reaction .game-scores .app-figure { display: block; }
.reaction-tries { display: flex; flex-wrap: wrap; gap: 0.6rem; }
.reaction-tries li { padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 99px; font-variant-numeric: tabular-nums; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'pressToStart',
      'waitForIt',
      'pressNow',
      'tooSoon',
      'milliseconds',
    ]);
    return `// Reaction time: from the change of colour to the press; the best time stays in this browser.
${writeConstant('words', { ...words, again: context.words.actions.tryAgain })}const most = ${readTries(context.brief.prompt)};
${writeStore(context, 'reaction')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startReaction(app);

function startReaction(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const field = find('field');
  let [kept, tries, timer, since] = [loadRecords({ best: 0 }), [], 0, 0];
  const sayTime = (time) => words.milliseconds.replace('{n}', String(Math.round(time)));
  const turn = (state, text) => {
    field.dataset.state = state;
    find('message').textContent = text;
  };
  const show = () => {
    find('best').textContent = kept.best ? sayTime(kept.best) : '–';
    find('average').textContent = tries.length > 0 ? sayTime(tries.reduce((sum, time) => sum + time, 0) / tries.length) : '–';
    find('tries').replaceChildren(...tries.map((time, at) => Object.assign(document.createElement('li'), { textContent: at + 1 + ' · ' + sayTime(time) })));
  };
  const wait = () => {
    if (tries.length >= most) tries = [];
    show();
    turn('wait', words.waitForIt);
    timer = setTimeout(() => {
      turn('go', words.pressNow);
      since = performance.now();
    }, 1200 + Math.random() * 2800);
  };
  const press = () => {
    if (field.dataset.state === 'wait') {
      clearTimeout(timer);
      turn('rest', words.tooSoon);
    } else if (field.dataset.state === 'go') {
      const time = performance.now() - since;
      tries.push(time);
      if (!kept.best || time < kept.best) kept.best = Math.round(time);
      saveRecords(kept);
      show();
      turn('rest', sayTime(time) + (tries.length < most ? '. ' + words.pressToStart : '. ' + words.again));
      find('status').textContent = sayTime(time);
    } else wait();
  };
  // The press counts when it goes down, not when it comes up again.
  field.addEventListener('pointerdown', press);
  field.addEventListener('click', (event) => event.detail === 0 && press());
  show();
}
`;
