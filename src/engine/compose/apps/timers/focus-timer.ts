import type { AppContext } from '../app';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { readListAfter } from '../read-asked';
import { asksForWeekChart, weekChartScript, weekChartStyles, writeWeekChart } from './week-chart';
import { asksForTasks, focusTaskStyles, writeFocusTasks, writeFocusTaskScript } from './focus-tasks';
import { writeFullButton, writeFullScript } from './full-screen';
import { asksToSet, setLengthsScript, writeLengths } from './set-lengths';
import { readDayGoal, readExercises, readIntervals, readTally } from './read-intervals';
import { csvFileScript } from '../file-row';
import { isSilent, startsSilent } from './silence';
import { writeConstant, writeStore } from '../script-parts';
import { sayUnit } from '../say-unit';
import type { TimerVariant } from './timer-variant';
import { ringScript, timerScript } from './focus-timer-script';

// "40" under a minute, "25" minutes otherwise: the number on the button.
// "50 minute focus": what the prompt calls the time of work.
const sayWork = ({ brief, words }: AppContext): string =>
  words.language === 'en' && /\bfocus\b/iu.test(brief.prompt)
    ? 'Focus'
    : words.language === 'en' && /\bstudy(?:ing)?\b/iu.test(brief.prompt)
      ? 'Study'
      : sayApp(words.language, 'work');

const sayLength = (seconds: number, language: string): string =>
  seconds % 60 === 0
    ? `${seconds / 60} ${sayUnit('min', language)}`
    : seconds < 60
      ? `${seconds} ${sayUnit('s', language)}`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const sayClock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** "A log of what I worked on": each session is kept with what it was for. */
const asksWhatFor = ({ brief: { prompt } }: AppContext): boolean =>
  /\bwhat (?:i|we|you)(?:['’]ve| have| am|['’]m| was)? (?:did|done|do|work(?:ed|ing)?|stud(?:ied|y))\b|\b(?:name|label|note|description) (?:for|of|on|to) (?:each|every) session|en qué (?:he )?trabaj|sur quoi (?:j|on|nous)|woran (?:ich|wir)|su cosa (?:ho|abbiamo) lavorato|em que trabalh|waaraan (?:ik|we)|nad czym/iu.test(
    prompt,
  );

