import { countdown } from '../../behaviours/countdown';
import { html } from '../../html';
import { writeDate } from '../../write-date';
import { sayApp } from '../app-words';
import { writeStore } from '../script-parts';
import type { AppContext } from '../app';
import type { TimerVariant } from './timer-variant';

/** Days that everybody knows by name. */
const feasts: readonly (readonly [named: RegExp, day: string])[] = [
  [/\b(?:christmas|xmas) eve\b/iu, '--12-24'],
  [/\bchristmas\b|\bxmas\b/iu, '--12-25'],
  [/\bnew year['’]?s? eve\b/iu, '--12-31'],
  [/\bnew year\b/iu, '--01-01'],
  [/\bhallowe['’]?en\b/iu, '--10-31'],
  [/\bvalentine/iu, '--02-14'],
];
const dayOf = ({ brief }: AppContext): string =>
  brief.date?.value ?? feasts.find(([named]) => named.test(brief.prompt))?.[1] ?? '';
const clock =
  /\b(?:at|from|um|à|a las|às|alle|om)\s(?:(\d{1,2})[:.h](\d\d)\s?(am|pm)?|(\d{1,2})\s?(am|pm|uhr)|(noon|midday))(?![\d.,])/iu;
/** "On 12 June at 15:00": the hour of that day; empty where only the day is told. */
function timeOf({ brief: { prompt } }: AppContext): string {
  const found = clock.exec(prompt);
  if (!found) return '';
  const half = (found[3] ?? found[5] ?? '').toLowerCase();
  const told = Number(found[1] ?? found[4] ?? 12);
  const hour = half === 'pm' ? (told % 12) + 12 : half === 'am' ? told % 12 : told;
  return hour > 23 ? '' : `${String(hour).padStart(2, '0')}:${found[2] ?? '00'}`;
}
const momentOf = (context: AppContext): string => [dayOf(context), dayOf(context) && timeOf(context)].filter(Boolean).join('T'); // prettier-ignore
const sayDay = (context: AppContext): string => (dayOf(context) === '' ? '' : writeDate(dayOf(context), context.words.language)); // prettier-ignore

/** "Countdown to our move", "for my exam in days": a day is waited for, which the prompt names, everybody knows, or is set on the page. */
export const waitsForDay = (context: AppContext): boolean =>
  (dateCountdown.asked.test(context.brief.prompt) && dayOf(context) !== '') ||
  (context.words.language === 'en' &&
    /\bdays until\b|\bcount(?:s|ing)? ?down(?: \p{L}+){0,2} (?:to|until|till)(?! \d| zero)\b|\bcount ?down(?: \p{L}+){0,2} for (?:my|our|the) (?=[^]*\b(?:days|weeks)\b)/iu.test(context.brief.prompt)); // prettier-ignore

/** "Countdown to our baby's due date 14 March": what is waited for; null where only the day is told. */
function readTarget({ brief: { prompt }, words }: AppContext): string | null {
  const what = words.language === 'en' ? /\bcount ?down(?: (?:timer|page|clock|site|app))? (?:to|until|till|for) (?:the |our |my |an? )?(?<what>\p{L}[\p{L}\p{N}'’& -]{2,48}?)(?=,|\.|:|;|$|\s(?:on|at|in|with|which|that|from)\s|\s\d|\s(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu.exec(prompt)?.groups?.['what'] : undefined; // prettier-ignore
  if (what === undefined || /^(?:january|february|march|april|may|june|july|august|september|october|november|december|date|day)\b/iu.test(what)) return null; // prettier-ignore
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** The day that somebody sets, kept in this browser. */
const setScript = String.raw`
const daySet = document.querySelector('[data-set]');
if (daySet) startDay(daySet);

function startDay(field) {
  const clock = document.querySelector('[data-countdown]');
  field.value = clock.dataset.countdown = loadRecords({ day: '' }).day;
  field.addEventListener('change', () => {
    if (!field.value) return;
    saveRecords({ day: field.value });
    location.reload();
  });
}
`;

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
  heading: (context) =>
    readTarget(context) ?? (sayDay(context) || sayApp(context.words.language, 'countdownTimer')),
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
        data-countdown="${momentOf(context)}"
        data-over="${brief.quotes[0]?.value.text ?? times.started}"
      >
        ${units.map((unit) => html`<p><b data-unit="${unit}">–</b> <span>${unit === 'weeks' ? sayApp(words.language, 'weeksWord') : times[unit]}</span></p>`)}
      </div>
      ${(readTarget(context) === null && brief.name === null) || dayOf(context) === '' ? null : html`<p class="until-day" data-read>${[sayDay(context), timeOf(context)].filter(Boolean).join(', ')}</p>`}
      ${dayOf(context) === '' ? html`<p class="app-field until-set"><label for="until-date">${words.fields.date}</label><input id="until-date" type="date" data-set /></p>` : null}
      <noscript><p>${sayApp(words.language, 'needsScript')}</p></noscript>
    </div>`;
  },
  css: `.until-day { font: var(--heading-weight) var(--step-1)/1.3 var(--display); text-align: center; }
.until-set { max-inline-size: 16rem; margin-inline: auto; }
.until-clock { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: var(--gap); font: var(--heading-weight) var(--step-2)/1.1 var(--display); }
.until-clock p { display: grid; gap: 0.4rem; justify-items: center; max-inline-size: none; padding: clamp(1.25rem, 4vi, 3rem) 1rem; border-radius: var(--radius-card); background: var(--surface); font: 400 1rem/1.4 var(--text); }
.until-clock b { font: var(--heading-weight) clamp(3rem, 1.5rem + 6vi, 7rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.04em; }
`,
  script: (context) =>
    (dayOf(context) === '' ? writeStore(context, 'day') + setScript : '') + countdown.script,
};
