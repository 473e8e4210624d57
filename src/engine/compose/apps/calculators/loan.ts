import { attributes, html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { sumStyles, writeNumberField, writeSumScript } from './number-field';
import { costsNote, readLoanCosts, writeLoanCosts, writeWholeCost } from './loan-costs';
import { readRivalRate, readYearSpan, rivalScript, writeRival, writeRivalField } from './loan-compare';
import { writeLoanFile, writeLoanFileScript } from './loan-file';
import { readExtra } from './read-extra';
import { readCurrency } from './read-currency';
import { parseNumber, readToldNumber } from './read-told-number';

const extraWords = { month: 'extraMonthly', year: 'extraYearly', once: 'extraOnce' } as const;
const asksForTable =
  /\btable\b|\bschedule\b|year by year|each year|every year|tilgungsplan|cuadro de amortizaci|tableau|tabela|tabella|tabel\b|harmonogram|tablo|جدول|לוח סילוקין/iu;

/** "an amortisation table": called as the prompt calls it. */
const tableWord = (prompt: string): string | undefined =>
  /\bamorti[sz]ation (?:table|schedule)\b/iu.exec(prompt)?.[0].replace(/^a/u, 'A');

function writeLoan(
  context: AppContext,
  start: { amount: number; most: number; rate: number; years: number; down: boolean },
) {
  const { words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const currency = readCurrency(context);
  const { most, down } = start;
  const { prompt } = context.brief;
  // "Warn when the deposit is below 10%"
  const least = /\b(?:warn\w*|alert\w*|flag|red|tell)\b[^.;]{0,40}\b(?:deposit|down ?payment)\b[^.;\d]{0,24}\b(?:below|under|less than|lower than|beneath)\s(\d{1,2})\s?(?:%|percent)/iu.exec(prompt)?.[1]; // prettier-ignore
  // "Deposit in %": it is told as a share of the price, and stays one.
  const isShare = /\b(?:deposit|down ?payment)\b[^,.;\d]{0,12}(?:\bin|\bas(?: a)?|\bby)? ?\(?(?:%|percent\w*)|(?<![\d ])(?<!\d )(?:%|percent(?:age)?) (?:deposit|down ?payment)/iu.test(prompt) && readToldNumber(prompt, 'deposit|down ?payment|down')?.isPercent !== false; // prettier-ignore
  const hasDuty = down && currency === 'GBP' && /\bstamp duty\b|\bSDLT\b/iu.test(prompt);
  const isDeposit = words.language === 'en' && /\bdeposit\b/iu.test(prompt);
  const toldAmount = readToldNumber(prompt, 'price|house|home|property|flat|apartment|loan(?: amount)?|amount|borrow(?:ing|ed)?|principal'); // prettier-ignore
  const toldDown = readToldNumber(prompt, 'deposit|down ?payment|down');
  const toldRate = readToldNumber(prompt, 'interest(?: rate)?|rate|apr');
  const toldYears = readToldNumber(prompt, 'years?|yrs?|term');
  const within = (value: number | undefined, least: number, limit: number, other: number) =>
    value !== undefined && value >= least && value <= limit ? value : other;
  // "Starting at £280,000": the one amount of a loan, where no word for it stands by.
  const begun = readToldNumber(prompt, 'starting|start|beginning|begin|default|preset');
  // "For $15,000 at 7.5%"
  const money = /[€$£]\s?(\d[\d.,]{2,}\d)/u.exec(prompt)?.[1];
  // "320000 at 3.8% over 30 years": the one large number is what is borrowed.
  const bare = /(?<![\d.,€$£])(\d{5,9}|\d{2,3}[,.]\d{3})(?![\d.,]*\d|\s?%)/u.exec(prompt)?.[1];
  const isBare = !toldAmount && !begun && money === undefined && bare !== undefined;
  const plain = begun && begun.value >= 1000 ? begun.value : money !== undefined ? parseNumber(money) : bare === undefined ? undefined : parseNumber(bare); // prettier-ignore
  // "Deposit 15%, 3.9% over 27 years": the one share that is no deposit.
  const shares = [...prompt.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|percent\b)/giu)].filter(
    ({ index, 0: text }) =>
      !/(?:deposit|down ?payment|down)[^,.;%]{0,14}$/iu.test(prompt.slice(0, index)) &&
      !/^\s(?:deposit|down)/iu.test(prompt.slice(index + text.length)),
  );
  const share = /\bat (\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|percent)/iu.exec(prompt)?.[1] ?? (shares.length === 1 ? shares[0]?.[1] : undefined); // prettier-ignore
  const amount = within(
    toldAmount && toldAmount.value >= 100 ? toldAmount.value : plain,
    100,
    1_000_000_000,
    start.amount,
  );
  const span = readYearSpan(prompt);
  const rival = words.language === 'en' ? readRivalRate(prompt, start.rate) : null;
  const rate = within(
    rival?.[0] ?? toldRate?.value ?? (share === undefined ? undefined : parseNumber(share)),
    0.01,
    100,
    start.rate,
  );
  // "48 months": four years. "£100 a month" is no length.
  const toldMonths = toldYears
    ? null
    : readToldNumber(
        prompt.replace(/\b(?:an?|per|each|every) months?\b/giu, ''),
        'months?|monthly (?:instal+ments|payments)',
      );
  const months = toldMonths === null ? undefined : Math.round((toldMonths.value / 12) * 100) / 100;
  const years = span ? Math.min(span[1], Math.max(span[0], start.years)) : within(toldYears?.value ?? months, 1, 40, start.years); // prettier-ignore
  const extra = readExtra(prompt);
  const paidDown = !toldDown ? (isBare ? 0 : amount / 5) : toldDown.isPercent ? (amount * toldDown.value) / 100 : within(toldDown.value, 0, amount, amount / 5); // prettier-ignore
  const costs = down && words.language === 'en' ? readLoanCosts(prompt, amount) : [];
  return html`<div class="sum loan" data-app="calculator" data-every="${extra?.every ?? 'month'}">
    <fieldset class="app-panel">
      <legend class="app-hidden">${say('loanAmount')}</legend>
      ${writeNumberField('amount', down ? say('homePrice') : say('loanAmount'), { value: amount, min: 0, max: Math.max(most, amount), step: 1000, unit: currency, limit: 1_000_000_000 })}
      ${down && isShare ? writeNumberField('downShare', isDeposit ? 'Deposit' : say('downPayment'), { value: toldDown?.isPercent ? toldDown.value : 20, min: 0, max: 100, step: 1, unit: '%', limit: 100 }) : null}
      ${down && !isShare ? writeNumberField('down', isDeposit ? 'Deposit' : say('downPayment'), { value: paidDown, min: 0, max: Math.max(most, paidDown), step: 1000, unit: currency, limit: 1_000_000_000 }) : null}
      ${writeNumberField('rate', say('interestRate'), { value: rate, min: 0, max: 20, step: 0.05, unit: '%', limit: 100 })}
      ${rival ? writeRivalField(rival[1]) : null}
      ${writeNumberField('years', say('term'), { value: years, min: span?.[0] ?? 1, max: span?.[1] ?? 40, step: 1, unit: say('years') })}
      ${extra ? writeNumberField('extra', say(extraWords[extra.every]), { value: within(extra.amount ?? undefined, 0, amount, 0), min: 0, max: Math.max(2000, Math.round(amount / (extra.every === 'month' ? 100 : 10))), step: extra.every === 'month' ? 10 : 100, unit: currency, limit: 1_000_000_000 }) : null}
      ${writeLoanCosts(costs, currency)}
    </fieldset>
    <div class="sum-results">
      <p class="sum-main">${say('monthlyPayment')} <output data-payment></output></p>
      ${down && least !== undefined ? html`<p class="loan-warning" role="alert" data-least="${least}" hidden>${sayApp(words.language, 'depositLow', { n: least })}</p>` : null}
      <dl>
        ${writeWholeCost(costs)}
        <div>
          <dt>${say('totalInterest')}</dt>
          <dd data-interest></dd>
        </div>
        <div>
          <dt>${say('totalPaid')}</dt>
          <dd data-paid></dd>
        </div>
        <div>
          <dt>${say('borrowed')}</dt>
          <dd data-borrowed></dd>
        </div>
        ${rival ? writeRival() : null}
        ${
          hasDuty
            ? html`<div>
                <dt>Stamp duty</dt>
                <dd data-duty></dd>
              </div>`
            : null
        }
        ${
          extra
            ? html`<div>
                  <dt>${say('paidOffAfter')}</dt>
                  <dd data-months></dd>
                </div>
                <div>
                  <dt>${say('interestSaved')}</dt>
                  <dd data-saved></dd>
                </div>`
            : null
        }
      </dl>
      <figure class="loan-chart">
        <figcaption>${say('balanceOverTime')}</figcaption>
        <svg viewBox="0 0 640 300" role="img" aria-label="${say('balanceOverTime')}" data-chart></svg>
      </figure>
      <details class="loan-table" ${attributes({ open: asksForTable.test(prompt) })}>
        <summary>${tableWord(prompt) ?? say('yearByYear')}</summary>
        <section class="loan-scroll" tabindex="0" aria-label="${say('yearByYear')}">
          <table>
            <thead>
              <tr>
                <th scope="col">${say('year')}</th>
                <th scope="col">${say('interest')}</th>
                <th scope="col">${say('repaid')}</th>
                <th scope="col">${say('balance')}</th>
              </tr>
            </thead>
            <tbody data-rows></tbody>
          </table>
        </section>
        ${writeLoanFile(context)}
      </details>
      ${hasDuty ? html`<p class="app-note">Stamp duty at the standard rates for a home in England and Northern Ireland since April 2025, without the relief for a first home or the surcharge for a second one.</p>` : null}
      <p class="app-note">${costs.length > 0 ? costsNote : say('loanNote')}</p>
    </div>
    <noscript><p>${say('needsScript')}</p></noscript>
  </div>`;
}

const css = `${sumStyles}.loan-warning { padding: 0.75rem 1rem; border: 2px solid var(--accent); border-radius: min(var(--radius), 0.75rem); font-weight: 600; }
.loan-chart { margin: 0; }
.loan-chart figcaption { font-weight: 600; }
.loan-chart svg { inline-size: 100%; block-size: auto; overflow: visible; }
.loan-chart text { fill: var(--soft); font: 600 15px var(--text); }
.loan-chart .rule { stroke: var(--line); }
.loan-chart .area { fill: var(--accent); opacity: 0.18; }
.loan-chart .balance { fill: none; stroke: var(--accent); stroke-width: 5; stroke-linecap: round; }
.loan-chart .interest { fill: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 2 8; stroke-linecap: round; }
.loan-table summary { min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.loan-scroll { overflow-x: auto; max-block-size: 24rem; }
.loan-table table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.loan-table :is(th, td) { padding: 0.6rem 0.75rem; border-block-end: 1px solid var(--line); text-align: end; white-space: nowrap; }
.loan-table :is(th, td):first-child { text-align: start; }
`;

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startSum(app, showLoan);

// Equal monthly payments; the balance at the end of every year.
function planLoan(borrowed, rate, years, extra = 0, every = 'month') {
  const months = Math.max(1, Math.round(years * 12));
  const monthly = rate / 1200;
  const payment = monthly === 0 ? borrowed / months : (borrowed * monthly) / (1 - (1 + monthly) ** -months);
  const rows = [];
  let balance = borrowed;
  let [interest, repaid, month] = [0, 0, 0];
  // What is paid on top shortens the loan.
  while (month < months && (balance > 0.005 || extra === 0)) {
    month += 1;
    const charge = balance * monthly;
    const isDue = every === 'month' || (every === 'year' ? month % 12 === 0 : month === 1);
    const part = Math.min(balance, payment - charge + (isDue ? extra : 0));
    interest += charge;
    repaid += part;
    balance = Math.max(0, balance - part);
    if (month % 12 === 0 || month === months || (extra > 0 && balance <= 0.005)) rows.push({ year: Math.ceil(month / 12), interest, repaid, balance });
  }
  return { payment, rows, interest, months: month, paid: borrowed + interest };
}

// Each part of the price is charged at the rate of its band.
function findDuty(price) {
  const bands = [[125000, 0], [250000, 0.02], [925000, 0.05], [1500000, 0.1], [Infinity, 0.12]];
  let from = 0;
  let duty = 0;
  for (const [to, share] of bands) {
    duty += Math.max(0, Math.min(price, to) - from) * share;
    from = to;
  }
  return duty;
}

function showLoan({ amount, down: sum = 0, downShare, rate, years, extra = 0, ...others }) {
  const down = downShare === undefined ? sum : (amount * downShare) / 100;
  if (app.querySelector('[data-duty]')) write(app, 'duty', formatMoney(findDuty(amount)));
  const borrowed = Math.max(0, amount - down);
  const plan = planLoan(borrowed, rate, years, extra, app.dataset.every);
  if (app.querySelector('[data-months]')) {
    write(app, 'months', String(plan.months));
    write(app, 'saved', formatMoney(Math.max(0, planLoan(borrowed, rate, years).interest - plan.interest)));
  }
  showRival(borrowed, plan, { years, extra, ...others });
  const warning = app.querySelector('[data-least]');
  if (warning) warning.hidden = down >= (amount * Number(warning.dataset.least)) / 100;
  write(app, 'payment', formatMoney(plan.payment));
  const whole = app.querySelector('[data-whole]');
  if (whole) write(app, 'whole', formatMoney(JSON.parse(whole.dataset.costs).reduce((sum, [name, every]) => sum + others[name] / (every === 'year' ? 12 : 1), plan.payment)));
  write(app, 'interest', formatMoney(plan.interest));
  write(app, 'paid', formatMoney(plan.paid));
  write(app, 'borrowed', formatMoney(borrowed));
  const wholes = new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'currency', currency, maximumFractionDigits: 0 });
  app.querySelector('[data-rows]').replaceChildren(
    ...plan.rows.map((row, index) => {
      const before = plan.rows[index - 1] || { interest: 0, repaid: 0 };
      const line = document.createElement('tr');
      const cells = [String(row.year), ...[row.interest - before.interest, row.repaid - before.repaid, row.balance].map(wholes.format)];
      line.append(...cells.map((text) => Object.assign(document.createElement('td'), { textContent: text })));
      return line;
    }),
  );
  drawBalance(borrowed, plan.rows);
}

