import { html, type Html } from '../../html';
import { foldText } from '@/engine/brief/words/fold-text';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import type { RecordChart, RecordField } from './record-field';

const asked =
  /\b(?:charts?|graphs?|graphed|plots?|plotted|trend ?lines?|trends?)\b|gráfic[oa]s?|graphiques?|diagramm|schaubild|grafici?o?\b|grafiek|wykres|grafik|رسم بياني|תרשים|גרף/iu;
const deadlines = /due|deadline|expir|renew|return|next|birthday/u;

/** "A chart of my bench press over time": which numbers are drawn by their day, and of what; null where none is asked for or there is no day or number. */
export function readChart(
  { brief: { prompt } }: AppContext,
  fields: readonly RecordField[],
): RecordChart | null {
  const found = asked.exec(prompt);
  const day = fields.find(({ type, name }) => type === 'date' && !deadlines.test(name));
  const numbers = fields.filter(({ type, name, derived }) => type === 'number' && derived?.of !== 'yearly' && !/^(?:year|age|least)$/u.test(name)); // prettier-ignore
  if (!found || !day || numbers.length === 0) return null;
  // What is drawn stands behind the word, or before it: "weight chart".
  // "Weight chart", but "pulse and a chart".
  const before =
    /(?<!\p{L})(?:(?!(?:and|with|an?|the) )[\p{L}-]+ ){0,2}$/u.exec(prompt.slice(0, found.index))?.[0] ?? '';
  const near = foldText(before + prompt.slice(found.index, found.index + 60));
  const named = numbers.find(({ label }) => near.includes(foldText(label.replace(/\s*\(.*$| in .*$/u, ''))));
  const first =
    named ??
    numbers.find(({ name, derived }) => name.startsWith('weight') || derived?.of === 'hours') ??
    numbers[0];
  const by = fields.find(({ type, isNote }) => (type === 'text' || type === 'select') && isNote !== true);
  return {
    day: day.name,
    numbers: [...(first ? [first] : []), ...numbers.filter((field) => field !== first)].map(({ name, label }) => ({ name, label })), // prettier-ignore
    by: by === undefined ? null : { name: by.name, label: by.label },
    near,
  };
}

/** The place of the curve, with what it shows to choose from. */
export function writeChart({ words: { language } }: AppContext, chart: RecordChart): Html {
  const { numbers, by } = chart;
  return html`<figure class="records-chart" data-chart>
    <figcaption>${sayApp(language, 'overTime')}</figcaption>
    <div class="app-row">
      ${
        by
          ? html`<p class="app-field">
              <label for="chart-by">${by.label}</label
              ><select id="chart-by" data-chart-by></select>
            </p>`
          : null
      }
      ${
        numbers.length > 1
          ? html`<p class="app-field">
              <label for="chart-of">${sayApp(language, 'chartShows')}</label
              ><select id="chart-of" data-chart-of>
                ${numbers.map(({ name, label }) => html`<option value="${name}">${label}</option>`)}
              </select>
            </p>`
          : null
      }
    </div>
    <svg viewBox="0 0 400 220" role="img" data-chart-drawing></svg>
    <p class="app-note" data-chart-empty>${sayApp(language, 'chartEmpty')}</p>
  </figure>`;
}

/** Rules of the curve. */
export const chartStyles = `.records-chart { display: grid; gap: 0.75rem; margin: 0; padding: 1rem clamp(1rem, 2vi, 1.5rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
.records-chart figcaption { font-weight: 600; }
.records-chart .app-field { flex: 0 1 14rem; }
.records-chart svg { inline-size: min(100%, 46rem); block-size: auto; direction: ltr; }
.records-chart polyline { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-linejoin: round; }
.records-chart circle { fill: var(--ink); }
.records-chart line { stroke: var(--line); }
.records-chart text { fill: var(--ink); font: 15px var(--text); font-variant-numeric: tabular-nums; }
`;

/** `showChart(app, records)` draws the curve of what is chosen. Reads `chart`. */
export const chartScript = String.raw`
function showChart(app, records) {
  const place = app.querySelector('[data-chart]');
  if (!place) return;
  const language = document.documentElement.lang;
  const [by, of] = [place.querySelector('[data-chart-by]'), place.querySelector('[data-chart-of]')];
  if (!place.dataset.ready) {
    place.dataset.ready = 'yes';
    place.addEventListener('change', () => showChart(app, place.records));
  }
  place.records = records;
  const field = chart.numbers.find(({ name }) => !of || name === of.value);
  const isDrawn = (record) => record[chart.day] && (record[field.name] ?? '') !== '' && Number.isFinite(Number(record[field.name]));
  const drawn = records.filter(isDrawn);
  if (by) {
    const counts = new Map();
    for (const record of drawn) counts.set(record[chart.by.name], (counts.get(record[chart.by.name]) || 0) + 1);
    const names = [...counts.keys()].filter(Boolean).sort((one, other) => counts.get(other) - counts.get(one));
    const near = names.find((name) => chart.near.includes(String(name).toLowerCase()));
    const kept = names.includes(by.value) ? by.value : near ?? names[0] ?? '';
    by.replaceChildren(...names.map((name) => new Option(name, name)));
    by.value = kept;
    // Where every record is called something else there is nothing to choose.
    by.closest('p').hidden = names.length < 2 || names.length === drawn.length;
  }
  const isParted = by && !by.closest('p').hidden;
  const points = drawn.filter((record) => !isParted || record[chart.by.name] === by.value).sort((one, other) => one[chart.day].localeCompare(other[chart.day]));
  const drawing = place.querySelector('[data-chart-drawing]');
  drawing.toggleAttribute('hidden', points.length < 2);
  place.querySelector('[data-chart-empty]').hidden = points.length > 1;
  drawing.replaceChildren();
  if (points.length < 2) return;
  const make = (name, values, text) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const values = points.map((record) => Number(record[field.name]));
  const days = points.map((record) => Date.parse(record[chart.day] + 'T12:00'));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  const time = days.at(-1) - days[0];
  const x = (at) => 60 + (time ? (days[at] - days[0]) / time : at / (points.length - 1)) * 330;
  const y = (value) => (most === least ? 100 : 180 - ((value - least) / span) * 160);
  const say = (value) => value.toLocaleString(language, { maximumFractionDigits: 2 });
  const sayDay = (at) => new Date(days[at]).toLocaleDateString(language, { day: 'numeric', month: 'short' });
  const last = points.length - 1;
  drawing.setAttribute('aria-label', field.label + ': ' + sayDay(0) + ' ' + say(values[0]) + ' – ' + sayDay(last) + ' ' + say(values[last]));
  for (const value of most === least ? [most] : [least, most]) drawing.append(make('line', { x1: 60, x2: 390, y1: y(value), y2: y(value) }), make('text', { x: 50, y: y(value) + 5, 'text-anchor': 'end' }, say(value)));
  drawing.append(make('polyline', { points: values.map((value, at) => x(at).toFixed(1) + ',' + y(value).toFixed(1)).join(' ') }));
  for (const [at, value] of values.entries()) {
    const dot = make('circle', { cx: x(at).toFixed(1), cy: y(value).toFixed(1), r: 5 });
    dot.append(make('title', {}, sayDay(at) + ': ' + say(value)));
    drawing.append(dot);
  }
  drawing.append(make('text', { x: 60, y: 212 }, sayDay(0)), make('text', { x: 390, y: 212, 'text-anchor': 'end' }, sayDay(last)));
}
`;
