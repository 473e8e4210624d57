import { attributes, html, type Html } from '../../html';
import type { AppContext } from '../app';
import { writeFileRow } from '../file-row';
import { writeGoal } from '../goals';
import { undoStyles } from '../undo';
import { motifOfList, writeVoid } from '../write-void';
import { clockStyles, writeClock } from './clock';
import { completeTable } from './complete-table';
import { filteredColumns } from './filtered-columns';
import { deadlineOf } from './days-since';
import { barStyles, writeBars } from './record-bars';
import { chartStyles, writeChart } from './record-chart';
import type { RecordField, RecordTable } from './record-field';
import { lineOf, writeNoScript } from '../write-no-script';

function writeField(field: RecordField): Html {
  const id = `record-${field.name}`;
  const shared = attributes({ id, name: field.name, required: field.required === true });
  const control =
    field.type === 'textarea'
      ? html`<textarea${shared} rows="3"></textarea>`
      : field.type === 'select'
        ? html`<select${shared}>${(field.options ?? []).map((option) => html`<option>${option}</option>`)}</select>`
        : html`<input${shared}
            type="${field.type}"
            ${attributes({ step: field.type === 'number' ? 'any' : null, value: field.value ?? null, min: field.least ?? null, max: field.most ?? null, pattern: field.required && field.type === 'text' ? '.*\\S.*' : null, autocomplete: 'off' })}
          />`;
  return html`<p class="app-field${field.type === 'textarea' ? ' record-wide' : ''}">
    <label for="${id}">${field.label}</label>${control}
  </p>`;
}

/** The markup of a table of records: search, table, form in a dialog, export and import. */
export function writeRecords(context: AppContext, kind: string, told: RecordTable): Html {
  const table = completeTable(context, told);
  const summaries = table.summaries ?? [];
  const { words, level } = context;
  const columns = table.fields.filter((field) => !field.isNote);
  const title = html` id="records-heading"`;
  const choices = [
    ...table.fields.filter(({ type }) => type === 'select').slice(0, 3),
    ...filteredColumns(context, table.fields),
  ];
  return html`<div
    class="records"
    data-app="${kind}"
    ${attributes({ 'data-red': (table.low ?? deadlineOf(table.fields)) && /\bred\b/iu.test(context.brief.prompt) ? '' : null })}
  >
    ${table.hasClock ? writeClock(context) : null}
    ${table.goal ? html`<div class="app-panel">${writeGoal(context, table.goal, '')}</div>` : null}
    <div class="app-row app-ends">
      <p class="records-search">
        <label class="app-hidden" for="record-search">${words.actions.search}</label
        ><input
          class="app-input"
          id="record-search"
          type="search"
          placeholder="${words.actions.search}"
          data-finder
        />
      </p>
      ${choices.map(
        ({ name, label, options = [] }) =>
          html`<p class="records-only">
            <label class="app-hidden" for="only-${name}">${words.actions.filter}: ${label}</label
            ><select class="app-input" id="only-${name}" data-only="${name}">
              <option value="">${label}: ${words.fields.all}</option>
              ${options.map((option) => html`<option>${option}</option>`)}
            </select>
          </p>`,
      )}
      <button class="app-button" type="button" data-new>${table.newLabel}</button>
    </div>
    ${table.low ? html`<p class="records-alert" role="status" data-alert></p>` : null}
    <div class="records-table" data-table>
      <table>
        <thead>
          <tr>
            ${columns.map((field) => html`<th scope="col"><button class="app-small" type="button" data-sorter="${field.name}">${field.label}</button></th>`)}
            <td></td>
          </tr>
        </thead>
        <tbody data-rows></tbody>
      </table>
    </div>
    ${writeVoid(context, motifOfList(context, table.motif), null, html` data-empty`)}
    ${
      summaries.length > 0
        ? html`<dl class="records-sums">
            ${summaries.map(
              ({ label, by }) =>
                html`<div>
                  <dt>${label}</dt>
                  <dd ${attributes({ class: by ? null : 'app-figure' })} data-summary></dd>
                </div>`,
            )}
          </dl>`
        : null
    }
    ${table.chart ? writeChart(context, table.chart) : null} ${table.bars ? writeBars(table.bars) : null}
    <div class="app-row app-ends">
      <p class="app-note" role="status" data-status></p>
      ${writeFileRow(context, 'table')}
    </div>
    <dialog class="records-dialog" aria-labelledby="records-heading" data-dialog>
      <form method="dialog" data-editor>
        ${level === 2 ? html`<h2${title}>${table.newLabel}</h2>` : html`<h3${title}>${table.newLabel}</h3>`}
        <div class="records-fields">${table.fields.filter(({ derived }) => !derived).map(writeField)}</div>
        <p class="app-note" role="alert" data-full></p>
        <div class="app-row">
          <button type="submit" class="app-button">${words.actions.save}</button>
          <button class="app-button app-quiet" type="button" data-cancel>${words.actions.cancel}</button>
        </div>
      </form>
    </dialog>
    ${writeNoScript(context, [{ lines: (table.samples ?? []).map((row) => lineOf(table.fields.filter(({ type }) => type !== 'date').map(({ name }) => row[name]))) }])}
  </div>`;
}

