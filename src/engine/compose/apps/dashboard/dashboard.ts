import { html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles, leadOf } from '../app-styles';
import { sayAll, sayApp } from '../app-words';
import { readCurrency } from '../calculators/read-currency';
import { csvFileScript } from '../file-row';
import { writeConstant } from '../script-parts';
import { makeDashboardData } from './dashboard-data';
import { dashboardScript } from './dashboard-script';
import { dashboardStyles } from './dashboard-styles';
import type { Metric } from './metric';
import { bringsFigures, toldBoard } from './told-board';
import { barStyles, writeBars } from './write-bars';
import { readGroups, titleOfGroups } from './read-groups';
import { readMetrics } from './read-metrics';
import { readTable } from './read-table';

function formatFigure(context: AppContext, kind: Metric['kind'], value: number): string {
  const { language } = context.words;
  if (kind === 'money' || kind === 'price')
    return new Intl.NumberFormat(language, { style: 'currency', currency: readCurrency(context), maximumFractionDigits: kind === 'price' ? 2 : 0 }).format(value); // prettier-ignore
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return kind === 'share' || kind === 'rate' ? `${number} %` : kind === 'time' ? `${number} min` : number;
}

// Figures by region, or by product where a shop is looked at: sorted by their headings, searched, exported.
function writeTable(context: AppContext, metrics: readonly Metric[]) {
  const { words, level } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const { rows } = makeDashboardData(context, metrics);
  const shown = metrics.slice(0, 2);
  const asked = words.language === 'en' ? readTable(context.brief) : null;
  const regions = [...new Set(rows.map(({ region }) => region))].sort();
  const hasFilter = context.brief.behaviours.some(({ value }) => value === 'filter');
  const grouped = asked?.hasStatus ? 'Status' : readGroups(context).label;
  const columns = [
    asked?.subject ?? words.fields.name,
    grouped,
    ...shown.map(({ name }) => name),
    say('change'),
  ];
  const title = asked?.title ?? say('latestFigures');
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
                  ${regions.map((region) => html`<option>${region}</option>`)}
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
            (row) =>
              html`<tr>
                <th scope="row">${row.name}</th>
                <td>${row.region}</td>
                ${shown.map(({ kind }, index) => html`<td data-value="${row.values[index] ?? 0}">${formatFigure(context, kind, row.values[index] ?? 0)}</td>`)}
                <td data-value="${row.change}">${row.change > 0 ? '+' : ''}${row.change} %</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="app-empty" data-empty hidden>${words.shop.noResults}</p>
  </section>`;
}

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
    const heading = (text: string, hook = html``) =>
      level === 2 ? html`<h2${hook}>${text}</h2>` : html`<h3${hook}>${text}</h3>`;
    return html`<div class="dashboard" data-app="dashboard" data-sample>
      <!-- Sample: replace with real figures -->
      <div class="app-row app-ends">
        <p class="app-note">${say('sampleData')}</p>
        <div class="app-row" role="group" aria-label="${say('period')}">
          ${[3, 6, 12].map((count) => html`<button class="app-button app-quiet" type="button" data-period="${count}" aria-pressed="${count === 12 ? 'true' : 'false'}">${count} ${say('months')}</button>`)}
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
        ${heading(say('byMonth', { name: first }), html` id="board-line-title" data-line-title`)}
        <svg viewBox="0 0 720 300" role="img" aria-labelledby="board-line-title" data-line></svg>
        <p class="app-note" role="status" data-point></p>
      </section>
      <section class="board-donut app-panel" aria-labelledby="board-donut-title">
        ${heading(titleOfGroups(context, first), html` id="board-donut-title"`)}
        <svg
          viewBox="0 0 240 240"
          role="img"
          aria-label="${data.shares.map(({ name, share }) => `${name} ${share} %`).join(', ')}"
          data-donut
        ></svg>
        <ul>
          ${data.shares.map(({ name, share }, index) => html`<li class="share share-${index + 1}"><span>${name}</span><b>${share} %</b></li>`)}
        </ul>
      </section>
      ${writeBars(context, metrics, (kind, value) => formatFigure(context, kind, value))}
      ${writeTable(context, metrics)}
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: (context) => `${appStyles}.dashboard { --lead: ${leadOf(context)}; }\n${dashboardStyles}${barStyles}`,
  script: (context) => {
    const metrics = readMetrics(context);
    const { months, shares } = makeDashboardData(context, metrics);
    const figures = metrics.map((metric, index) => ({ ...metric, months: months[index] ?? [] }));
    const list = figures.map((figure) => `  ${JSON.stringify(figure)},\n`).join('').replaceAll('<', '\\u003c'); // prettier-ignore
    return `// Dashboard: sample figures by month, January first. money and count add up; the others are averages, level is the latest.
${writeConstant('words', sayAll(context.words.language, ['byMonth', 'againstBefore']))}const metrics = [
${list}];
${writeConstant('shares', shares)}const currency = '${readCurrency(context)}';
${csvFileScript}${dashboardScript}`;
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
