import { countdown } from '../../behaviours/countdown';
import { html } from '../../html';
import { writeDate } from '../../write-date';
import { sayApp } from '../app-words';
import type { AppContext } from '../app';
import type { TimerVariant } from './timer-variant';

const sayDay = ({ brief, words }: AppContext): string => writeDate(brief.date?.value ?? '', words.language);

/** "Countdown to our baby's due date 14 March": what is waited for; null where only the day is told. */
function readTarget({ brief: { prompt }, words }: AppContext): string | null {
  const what = words.language === 'en' ? /\bcount ?down(?: (?:timer|page|clock|site|app))? (?:to|until|till|for) (?:the |our |my |an? )?(?<what>\p{L}[\p{L}\p{N}'’& -]{2,48}?)(?=,|\.|:|;|$|\s(?:on|at|in|with|which|that|from)\s|\s\d|\s(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu.exec(prompt)?.groups?.['what'] : undefined; // prettier-ignore
  if (what === undefined || /^(?:january|february|march|april|may|june|july|august|september|october|november|december|date|day)\b/iu.test(what)) return null; // prettier-ignore
  return what.charAt(0).toUpperCase() + what.slice(1);
}

type Unit = 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds';
const every: readonly (readonly [Unit, RegExp])[] = [
  ['weeks', /\bweeks?\b|semanas|semaines|wochen|settimane|weken|tygodni|hafta|أسابيع|שבועות/iu],
  ['days', /\bdays\b|\bdías\b|\bjours\b|\btage\b|\bdias\b|giorni|dagen|\bdni\b|\bgün\b|أيام|ימים/iu],
  ['hours', /\bhours?\b|horas|heures|stunden|\bore\b|\buren?\b|godzin|saat|ساعات|שעות/iu],
  ['minutes', /\bminutes?\b|minutos|minuten|minuti|minut|dakika|دقائق|דקות/iu],
  ['seconds', /\bseconds?\b|segundos|secondes|sekunden|secondi|sekund|saniye|ثوان|שניות/iu],
]; // prettier-ignore

/** The units that a prompt names, down to the smallest of them; the usual four where it names one or none. */
function unitsOf(prompt: string): readonly Unit[] {
  const told = every.filter(([, asked]) => asked.test(prompt)).map(([unit]) => unit);
  if (told.length > 1) return told;
  const usual = ['days', 'hours', 'minutes', 'seconds'] as const;
  return told[0] === 'weeks' ? ['weeks', ...usual] : told[0] === 'days' ? ['days'] : usual;
}

/** Whether the seconds are among what is counted. */
export const runsBySecond = ({ brief }: AppContext): boolean => unitsOf(brief.prompt).includes('seconds');

/** The days, hours, minutes and seconds to a day that the prompt names. */
export const dateCountdown: TimerVariant = {
  title: () => 'countdownTimer',
  heading: (context) => readTarget(context) ?? sayDay(context),
  lede: 'dateCountdownLede',
  asked:
    /count ?down|cuenta atr[aá]s|compte à rebours|contagem|conto alla rovescia|aftell|odlicza|geri say|عد تنازلي|ספירה לאחור/iu,
  html: (context) => {
    const { brief, words } = context;
    const { times } = words;
    const units = unitsOf(brief.prompt);
    return html`<div class="until" data-app="timer">
      <div
        class="until-clock"
        role="timer"
        data-countdown="${brief.date?.value ?? ''}"
        data-over="${brief.quotes[0]?.value.text ?? times.started}"
      >
        ${units.map((unit) => html`<p><b data-unit="${unit}">–</b> <span>${unit === 'weeks' ? sayApp(words.language, 'weeksWord') : times[unit]}</span></p>`)}
      </div>
      ${readTarget(context) === null ? null : html`<p class="until-day" data-read>${sayDay(context)}</p>`}
      <noscript><p>${sayApp(words.language, 'needsScript')}</p></noscript>
    </div>`;
  },
  css: `.until-day { font: var(--heading-weight) var(--step-1)/1.3 var(--display); text-align: center; }
.until-clock { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: var(--gap); font: var(--heading-weight) var(--step-2)/1.1 var(--display); }
.until-clock p { display: grid; gap: 0.4rem; justify-items: center; max-inline-size: none; padding: clamp(1.25rem, 4vi, 3rem) 1rem; border-radius: var(--radius-card); background: var(--surface); font: 400 1rem/1.4 var(--text); }
.until-clock b { font: var(--heading-weight) clamp(3rem, 1.5rem + 6vi, 7rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; }
`,
  script: () => countdown.script,
};