/** Rules of a table of records. */
export const recordStyles = `[data-full]:empty { display: none; }
${undoStyles}${clockStyles}${chartStyles}${barStyles}.records-search { flex: 1 1 16rem; max-inline-size: 30rem; }
.records-table { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.records-table table { inline-size: 100%; border-collapse: collapse; }
.records-table :is(th, td) { padding: 0.75rem 1rem; text-align: start; vertical-align: top; }
.records-table thead :is(th, td) { padding-block: 0.25rem; border-block-end: 2px solid var(--ink); white-space: nowrap; }
.records-table th button { display: inline-flex; align-items: center; padding: 0; }
.records-table th button::after { content: "↕"; margin-inline-start: 0.4em; opacity: 0.6; }
.records-table [aria-sort="ascending"] button::after { content: "↑"; opacity: 1; }
.records-table [aria-sort="descending"] button::after { content: "↓"; opacity: 1; }
.records-table tbody tr + tr { border-block-start: 1px solid var(--line); }
.records-table td { overflow-wrap: anywhere; }
.records-table td:first-child { font-weight: 600; min-inline-size: 9rem; }
.records-table td small label { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.records-table td small label:has(:checked) { text-decoration: line-through; }
.records-table td small input { inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.records-table td small { display: block; margin-block-start: 0.25rem; color: var(--soft); font-weight: 400; font-size: 0.9375rem; white-space: pre-line; }
.records-table td:last-child { white-space: nowrap; text-align: end; padding-block: 0.25rem; }
.records-table td[data-low]::after { content: attr(data-low); display: inline-block; margin-inline-start: 0.6em; padding: 0.1em 0.6em; border-radius: 99px; background: var(--ink); color: var(--bg); font-size: 0.875rem; }
.records-table tr:has([data-low]) { box-shadow: inset 5px 0 var(--accent); background: color-mix(in oklab, var(--accent) 12%, var(--surface)); }
.records[data-red] { --low: oklch(0.48 0.18 22); }
.records[data-red] td[data-low]::after { background: var(--low); color: white; }
.records[data-red] tr:has([data-low]) { box-shadow: inset 5px 0 var(--low); background: color-mix(in oklab, var(--low) 12%, var(--surface)); }
.records-alert { padding: 0.75rem 1rem; border: 1px solid var(--line); border-inline-start: 5px solid var(--accent); border-radius: min(var(--radius), 0.75rem); font-weight: 600; }
.records-table td[data-soon] { background: oklch(0.82 0.14 75); color: black; font-weight: 700; }
.records-table [data-due] { color: var(--accent-text); font-weight: 700; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.25em; }
.records[data-red] td[data-due] { background: var(--low); color: white; text-decoration: none; }
.records-table .record-step { min-inline-size: 2.75rem; margin-inline-start: 0.25rem; font-size: 1.125rem; }
.records-table progress { inline-size: min(100%, 8rem); accent-color: var(--accent); vertical-align: middle; }
.records-sums { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 4vi, 4rem); padding: 1rem clamp(1rem, 2vi, 1.5rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.records-sums dt { color: var(--soft); font-weight: 600; }
.records-sums dd { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
.records-sums dd:not(.app-figure) { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.records-sums dd b { margin-inline-start: 0.35em; color: var(--accent-text); font-variant-numeric: tabular-nums; }
@media (max-width: 40rem) {
  .records-table :is(table, thead, tbody, tr, th, td) { display: block; }
  .records-table thead tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.25rem 1rem; border-block-end: 2px solid var(--ink); }
  .records-table thead :is(th, td) { padding: 0; border: 0; }
  .records-table tbody tr { position: relative; padding-block: 0.6rem; }
  .records-table tbody td { display: grid; grid-template-columns: minmax(6rem, 0.6fr) minmax(0, 1fr); gap: 1rem; padding: 0.2rem 1rem; }
  .records-table tbody td:empty { display: none; }
  .records-table tbody td::before { content: attr(data-title); color: var(--soft); }
  .records-table tbody td:first-child { display: block; font-size: var(--step-1); }
  .records-table tbody td:first-child::before { content: none; }
  .records-table tbody td:last-child { display: flex; gap: 1rem; padding-block: 0.25rem 0; }
  .records-table tbody td:last-child::before { content: none; }
  .records-table tbody td:last-child .app-small { padding-inline: 0; }
}
.records-dialog { inline-size: min(92vi, 42rem); margin: auto; padding: clamp(1.25rem, 4vi, 2.5rem); border: 0; border-radius: var(--radius-card); background: var(--bg); color: var(--ink); }
.records-dialog::backdrop { background: color-mix(in oklab, var(--ink) 55%, transparent); }
.records-dialog form, .records-fields { display: grid; gap: 1.1rem; }
.records-fields { grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
.record-wide { grid-column: 1 / -1; }
`;
