import { html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles, leadOf } from '../app-styles';
import { sayApp } from '../app-words';
import { readCurrency } from '../calculators/read-currency';
import { csvFileScript } from '../file-row';
import { writeConstant } from '../script-parts';
import { makeDashboardData } from './dashboard-data';
import { dashboardScript } from './dashboard-script';
import { dashboardStyles } from './dashboard-styles';
import type { Metric } from './metric';
import { bringsFigures, toldBoard } from './told-board';
import { barStyles, writeBars } from './write-bars';
import { sharedOf, writeDonut } from './write-donut';
import { readMetrics } from './read-metrics';
import { readSpan, type Span } from './read-span';
import { writeMeasure } from './measures';
import { makeBoardTable, type Cell } from './board-table';
import { writePercent } from '../calculators/write-percent';
import { shareScript } from '../write-share';

function formatFigure(context: AppContext, { kind, measure }: Metric, value: number): string {
  const { language } = context.words;
  if (kind === 'money' || kind === 'price')
    return new Intl.NumberFormat(language, { style: 'currency', currency: readCurrency(context), maximumFractionDigits: kind === 'price' ? 2 : 0 }).format(value); // prettier-ignore
  if (kind === 'share' || kind === 'rate') return writePercent(value, language);
  const digits = measure?.digits ?? 1;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  if (kind === 'measure') return writeMeasure(number, measure?.unit ?? '');
  return kind === 'time' ? `${number} min` : number;
}

// Sorted by its headings, searched, exported.
function writeTable(context: AppContext, metrics: readonly Metric[]) {
  const { words, level } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const { title, columns, rows, grouped } = makeBoardTable(context, metrics, (metric, value) =>
    formatFigure(context, metric, value),
  );
  const hasFilter = grouped !== null && context.brief.behaviours.some(({ value }) => value === 'filter');
  const groups = [...new Set(rows.map((row) => row[1]?.text ?? ''))].sort();
  return html`<section class="board-table app-panel" aria-label="${title}">
    <div class="app-row app-ends">
      ${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
      <div class="app-row board-tools">
        <label class="app-hidden" for="board-search">${words.actions.search}</label
        ><input
          class="app-input"
          id="board-search"
          type="search"
          placeholder="${words.actions.search}"
          data-finder
        />
        ${
          hasFilter
            ? html`<label class="app-hidden" for="board-region">${grouped}</label
                ><select class="app-input" id="board-region" data-region>
                  <option value="">${grouped}: ${words.fields.all}</option>
                  ${groups.map((group) => html`<option>${group}</option>`)}
                </select>`
            : null
        }
        <button class="app-button app-quiet" type="button" data-export>${say('exportCsv')}</button>
      </div>
    </div>
    <div class="board-scroll" tabindex="0" role="group" aria-label="${title}">
      <table>
        <thead>
          <tr>
            ${columns.map((name) => html`<th scope="col"><button class="app-small" type="button">${name}</button></th>`)}
          </tr>
        </thead>
        <tbody data-rows>
          ${rows.map(
            ([name, ...cells]) =>
              html`<tr>
                <th scope="row" ${valueOf(name)}>${name?.text ?? ''}</th>
                ${cells.map((cell) => html`<td${valueOf(cell)}>${cell.text}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="app-empty" data-empty hidden>${words.shop.noResults}</p>
  </section>`;
}
const valueOf = (cell: Cell | undefined) =>
  cell?.value === undefined ? html`` : html` data-value="${cell.value}"`;

// A week is what a weekly chart is opened for, a year what figures by month are.
const shownFirst = ({ unit }: Span): number => (unit === 'day' ? 0 : 2);
const sayRun = (context: AppContext, name: string): string =>
  readSpan(context).unit !== 'month'
    ? `${name} by ${readSpan(context).unit}`
    : sayApp(context.words.language, 'byMonth', { name });

/** The figures that the prompt names, a line chart of each, parts and a table, over sample data that says so. */
const sampleBoard: AppDefinition = {
  kind: 'dashboard',
  title: ({ words }) => sayApp(words.language, 'dashboard'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1], values = {}) => sayApp(words.language, word, values);
    const metrics = readMetrics(context);
    const data = makeDashboardData(context, metrics);
    const first = metrics[0]?.name ?? '';
    const shared = sharedOf(context, metrics);
    const span = readSpan(context);
    const heading = (text: string, hook = html``) =>
      level === 2 ? html`<h2${hook}>${text}</h2>` : html`<h3${hook}>${text}</h3>`;
    return html`<div class="dashboard" data-app="dashboard" data-sample>
      <!-- Sample: replace with real figures -->
      <div class="app-row app-ends">
        <p class="app-note">${say('sampleData')}</p>
        <div class="app-row" role="group" aria-label="${say('period')}">
          ${span.periods.map((count) => html`<button class="app-button app-quiet" type="button" data-period="${count}" aria-pressed="${count === span.periods[shownFirst(span)] ? 'true' : 'false'}">${count} ${span.unit === 'month' ? say('months') : `${span.unit}s`}</button>`)}
        </div>
      </div>
      <ul class="kpis">
        ${metrics.map(
          ({ name }, index) =>
            html`<li>
              <button
                class="kpi app-panel"
                type="button"
                data-metric="${index}"
                aria-pressed="${index === 0 ? 'true' : 'false'}"
              >
                <span class="kpi-name">${name}</span> <b class="app-figure" data-kpi="${index}">–</b>
                <span data-change="${index}"></span>
              </button>
            </li>`,
        )}
      </ul>
      <section class="board-line app-panel" aria-labelledby="board-line-title">
        ${heading(sayRun(context, first), html` id="board-line-title" data-line-title`)}
        <svg viewBox="0 0 720 300" role="img" aria-labelledby="board-line-title" data-line></svg>
        <p class="app-note" role="status" data-point></p>
      </section>
      ${shared === null ? null : writeDonut(context, shared, data.shares)}
      ${writeBars(context, metrics, (metric, value) => formatFigure(context, metric, value))}
      ${writeTable(context, metrics)}
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: (context) => `${appStyles}.dashboard { --lead: ${leadOf(context)}; }\n${dashboardStyles}${barStyles}`,
  script: (context) => {
    const metrics = readMetrics(context);
    const { months, shares } = makeDashboardData(context, metrics);
    const span = readSpan(context);
    const figures = metrics.map((metric, index) => ({ ...metric, months: months[index] ?? [] }));
    const list = figures.map((figure) => `  ${JSON.stringify(figure)},\n`).join('').replaceAll('<', '\\u003c'); // prettier-ignore
    return `// Dashboard: sample figures by ${span.unit}, the oldest first. money and count add up; the others are averages, level is the latest.
${writeConstant('words', { byMonth: sayRun(context, '{name}'), againstBefore: sayApp(context.words.language, 'againstBefore') })}${writeConstant('span', { unit: span.unit, count: span.count, period: span.periods[shownFirst(span)] })}const metrics = [
${list}];
${writeConstant('shares', shares)}const currency = '${readCurrency(context)}';
${csvFileScript}${shareScript}${dashboardScript}`;
  },
};

const choose = (context: AppContext): AppDefinition => (bringsFigures(context) ? toldBoard : sampleBoard);

/** The figures that the prompt tells, else sample figures of what it names. */
export const dashboard: AppDefinition = {
  kind: 'dashboard',
  title: (context) => choose(context).title(context),
  lede: (context) => choose(context).lede?.(context) ?? null,
  html: (context) => choose(context).html(context),
  css: (context) => choose(context).css(context),
  script: (context) => choose(context).script(context),
};
