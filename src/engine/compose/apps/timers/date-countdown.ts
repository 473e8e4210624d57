import { countdown } from '../../behaviours/countdown';
import { html } from '../../html';
import { writeDate } from '../../write-date';
import { sayApp } from '../app-words';
import type { TimerVariant } from './timer-variant';

/** The days, hours, minutes and seconds to a day that the prompt names. */
export const dateCountdown: TimerVariant = {
  title: () => 'countdownTimer',
  heading: ({ brief, words }) => writeDate(brief.date?.value ?? '', words.language),
  lede: 'dateCountdownLede',
  asked:
    /count ?down|cuenta atr[aá]s|compte à rebours|contagem|conto alla rovescia|aftell|odlicza|geri say|عد تنازلي|ספירה לאחור/iu,
  html: ({ brief, words }) => {
    const { times } = words;
    const units = ['days', 'hours', 'minutes', 'seconds'] as const;
    return html`<div class="until" data-app="timer">
      <div
        class="until-clock"
        role="timer"
        data-countdown="${brief.date?.value ?? ''}"
        data-over="${times.started}"
      >
        ${units.map((unit) => html`<p><b data-unit="${unit}">–</b> <span>${times[unit]}</span></p>`)}
      </div>
      <noscript><p>${sayApp(words.language, 'needsScript')}</p></noscript>
    </div>`;
  },
  css: `.until-clock { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: var(--gap); font: var(--heading-weight) var(--step-2)/1.1 var(--display); }
.until-clock p { display: grid; gap: 0.4rem; justify-items: center; max-inline-size: none; padding: clamp(1.25rem, 4vi, 3rem) 1rem; border-radius: var(--radius-card); background: var(--surface); font: 400 1rem/1.4 var(--text); }
.until-clock b { font: var(--heading-weight) clamp(3rem, 1.5rem + 6vi, 7rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; }
`,
  script: () => countdown.script,
};
