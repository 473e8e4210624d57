import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readCurrency } from './calculators/read-currency';
import { readListOf } from './read-asked';
import { csvScript, fileScript, writeConstant, writeStore } from './script-parts';
import { writeVoid } from './write-void';

function readCategories({ brief, words }: AppContext): readonly string[] {
  const asked = readListOf(brief.prompt, 'categor(?:y|ies)|categorías?|kategorien?|catégories?|categorias?');
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const usual = [
    say('groceries'),
    say('housing'),
    say('transport'),
    say('leisure'),
    say('healthCategory'),
    say('otherCategory'),
  ];
  return asked.length >= 2 ? asked : usual;
}

/** Expenses by category, with the month's total, bars, budget, export and import. */
export const tracker: AppDefinition = {
  kind: 'tracker',
  title: ({ words }) => sayApp(words.language, 'expenses'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const categories = readCategories(context);
    return html`<div class="tracker" data-app="tracker">
      <div class="tracker-top">
        <div class="app-row tracker-month">
          <button class="app-small" type="button" data-back aria-label="${say('monthBefore')}">←</button>
          <p role="status" data-month></p>
          <button class="app-small" type="button" data-on aria-label="${say('monthAfter')}">→</button>
        </div>
        <p class="tracker-total">
          <span>${say('spentThisMonth')}</span> <b class="app-figure" data-total></b>
        </p>
      </div>
      <figure class="tracker-chart app-panel">
        <figcaption>${say('byCategory')}</figcaption>
        <ul data-bars></ul>
      </figure>
      <form class="tracker-add app-panel" data-adder>
        <p class="app-field">
          <label for="spent-amount">${words.fields.amount}</label
          ><input
            id="spent-amount"
            name="amount"
            type="number"
            inputmode="decimal"
            min="0.01"
            step="0.01"
            required
          />
        </p>
        <p class="app-field">
          <label for="spent-what">${say('whatFor')}</label
          ><input type="text" id="spent-what" name="what" maxlength="120" required autocomplete="off" />
        </p>
        <p class="app-field">
          <label for="spent-category">${say('category')}</label
          ><select id="spent-category" name="category">
            ${categories.map((name) => html`<option>${name}</option>`)}
          </select>
        </p>
        <p class="app-field">
          <label for="spent-date">${words.fields.date}</label
          ><input id="spent-date" name="date" type="date" required />
        </p>
        <button type="submit" class="app-button">${say('addExpense')}</button>
      </form>
      <div class="tracker-list">
        <ol data-list></ol>
        ${writeVoid(context, 'jar', say('nothingSpent'), html` data-empty`)}
        <div class="app-row">
          <button class="app-button app-quiet" type="button" data-export>${say('exportCsv')}</button>
          <label class="app-button app-quiet tracker-import"
            >${say('importCsv')}<input class="app-hidden" type="file" accept=".csv,text/csv" data-import
          /></label>
        </div>
      </div>
      <p class="app-hidden" role="status" data-status></p>
      <template data-row
        ><li class="spent">
          <time></time><span class="spent-what"></span><span class="spent-category"></span><b></b
          ><button class="app-small" type="button">×</button>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.tracker { grid-template-columns: minmax(0, 0.85fr) minmax(0, 1.15fr); align-items: start; }
.tracker-top { display: grid; gap: 1rem; }
.tracker-month p { min-inline-size: 9rem; font-weight: 600; text-align: center; }
.tracker-total { display: grid; gap: 0.4rem; color: var(--soft); }
.tracker-total .app-figure { color: var(--ink); font-size: clamp(3rem, 2rem + 5vi, 6rem); overflow-wrap: anywhere; }
.tracker-chart { grid-row: span 2; margin: 0; }
.tracker-chart figcaption { margin-block-end: 1rem; font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.tracker-chart ul { display: grid; gap: 0.9rem; }
.spent-bar { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.3rem 1rem; }
.spent-bar b { font-variant-numeric: tabular-nums; }
.spent-bar i { grid-column: 1 / -1; inline-size: var(--share); min-inline-size: 4px; block-size: 1.1rem; border-radius: 4px; background: var(--accent); }
.tracker-add { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.tracker-add .app-button { grid-column: 1 / -1; }
.tracker-list { grid-column: 1 / -1; display: grid; gap: 1.25rem; }
.spent { display: grid; grid-template-columns: 7rem minmax(0, 1.4fr) minmax(0, 1fr) auto 2.75rem; gap: 1rem; align-items: center; min-block-size: 3.75rem; border-block-end: 1px solid var(--line); }
.spent time, .spent-category { color: var(--soft); }
.spent b { font-variant-numeric: tabular-nums; }
.spent-what { overflow-wrap: anywhere; font-weight: 600; }
.tracker-import { position: relative; }
.tracker-import:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 3px; }
@media (max-width: 48rem) {
  .tracker { grid-template-columns: minmax(0, 1fr); }
  .spent { grid-template-columns: minmax(0, 1fr) auto 2.75rem; gap: 0 0.75rem; padding-block: 0.6rem; }
  .spent time, .spent-category { grid-row: 2; font-size: 0.9375rem; }
  .spent b { grid-area: 1 / 2; }
  .spent button { grid-area: 1 / 3 / span 2; }
}
`,
  script: (context) => {
    const words = {
      ...sayAll(context.words.language, ['badFile', 'imported', 'removed', 'added', 'category', 'whatFor']),
      date: context.words.fields.date,
      amount: context.words.fields.amount,
      remove: context.words.actions.remove,
    };
    return `// Expenses: kept in this browser, shown by month.
${writeConstant('words', words)}const currency = '${readCurrency(context)}';
${writeStore(context, 'expenses')}${fileScript}${csvScript}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="tracker"]');
if (app) startTracker(app);

function startTracker(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('adder');
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  let expenses = loadRecords([]);
  let month = today.slice(0, 7);

  const keep = (next) => {
    expenses = next;
    saveRecords(expenses);
    show();
  };
  const drawRow = (expense) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    const time = row.querySelector('time');
    time.dateTime = expense.date;
    time.textContent = new Date(expense.date + 'T12:00').toLocaleDateString(language, { day: 'numeric', month: 'short' });
    row.querySelector('.spent-what').textContent = expense.what;
    row.querySelector('.spent-category').textContent = expense.category;
    row.querySelector('b').textContent = money.format(expense.amount);
    const remove = row.querySelector('button');
    remove.setAttribute('aria-label', words.remove + ': ' + expense.what);
    remove.addEventListener('click', () => {
      keep(expenses.filter((other) => other !== expense));
      find('status').textContent = words.removed + ': ' + expense.what;
      form.elements.amount.focus();
    });
    return row;
  };
  const drawBars = (shown) => {
    const sums = {};
    for (const { category, amount } of shown) sums[category] = (sums[category] || 0) + amount;
    const most = Math.max(...Object.values(sums), 1);
    const rows = Object.entries(sums).sort((one, other) => other[1] - one[1]);
    find('bars').replaceChildren(
      ...rows.map(([category, sum]) => {
        const item = document.createElement('li');
        item.className = 'spent-bar';
        const amount = document.createElement('b');
        const bar = document.createElement('i');
        amount.textContent = money.format(sum);
        bar.style.setProperty('--share', (sum / most) * 100 + '%');
        item.append(category, amount, bar);
        return item;
      }),
    );
  };
  const show = () => {
    const shown = expenses.filter((expense) => expense.date.startsWith(month)).sort((one, other) => other.date.localeCompare(one.date));
    find('month').textContent = new Date(month + '-15T12:00').toLocaleDateString(language, { month: 'long', year: 'numeric' });
    find('total').textContent = money.format(shown.reduce((sum, expense) => sum + expense.amount, 0));
    find('list').replaceChildren(...shown.map(drawRow));
    find('empty').hidden = shown.length > 0;
    app.querySelector('.tracker-chart').hidden = shown.length === 0;
    drawBars(shown);
  };
  const turn = (step) => {
    const [year, place] = month.split('-').map(Number);
    month = new Date(Date.UTC(year, place - 1 + step, 1)).toISOString().slice(0, 7);
    show();
  };

  form.elements.date.value = today;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { amount, what, category, date } = Object.fromEntries(new FormData(form));
    month = date.slice(0, 7);
    keep([...expenses, { id: Date.now().toString(36), amount: Number(amount), what: what.trim(), category, date }]);
    find('status').textContent = words.added + ': ' + what;
    form.elements.amount.value = '';
    form.elements.what.value = '';
    form.elements.amount.focus();
  });
  find('back').addEventListener('click', () => turn(-1));
  find('on').addEventListener('click', () => turn(1));
  find('export').addEventListener('click', () => {
    const rows = expenses.map(({ date, what, category, amount }) => [date, what, category, amount]);
    downloadText('expenses.csv', 'text/csv', toCsv([[words.date, words.whatFor, words.category, words.amount], ...rows]));
  });
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      const read = fromCsv(text)
        .map(([date, what, category, amount], index) => ({ id: 'i' + Date.now().toString(36) + index, date, what, category, amount: Number(amount) }))
        .filter((expense) => /^\d{4}-\d{2}-\d{2}$/.test(expense.date) && expense.amount > 0);
      find('status').textContent = read.length > 0 ? words.imported.replace('{n}', String(read.length)) : words.badFile;
      keep([...expenses, ...read]);
    });
  });
  show();
}
`;
