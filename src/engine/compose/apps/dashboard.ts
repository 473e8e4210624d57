import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readCurrency } from './calculators/read-currency';
import { makeDashboardData } from './dashboard-data';
import { dashboardScript } from './dashboard-script';
import { writeConstant } from './script-parts';

function formatMoney(context: AppContext, amount: number): string {
  return new Intl.NumberFormat(context.words.language, {
    style: 'currency',
    currency: readCurrency(context),
    maximumFractionDigits: 0,
  }).format(amount);
}

/** Key figures, a line chart, a donut and a table, over sample data that says so. */
export const dashboard: AppDefinition = {
  kind: 'dashboard',
  title: ({ words }) => sayApp(words.language, 'dashboard'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const data = makeDashboardData(context);
    const heading = (text: string) => (level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    const columns = ['product', 'region', 'sold', 'revenue', 'change'] as const;
    return html`<div class="dashboard" data-app="dashboard" data-sample>
      <!-- Sample: replace with real figures -->
      <div class="app-row app-ends">
        <p class="app-note">${say('sampleData')}</p>
        <div class="app-row" role="group" aria-label="${say('period')}">
          ${[3, 6, 12].map((count) => html`<button class="app-button app-quiet" type="button" data-period="${count}" aria-pressed="${count === 12 ? 'true' : 'false'}">${count} ${say('months')}</button>`)}
        </div>
      </div>
      <dl class="kpis">
        ${(['revenue', 'orders', 'visitors', 'conversion'] as const).map(
          (name) =>
            html`<div class="kpi app-panel">
              <dt>${say(name)}</dt>
              <dd><b class="app-figure" data-kpi="${name}">–</b> <span data-change="${name}"></span></dd>
            </div>`,
        )}
      </dl>
      <section class="board-line app-panel" aria-label="${say('revenue')}">
        ${heading(say('revenueByMonth'))}
        <svg viewBox="0 0 720 300" role="img" aria-label="${say('revenueByMonth')}" data-line></svg>
        <p class="app-note" role="status" data-point></p>
      </section>
      <section class="board-donut app-panel" aria-label="${say('channels')}">
        ${heading(say('channels'))}
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
      <section class="board-table app-panel" aria-label="${say('bestSellers')}">
        <div class="app-row app-ends">
          ${heading(say('bestSellers'))}
          <p class="board-search">
            <label class="app-hidden" for="board-search">${words.actions.search}</label
            ><input
              class="app-input"
              id="board-search"
              type="search"
              placeholder="${words.actions.search}"
              data-finder
            />
          </p>
        </div>
        <div class="board-scroll" tabindex="0" role="group" aria-label="${say('bestSellers')}">
          <table>
            <thead>
              <tr>
                ${columns.map((name) => html`<th scope="col"><button class="app-small" type="button">${say(name)}</button></th>`)}
              </tr>
            </thead>
            <tbody data-rows>
              ${data.rows.map(
                (row) =>
                  html`<tr>
                    <th scope="row">${row.name}</th>
                    <td>${row.region}</td>
                    <td data-value="${row.sold}">${row.sold}</td>
                    <td data-value="${row.revenue}">${formatMoney(context, row.revenue)}</td>
                    <td data-value="${row.change}">${row.change > 0 ? '+' : ''}${row.change} %</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
        <p class="app-empty" data-empty hidden>${words.shop.noResults}</p>
      </section>
    </div>`;
  },
  css: () => `${appStyles}.dashboard { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(0.9rem, 1.6vi, 1.5rem); }
.dashboard > .app-row, .kpis, .board-table { grid-column: 1 / -1; }
.kpis { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: inherit; }
.kpi dt { color: var(--soft); font-weight: 600; }
.kpi dd { display: flex; flex-wrap: wrap; gap: 0.25rem 0.9rem; align-items: baseline; margin: 0.6rem 0 0; font-weight: 600; }
.dashboard h2, .dashboard h3 { font-size: var(--step-1); }
.board-line { grid-column: span 2; display: grid; gap: 1rem; align-content: start; }
.board-donut { display: grid; gap: 1rem; align-content: start; }
.board-line svg, .board-donut svg { inline-size: 100%; block-size: auto; overflow: visible; }
.board-donut svg { max-inline-size: 15rem; margin-inline: auto; }
.board-line text { fill: var(--soft); font: 600 14px var(--text); }
.board-line .rule { stroke: var(--line); }
.board-line .area { fill: var(--accent); opacity: 0.16; }
.board-line .run { fill: none; stroke: var(--accent); stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
.board-line .dot { fill: var(--bg); stroke: var(--accent); stroke-width: 4; }
.board-line .dot:focus-visible { outline: 3px solid var(--ink); }
.share { display: grid; grid-template-columns: 1rem 1fr auto; gap: 0.75rem; align-items: center; padding-block: 0.45rem; border-block-end: 1px solid var(--line); }
.share::before { content: ""; block-size: 1rem; border-radius: 4px; background: var(--part); }
.share-1, .part-1 { --part: var(--accent); }
.share-2, .part-2 { --part: var(--ink); }
.share-3, .part-3 { --part: var(--soft); }
.share-4, .part-4 { --part: var(--line); }
.board-donut circle { fill: none; stroke: var(--part); stroke-width: 42; }
.board-search { flex: 0 1 18rem; }
.board-scroll { overflow-x: auto; margin-block-start: 1rem; }
.board-table table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.board-table :is(th, td) { padding: 0.75rem 0.75rem 0.75rem 0; border-block-end: 1px solid var(--line); text-align: start; white-space: nowrap; }
.board-table thead th { padding-block: 0; border-block-end: 2px solid var(--ink); }
.board-table thead button { display: inline-flex; align-items: center; padding: 0; }
.board-table thead button::after { content: "↕"; margin-inline-start: 0.4em; opacity: 0.6; }
.board-table [aria-sort="ascending"] button::after { content: "↑"; opacity: 1; }
.board-table [aria-sort="descending"] button::after { content: "↓"; opacity: 1; }
@media (max-width: 54rem) { .dashboard { grid-template-columns: minmax(0, 1fr); } .board-line { grid-column: auto; } }
`,
  script: (context) => {
    const { months, shares } = makeDashboardData(context);
    return `// Dashboard: figures by period, a line and a donut, and a table to sort and search. Sample data.
${writeConstant('months', months)}${writeConstant('shares', shares)}${writeConstant('words', sayAll(context.words.language, ['againstBefore']))}const currency = '${readCurrency(context)}';
${dashboardScript}`;
  },
};
