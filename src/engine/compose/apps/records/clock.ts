import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant } from '../script-parts';
import type { RecordField } from './record-field';

/** Whether the hours of a timesheet are to be taken by a clock that is started and stopped. */
export const asksForClock = ({ brief: { prompt }, words }: AppContext): boolean =>
  words.language === 'en' &&
  /\b(?:time ?sheets?|time[- ]?track\w*|time clock|hours tracker|work(?:ing)? (?:hours|time|log))\b/iu.test(
    prompt,
  ) &&
  /\b(?:timer|start\s?(?:\/|and|&|or)\s?stop|clock(?:ing)?[- ](?:in|out)|stopwatch|punch)\b/iu.test(prompt);

/** What such a timesheet holds: the day, what the work was for, its hours, and what they earn where a rate is told of. */
export function clockedFields(context: AppContext): readonly RecordField[] | null {
  const { prompt } = context.brief;
  if (!asksForClock(context)) return null;
  const has = (word: RegExp): boolean => word.test(prompt);
  const isPaid = has(/\b(?:rates?|earn\w*|bill(?:able|ing)?|pay|invoice)\b/iu);
  return [
    { name: 'project', label: 'Project', type: 'text', required: true },
    ...(has(/\bclients?\b/iu) ? [{ name: 'client', label: 'Client', type: 'text' } as const] : []),
    ...(has(/\btasks?\b/iu) ? [{ name: 'task', label: 'Task', type: 'text' } as const] : []),
    { name: 'date', label: context.words.fields.date, type: 'date', required: true },
    { name: 'hours', label: 'Hours', type: 'number', required: true },
    ...(isPaid
      ? ([
          { name: 'hourly-rate', label: 'Hourly rate', type: 'number' },
          { name: 'total', label: 'Total', type: 'number' },
        ] as const)
      : []),
    { name: 'notes', label: sayApp(context.words.language, 'notes'), type: 'textarea', isNote: true },
  ];
}

/** The clock over the table: one button that starts it, and stops it with a new entry. */
export const writeClock = ({ words }: AppContext): Html =>
  html`<div class="app-panel records-clock">
    <p class="app-figure" data-clock-shown>0:00:00</p>
    <button class="app-button" type="button" data-clock>${sayApp(words.language, 'clockIn')}</button>
    <p class="app-note" role="status" data-clock-since></p>
  </div>`;

/** Rules of the clock. */
export const clockStyles = `.records-clock { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; }
`;

/** The script of the clock: it goes on while the page is closed. */
export const writeClockScript = ({ words }: AppContext): string =>
  `${writeConstant('clockWords', sayAll(words.language, ['clockIn', 'clockOut', 'clockRuns']))}${script}`;

const script = String.raw`
const clocked = document.querySelector('[data-clock]');
if (clocked) startClock(clocked.closest('[data-app]'));

function startClock(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  let since = 0;
  try {
    since = Number(localStorage.getItem(storeName + '-clock')) || 0;
  } catch {
    // Nothing can be kept: the clock runs until the page is left.
  }
  const keep = () => {
    try {
      localStorage.setItem(storeName + '-clock', String(since));
    } catch {
      // It runs all the same.
    }
    show();
  };
  const show = () => {
    const seconds = since > 0 ? Math.max(0, Math.floor((Date.now() - since) / 1000)) : 0;
    const pad = (value) => String(value).padStart(2, '0');
    find('clock-shown').textContent = Math.floor(seconds / 3600) + ':' + pad(Math.floor(seconds / 60) % 60) + ':' + pad(seconds % 60);
    find('clock').textContent = since > 0 ? clockWords.clockOut : clockWords.clockIn;
    const text = since > 0 ? clockWords.clockRuns.replace('{time}', new Date(since).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' })) : '';
    if (find('clock-since').textContent !== text) find('clock-since').textContent = text;
  };
  find('clock').addEventListener('click', () => {
    if (since === 0) {
      since = Date.now();
      return keep();
    }
    const start = new Date(since);
    const hours = Math.max(0.01, (Date.now() - since) / 3600000).toFixed(2);
    since = 0;
    keep();
    find('new').click();
    const { hours: amount, date } = find('editor').elements;
    amount.value = hours;
    date.value = new Date(start.getTime() - start.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  });
  show();
  setInterval(show, 1000);
}
`;