// "With subjects maths, physics and history": what a session was for.
function readSubjects({ brief }: AppContext): readonly string[] {
  const told = readListAfter(
    brief.prompt,
    'subjects?|courses|modules|fächer|materias|asignaturas|matières|disciplinas|materie|vakken',
  );
  return told.slice(0, 12).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** "Workout finished this week", one and many. */
function sayTally(context: AppContext): readonly [string, string] {
  const { isWeek, noun } = readTally(context);
  const { language } = context.words;
  if (!isWeek && noun === null) return [sayApp(language, 'sessionToday'), sayApp(language, 'sessionsToday')];
  const end = `finished ${isWeek ? 'this week' : 'today'}`;
  return [`${noun === null ? 'session' : noun.replace(/s$/u, '')} ${end}`, `${noun ?? 'sessions'} ${end}`];
}

/** A timer for work and breaks, in rounds where asked, that counts the sessions of the day and keeps a history. */
export const focusTimer: TimerVariant = {
  title: (context) => (readIntervals(context).rounds === null ? 'focusTimer' : 'intervalTimer'),
  asked:
    /pomodoro|focus|interval|hiit|tabata|work|\bgym\b|\btraining\b|\bexercise|break|study|session|rounds?\b|trabajo|arbeit|travail|lavoro|trabalho|werk|praca|çalışma|\bbox(?:eo|e|en|ear)?\b|asaltos?|rondas?|rodadas?|descanso|intervalos?|concentr|konzentr|تركيز|عمل|עבודה|ריכוז/iu,
  html: (context) => {
    const { words } = context;
    const { work, rest, long, rounds } = readIntervals(context);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="timer" data-app="timer">
      <div class="timer-modes" role="group" aria-label="${say('mode')}">
        <button class="app-button app-quiet" type="button" data-mode="work" aria-pressed="true">
          ${sayWork(context)} <span>${sayLength(work, context.words.language)}</span>
        </button>
        <button class="app-button app-quiet" type="button" data-mode="rest" aria-pressed="false">
          ${say('rest')} <span>${sayLength(rest, context.words.language)}</span>
        </button>
        ${rounds === null ? html`<button class="app-button app-quiet" type="button" data-mode="long" aria-pressed="false">${say('longRest')} <span>${sayLength(long, context.words.language)}</span></button>` : null}
      </div>
      ${
        asksWhatFor(context)
          ? html`<p class="app-field timer-subject">
              <label for="timer-subject">${say('taskHint')}</label
              ><input
                type="text"
                class="app-input"
                id="timer-subject"
                maxlength="120"
                autocomplete="off"
                data-subject
              />
            </p>`
          : null
      }
      ${
        readSubjects(context).length > 1
          ? html`<p class="app-field timer-subject">
              <label for="timer-subject">${say('subjectWord')}</label
              ><select id="timer-subject" data-subject>
                ${readSubjects(context).map((name) => html`<option>${name}</option>`)}
              </select>
            </p>`
          : null
      }
      <div class="timer-face">
        <svg viewBox="0 0 320 320" aria-hidden="true" focusable="false">
          <circle class="timer-track" cx="160" cy="160" r="146" />
          <path
            class="timer-hand"
            d="M160 14a146 146 0 0 1 0 292a146 146 0 0 1 0-292"
            pathLength="100"
            data-hand
          />
        </svg>
        <p class="timer-time" role="timer" data-time>${sayClock(work)}</p>
        ${rounds === null ? null : html`<p class="timer-round" data-round>${sayApp(words.language, 'roundOf', { n: 1, count: rounds })}</p>`}
        <p class="timer-mode" data-mode-name>${sayWork(context)}</p>
      </div>
      <div class="app-row timer-buttons">
        <button class="app-button" type="button" data-start>${words.actions.start}</button>
        <button class="app-button app-quiet" type="button" data-pause>${words.actions.pause}</button>
        <button class="app-button app-quiet" type="button" data-reset>${words.actions.reset}</button>
        ${writeFullButton(context)}
      </div>
      ${isSilent(context.brief.prompt) ? null : html`<label class="timer-sound"><input type="checkbox" ${startsSilent(context.brief.prompt) ? null : html` checked`} data-sound /> ${say('sound')}</label>`}
      ${asksToSet(context) ? writeLengths(context) : null}
      <p class="timer-today">
        <b class="app-figure" data-today>0</b
        >${readDayGoal(context) === null ? null : html`<span class="timer-goal">/ ${readDayGoal(context)}</span>`}
        <span data-today-words>${sayTally(context)[1]}</span>
      </p>
      ${readSubjects(context).length > 1 ? html`<ul class="timer-sums" data-sums></ul>` : null}
      <ol class="timer-dots" data-dots aria-hidden="true"></ol>
      ${asksForWeekChart(context) ? writeWeekChart(context) : null}
      ${asksForTasks(context) ? writeFocusTasks(context) : null}
      <details class="timer-history">
        <summary>${say('historyWord')}</summary>
        <ol data-history></ol>
        <p class="app-note" data-empty>${say('noHistoryYet')}</p>
        <div class="app-row">
          <button class="app-small" type="button" data-export>${say('exportCsv')}</button
          ><button class="app-small" type="button" data-forget>${words.actions.clear}</button>
        </div>
      </details>
      <p class="app-note" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.timer { justify-items: center; text-align: center; }
.timer-modes { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; }
.timer-modes span { font-weight: 400; font-variant-numeric: tabular-nums; }
.timer-face { position: relative; display: grid; place-items: center; inline-size: min(100%, 27rem); aspect-ratio: 1; }
.timer-face > * { grid-area: 1 / 1; }
.timer-face svg { inline-size: 100%; block-size: 100%; }
.timer-track, .timer-hand { fill: none; stroke: var(--line); stroke-width: 18; }
.timer-hand { stroke: var(--button); stroke-linecap: round; stroke-dasharray: 100; }
.timer[data-running] .timer-hand { transition: stroke-dashoffset 1s linear; }
.timer-time { font: var(--heading-weight) clamp(4rem, 2rem + 12vi, 7.5rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; }
.timer-mode { align-self: end; margin-block-end: 22%; color: var(--soft); font-weight: 600; }
.timer-round { align-self: start; margin-block-start: 24%; font-weight: 600; }
.timer-sound { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; cursor: pointer; }
.timer-sound input { inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.timer-subject { inline-size: min(100%, 20rem); text-align: start; }
.timer-sums { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem 1.5rem; font-variant-numeric: tabular-nums; }
.timer-history { inline-size: min(100%, 32rem); text-align: start; }
.timer-history summary { min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.timer-history li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.timer-buttons { justify-content: center; }
.timer-buttons .app-button { min-inline-size: min(7.5rem, 25vi); min-block-size: 3.25rem; }
.timer-today { display: flex; align-items: baseline; gap: 0.6rem; color: var(--soft); }

.timer-dots li[data-open] { border: 2px solid var(--soft); background: none; }
.timer-today b { color: var(--ink); }
.timer-dots { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.4rem; min-block-size: 1rem; }
.timer-dots li { inline-size: 1rem; block-size: 1rem; border-radius: 99px; background: var(--button); }
${weekChartStyles}${focusTaskStyles}@media (prefers-reduced-motion: reduce) { .timer[data-running] .timer-hand { transition: none; } }
`,
  script: (context) => {
    const words = {
      ...sayAll(context.words.language, [
        'work',
        'rest',
        'longRest',
        'workOver',
        'restOver',
        'roundOf',
        'roundsDone',
      ]),
      work: sayWork(context),
      sessionToday: sayTally(context)[0],
      sessionsToday: sayTally(context)[1],
    };
    const { work, rest, long, rounds } = readIntervals(context);
    return `// Timer: work and breaks in turn; finished work sessions of today are counted in this browser.
${writeConstant('words', { ...words, date: context.words.fields.date, time: context.words.fields.time, subject: sayApp(context.words.language, 'subjectWord') })}${writeConstant('seconds', { work, rest, long })}let rounds = ${rounds ?? 0};
${writeConstant('exercises', readExercises(context))}const dayGoal = ${readDayGoal(context) ?? 0};
const isByWeek = ${String(readTally(context).isWeek)};
const untilLong = ${readIntervals(context).untilLong};
${writeStore(context, 'timer')}${csvFileScript}${asksForWeekChart(context) ? weekChartScript : ''}${asksToSet(context) ? setLengthsScript : ''}${timerScript}${ringScript}${asksForTasks(context) ? writeFocusTaskScript(context) : ''}${writeFullScript(context)}`;
  },
};
