/** What works out a dashboard of told figures. Reads `words`, `currency` and the store's functions. */
export const toldBoardScript = String.raw`
const app = document.querySelector('[data-app="dashboard"]');
if (app) startBoard(app);

function startBoard(app) {
  const language = document.documentElement.lang || 'en';
  const fields = [...app.querySelectorAll('[data-rows] input')];
  const bars = [...app.querySelectorAll('[data-bars] li')];
  const cards = [...app.querySelectorAll('[data-card]')];
  const line = app.querySelector('[data-line]');
  const names = fields.map((field) => field.labels[0].textContent);
  const say = (hook, text) => {
    const place = app.querySelector('[data-' + hook + ']');
    if (place) place.textContent = text;
  };
  const whole = fields.every((field) => Number.isInteger(Number(field.value)));
  const write = (value, digits = whole ? 0 : 2) => value.toLocaleString(language, currency ? { style: 'currency', currency, maximumFractionDigits: digits, minimumFractionDigits: 0 } : { maximumFractionDigits: 2 });
  const kept = loadRecords([]);
  fields.forEach((field, index) => {
    if (typeof kept[index] === 'number') field.value = String(kept[index]);
  });
  const show = () => {
    const all = fields.map((field) => Number(field.value) || 0);
    cards.forEach((card, index) => (card.textContent = card.dataset.before + all[index].toLocaleString(language) + card.dataset.behind));
    const values = all.slice(cards.length);
    const total = values.reduce((sum, value) => sum + value, 0);
    const most = Math.max(...values);
    say('total', write(total));
    say('average', write(total / values.length, 2));
    say('best', names[cards.length + values.indexOf(most)] + ' · ' + write(most));
    if (line) line.setAttribute('points', values.map((value, index) => ((index + 0.5) / values.length) * 600 + ',' + (196 - (value / (most || 1)) * 190)).join(' '));
    bars.forEach((bar, index) => {
      bar.querySelector('b').textContent = write(values[index]);
      bar.querySelector('i').dataset.step = String(Math.max(1, Math.min(20, Math.round((values[index] / (most || 1)) * 20))));
    });
    return all;
  };
  for (const field of fields) field.addEventListener('input', () => saveRecords(show()));
  app.querySelector('[data-export]').addEventListener('click', () => {
    downloadText('figures.csv', 'text/csv', toCsv([[words.name, words.value], ...show().map((value, index) => [names[index], value])]));
  });
  show();
}
`;
