import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { AppContext } from '../app';
import { writeMemoryKeys, writeMemoryScript } from './memory-keys';
import type { CalculatorVariant } from './calculator-variant';

const plainKeys = 'C ( ) ÷ 7 8 9 × 4 5 6 − 1 2 3 + 0 . ⌫ ='.split(' ');
const extraKeys = ['sin', 'cos', 'tan', 'π', 'ln', 'log', '√', '^', 'e', '!', '%', 'ans'];

function writeKeys(context: AppContext, isScientific: boolean) {
  const { words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const names: Readonly<Record<string, string>> = {
    '⌫': say('deleteLast'),
    C: words.actions.clear,
    '=': say('equals'),
    '÷': say('divide'),
    '×': say('multiply'),
    '−': say('minus'),
    '+': say('plus'),
    ...(words.language === 'en' ? { '√': 'Square root', '^': 'Power', π: 'Pi', '!': 'Factorial' } : {}),
  };
  const key = (sign: string) => {
    const look =
      sign === '='
        ? ' key-equals'
        : /[÷×−+]/.test(sign)
          ? ' key-sign'
          : /[\d.]/.test(sign)
            ? ''
            : ' key-other';
    return html`<button
      class="key${look}"
      type="button"
      data-key="${sign}"
      aria-label="${names[sign] ?? sign}"
    >
      ${sign}
    </button>`;
  };
  return html`<div class="calculator${isScientific ? ' scientific' : ''}" data-app="calculator">
    <div class="calculator-body">
      <label class="app-hidden" for="sum">${say('expression')}</label>
      <input
        type="text"
        class="calculator-line"
        id="sum"
        data-line
        autocomplete="off"
        spellcheck="false"
        inputmode="decimal"
        placeholder="0"
      />
      <output class="calculator-result" for="sum" data-result>0</output>
      ${isScientific ? html`<div class="calculator-angle" role="group" aria-label="${say('mode')}"><button class="app-button app-quiet" type="button" data-angle="rad" aria-pressed="true">${say('radiansWord')}</button><button class="app-button app-quiet" type="button" data-angle="deg" aria-pressed="false">${say('degreesWord')}</button></div>` : null}
      ${isScientific ? html`<div class="calculator-extra">${extraKeys.map(key)}</div>` : null}
      ${writeMemoryKeys(context)}
      <div class="calculator-keys">${plainKeys.map(key)}</div>
    </div>
    <div class="calculator-side">
      <p class="calculator-title">${say('history')}</p>
      <ol data-history></ol>
      <p class="app-note" data-empty>${say('noHistory')}</p>
      <button class="app-small" type="button" data-forget>${words.actions.clear}</button>
    </div>
    <noscript><p>${say('needsScript')}</p></noscript>
  </div>`;
}

const css = `.calculator-angle { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.scientific .calculator-angle { grid-column: 1 / -1; }
.calculator { grid-template-columns: minmax(0, 26rem) minmax(12rem, 1fr); gap: var(--gap) clamp(1.5rem, 5vi, 5rem); align-items: start; }
.calculator.scientific { grid-template-columns: minmax(0, 40rem) minmax(12rem, 1fr); }
.calculator-body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; padding: clamp(1rem, 3vi, 1.75rem); border-radius: var(--radius-card); border: 1px solid var(--line); background: var(--surface); box-shadow: var(--shadow); }
.scientific .calculator-body { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); }
.scientific .calculator-line, .scientific .calculator-result { grid-column: 1 / -1; }
.calculator-line { inline-size: 100%; min-inline-size: 0; border: 0; border-radius: 4px; background: transparent; color: var(--soft); font-size: 1.25rem; text-align: end; direction: ltr; }
.calculator-result { overflow-x: auto; padding-block-end: 0.5rem; font: var(--heading-weight) clamp(3rem, 2rem + 4vi, 4.5rem)/1.1 var(--display); font-variant-numeric: tabular-nums; text-align: end; direction: ltr; }
.calculator-keys { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0.6rem; direction: ltr; }
.calculator-extra { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.6rem; direction: ltr; }
.key { min-block-size: 3.75rem; border: 1px solid var(--line); border-radius: min(var(--radius-card), 1.25rem); background: var(--bg); color: var(--ink); font-weight: 600; font-size: 1.25rem; cursor: pointer; }
.key:hover, .key:active { border-color: var(--ink); }
.key-other { background: transparent; }
.key-sign { background: var(--ink); color: var(--bg); }
.key-equals { background: var(--button); color: var(--on-button); }
.calculator-side { display: grid; gap: 0.75rem; justify-items: start; }
@media (min-width: 48.01rem) {
  .calculator-side { grid-template-rows: auto minmax(9rem, 1fr); align-self: stretch; }
  .calculator-side ol { background: repeating-linear-gradient(transparent 0 calc(3rem - 1px), var(--line) calc(3rem - 1px) 3rem); }
}
.calculator-title { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.calculator-side ol { inline-size: 100%; }
.calculator-side li button { display: flex; justify-content: space-between; gap: 1rem; inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 0; border: 0; border-block-end: 1px solid var(--line); background: none; color: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
@media (max-width: 48rem) { .calculator, .calculator.scientific, .scientific .calculator-body { grid-template-columns: minmax(0, 1fr); } .calculator-extra { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startCalculator(app);

// Reads a sum from left to right with the usual order of signs. Throws when it is not finished.
function workOut(text, answer, turn = 1) {
  const parts = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-').match(/\d+\.?\d*|\.\d+|[a-zπ√]+|[-+*/^()!%]/gi) || [];
  // Whole degrees have no rest of rounding: the sine of 180 is 0.
  const round = (value) => (turn === 1 ? value : Math.round(value * 1e14) / 1e14);
  const functions = { sin: (value) => round(Math.sin(value * turn)), cos: (value) => round(Math.cos(value * turn)), tan: (value) => round(Math.tan(value * turn)), ln: Math.log, log: Math.log10, '√': Math.sqrt };
  let place = 0;
  const take = (sign) => (parts[place] === sign ? ((place += 1), true) : false);
  const readAtom = () => {
    const part = parts[place];
    place += 1;
    if (part === undefined) throw new Error('unfinished');
    if (part === '-') return -readPower();
    if (part === '+') return readPower();
    if (part === '(') {
      const value = readSum();
      take(')');
      return value;
    }
    if (part === 'π') return Math.PI;
    if (part === 'e') return Math.E;
    if (part === 'ans') return answer;
    if (functions[part]) return functions[part](readAtom());
    if (!/^[\d.]/.test(part)) throw new Error('unexpected ' + part);
    return Number(part);
  };
  const readPost = () => {
    let value = readAtom();
    for (;;) {
      if (take('!')) {
        if (!Number.isInteger(value) || value < 0 || value > 170) throw new Error('no factorial');
        value = Array.from({ length: value }, (_, index) => index + 1).reduce((product, one) => product * one, 1);
      } else if (take('%')) value /= 100;
      else return value;
    }
  };
  const readPower = () => {
    const value = readPost();
    return take('^') ? value ** readPower() : value;
  };
  const readProduct = () => {
    let value = readPower();
    for (;;) {
      if (take('*')) value *= readPower();
      else if (take('/')) value /= readPower();
      else if (/^[\dπe(√a-z]/.test(parts[place] || '')) value *= readPower();
      else return value;
    }
  };
  const readSum = () => {
    let value = readProduct();
    for (;;) {
      if (take('+')) value += readProduct();
      else if (take('-')) value -= readProduct();
      else return value;
    }
  };
  const value = readSum();
  if (place < parts.length) throw new Error('unfinished');
  return value;
}

function startCalculator(app) {
  let turn = 1;
  const line = app.querySelector('[data-line]');
  const result = app.querySelector('[data-result]');
  const list = app.querySelector('[data-history]');
  let history = loadRecords([]);
  let answer = 0;

  const format = (value) => String(Number(value.toPrecision(12)));
  const preview = () => {
    try {
      const value = workOut(line.value, answer, turn);
      result.textContent = Number.isFinite(value) ? format(value) : words.noResult;
      return value;
    } catch {
      if (line.value === '') result.textContent = '0';
      return NaN;
    }
  };
  const show = () => {
    app.querySelector('[data-empty]').hidden = history.length > 0;
    app.querySelector('[data-forget]').hidden = history.length === 0;
    list.replaceChildren(
      ...history.map(({ sum, value }) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        const bold = document.createElement('b');
        button.type = 'button';
        bold.textContent = value;
        button.append(sum + ' = ', bold);
        button.addEventListener('click', () => {
          line.value = sum;
          preview();
          line.focus();
        });
        item.append(button);
        return item;
      }),
    );
  };
  for (const button of app.querySelectorAll('[data-angle]'))
    button.addEventListener('click', () => {
      turn = button.dataset.angle === 'deg' ? Math.PI / 180 : 1;
      for (const other of app.querySelectorAll('[data-angle]')) other.setAttribute('aria-pressed', String(other === button));
      preview();
    });
  const settle = () => {
    const value = preview();
    if (!Number.isFinite(value)) {
      if (line.value !== '') result.textContent = words.noResult;
      return;
    }
    answer = value;
    history = [{ sum: line.value, value: format(value) }, ...history].slice(0, 12);
    saveRecords(history);
    line.value = format(value);
    show();
  };
  const press = (sign) => {
    if (sign === '=') return settle();
    if (sign === 'C') line.value = '';
    else if (sign === '⌫') line.value = line.value.slice(0, -1);
    else line.value += ['sin', 'cos', 'tan', 'ln', 'log'].includes(sign) ? sign + '(' : sign;
    preview();
    line.scrollLeft = line.scrollWidth;
  };

  app.addEventListener('click', (event) => {
    const key = event.target.closest('[data-key]');
    if (key) press(key.dataset.key);
  });
  line.addEventListener('input', () => {
    line.value = line.value.replaceAll('*', '×').replaceAll('/', '÷').replaceAll(',', '.');
    preview();
  });
  line.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === '=') {
      event.preventDefault();
      settle();
    }
    if (event.key === 'Escape') press('C');
  });
  app.querySelector('[data-forget]').addEventListener('click', () => {
    history = [];
    saveRecords(history);
    show();
    line.focus();
  });
  show();
  preview();
}
`;

const writeScript = (context: AppContext): string =>
  `// Calculator: type or press; the last sums stay in this browser.
${writeConstant('words', sayAll(context.words.language, ['noResult']))}${writeStore(context, 'calculator')}${script}${writeMemoryScript(context)}`;

/** With functions, powers and constants. */
export const scientific: CalculatorVariant = {
  title: 'scientificCalculator',
  asked: /scientific|wissenschaftlich|científic|cientific|scientifique|trigonometr|logarithm/i,
  html: (context) => writeKeys(context, true),
  css,
  script: writeScript,
};

/** The four signs and brackets. */
export const basic: CalculatorVariant = {
  title: 'calculator',
  asked: /calc|rechner|taschenrechner/i,
  html: (context) => writeKeys(context, false),
  css,
  script: writeScript,
};
