import type { Behaviour } from './behaviour';

/**
 * Draws the numbers of a table.
 *
 * `<figure data-chart="line"><figcaption>Revenue by month</figcaption><table><thead><tr><th>Month</th><th>Revenue</th></tr>
 *   </thead><tbody><tr><th scope="row">Jan</th><td data-value="1200">€1,200</td></tr>…</tbody></table></figure>`
 *
 * `line`, `bar` or `donut`. The table stays, under the drawing, for screen readers and for those without the script.
 */
export const chart: Behaviour = {
  type: 'chart',
  script: String.raw`// Charts: [data-chart="line | bar | donut"] draws the first number column of its table.
for (const figure of document.querySelectorAll('[data-chart]')) startChart(figure);

function startChart(figure) {
  const rows = [...figure.querySelectorAll('tbody tr')].map((row) => ({
    label: row.cells[0].textContent.trim(),
    value: Number(row.cells[1].dataset.value || row.cells[1].textContent.replace(/[^\d.-]/g, '')),
  }));
  if (rows.length === 0 || rows.some((row) => Number.isNaN(row.value))) return;
  const draw = { line: drawLineChart, bar: drawBarChart, donut: drawDonutChart }[figure.dataset.chart] || drawBarChart;
  const picture = draw(rows);
  picture.setAttribute('aria-hidden', 'true');
  picture.classList.add('chart');
  figure.querySelector('table').before(picture);
}

function makeShape(name, attributes, text) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  if (text) shape.textContent = text;
  return shape;
}

function drawLineChart(rows) {
  const picture = makeShape('svg', { viewBox: '0 0 640 300' });
  const top = Math.max(...rows.map((row) => row.value)) * 1.1 || 1;
  const at = (row, index) => [20 + (600 / Math.max(1, rows.length - 1)) * index, 250 - (row.value / top) * 230];
  const points = rows.map(at);
  const line = points.map(([x, y]) => x.toFixed(1) + ' ' + y.toFixed(1)).join('L');
  for (let mark = 0; mark < 5; mark += 1) picture.append(makeShape('path', { d: 'M20 ' + (250 - mark * 57) + 'H620', class: 'chart-rule' }));
  picture.append(makeShape('path', { d: 'M' + line + 'V250H20Z', class: 'chart-area' }));
  picture.append(makeShape('path', { d: 'M' + line, class: 'chart-line' }));
  points.forEach(([x, y], index) => {
    picture.append(makeShape('circle', { cx: x, cy: y, r: 5, class: 'chart-dot' }));
    const every = Math.ceil(rows.length / 8);
    if (index % every === 0) picture.append(makeShape('text', { x, y: 282, 'text-anchor': 'middle' }, rows[index].label));
  });
  return picture;
}

function drawBarChart(rows) {
  const picture = makeShape('svg', { viewBox: '0 0 640 300' });
  const top = Math.max(...rows.map((row) => row.value)) || 1;
  const step = 600 / rows.length;
  rows.forEach((row, index) => {
    const tall = (row.value / top) * 220;
    const x = 20 + step * index + step * 0.15;
    picture.append(makeShape('rect', { x, y: 250 - tall, width: step * 0.7, height: tall, rx: 4, class: 'chart-bar' }));
    picture.append(makeShape('text', { x: x + step * 0.35, y: 282, 'text-anchor': 'middle' }, row.label));
  });
  return picture;
}

function drawDonutChart(rows) {
  const picture = makeShape('svg', { viewBox: '0 0 320 320' });
  const total = rows.reduce((sum, row) => sum + row.value, 0) || 1;
  const turn = 2 * Math.PI * 110;
  let start = 0;
  rows.forEach((row, index) => {
    const part = (row.value / total) * turn;
    const shape = { cx: 160, cy: 160, r: 110, class: 'chart-part', 'stroke-dasharray': Math.max(0, part - 3) + ' ' + turn };
    const arc = makeShape('circle', { ...shape, 'stroke-dashoffset': -start, transform: 'rotate(-90 160 160)' });
    arc.style.opacity = String(1 - index * (0.75 / rows.length));
    picture.append(arc);
    start += part;
  });
  return picture;
}
`,
  css: `.chart { inline-size: 100%; block-size: auto; overflow: visible; }
.chart text { fill: var(--soft); font: 600 14px var(--text); }
.chart-rule { stroke: var(--line); }
.chart-area { fill: var(--accent); opacity: 0.16; }
.chart-line { fill: none; stroke: var(--accent); stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
.chart-dot, .chart-bar { fill: var(--accent); }
.chart-part { fill: none; stroke: var(--accent); stroke-width: 56; }`,
};
