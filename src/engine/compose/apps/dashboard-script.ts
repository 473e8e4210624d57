/** The dashboard's script; it reads the constants `months`, `shares`, `words` and `currency`. */
export const dashboardScript = String.raw`
const app = document.querySelector('[data-app="dashboard"]');
if (app) startDashboard(app);

function makeShape(name, attributes, text) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  if (text) shape.textContent = text;
  return shape;
}

function startDashboard(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language);
  const nameOf = (month) => new Date(Date.UTC(2026, month - 1, 15)).toLocaleDateString(language, { month: 'short' });
  const sum = (list, field) => list.reduce((total, entry) => total + entry[field], 0);

  const showFigures = (shown) => {
    // Against the first half of the period: what the newer half brought.
    const half = Math.floor(shown.length / 2);
    const [older, newer] = [shown.slice(0, half), shown.slice(-half)];
    const rate = (list) => (sum(list, 'orders') / sum(list, 'visitors')) * 100;
    const values = {
      revenue: [money.format(sum(shown, 'revenue')), sum(newer, 'revenue') / sum(older, 'revenue')],
      orders: [number.format(sum(shown, 'orders')), sum(newer, 'orders') / sum(older, 'orders')],
      visitors: [number.format(sum(shown, 'visitors')), sum(newer, 'visitors') / sum(older, 'visitors')],
      conversion: [rate(shown).toFixed(1) + ' %', rate(newer) / rate(older)],
    };
    for (const [name, [text, growth]] of Object.entries(values)) {
      const change = Math.round((growth - 1) * 100);
      app.querySelector('[data-kpi="' + name + '"]').textContent = text;
      const note = app.querySelector('[data-change="' + name + '"]');
      note.textContent = (change > 0 ? '↑ +' : change < 0 ? '↓ ' : '→ ') + change + ' %';
      note.title = words.againstBefore;
    }
  };

  const drawLine = (shown) => {
    const picture = find('line');
    const top = Math.max(...shown.map((entry) => entry.revenue)) * 1.12;
    const x = (index) => 70 + (630 / Math.max(1, shown.length - 1)) * index;
    const y = (value) => 250 - (235 * value) / top;
    const run = shown.map((entry, index) => x(index).toFixed(1) + ' ' + y(entry.revenue).toFixed(1)).join('L');
    const rules = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      makeShape('path', { d: 'M70 ' + y((top * share) / 1.12) + 'H700', class: 'rule' }),
      makeShape('text', { x: 60, y: y((top * share) / 1.12) + 5, 'text-anchor': 'end' }, Math.round((top * share) / 1120) + 'k'),
    ]);
    const say = (entry) => (find('point').textContent = nameOf(entry.month) + ': ' + money.format(entry.revenue));
    const dots = shown.map((entry, index) => {
      const dot = makeShape('circle', { cx: x(index), cy: y(entry.revenue), r: 6, class: 'dot' });
      dot.addEventListener('pointerenter', () => say(entry));
      return dot;
    });
    const names = shown.map((entry, index) => makeShape('text', { x: x(index), y: 284, 'text-anchor': 'middle' }, nameOf(entry.month)));
    picture.replaceChildren(
      ...rules,
      makeShape('path', { d: 'M' + run + 'V250H70Z', class: 'area' }),
      makeShape('path', { d: 'M' + run, class: 'run' }),
      ...dots,
      ...names,
    );
    say(shown.at(-1));
  };

  const drawDonut = () => {
    const turn = 2 * Math.PI * 92;
    let start = 0;
    const parts = shares.map(({ share }, index) => {
      const length = (turn * share) / 100;
      const part = makeShape('circle', { cx: 120, cy: 120, r: 92, class: 'part-' + (index + 1), 'stroke-dasharray': length - 4 + ' ' + turn, 'stroke-dashoffset': -start, transform: 'rotate(-90 120 120)' });
      start += length;
      return part;
    });
    find('donut').replaceChildren(...parts);
  };

  const choose = (period) => {
    for (const button of app.querySelectorAll('[data-period]')) button.setAttribute('aria-pressed', String(Number(button.dataset.period) === period));
    const shown = months.slice(-period);
    showFigures(shown);
    drawLine(shown);
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
  find('finder').addEventListener('input', (event) => {
    const asked = event.target.value.trim().toLowerCase();
    for (const row of body.rows) row.hidden = !row.textContent.toLowerCase().includes(asked);
    find('empty').hidden = [...body.rows].some((row) => !row.hidden);
  });
  for (const button of app.querySelectorAll('[data-period]')) button.addEventListener('click', () => choose(Number(button.dataset.period)));
  drawDonut();
  choose(12);
}
`;