function drawBalance(borrowed, rows) {
  const picture = app.querySelector('[data-chart]');
  const shape = (name, attributes, text) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    if (text) made.textContent = text;
    return made;
  };
  const points = [{ year: 0, balance: borrowed, interest: 0 }, ...rows];
  const top = Math.max(borrowed, rows.at(-1).interest, 1);
  const last = points.at(-1).year;
  const x = (year) => 8 + (624 * year) / last;
  const y = (value) => 250 - (235 * value) / top;
  const line = (field) => points.map((point) => x(point.year).toFixed(1) + ' ' + y(point[field]).toFixed(1)).join('L');
  const step = Math.max(1, Math.ceil(last / 6));
  const marks = points.filter((point) => point.year % step === 0);
  picture.replaceChildren(
    ...[0, 0.5, 1].map((share) => shape('path', { d: 'M8 ' + y(top * share) + 'H632', class: 'rule' })),
    shape('path', { d: 'M' + line('balance') + 'V250H8Z', class: 'area' }),
    shape('path', { d: 'M' + line('balance'), class: 'balance' }),
    shape('path', { d: 'M' + line('interest'), class: 'interest' }),
    ...marks.map((point) => shape('text', { x: x(point.year), y: 284, 'text-anchor': point.year === 0 ? 'start' : point.year === last ? 'end' : 'middle' }, String(point.year))),
    shape('text', { x: 12, y: y(borrowed) + 22 }, words.balance),
    shape('text', { x: 632, y: Math.max(20, y(rows.at(-1).interest) - 12), 'text-anchor': 'end' }, words.interest),
  );
}
`;

const writeScript = (context: AppContext): string =>
  `// Loan: the monthly payment, what it costs in the end, and the balance over the years.
