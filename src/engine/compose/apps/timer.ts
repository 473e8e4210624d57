import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { writeConstant, writeStore } from './script-parts';

// "25/5 minutes", "50 minutes of work and 10 of break"; the classic pair otherwise.
function readMinutes({ brief }: AppContext): { work: number; rest: number; long: number } {
  const pair = /(\d{1,3})\s*(?:\/|-|:|min(?:utes?)?[^\d]{1,24})\s*(\d{1,2})(?!\d)/.exec(brief.prompt);
  const single = /(\d{1,3})[\s-]*min/i.exec(brief.prompt);
  const within = (text: string | undefined, other: number) => {
    const minutes = Number(text);
    return Number.isInteger(minutes) && minutes > 0 && minutes <= 180 ? minutes : other;
  };
  const work = within(pair?.[1] ?? single?.[1], 25);
  const rest = within(pair?.[2], Math.max(1, Math.round(work / 5)));
  return { work, rest, long: rest * 3 };
}

/** A timer for work and breaks that counts the sessions of the day. */
export const timer: AppDefinition = {
  kind: 'timer',
  title: ({ words }) => sayApp(words.language, 'focusTimer'),
  html: (context) => {
    const { words } = context;
    const { work, rest, long } = readMinutes(context);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="timer" data-app="timer">
      <div class="timer-modes" role="group" aria-label="${say('mode')}">
        <button class="app-button app-quiet" type="button" data-mode="work" aria-pressed="true">
          ${say('work')} <span>${work}</span>
        </button>
        <button class="app-button app-quiet" type="button" data-mode="rest" aria-pressed="false">
          ${say('rest')} <span>${rest}</span>
        </button>
        <button class="app-button app-quiet" type="button" data-mode="long" aria-pressed="false">
          ${say('longRest')} <span>${long}</span>
        </button>
      </div>
      <div class="timer-face">
        <svg viewBox="0 0 320 320" aria-hidden="true" focusable="false">
          <circle class="timer-track" cx="160" cy="160" r="146" />
          <circle
            class="timer-hand"
            cx="160"
            cy="160"
            r="146"
            pathLength="100"
            transform="rotate(-90 160 160)"
            data-hand
          />
        </svg>
        <p class="timer-time" role="timer" data-time>${String(work).padStart(2, '0')}:00</p>
        <p class="timer-mode" data-mode-name>${say('work')}</p>
      </div>
      <div class="app-row timer-buttons">
        <button class="app-button" type="button" data-start>${words.actions.start}</button>
        <button class="app-button app-quiet" type="button" data-pause>${words.actions.pause}</button>
        <button class="app-button app-quiet" type="button" data-reset>${words.actions.reset}</button>
      </div>
      <p class="timer-today">
        <b class="app-figure" data-today>0</b> <span data-today-words>${say('sessionsToday')}</span>
      </p>
      <ol class="timer-dots" data-dots aria-hidden="true"></ol>
      <p class="app-hidden" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.timer { justify-items: center; text-align: center; }
.timer-modes { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; }
.timer-modes span { font-weight: 400; font-variant-numeric: tabular-nums; }
.timer-face { position: relative; display: grid; place-items: center; inline-size: min(100%, 27rem); aspect-ratio: 1; }
.timer-face > * { grid-area: 1 / 1; }
.timer-face svg { inline-size: 100%; block-size: 100%; }
.timer-track, .timer-hand { fill: none; stroke: var(--line); stroke-width: 18; }
.timer-hand { stroke: var(--accent); stroke-linecap: round; stroke-dasharray: 100; }
.timer[data-running] .timer-hand { transition: stroke-dashoffset 1s linear; }
.timer-time { font: var(--heading-weight) clamp(4rem, 2rem + 12vi, 7.5rem)/1 var(--display); font-variant-numeric: tabular-nums; letter-spacing: -0.04em; }
.timer-mode { align-self: end; margin-block-end: 22%; color: var(--soft); font-weight: 600; }
.timer-buttons { justify-content: center; }
.timer-buttons .app-button { min-inline-size: 7.5rem; min-block-size: 3.25rem; }
.timer-today { display: flex; align-items: baseline; gap: 0.6rem; color: var(--soft); }
.timer-today b { color: var(--ink); }
.timer-dots { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.4rem; min-block-size: 1rem; }
.timer-dots li { inline-size: 1rem; block-size: 1rem; border-radius: 99px; background: var(--accent); }
@media (prefers-reduced-motion: reduce) { .timer[data-running] .timer-hand { transition: none; } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'work',
      'rest',
      'longRest',
      'sessionToday',
      'sessionsToday',
      'workOver',
      'restOver',
    ]);
    const { work, rest, long } = readMinutes(context);
    return `// Timer: work and breaks in turn; finished work sessions of today are counted in this browser.
${writeConstant('words', words)}${writeConstant('minutes', { work, rest, long })}${writeStore(context, 'timer')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startTimer(app);

function startTimer(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const modes = [...app.querySelectorAll('[data-mode]')];
  const title = document.title;
  let mode = 'work';
  let left = minutes.work * 60;
  // While it runs, the moment it ends: a sleeping tab cannot make it late.
  let end = null;
  let ticking;

  const today = () => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  const readToday = () => {
    const kept = loadRecords({ day: '', sessions: 0 });
    return kept.day === today() ? kept.sessions : 0;
  };

  const showToday = () => {
    const sessions = readToday();
    find('today').textContent = String(sessions);
    find('today-words').textContent = sessions === 1 ? words.sessionToday : words.sessionsToday;
    find('dots').replaceChildren(...Array.from({ length: Math.min(sessions, 24) }, () => document.createElement('li')));
  };

  const show = () => {
    const text = String(Math.floor(left / 60)).padStart(2, '0') + ':' + String(left % 60).padStart(2, '0');
    find('time').textContent = text;
    find('hand').style.strokeDashoffset = String(100 - (left / (minutes[mode] * 60)) * 100);
    find('mode-name').textContent = { work: words.work, rest: words.rest, long: words.longRest }[mode];
    find('start').disabled = end !== null;
    find('pause').disabled = end === null;
    app.toggleAttribute('data-running', end !== null);
    document.title = end === null ? title : text + ' ' + title;
    for (const button of modes) button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
  };

  const choose = (next) => {
    mode = next;
    left = minutes[mode] * 60;
    stop();
  };
  const stop = () => {
    end = null;
    clearInterval(ticking);
    show();
  };
  const finish = () => {
    if (mode === 'work') {
      const sessions = readToday() + 1;
      saveRecords({ day: today(), sessions });
      showToday();
      find('status').textContent = words.workOver;
      choose(sessions % 4 === 0 ? 'long' : 'rest');
    } else {
      find('status').textContent = words.restOver;
      choose('work');
    }
    ring();
  };
  const tick = () => {
    left = Math.max(0, Math.round((end - Date.now()) / 1000));
    if (left === 0) finish();
    else show();
  };

  find('start').addEventListener('click', () => {
    end = Date.now() + left * 1000;
    ticking = setInterval(tick, 1000);
    show();
    find('pause').focus();
  });
  find('pause').addEventListener('click', () => {
    stop();
    find('start').focus();
  });
  find('reset').addEventListener('click', () => choose(mode));
  for (const button of modes) button.addEventListener('click', () => choose(button.dataset.mode));
  show();
  showToday();
}

// Two short tones; silent where the browser has no sound to give.
function ring() {
  const Sound = window.AudioContext;
  if (!Sound) return;
  try {
    const sound = new Sound();
    for (const [start, pitch] of [[0, 660], [0.25, 880]]) {
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.15, sound.currentTime + start);
      volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + start + 0.4);
      tone.connect(volume).connect(sound.destination);
      tone.start(sound.currentTime + start);
      tone.stop(sound.currentTime + start + 0.4);
    }
  } catch {
    // The page may not play sound: the status text says it too.
  }
}
`;
