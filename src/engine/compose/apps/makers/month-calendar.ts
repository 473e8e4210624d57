import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeFileRow, writeFileScript } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { monthCalendarScript } from './month-calendar-script';

/** Told categories, else four of everyday. */
function readGroups({ brief, words }: AppContext): readonly string[] {
  const told = /\b(?:categor(?:y|ies)|colou?rs? (?:by|for)|types?)\s*(?::|are|such as|like|for)?\s+((?:[\p{L}\d &-]{2,20},\s*)+(?:and\s+|or\s+)?[\p{L}\d &-]{2,20})/iu.exec(brief.prompt)?.[1]; // prettier-ignore
  const groups = (told ?? '').split(/\s*,\s*(?:and\s+|or\s+)?|\s+and\s+/u).map((one) => one.trim()).filter(Boolean).slice(0, 6); // prettier-ignore
  if (groups.length > 1) return groups.map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  return (['general', 'work', 'leisure', 'healthCategory'] as const).map((word) =>
    sayApp(words.language, word),
  );
}

/** A calendar by the month: events with a time and a category in its colour, kept in the browser. */
export const monthCalendar: CalculatorVariant = {
  title: 'calendarTitle',
  lede: 'calendarLede',
  asked: /\bcalend[ae]rs?\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="month" data-app="calculator">
      <div class="month-main">
        <div class="app-row app-ends">
          <button class="app-small" type="button" data-back aria-label="${say('monthBefore')}">←</button>
          <p class="month-name" role="status" data-month>&nbsp;</p>
          <button class="app-button app-quiet" type="button" data-today>${say('todayWord')}</button>
          <button class="app-small" type="button" data-on aria-label="${say('monthAfter')}">→</button>
        </div>
        <ol class="month-week" aria-hidden="true" data-week></ol>
        <ol class="month-days" data-days></ol>
      </div>
      <div class="month-side">
        <p class="month-day" data-chosen>&nbsp;</p>
        <ul data-events></ul>
        <p class="app-note" data-none>${say('noEvents')}</p>
        <form class="app-panel" data-editor>
          <p class="app-field">
            <label for="event-title">${say('eventWord')}</label
            ><input type="text" id="event-title" name="title" maxlength="120" required autocomplete="off" />
          </p>
          <div class="month-pair">
            <p class="app-field">
              <label for="event-day">${words.fields.date}</label
              ><input type="date" id="event-day" name="day" required />
            </p>
            <p class="app-field">
              <label for="event-time">${words.fields.time}</label
              ><input type="time" id="event-time" name="time" />
            </p>
          </div>
          <p class="app-field">
            <label for="event-group">${say('category')}</label
            ><select id="event-group" name="group">
              ${readGroups(context).map((group, at) => html`<option value="${at}">${group}</option>`)}
            </select>
          </p>
          <div class="app-row">
            <button class="app-button" type="submit" data-save>${words.actions.add}</button>
            <button class="app-button app-quiet" type="button" hidden data-cancel>
              ${words.actions.cancel}
            </button>
          </div>
        </form>
        ${writeFileRow(context, 'json', 'quiet')}
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.month { grid-template-columns: minmax(0, 1.6fr) minmax(16rem, 0.7fr); gap: var(--gap) clamp(1.25rem, 3vi, 3rem); align-items: start; }
.month-main, .month-side, .month form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
.month-name, .month-day { flex: 1; font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.month-week, .month-days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: clamp(0.2rem, 0.6vi, 0.5rem); }
.month-week li { color: var(--soft); text-align: center; font-size: 0.9375rem; overflow: hidden; }
.month-days button { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.2rem; align-content: start; inline-size: 100%; min-block-size: clamp(3.25rem, 8vi, 6rem); padding: 0.35rem; border: 2px solid var(--line); border-radius: min(var(--radius-card), 0.75rem); background: var(--surface); color: var(--ink); text-align: start; font-variant-numeric: tabular-nums; cursor: pointer; }
.month-days [data-now] > b { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 4px; }
.month-days [aria-pressed="true"] { border-color: var(--ink); }
.month-days span { overflow: hidden; padding-inline-start: 0.35rem; border-inline-start: 4px solid var(--event); font-size: 0.8125rem; line-height: 1.3; text-overflow: ellipsis; white-space: nowrap; }
.month-side li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 0.25rem; align-items: center; padding-inline-start: 0.75rem; border-inline-start: 5px solid var(--event); border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.month-side li small { display: block; color: var(--soft); font-size: 0.875rem; }
.month-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 0.9rem; }
@media (max-width: 56rem) { .month { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) { .month-days span { block-size: 0.4rem; padding: 0; border: 0; border-radius: 9px; background: var(--event); color: transparent; font-size: 0; } }
`,
  script: (context) => {
    const { words } = context;
    const texts = { ...sayAll(words.language, ['badFile', 'imported', 'removed', 'added', 'eventsOn']), add: words.actions.add, save: words.actions.save, edit: words.actions.edit, remove: words.actions.remove }; // prettier-ignore
    return `// Calendar: events by day; everything stays in this browser.
${writeConstant('words', texts)}${writeConstant('groups', readGroups(context))}${writeStore(context, 'calendar')}${writeFileScript(context)}${monthCalendarScript}`;
  },
};
