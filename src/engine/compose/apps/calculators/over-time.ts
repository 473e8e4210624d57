import { attributes, html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import type { ToldFigures } from './told-figures';

/** What a sum comes to year by year: a chart with its caption, and the same figures as a table. */
export function writeOverTime(context: AppContext, { chart, table }: ToldFigures, isMonthly: boolean): Html {
  const caption = chart ?? sayApp(context.words.language, 'balanceOverTime');
  const title = table ?? (isMonthly ? caption : sayApp(context.words.language, 'yearByYear'));
  return html`<figure class="sum-chart">
      <figcaption>${caption}</figcaption>
      <svg viewBox="0 0 640 300" role="img" aria-label="${caption}" data-chart></svg>
    </figure>
    <details class="sum-years" ${attributes({ open: table !== null })}>
      <summary>${title}</summary>
      <section tabindex="0" aria-label="${title}">
        <ol data-years></ol>
      </section>
    </details>`;
}

/** Rules of the chart and the list under it. */
export const overTimeStyles = `.sum-chart { margin: 0; }
.sum-chart figcaption, .sum-years summary { font-weight: 600; }
.sum-chart svg { inline-size: 100%; block-size: auto; overflow: visible; }
.sum-chart text { fill: var(--soft); font: 600 15px var(--text); }
.sum-chart .rule { stroke: var(--line); }
.sum-chart .area { fill: var(--accent); opacity: 0.18; }
.sum-chart .sum-line { fill: none; stroke: var(--accent); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.sum-chart .sum-other { fill: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 2 8; stroke-linecap: round; }
.sum-years summary { min-block-size: 2.75rem; cursor: pointer; }
.sum-years section { overflow-y: auto; max-block-size: 22rem; }
.sum-years ol { display: grid; margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
.sum-years li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0.25rem; border-block-end: 1px solid var(--line); }
`;

/** Draws the rows of a sum, pairs of a time and a value. Reads `app` and `formatMoney`. */
export const overTimeScript = String.raw`
function showOverTime(app, rows) {
  const shape = (name, attributes, text) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    if (text) made.textContent = text;
    return made;
  };
  const first = rows[0] ? rows[0][0] : 0;
  const last = rows.length > 0 ? rows[rows.length - 1][0] : 1;
  const top = Math.max(...rows.flatMap(([, ...values]) => values), 1);
  const x = (time) => 8 + (624 * (time - first)) / Math.max(1, last - first);
  const y = (value) => 250 - (215 * Math.max(0, value)) / top;
  const line = (at) => rows.map((row) => x(row[0]).toFixed(1) + ' ' + y(row[at]).toFixed(1)).join('L');
  const step = Math.max(1, Math.ceil(rows.length / 6));
  const wholes = new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'currency', currency, maximumFractionDigits: 0 });
  app.querySelector('[data-chart]').replaceChildren(
    ...[0, 0.5, 1].map((share) => shape('path', { d: 'M8 ' + y(top * share) + 'H632', class: 'rule' })),
    ...(rows.length > 1 ? [shape('path', { d: 'M' + line(1) + 'V250H8Z', class: 'area' }), shape('path', { d: 'M' + line(1), class: 'sum-line' })] : []),
    ...(rows.length > 1 && rows[0].length > 2 ? [shape('path', { d: 'M' + line(2), class: 'sum-other' })] : []),
    ...rows.filter((_, at) => at % step === 0).map(([time]) => shape('text', { x: x(time), y: 284, 'text-anchor': time === first ? 'start' : time === last ? 'end' : 'middle' }, String(time))),
    shape('text', { x: 12, y: y(top) - 10 }, wholes.format(top)),
  );
  app.querySelector('[data-years]').replaceChildren(
    ...rows.map(([time, ...values]) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('span'), { textContent: String(time) }), Object.assign(document.createElement('b'), { textContent: values.map((value) => wholes.format(value)).join(' · ') }));
      return item;
    }),
  );
}
`;
