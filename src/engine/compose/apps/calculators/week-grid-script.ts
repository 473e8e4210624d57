/** The script of a timetable; reads `words`, `days`, `startRows` and `subjects`. */
export const weekGridScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startTimetable(app);

function startTimetable(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const shades = ['#2f6fde', '#d6364a', '#2c9a5b', '#ee8130', '#8250c8', '#1d9a95', '#c28a00', '#d0489a', '#5b6b7f', '#7a5230'];
  const blank = () => ({ rows: startRows.map((name) => ({ name, cells: days.map(() => '') })), colours: {} });
  let data = loadRecords(blank());
  const say = (text) => (find('status').textContent = text);
  const keyOf = (text) => text.trim().toLowerCase();
  const shadeOf = (text) => {
    const key = keyOf(text);
    if (!data.colours[key]) data.colours[key] = shades[Object.keys(data.colours).length % shades.length];
    return data.colours[key];
  };
  const listSubjects = () => {
    const names = new Map(data.rows.flatMap(({ cells }) => cells).filter((cell) => cell.trim() !== '').map((cell) => [keyOf(cell), cell.trim()]));
    return [...names.values()].sort((one, other) => one.localeCompare(other));
  };

  // Colours and suggestions follow what is written; no square is drawn anew for them.
  const paint = () => {
    for (const field of app.querySelectorAll('[data-cell]')) {
      const isFilled = Boolean(find('legend')) && field.value.trim() !== '';
      field.toggleAttribute('data-coloured', isFilled);
      if (isFilled) field.style.setProperty('--subject', shadeOf(field.value));
    }
    const known = listSubjects();
    find('known').replaceChildren(...[...new Set([...subjects, ...known])].map((name) => new Option(name)));
    if (find('legend')) {
      find('legend').hidden = known.length === 0;
      find('colours').replaceChildren(
        ...known.map((name) => {
          const item = document.createElement('li');
          const label = document.createElement('label');
          const field = Object.assign(document.createElement('input'), { type: 'color', value: shadeOf(name) });
          field.addEventListener('input', () => {
            data.colours[keyOf(name)] = field.value;
            saveRecords(data);
            for (const cell of app.querySelectorAll('[data-cell]')) if (keyOf(cell.value) === keyOf(name)) cell.style.setProperty('--subject', field.value);
          });
          label.append(field, name);
          item.append(label);
          return item;
        }),
      );
    }
    saveRecords(data);
  };
  const draw = () => {
    find('rows').replaceChildren(
      ...data.rows.map((row, at) => {
        const line = document.createElement('tr');
        const head = Object.assign(document.createElement('th'), { scope: 'row' });
        const name = Object.assign(document.createElement('input'), { type: 'text', value: row.name, maxLength: 24 });
        name.setAttribute('aria-label', row.name);
        name.addEventListener('input', () => {
          row.name = name.value;
          saveRecords(data);
        });
        head.append(name);
        line.append(head);
        days.forEach((day, column) => {
          const cell = document.createElement('td');
          cell.dataset.title = day;
          const field = Object.assign(document.createElement('input'), { type: 'text', value: row.cells[column] ?? '', maxLength: 60, autocomplete: 'off' });
          field.dataset.cell = at + '-' + column;
          field.setAttribute('list', 'week-subjects');
          field.setAttribute('aria-label', day + ', ' + row.name);
          field.addEventListener('input', () => {
            row.cells[column] = field.value;
            saveRecords(data);
          });
          field.addEventListener('change', paint);
          cell.append(field);
          line.append(cell);
        });
        return line;
      }),
    );
    paint();
  };

  app.addEventListener('keydown', (event) => {
    const cell = event.target.dataset && event.target.dataset.cell;
    if (!cell || event.key !== 'Enter') return;
    const [row, column] = cell.split('-').map(Number);
    const below = app.querySelector('[data-cell="' + (row + (event.shiftKey ? -1 : 1)) + '-' + column + '"]');
    if (below) below.focus();
  });
  find('print').addEventListener('click', () => window.print());
  find('add').addEventListener('click', () => {
    const last = data.rows.at(-1) ? data.rows.at(-1).name : '0';
    data.rows.push({ name: last.replace(/\d+/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0')), cells: days.map(() => '') });
    draw();
    app.querySelector('[data-cell="' + (data.rows.length - 1) + '-0"]').focus();
  });
  let isSure = false;
  find('clear').addEventListener('click', () => {
    if (!isSure) {
      isSure = true;
      say(words.sure);
      return;
    }
    isSure = false;
    data = blank();
    draw();
    say(words.cleared);
  });
  startFiles(app, {
    name: 'timetable',
    list: () => data.rows.map(({ name, cells }) => ({ name, ...Object.fromEntries(days.map((day, at) => [day, cells[at] ?? ''])) })),
    read: (entry) => (entry && typeof entry.name === 'string' ? { name: entry.name, cells: days.map((day, at) => String((entry.cells && entry.cells[at]) ?? entry[day] ?? '')) } : null),
    add: (rows) => {
      const names = new Map(rows.map((row) => [row.name, row]));
      data.rows = [...data.rows.map((row) => names.get(row.name) ?? row), ...rows.filter(({ name }) => !data.rows.some((row) => row.name === name))];
      draw();
    },
    say,
  });
  draw();
}
`;
