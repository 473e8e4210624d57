import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';

/** A grade out of marks with weights, and what the rest has to bring for a wished one. */
export const grade: CalculatorVariant = {
  title: 'gradeCalculator',
  asked:
    /\b(?:grades?|gpa|marks?|final exam|weighted (?:average|grade|marks?)) (?:average )?calculator|\bcalculat\w+ (?:my |the |your )?(?:final )?(?:grades?|gpa|marks?)|notenrechner|notendurchschnitt|calculadora de (?:notas|calificaciones)|calcul(?:ateur)? de (?:moyenne|notes)|calculadora de (?:notas|média)|calcolo (?:media|voti)|cijfer(?:calculator|rekenaar)|kalkulator ocen|not (?:ortalaması|hesap)/iu,
  html: ({ words }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="grade" data-app="calculator">
      <div class="grade-form">
        <div class="grade-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">${say('assignmentWord')}</th>
                <th scope="col">${say('shareWeight')} (%)</th>
                <th scope="col">${say('markWord')}</th>
                <td></td>
              </tr>
            </thead>
            <tbody data-rows></tbody>
          </table>
        </div>
        <p class="app-row">
          <button class="app-button app-quiet" type="button" data-more>${words.actions.add}</button>
          <button class="app-small" type="button" data-clear>${say('startOver')}</button>
        </p>
      </div>
      <div class="sum-results app-panel">
        <p class="sum-main">${say('finalGrade')} <output data-grade>–</output></p>
        <p data-weights></p>
        <p class="app-field">
          <label for="grade-goal">${say('wishedGrade')}</label
          ><input id="grade-goal" type="number" inputmode="decimal" min="0" step="any" data-goal />
        </p>
        <p role="status" data-needed></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.grade { grid-template-columns: minmax(0, 1.4fr) minmax(15rem, 0.6fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.grade-form, .grade .sum-results { display: grid; gap: 1.25rem; }
.grade-scroll { overflow-x: auto; }
.grade table { inline-size: 100%; border-collapse: collapse; }
.grade :is(th, td) { padding: 0.3rem 0.4rem 0.3rem 0; text-align: start; font-size: 0.9375rem; }
.grade input { inline-size: 100%; min-inline-size: 4.5rem; min-block-size: 2.9rem; padding-inline: 0.8rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.9rem); background: var(--bg); color: var(--ink); font: inherit; }
.grade .sum-main { display: grid; gap: 0.3rem; font-weight: 600; }
.grade .sum-main output { font: var(--heading-weight) clamp(2.8rem, 1.8rem + 4vi, 5rem)/1 var(--display); font-variant-numeric: tabular-nums; color: var(--accent-text); }
@media (max-width: 48rem) { .grade { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['assignmentWord', 'shareWeight', 'markWord', 'weightsSum', 'neededMark', 'nothingOpen']), // prettier-ignore
      remove: context.words.actions.remove,
    };
    return `// Grade: marks by weight; kept in this browser.
${writeConstant('words', texts)}${writeStore(context, 'grades')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startGrade(app);

function startGrade(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const blank = () => ({ name: '', weight: '', mark: '' });
  const first = () => ({ rows: [{ name: words.assignmentWord + ' 1', weight: '40', mark: '80' }, { name: words.assignmentWord + ' 2', weight: '60', mark: '' }], goal: '85' });
  let kept = loadRecords(first());
  const language = document.documentElement.lang || 'en';
  const say = (value) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

  const calculate = () => {
    const rows = kept.rows.map(({ weight, mark }) => ({ weight: Math.max(0, Number(weight) || 0), mark: mark === '' ? null : Number(mark) }));
    const done = rows.filter(({ mark, weight }) => mark !== null && Number.isFinite(mark) && weight > 0);
    const weight = done.reduce((sum, row) => sum + row.weight, 0);
    const points = done.reduce((sum, row) => sum + row.weight * row.mark, 0);
    const all = rows.reduce((sum, row) => sum + row.weight, 0);
    find('grade').textContent = weight > 0 ? say(points / weight) : '–';
    find('weights').textContent = words.weightsSum.replace('{n}', say(all));
    const open = all - weight;
    const goal = Number(kept.goal);
    find('needed').textContent = kept.goal === '' ? '' : open > 0 ? words.neededMark.replace('{n}', say((goal * all - points) / open)) : words.nothingOpen;
    saveRecords(kept);
  };
  const drawRow = (row, at) => {
    const line = document.createElement('tr');
    for (const [name, label, type] of [['name', words.assignmentWord, 'text'], ['weight', words.shareWeight, 'number'], ['mark', words.markWord, 'number']]) {
      const field = Object.assign(document.createElement('input'), { type, value: row[name], maxLength: 60, autocomplete: 'off' });
      if (type === 'number') Object.assign(field, { min: '0', step: 'any', inputMode: 'decimal' });
      field.setAttribute('aria-label', label + ' ' + (at + 1));
      field.addEventListener('input', () => {
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
      find('more').focus();
    });
    const end = document.createElement('td');
    end.append(remove);
    line.append(end);
    return line;
  };
  const show = () => {
    find('rows').replaceChildren(...kept.rows.map(drawRow));
    find('goal').value = kept.goal;
    calculate();
  };
  find('more').addEventListener('click', () => {
    kept.rows.push(blank());
    show();
    find('rows').lastElementChild.querySelector('input').focus();
  });
  find('clear').addEventListener('click', () => {
    kept = { rows: [blank()], goal: kept.goal };
    show();
  });
  find('goal').addEventListener('input', () => {
    kept.goal = find('goal').value;
    calculate();
  });
  show();
}
`;
