import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { isSilent, startsSilent } from './silence';
import { writeConstant, writeStore } from '../script-parts';
import type { AppContext } from '../app';
import { countdownTimerScript } from './countdown-timer-script';
import { ringScript } from './focus-timer-script';
import { readNamedTimes } from './named-times';
import { sayUnit } from '../say-unit';
import { writeFullButton, writeFullScript } from './full-screen';
import type { TimerVariant } from './timer-variant';

// "for 3, 5 and 8 minutes": the prompt's lengths as buttons, else usual ones.
function readMinutes({ brief }: AppContext): readonly number[] {
  const list = /((?:\d{1,3}(?:\s*(?:,|\/|and|or|und|y|et|e)\s*)?)+)[\s-]*min/iu.exec(brief.prompt)?.[1] ?? '';
  const found = (list.match(/\d+/g) ?? []).map(Number).filter((minutes) => minutes > 0 && minutes <= 180);
  return found.length > 0 ? found : [1, 3, 5, 10, 15, 30];
}

/** Time for one thing at a stretch, which has no breaks: sitting still, a nap, a speech. */
export const asksForCalm = (prompt: string): boolean =>
  /meditat|m[eé]ditation|meditaci|meditaç|meditazion|medytac|meditasyon|מדיטציה|تأمل|mindful|\bnaps?\b|sleep timer|\bspeech|\bdebate|\bexam\b|tooth|\bplanks?\b/iu.test(
    prompt,
  ) && !/pomodoro|interval|tabata|\bhiit\b|circuit|\bexercises\b|\bbreaks?\b|\brounds?\b/iu.test(prompt);

/** Time that runs down from what the person sets: for the kitchen, a talk, a break. */
export const countdownTimer: TimerVariant = {
  title: () => 'countdownTimer',
  asked:
    /kitchen|\beggs?\b|\btea\b|cook|countdown|count ?down|\bbaking\b|presentation|meeting|\d+[\s-]*minutes? timer|timer for \d|küchen|cocina|cuisine|cucina|minuter/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const named = readNamedTimes(context);
    const presets = named.length > 1 ? named.map(([, minutes]) => minutes) : readMinutes(context);
    const nameOf = (at: number): string =>
      named.length > 1 ? `${(named[at]?.[0] ?? '').replace(/^./u, (letter) => letter.toUpperCase())} · ` : '';
    const field = (name: string, label: string, value: number, most: number) =>
      html`<p class="app-field">
        <label for="set-${name}">${label}</label
        ><input
          id="set-${name}"
          name="${name}"
          type="number"
          inputmode="numeric"
          min="0"
          max="${most}"
          value="${value}"
          required
        />
      </p>`;
    return html`<div class="kitchen" data-app="timer">
      <p class="kitchen-time" role="timer" data-time>0:00</p>
      <progress max="1" value="1" aria-label="${say('progress')}" data-bar></progress>
      <div class="app-row kitchen-buttons">
        <button class="app-button" type="button" data-start>${words.actions.start}</button>
        <button class="app-button app-quiet" type="button" data-reset>${words.actions.reset}</button>
        ${writeFullButton(context)}
        ${isSilent(context.brief.prompt) ? null : html`<label class="kitchen-sound"><input type="checkbox" ${startsSilent(context.brief.prompt) ? null : html` checked`} data-sound /> ${say('sound')}</label>`}
      </div>
      <div class="kitchen-set">
        <div class="app-row" role="group" aria-label="${words.times.minutes}">
          ${presets.map((minutes, at) => html`<button class="app-button app-quiet" type="button" data-preset="${minutes}">${nameOf(at)}${minutes} ${sayUnit('min', words.language)}</button>`)}
        </div>
        <fieldset data-fields>
          <legend class="app-hidden">${words.fields.time}</legend>
          ${field('minutes', words.times.minutes, presets[0] ?? 5, 999)}
          ${field('seconds', words.times.seconds, 0, 59)}
        </fieldset>
      </div>
      <p class="kitchen-status" role="status" data-status></p>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.kitchen { justify-items: center; text-align: center; }
.kitchen-time { font: var(--heading-weight) clamp(5.5rem, 2rem + 16vi, 13rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; }
.kitchen[data-over] .kitchen-time { color: var(--accent-text); }
.kitchen progress { inline-size: min(100%, 44rem); block-size: 1rem; accent-color: var(--button); }
.kitchen-buttons, .kitchen-set .app-row { justify-content: center; }
.kitchen-buttons .app-button { min-inline-size: 8rem; min-block-size: 3.25rem; }
.kitchen-sound { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; cursor: pointer; }
.kitchen-sound input { inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.kitchen-set { display: grid; gap: 1.25rem; justify-items: center; }
.kitchen .app-field label::first-letter { text-transform: uppercase; }
.kitchen fieldset { display: grid; grid-template-columns: repeat(2, minmax(0, 9rem)); gap: 1rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; text-align: start; }
.kitchen-status { min-block-size: 1.6em; font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
`,
  script: (context) => {
    const { start, pause } = context.words.actions;
    const texts = sayAll(context.words.language, ['countdownOver']);
    return `// Countdown: the moment at which it ends is kept in this browser, so that it goes on after a reload.
${writeConstant('words', { ...texts, start, pause })}${writeStore(context, 'countdown')}${countdownTimerScript}${ringScript}${writeFullScript(context)}`;
  },
};
