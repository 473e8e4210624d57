import { capitalise } from '../../../capitalise';
import { html, type Html } from '../../html';
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

/** "16:8": hours without food, as minutes; the usual ones where a fast tells none. */
function readFasts(prompt: string): readonly number[] {
  if (!/\bfast(?:s|ing)?\b|\bfasten|\bayuno|\bjeûne|\bjejum|\bdigiuno|\bvasten/iu.test(prompt)) return [];
  const told = [...prompt.matchAll(/\b(1[0-9]|2[0-3])\s?[:/]\s?([1-9]|1[0-4])\b/gu)].filter(
    ([, fast, rest]) => Number(fast) + Number(rest) === 24,
  );
  return told.length > 0 ? told.map(([, fast]) => Number(fast) * 60) : [960, 840, 1080];
}
const sayLength = (minutes: number, language: string): string =>
  minutes >= 180 && minutes % 60 === 0
    ? `${minutes / 60} ${sayUnit('h', language)}`
    : `${minutes} ${sayUnit('min', language)}`;

// "for 3, 5 and 8 minutes": the prompt's lengths as buttons, else usual ones.
function readMinutes({ brief }: AppContext): readonly number[] {
  const fasts = readFasts(brief.prompt);
  if (fasts.length > 0) return fasts;
  const list = /((?:\d{1,3}(?:\s*(?:,|\/|and|or|und|y|et|e)\s*)?)+)[\s-]*min/iu.exec(brief.prompt)?.[1] ?? '';
  const found = (list.match(/\d+/g) ?? []).map(Number).filter((minutes) => minutes > 0 && minutes <= 180);
  return found.length > 0 ? found : [1, 3, 5, 10, 15, 30];
}

const counts: Readonly<Record<string, number>> = { two: 2, both: 2, zwei: 2, deux: 2, dos: 2, due: 2, dois: 2, twee: 2, three: 3, drei: 3, trois: 3, tres: 3, tre: 3, três: 3, drie: 3, four: 4, vier: 4, quatre: 4, cuatro: 4, quattro: 4, quatro: 4, five: 5, six: 6 }; // prettier-ignore
const several = new RegExp(String.raw`\b(\d|${Object.keys(counts).join('|')}|several|multiple|many|mehrere|plusieurs|varios|vários|più) (?:[\p{L}-]+ ){0,2}?(?:\p{L}*timers?\b|minuteurs|temporizadores|kurzzeitwecker)|\btimers\b.*\b(?:at (?:once|the same time)|side by side|next to (?:each other|one another)|in parallel|each with)`, 'iu'); // prettier-ignore

/** The clocks that run beside each other, by their names and minutes; one alone has no name. */
function readClocks(context: AppContext): readonly (readonly [name: string, minutes: number])[] {
  const presets = readMinutes(context);
  const found = several.exec(context.brief.prompt);
  if (!found) return [['', presets[0] ?? 5]];
  const told = (found[1] ?? '').toLowerCase();
  const named = readNamedTimes(context);
  const count = counts[told] ?? (Number(told) || Math.max(named.length, 3));
  const title = sayApp(context.words.language, 'countdownTimer');
  return Array.from({ length: Math.max(1, Math.min(count, 9)) }, (_, at) => [
    capitalise(named[at]?.[0] ?? `${title} ${at + 1}`),
    named[at]?.[1] ?? presets[at] ?? 5,
  ]);
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
    /kitchen|\beggs?\b|\btea\b|cook|countdown|count ?down|\bbaking\b|presentation|meeting|\d+[\s-]*minutes? timer|timer for \d|küchen|cocina|cuisine|cucina|minuter|\bfast(?:s|ing)\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const clocks = readClocks(context);
    const isOne = clocks.length === 1;
    const named = readNamedTimes(context);
    const presets = named.length > 1 ? named.map(([, minutes]) => minutes) : readMinutes(context);
    const nameOf = (at: number): string => (named.length > 1 ? `${capitalise(named[at]?.[0] ?? '')} · ` : '');
    const field = (name: string, id: string, label: string, value: number, most: number) =>
      html`<p class="app-field">
        <label for="set-${id}">${label}</label
        ><input
          id="set-${id}"
          name="${name}"
          type="number"
          inputmode="numeric"
          min="0"
          max="${most}"
          value="${value}"
          required
        />
      </p>`;
    const clockOf = ([name, minutes]: readonly [string, number], at: number): Html => {
      const mark = at === 0 ? '' : `-${at + 1}`;
      return html`<div
        class="kitchen${isOne ? '' : ' app-panel'}"
        role="group"
        ${isOne ? null : html` aria-label="${name}"`}
        data-clock
      >
        ${isOne ? null : html`<input class="app-input" type="text" maxlength="40" autocomplete="off" value="${name}" aria-label="${words.fields.name}" data-name />`}
        <p class="kitchen-time" role="timer" data-time>0:00</p>
        <progress max="1" value="1" aria-label="${say('progress')}" data-bar></progress>
        <div class="app-row kitchen-buttons">
          <button class="app-button" type="button" data-start>${words.actions.start}</button>
          <button class="app-button app-quiet" type="button" data-reset>${words.actions.reset}</button>
          ${isOne ? writeFullButton(context) : null}
          ${isSilent(context.brief.prompt) ? null : html`<label class="kitchen-sound"><input type="checkbox" ${startsSilent(context.brief.prompt) ? null : html` checked`} data-sound /> ${say('sound')}</label>`}
        </div>
        <div class="kitchen-set">
          ${
            isOne
              ? html`<div class="app-row" role="group" aria-label="${words.times.minutes}">
                  ${presets.map((length, place) => html`<button class="app-button app-quiet" type="button" data-preset="${length}">${nameOf(place)}${sayLength(length, words.language)}</button>`)}
                </div>`
              : null
          }
          <fieldset data-fields>
            <legend class="app-hidden">${words.fields.time}</legend>
            ${field('minutes', `minutes${mark}`, words.times.minutes, isOne ? (presets[0] ?? 5) : minutes, 1440)}
            ${field('seconds', `seconds${mark}`, words.times.seconds, 0, 59)}
          </fieldset>
        </div>
        <p class="kitchen-status" role="status" data-status></p>
      </div>`;
    };
    return html`<div class="kitchens" data-app="timer">
      ${clocks.map((each, at) => clockOf(each, at))}
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.kitchens { grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.kitchen { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); align-content: start; min-inline-size: 0; justify-items: center; text-align: center; }
.kitchen-time { font: var(--heading-weight) clamp(5.5rem, 2rem + 16vi, 13rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; }
.kitchen[data-long] .kitchen-time { font-size: clamp(3rem, 0.5rem + 12vi, 10rem); }
.kitchen.app-panel { gap: 1rem; }
.kitchen.app-panel .kitchen-time { font-size: clamp(4rem, 2rem + 4vi, 6rem); }
.kitchen.app-panel .app-button { min-inline-size: 6rem; }
.kitchen .app-input { max-inline-size: 16rem; font-weight: 600; text-align: center; }
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