${writeConstant('words', sayAll(context.words.language, ['balance', 'interest']))}const currency = '${readCurrency(context)}';
${writeSumScript(context, 'loan')}${rivalScript}${script}${writeLoanFileScript(context)}`;

/** What a home costs by the month. */
export const mortgage: CalculatorVariant = {
  title: 'mortgage',
  asked:
    /mortgage|home loan|hypothek|hipoteca|hypothe|mutuo|financiamento|hypotheek|hipotec(?:zn|e)|konut kredi|ev kredi|mortgage|(?:تمويل|قرض) (?:ال)?(?:عقار|سكن)|رهن عقاري|משכנת/iu,
  html: (context) =>
    writeLoan(context, { amount: 350_000, most: 2_000_000, rate: 4.2, years: 25, down: true }),
  css,
  script: writeScript,
};

/** What any loan costs. */
export const loan: CalculatorVariant = {
  title: 'loan',
  asked:
    /\bloan|credit|kredit|darlehen|prestamo|préstamo|empréstimo|prêt|crédit|prestito|repayment|leningen?(?!\p{L})|leenbedrag|kredyt|pożyczk|pozyczk|kredi(?!\p{L}*\skart)|قرض|قروض|אשראי|הלווא|הלוואות/iu,
  html: (context) => writeLoan(context, { amount: 20_000, most: 200_000, rate: 6.5, years: 5, down: false }),
  css,
  script: writeScript,
};
