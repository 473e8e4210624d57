/** The dashboard's script; it reads the constants `metrics`, `shares`, `span`, `words` and `currency`. */
export const dashboardScript = String.raw`
const app = document.querySelector('[data-app="dashboard"]');
if (app) startDashboard(app);

function makeShape(name, attributes, text) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  if (text) shape.textContent = text;
  return shape;
}

// What a list of months comes to: a sum, an average, or the latest.
function sumUp({ kind, isBalance }, values) {
  const sum = values.reduce((total, value) => total + value, 0);
  if (isBalance || kind === 'level' || kind === 'handful') return values.at(-1);
  return kind === 'money' || kind === 'count' ? sum : sum / Math.max(1, values.length);
}

function startDashboard(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const price = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  // Months of a year, or days of which the last is today.
  const nameOf = (at) => {
    if (span.unit === 'month') return new Date(Date.UTC(2026, at, 15)).toLocaleDateString(language, { month: 'short' });
    if (span.unit === 'hour') return String(at).padStart(2, '0') + ':00';
    const day = new Date(Date.now() - (span.count - 1 - at) * 86400000);
    return day.toLocaleDateString(language, period > 7 ? { day: 'numeric', month: 'short' } : { weekday: 'short' });
  };
  const write = ({ kind, measure }, value) => (kind === 'money' ? money.format(value) : kind === 'price' ? price.format(value) : kind === 'share' || kind === 'rate' ? sayShare(Math.round(value * 10) / 10) : kind === 'measure' ? new Intl.NumberFormat(language, { maximumFractionDigits: measure.digits }).format(value) + (measure.unit === '%' ? '%' : measure.unit && ' ' + measure.unit) : number.format(value) + (kind === 'time' ? ' min' : ''));
  let period = span.period;
  let chosen = metrics[0];

  const showFigures = () => {
    metrics.forEach((metric, index) => {
      const shown = metric.months.slice(-period);
      // The newer half of the period against the older one.
      const half = Math.floor(shown.length / 2);
      const growth = sumUp(metric, shown.slice(-half)) / (sumUp(metric, shown.slice(0, half)) || 1);
      const change = Math.round((growth - 1) * 100) || 0;
      app.querySelector('[data-kpi="' + index + '"]').textContent = write(metric, sumUp(metric, shown));
      const note = app.querySelector('[data-change="' + index + '"]');
      note.textContent = (change > 0 ? '↑ +' : change < 0 ? '↓ ' : '→ ') + sayShare(change);
      note.title = words.againstBefore;
    });
  };

  const drawLine = () => {
    const values = chosen.months.slice(-period);
    const first = span.count - values.length;
    // Only some of many days have room for their names.
    const every = Math.ceil(values.length / 12);
    const top = Math.max(...values, 1) * 1.12;
    const x = (index) => 70 + (630 / Math.max(1, values.length - 1)) * index;
    const y = (value) => 250 - (235 * value) / top;
    const run = values.map((value, index) => x(index).toFixed(1) + ' ' + y(value).toFixed(1)).join('L');
    const rules = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
      const value = (top * share) / 1.12;
      return [makeShape('path', { d: 'M70 ' + y(value) + 'H700', class: 'rule' }), makeShape('text', { x: 60, y: y(value) + 5, 'text-anchor': 'end' }, short.format(value))];
    });
    const say = (index) => (find('point').textContent = nameOf(first + index) + ': ' + write(chosen, values[index]));
    const dots = values.map((value, index) => {
      const dot = makeShape('circle', { cx: x(index), cy: y(value), r: 6, class: 'dot' });
      dot.addEventListener('pointerenter', () => say(index));
      return dot;
    });
    const names = values.flatMap((value, index) => ((values.length - 1 - index) % every > 0 ? [] : [makeShape('text', { x: x(index), y: 284, 'text-anchor': 'middle' }, nameOf(first + index))]));
    find('line').replaceChildren(
      ...rules,
      makeShape('path', { d: 'M' + run + 'V250H70Z', class: 'area' }),
      makeShape('path', { d: 'M' + run, class: 'run' }),
      ...dots,
      ...names,
    );
    find('line-title').textContent = words.byMonth.replace('{name}', chosen.name);
    say(values.length - 1);
  };

  const drawDonut = () => {
    if (!find('donut')) return;
    const turn = 2 * Math.PI * 92;
    let start = 0;
    const parts = shares.map(({ share }, index) => {
      const length = (turn * share) / 100;
      const part = makeShape('circle', { cx: 120, cy: 120, r: 92, class: 'share-' + (index + 1), 'stroke-dasharray': length - 4 + ' ' + turn, 'stroke-dashoffset': -start, transform: 'rotate(-90 120 120)' });
      start += length;
      return part;
    });
    find('donut').replaceChildren(...parts);
  };

  const press = (hook, isPressed) => {
    for (const button of app.querySelectorAll('[data-' + hook + ']')) button.setAttribute('aria-pressed', String(isPressed(button.dataset[hook])));
  };
  const show = () => {
    press('period', (count) => Number(count) === period);
    press('metric', (index) => metrics[index] === chosen);
    showFigures();
    drawLine();
  };

  const body = find('rows');
  const headings = [...app.querySelectorAll('thead th')];
  headings.forEach((heading, column) => {
    heading.querySelector('button').addEventListener('click', () => {
      const isRising = heading.getAttribute('aria-sort') !== 'ascending';
      for (const other of headings) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', isRising ? 'ascending' : 'descending');
      const valueOf = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const compare = (one, other) => valueOf(one).localeCompare(valueOf(other), language, { numeric: true });
      const isNumber = body.rows[0].cells[column].dataset.value !== undefined;
      const order = isNumber ? (one, other) => valueOf(one) - valueOf(other) : compare;
      body.append(...[...body.rows].sort((one, other) => (isRising ? 1 : -1) * order(one, other)));
    });
  });
  const region = app.querySelector('[data-region]');
  const narrow = () => {
    const asked = find('finder').value.trim().toLowerCase();
    for (const row of body.rows) row.hidden = !row.textContent.toLowerCase().includes(asked) || Boolean(region && region.value && row.cells[1].textContent !== region.value);
    find('empty').hidden = [...body.rows].some((row) => !row.hidden);
  };
  find('finder').addEventListener('input', narrow);
  if (region) region.addEventListener('change', narrow);
  find('export').addEventListener('click', () => {
    const rows = [...app.querySelector('table').rows].filter((row) => !row.hidden);
    downloadText('figures.csv', 'text/csv', toCsv(rows.map((row) => [...row.cells].map((cell) => cell.dataset.value ?? cell.textContent.trim()))));
  });
  for (const button of app.querySelectorAll('[data-period]')) {
    button.addEventListener('click', () => {
      period = Number(button.dataset.period);
      show();
    });
  }
  for (const button of app.querySelectorAll('[data-metric]')) {
    button.addEventListener('click', () => {
      chosen = metrics[button.dataset.metric];
      show();
    });
  }
  drawDonut();
  show();
}
`;
