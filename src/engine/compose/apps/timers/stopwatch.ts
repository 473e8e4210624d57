import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { csvFileScript } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { stopwatchScript } from './stopwatch-script';
import { writeFullButton, writeFullScript } from './full-screen';
import type { TimerVariant } from './timer-variant';

/** Time that runs up, with laps. It goes on after a reload, and the laps stay. */
export const stopwatch: TimerVariant = {
  title: () => 'stopwatch',
  lede: 'stopwatchLede',
  asked:
    /stop ?watch|contraction|\blaps?\b|lap times?|stoppuhr|cron[oó]metro|chronom[eè]tre|stoper|kronometre|ساعة إيقاف|סטופר/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="stopwatch" data-app="timer">
      <div class="stopwatch-main">
        <p class="stopwatch-time" role="timer" data-time>0:00.00</p>
        <div class="app-row stopwatch-buttons">
          <button class="app-button" type="button" data-start>${words.actions.start}</button>
          <button class="app-button app-quiet" type="button" data-lap>${say('lap')}</button>
          <button class="app-button app-quiet" type="button" data-reset>${words.actions.reset}</button>
          ${writeFullButton(context)}
        </div>
        <p class="app-note">${say('stopwatchHelp')}</p>
      </div>
      <div class="stopwatch-side">
        <table data-table>
          <thead>
            <tr>
              <th scope="col">${say('lap')}</th>
              <th scope="col">${words.fields.time}</th>
              <th scope="col">${say('total')}</th>
            </tr>
          </thead>
          <tbody data-laps></tbody>
        </table>
        <p class="app-empty" data-empty>${say('noLaps')}</p>
        <button class="app-button app-quiet" type="button" data-export>${say('exportCsv')}</button>
      </div>
      <p class="app-hidden" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.stopwatch { grid-template-columns: minmax(0, 1.2fr) minmax(0, 0.8fr); gap: var(--gap) clamp(1.5rem, 5vi, 5rem); align-items: start; }
.stopwatch-main, .stopwatch-side { display: grid; gap: 1.5rem; justify-items: start; }
.stopwatch-time { font: var(--heading-weight) clamp(4rem, 1.5rem + 11vi, 9rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; white-space: nowrap; }
.stopwatch[data-running] .stopwatch-time { color: var(--accent-text); }
.stopwatch-buttons .app-button { min-inline-size: 7.5rem; min-block-size: 3.25rem; }
.stopwatch-side table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.stopwatch-side :is(th, td) { padding: 0.7rem 0.5rem 0.7rem 0; border-block-end: 1px solid var(--line); text-align: start; }
.stopwatch-side thead th { border-block-end: 2px solid var(--ink); }
.stopwatch-side :is(th, td):last-child { text-align: end; }
.stopwatch-side [data-mark]::after { content: attr(data-mark); margin-inline-start: 0.6em; padding: 0.1em 0.6em; border: 1px solid currentColor; border-radius: 99px; font-size: 0.875rem; }
.stopwatch-side .app-empty { inline-size: 100%; border: 2px dashed var(--line); border-radius: var(--radius-card); }
@media (max-width: 48rem) { .stopwatch { grid-template-columns: minmax(0, 1fr); } .stopwatch-buttons .app-button { flex: 1 1 6rem; min-inline-size: 0; } }
`,
  script: (context) => {
    const { words } = context;
    const texts = sayAll(words.language, ['lap', 'fastestLap', 'slowestLap', 'total']);
    const { start, pause } = words.actions;
    return `// Stopwatch: the moment it was started is kept in this browser, so that it goes on after a reload.
${writeConstant('words', { ...texts, start, pause, time: words.fields.time })}${writeStore(context, 'stopwatch')}${csvFileScript}${stopwatchScript}${writeFullScript(context)}`;
  },
};
