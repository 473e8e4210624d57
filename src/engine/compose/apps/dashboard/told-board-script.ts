/** What works out a dashboard of told figures. Reads `words`, `currency` and the store's functions. */
export const toldBoardScript = String.raw`
const app = document.querySelector('[data-app="dashboard"]');
if (app) startBoard(app);

function startBoard(app) {
  const language = document.documentElement.lang || 'en';
  const fields = [...app.querySelectorAll('[data-rows] input')];
  const bars = [...app.querySelectorAll('[data-bars] li')];
  const names = bars.map((bar) => bar.querySelector('span').textContent);
  const whole = fields.every((field) => Number.isInteger(Number(field.value)));
  const write = (value, digits = whole ? 0 : 2) => value.toLocaleString(language, currency ? { style: 'currency', currency, maximumFractionDigits: digits, minimumFractionDigits: 0 } : { maximumFractionDigits: 2 });
  const kept = loadRecords([]);
  fields.forEach((field, index) => {
    if (typeof kept[index] === 'number') field.value = String(kept[index]);
  });
  const show = () => {
    const values = fields.map((field) => Number(field.value) || 0);
    const total = values.reduce((sum, value) => sum + value, 0);
    const most = Math.max(...values);
    app.querySelector('[data-total]').textContent = write(total);
    app.querySelector('[data-average]').textContent = write(total / values.length, 2);
    app.querySelector('[data-best]').textContent = names[values.indexOf(most)] + ' · ' + write(most);
    bars.forEach((bar, index) => {
      bar.querySelector('b').textContent = write(values[index]);
      bar.querySelector('i').dataset.step = String(Math.max(1, Math.min(20, Math.round((values[index] / (most || 1)) * 20))));
    });
    return values;
  };
  for (const field of fields) field.addEventListener('input', () => saveRecords(show()));
  app.querySelector('[data-export]').addEventListener('click', () => {
    downloadText('figures.csv', 'text/csv', toCsv([[words.name, words.value], ...show().map((value, index) => [names[index], value])]));
  });
  show();
}
`;
