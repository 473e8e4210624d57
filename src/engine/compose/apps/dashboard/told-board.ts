import { attributes, html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles, leadOf } from '../app-styles';
import { sayApp } from '../app-words';
import { readCurrency } from '../calculators/read-currency';
import { csvFileScript } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { dashboardStyles } from './dashboard-styles';
import { toldBoardScript } from './told-board-script';
import { readToldFigures, type ToldFigures } from './told-figures';
import { barStyles } from './write-bars';
import { lineOf, writeNoScript } from '../write-no-script';

/** Whether the prompt brings the figures of its dashboard. */
export const bringsFigures = ({ brief, words }: AppContext): boolean =>
  words.language === 'en' && readToldFigures(brief.prompt) !== null;

const none: ToldFigures = { cards: [], label: '', rows: [], parts: [], partsLabel: '' };
const figuresOf = ({ brief }: AppContext): ToldFigures => readToldFigures(brief.prompt) ?? none;
// Money is only what the prompt calls so: bare figures have no sign.
const isMoney = (context: AppContext): boolean => {
  const { cards, label } = figuresOf(context);
  return cards.length > 0
    ? /revenue|sales|income|takings|turnover|costs?\b|spend|profit/iu.test(label)
    : hasMoney(context);
};
const hasMoney = ({ brief }: AppContext): boolean =>
  /[€$£₹₺₪¥]|\b(?:euros?|pounds|dollars|EUR|GBP|USD|CHF|kr|zł)\b/u.test(brief.prompt);
const round = 2 * Math.PI * 92;

/** The figures that the prompt tells: their sum, their average, the best of them, bars, parts and a table to change them in. */
export const toldBoard: AppDefinition = {
  kind: 'dashboard',
  title: ({ words }) => sayApp(words.language, 'dashboard'),
  lede: () => 'Change a figure in the table, and everything follows.',
  html: (context) => {
    const { level } = context;
    const { cards, label, rows, parts, partsLabel } = figuresOf(context);
    const isLine = /\bline (?:chart|graph|plot)|\btrend line/iu.test(context.brief.prompt);
    const fields = [...cards.map(({ name, value }) => [name, value] as const), ...rows];
    const heading = (text: string) => (level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    const most = Math.max(...rows.map(([, value]) => value), 1);
    const title = label || 'Figures';
    const sum = parts.reduce((all, [, share]) => all + share, 0) || 1;
    let from = 0;
    return html`<div class="dashboard" data-app="dashboard">
      <ul class="kpis">
        ${cards.map(
          ({ name, value, before, behind, change }) =>
            html`<li class="kpi app-panel">
              <span class="kpi-name">${name}</span>
              <b class="app-figure" data-card data-before="${before}" data-behind="${behind}"
                >${before}${value.toLocaleString('en')}${behind}</b
              >
              ${change === '' ? null : html`<small>${change}</small>`}
            </li>`,
        )}
        ${(cards.length > 0
          ? []
          : [
              ['total', 'Total'],
              ['average', 'Average'],
              ['best', 'Best'],
            ]
        ).map(
          ([hook, name]) =>
            html`<li class="kpi app-panel">
              <span class="kpi-name">${name}</span> <b class="app-figure" data-${hook ?? ''}>–</b>
            </li>`,
        )}
      </ul>
      ${
        rows.length === 0
          ? null
          : html`<section class="board-bars app-panel" aria-label="${title}">
              ${heading(title)}
              ${isLine ? html`<svg class="board-told-line" viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true" focusable="false"><polyline data-line /></svg>` : null}
              <ul data-bars${isLine ? html` data-lined` : null}>
                ${rows.map(([name, value]) => html`<li><b>${value}</b><i data-step="${Math.max(1, Math.round((value / most) * 20))}" aria-hidden="true"></i><span>${name}</span></li>`)}
              </ul>
            </section>`
      }
      ${
        parts.length > 1
          ? html`<section class="board-donut app-panel" aria-label="${partsLabel || 'Parts'}">
              ${heading(partsLabel || 'Parts')}
              <svg
                viewBox="0 0 240 240"
                role="img"
                aria-label="${parts.map(([name, share]) => `${name} ${share}%`).join(', ')}"
              >
                ${parts.map(([, share], index) => {
                  const length = (round * share) / sum;
                  const start = from;
                  from += length;
                  return html`<circle
                    cx="120"
                    cy="120"
                    r="92"
                    class="share-${(index % 4) + 1}"
                    stroke-dasharray="${Math.max(1, length - 4).toFixed(1)} ${round.toFixed(1)}"
                    stroke-dashoffset="${(-start).toFixed(1)}"
                    transform="rotate(-90 120 120)"
                  ></circle>`;
                })}
              </svg>
              <ul>
                ${parts.map(([name, share], index) => html`<li class="share share-${(index % 4) + 1}"><span>${name}</span><b>${share}%</b></li>`)}
              </ul>
            </section>`
          : null
      }
      <section
        class="board-table app-panel"
        ${attributes({ 'data-wide': parts.length > 1 ? null : '' })}
        aria-label="${title}: table"
      >
        <div class="app-row app-ends">
          ${heading('Table')}
          <button class="app-button app-quiet" type="button" data-export>
            ${sayApp(context.words.language, 'exportCsv')}
          </button>
        </div>
        <table>
          <tbody data-rows>
            ${fields.map(
              ([name, value], index) =>
                html`<tr>
                  <th scope="row"><label for="figure-${index}">${name}</label></th>
                  <td>
                    <input
                      class="app-input"
                      id="figure-${index}"
                      type="number"
                      step="any"
                      inputmode="decimal"
                      value="${value}"
                    />
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      ${writeNoScript(context, [{ lines: fields.map(([name, value]) => lineOf([name, value])) }])}
    </div>`;
  },
  css: (context) => `${appStyles}.dashboard { --lead: ${leadOf(context)}; }
${dashboardStyles}${barStyles}.dashboard > .board-bars { grid-column: 1 / -1; }
.dashboard > .board-table { grid-column: span 2; }
.dashboard > .board-table[data-wide] { grid-column: 1 / -1; }
.dashboard .kpi { cursor: auto; }
.board-told-line { inline-size: 100%; block-size: 12rem; overflow: visible; }
.board-told-line polyline { fill: none; stroke: var(--button); stroke-width: 3; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
.board-bars [data-lined] i { display: none; }
.kpi small { color: var(--soft); }
.board-bars span { overflow-wrap: anywhere; text-align: center; }
.board-table td input { inline-size: 100%; max-inline-size: 12rem; }
@media (max-width: 54rem) { .dashboard > .board-table { grid-column: 1 / -1; } }
`,
  script: (context) =>
    `// Dashboard: the figures of its table, kept in this browser; sum, average, best and bars follow them.
const currency = '${isMoney(context) ? readCurrency(context) : ''}';
${writeConstant('words', { name: context.words.fields.name, value: figuresOf(context).label || 'Figure' })}${writeStore(context, 'figures')}${csvFileScript}${toldBoardScript}`,
};
