/** What weighs grades by credits. Reads `words`, `isNumeric` and the functions of the store. */
export const gpaScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startGpa(app);

function startGpa(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const points = { 'A+': 4, A: 4, 'A-': 3.7, 'B+': 3.3, B: 3, 'B-': 2.7, 'C+': 2.3, C: 2, 'C-': 1.7, 'D+': 1.3, D: 1, 'D-': 0.7, F: 0 };
  const blank = () => ({ name: '', credits: '3', mark: '' });
  const first = () => ({ rows: [1, 2, 3].map((at) => ({ ...blank(), name: words.courseWord + ' ' + at })), before: { gpa: '', credits: '' } });
  let kept = loadRecords(first());
  const language = document.documentElement.lang || 'en';
  const say = (value, digits) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(value);
  const worth = (mark) => (mark === '' ? null : isNumeric ? Number(mark) : points[mark]);

  const calculate = () => {
    const done = kept.rows
      .map(({ credits, mark }) => ({ credits: Math.max(0, Number(credits) || 0), points: worth(mark) }))
      .filter((row) => row.points !== null && Number.isFinite(row.points) && row.credits > 0);
    const credits = done.reduce((sum, row) => sum + row.credits, 0);
    const sum = done.reduce((all, row) => all + row.credits * row.points, 0);
    find('gpa').textContent = credits > 0 ? say(sum / credits, 2) : '–';
    const degree = app.querySelector('.gpa-class');
    // British classes of a degree, by the average of its marks.
    if (degree) degree.textContent = credits === 0 ? '' : ([[70, 'First'], [60, '2:1'], [50, '2:2'], [40, 'Third']].find(([least]) => sum / credits >= least) ?? [0, 'Fail'])[1];
    find('credits').textContent = words.creditsSum.replace('{n}', say(credits, 0));
    const before = Number(kept.before.gpa);
    const earned = Number(kept.before.credits);
    const isTold = kept.before.gpa !== '' && earned > 0 && credits > 0;
    find('overall').textContent = isTold ? words.overallGpa.replace('{n}', say((before * earned + sum) / (earned + credits), 2)) : '';
    saveRecords(kept);
  };
  const fieldFor = (row, name, label) => {
    const isChoice = name === 'mark' && !isNumeric;
    const field = document.createElement(isChoice ? 'select' : 'input');
    if (isChoice) field.append(new Option('–', ''), ...Object.keys(points).map((letter) => new Option(letter, letter)));
    else if (name === 'name') Object.assign(field, { type: 'text', maxLength: 60, autocomplete: 'off' });
    else Object.assign(field, { type: 'number', min: '0', step: 'any', inputMode: 'decimal' });
    field.value = row[name];
    field.setAttribute('aria-label', label);
    field.addEventListener('input', () => {
      row[name] = field.value;
      calculate();
    });
    return field;
  };
  const drawRow = (row, at) => {
    const line = document.createElement('tr');
    for (const [name, label] of [['name', words.courseWord], ['credits', words.creditsWord], ['mark', words.markWord]]) {
      const cell = document.createElement('td');
      cell.append(fieldFor(row, name, label + ' ' + (at + 1)));
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
    for (const field of app.querySelectorAll('[data-before]')) field.value = kept.before[field.dataset.before];
    calculate();
  };
  find('more').addEventListener('click', () => {
    kept.rows.push(blank());
    show();
    find('rows').lastElementChild.querySelector('input').focus();
  });
  find('clear').addEventListener('click', () => {
    kept = { rows: [blank()], before: kept.before };
    show();
  });
  for (const field of app.querySelectorAll('[data-before]'))
    field.addEventListener('input', () => {
      kept.before[field.dataset.before] = field.value;
      calculate();
    });
  show();
}
`;
