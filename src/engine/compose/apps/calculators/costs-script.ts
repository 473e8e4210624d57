/** What adds the costs up. Reads `words`, `currency`, `start` and the functions of the store and of CSV files. */
export const costsScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startCosts(app);

function startCosts(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const write = (cents) => money.format(cents / 100);
  const copy = () => ({ ...start, rows: start.rows.map((row) => ({ ...row })) });
  const people = app.querySelector('[data-people]');
  let kept = loadRecords(copy());
  const say = (text) => (find('status').textContent = text);
  // In cents, so that nothing is lost; what is no amount counts as nothing.
  const centsOf = (text) => {
    const cents = Math.round(Number(text) * 100);
    return Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
  };

  const calculate = (isOwn = true) => {
    const rows = kept.rows.map(({ name, amount }) => ({ name: name.trim() || '–', cents: centsOf(amount) }));
    const total = rows.reduce((sum, { cents }) => sum + cents, 0);
    const budget = centsOf(kept.budget);
    const left = budget - total;
    find('main-word').textContent = budget > 0 ? (left < 0 ? words.overBudget : words.leftOver) : words.total;
    find('main').textContent = write(budget > 0 ? Math.abs(left) : total);
    find('verdict').textContent = budget === 0 ? '' : (left < 0 ? words.overBudget + ': ' + write(-left) : words.withinBudget);
    find('spent').parentElement.hidden = budget === 0;
    find('spent').style.setProperty('--share', (budget > 0 ? (total / budget) * 100 : 0) + '%');
    const count = people ? Math.max(1, Math.round(Number(people.value)) || 1) : 1;
    const figures = [[words.total, write(total)], ...(budget > 0 ? [[words.budgetWord, write(budget)]] : []), ...(people ? [[words.eachPays, write(Math.round(total / count))]] : [])];
    find('figures').replaceChildren(
      ...figures.map(([name, text]) => {
        const row = document.createElement('div');
        row.append(Object.assign(document.createElement('dt'), { textContent: name }), Object.assign(document.createElement('dd'), { textContent: text }));
        return row;
      }),
    );
    const parts = rows.filter(({ cents }) => cents > 0).sort((one, other) => other.cents - one.cents);
    find('parts').replaceChildren(
      ...parts.map(({ name, cents }) => {
        const row = document.createElement('li');
        const bar = document.createElement('i');
        bar.style.setProperty('--share', (cents / total) * 100 + '%');
        row.append(name, Object.assign(document.createElement('b'), { textContent: write(cents) }), bar);
        return row;
      }),
    );
    if (isOwn) saveRecords(kept);
  };
  const drawRow = (row, at) => {
    const line = document.createElement('tr');
    for (const [name, label, type] of [['name', words.whatFor, 'text'], ['amount', words.amount, 'number']]) {
      const field = Object.assign(document.createElement('input'), { type, value: row[name], autocomplete: 'off' });
      if (type === 'number') Object.assign(field, { min: '0', max: '1000000000', step: 'any', inputMode: 'decimal' });
      else field.maxLength = 60;
      field.setAttribute('aria-label', label + ' ' + (at + 1));
      field.addEventListener('input', () => {
        field.setAttribute('aria-invalid', String(!field.validity.valid));
        row[name] = field.value;
        calculate();
      });
      const cell = document.createElement('td');
      cell.append(field);
      line.append(cell);
    }
    const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
    remove.setAttribute('aria-label', words.remove + ': ' + (row.name || at + 1));
    remove.addEventListener('click', () => {
      kept.rows = kept.rows.filter((other) => other !== row);
      show();
      say(words.removed + ': ' + (row.name || at + 1));
      find('more').focus();
    });
    const end = document.createElement('td');
    end.append(remove);
    line.append(end);
    return line;
  };
  const show = (isOwn = true) => {
    find('rows').replaceChildren(...kept.rows.map(drawRow));
    find('budget').value = kept.budget;
    if (people) people.value = kept.people;
    calculate(isOwn);
  };
  const addRow = () => {
    kept.rows.push({ name: '', amount: '' });
    show();
    find('rows').lastElementChild.querySelector('input').focus();
  };
  find('budget').addEventListener('input', () => {
    kept.budget = find('budget').value;
    calculate();
  });
  if (people)
    people.addEventListener('input', () => {
      kept.people = people.value;
      calculate();
    });
  find('more').addEventListener('click', addRow);
  // Enter in the last row begins the next one.
  find('rows').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.target.matches('input')) return;
    event.preventDefault();
    const fields = [...find('rows').querySelectorAll('input')];
    const next = fields[fields.indexOf(event.target) + 1];
    if (next) next.focus();
    else addRow();
  });
  find('clear').addEventListener('click', () => {
    kept = copy();
    show();
  });
  find('export').addEventListener('click', () => {
    downloadText('costs.csv', 'text/csv', toCsv([[words.whatFor, words.amount], ...kept.rows.map(({ name, amount }) => [name, amount])]));
  });
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      const rows = fromCsv(text).slice(1).filter(([name, amount]) => (name || amount) && (amount === undefined || amount === '' || Number.isFinite(Number(amount))));
      if (rows.length === 0) return say(words.badFile);
      const known = kept.rows.filter(({ name, amount }) => name || amount);
      const fresh = rows
        .slice(0, 500)
        .map(([name = '', amount = '']) => ({ name: name.slice(0, 60), amount }))
        .filter((row) => !known.some(({ name, amount }) => name === row.name && amount === row.amount));
      kept.rows = [...known, ...fresh];
      show();
      say(words.imported.replace('{n}', String(fresh.length)));
    });
  });
  // Another tab: taken over unless somebody is writing here, and not written back.
  window.addEventListener('storage', (event) => {
    if (event.key !== storeName || app.contains(document.activeElement)) return;
    kept = loadRecords(copy());
    show(false);
  });
  show();
}
`;
