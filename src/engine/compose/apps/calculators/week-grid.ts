import { numberOf } from '../../../number-of';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeFileRow, writeFileScript } from '../file-row';
import { readListOf } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { weekGridScript } from './week-grid-script';

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const counts = 'four|five|six|seven|eight|nine|ten';

/** The days of a timetable, Monday being 0: "Monday to Saturday", the days that are named, else those of a school week. */
export function readGridDays(prompt: string): readonly number[] {
  const days = week.map((day) => day.slice(0, 3)).join('|');
  const told = new RegExp(String.raw`\b(${days})\p{L}*\s*(?:to|-|–|until|through)\s*(${days})\p{L}*`, 'iu').exec(prompt); // prettier-ignore
  const at = (name: string | undefined): number =>
    week.findIndex((day) => day.startsWith((name ?? '').slice(0, 3).toLowerCase()));
  if (told) {
    const [from, to] = [at(told[1]), at(told[2])];
    if (from < to) return week.map((_, day) => day).slice(from, to + 1);
  }
  const named = week.flatMap((day, index) =>
    new RegExp(`\\b${day}s?\\b`, 'iu').test(prompt) ? [index] : [],
  );
  if (named.length > 1) return named;
  return /\b(?:7|seven)[- ]days?\b|\bweekends?\b|\ball week\b/iu.test(prompt) ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4]; // prettier-ignore
}

/** The rows of a timetable: "6 periods", "from 8 to 15", else six periods. */
export function readGridRows(prompt: string): readonly string[] {
  const told = new RegExp(String.raw`\b(\d{1,2}|${counts}) (?:\p{L}+ )?(periods?|lessons?|slots?|blocks?|rows|hours|classes)\b(?! long)`, 'iu').exec(prompt); // prettier-ignore
  if (told) {
    const word = /^(?:rows|classes|hours)$/iu.test(told[2] ?? '') ? 'Period' : (told[2] ?? 'Period').replace(/s$/u, ''); // prettier-ignore
    const label = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    return Array.from({ length: Math.min(14, Math.max(1, numberOf(told[1] ?? '6'))) }, (_, at) => `${label} ${at + 1}`); // prettier-ignore
  }
  const hours = /\b(\d{1,2})(?::00)?\s?(am|pm)?\s*(?:to|-|–|until)\s*(\d{1,2})(?::00)?\s?(am|pm)?\b/iu.exec(
    prompt,
  );
  const from = Number(hours?.[1] ?? 0);
  const to = Number(hours?.[3] ?? 0) + (/pm/iu.test(hours?.[4] ?? '') && Number(hours?.[3]) < 12 ? 12 : 0);
  if (hours && from < to && to <= 24 && to - from < 18)
    return Array.from({ length: to - from }, (_, at) => `${String(from + at).padStart(2, '0')}:00`);
  return Array.from({ length: 6 }, (_, at) => `Period ${at + 1}`);
}

/** A timetable to be filled in: days across, periods down, a colour for each subject. */
export const weekGrid: CalculatorVariant = {
  title: 'weekGridTitle',
  lede: 'weekGridLede',
  asked:
    /\btime ?tables?\b|\b(?:class|lesson|school|week(?:ly)?|study|training|revision) (?:schedule|plan(?:ner)?)\b/iu,
  html: (context) => {
    const { words, brief } = context;
    const hasColours = /\bcolou?r/iu.test(brief.prompt);
    const heading = context.level === 2 ? html`<h2>Subjects</h2>` : html`<h3>Subjects</h3>`;
    const days = readGridDays(brief.prompt);
    return html`<div class="week" data-app="calculator">
      <div class="week-frame">
        <table>
          <thead>
            <tr>
              <td></td>
              ${days.map((day) => html`<th scope="col">${words.weekdays[day] ?? ''}</th>`)}
            </tr>
          </thead>
          <tbody data-rows></tbody>
        </table>
      </div>
      <datalist id="week-subjects" data-known></datalist>
      ${
        hasColours
          ? html`<section data-legend hidden>
              ${heading}
              <ul class="week-colours" data-colours></ul>
            </section>`
          : null
      }
      <div class="app-row app-ends">
        <div class="app-row">
          <button class="app-button" type="button" data-print>${words.actions.print}</button>
          <button class="app-button app-quiet" type="button" data-add>Add a row</button>
          <button class="app-button app-quiet" type="button" data-clear>
            ${sayApp(words.language, 'clearAll')}
          </button>
        </div>
        ${writeFileRow(context, 'json')}
      </div>
      <p class="app-note" role="status" data-status></p>
      <noscript><p>${sayApp(words.language, 'needsScript')}</p></noscript>
    </div>`;
  },
  css: `.week table { inline-size: 100%; border-collapse: separate; border-spacing: 4px; table-layout: fixed; }
.week :is(th, thead td) { padding: 0.4rem; text-align: start; }
.week thead td, .week tbody th { inline-size: 7.5rem; }
.week tbody td { padding: 0; }
.week td input, .week th input { inline-size: 100%; min-inline-size: 0; min-block-size: 3.25rem; padding: 0.5rem 0.6rem; border: 1px solid var(--line); border-radius: min(var(--radius), 0.6rem); background: var(--surface); color: var(--ink); font: inherit; }
.week th input { border-color: transparent; background: transparent; font-weight: 700; }
.week td input[data-coloured] { border-inline-start: 0.5rem solid var(--subject); background: color-mix(in oklab, var(--subject) 16%, var(--surface)); font-weight: 600; }
.week h2, .week h3 { font-size: var(--step-1); margin-block-end: 0.5rem; }
.week-colours { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
.week-colours label { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; }
.week-colours input { inline-size: 2.75rem; block-size: 2.25rem; padding: 0; border: 1px solid var(--soft); border-radius: 0.4rem; background: none; }
@media (max-width: 48rem) {
  .week :is(table, tbody, tr, th, td) { display: block; }
  .week thead { display: none; }
  .week tbody tr { padding-block: 0.5rem; }
  .week tbody th { inline-size: auto; padding-inline: 0; }
  .week tbody td { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); align-items: center; }
  .week tbody td::before { content: attr(data-title); color: var(--soft); }
}
@media print { .week .app-ends, .week [role="status"] { display: none; } }
`,
  script: (context) => {
    const { brief, words } = context;
    const texts = { ...sayAll(words.language, ['imported', 'badFile']), cleared: 'The timetable is empty.', sure: 'Press again to clear it.', removed: 'Removed: {name}.' }; // prettier-ignore
    const subjects = readListOf(brief.prompt, 'subjects?|classes|courses').filter((name) => name.length > 2);
    const days = readGridDays(brief.prompt).map((day) => words.weekdays[day] ?? '');
    return `// Timetable: every square is a field; what it holds stays in this browser, and so does the colour of each subject.
${writeConstant('words', texts)}${writeConstant('days', days)}${writeConstant('startRows', readGridRows(brief.prompt))}${writeConstant('subjects', subjects)}${writeStore(context, 'timetable')}${writeFileScript(context)}${weekGridScript}`;
  },
};
