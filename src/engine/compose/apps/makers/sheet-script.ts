/** What runs in the page of a spreadsheet. Reads `words` and the functions of the store, of files and of tables. */
export const sheetScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startSheet(app);

// "=A1+SUM(B1:B4)*2": read sign by sign; cellValue(name) gives what stands in a cell.
function reckon(text, cellValue) {
  const signs = text.match(/[A-Za-z]+\d+(?::[A-Za-z]+\d+)?|[A-Za-z]+|\d+(?:\.\d+)?|[-+*\/^(),%]/g) || [];
  if (signs.join('') !== text.replace(/\s+/g, '')) throw new Error(text);
  let at = 0;
  const take = (sign) => signs[at] === sign && ((at += 1), true);
  const cellsOf = (range) => {
    const [from, to = from] = range.toUpperCase().split(':');
    const place = (name) => [name.charCodeAt(0) - 65, Number(name.slice(1))];
    const [[left, top], [right, low]] = [place(from), place(to)];
    const names = [];
    for (let row = Math.min(top, low); row <= Math.max(top, low); row += 1)
      for (let column = Math.min(left, right); column <= Math.max(left, right); column += 1) names.push(String.fromCharCode(65 + column) + row);
    return names;
  };
  const works = {
    SUM: (list) => list.reduce((sum, one) => sum + one, 0),
    AVERAGE: (list) => list.reduce((sum, one) => sum + one, 0) / list.length,
    MIN: (list) => Math.min(...list),
    MAX: (list) => Math.max(...list),
    COUNT: (list) => list.length,
    ROUND: ([value, places = 0]) => Number(value.toFixed(Math.min(10, Math.max(0, places)))),
    ABS: ([value]) => Math.abs(value),
  };
  const single = () => {
    const sign = signs[at];
    at += 1;
    if (sign === '(') {
      const value = sum();
      if (!take(')')) throw new Error(text);
      return value;
    }
    if (sign === '-') return -single();
    if (sign === '+') return single();
    if (/^\d/.test(sign)) return Number(sign);
    if (/^[A-Za-z]+\d+$/.test(sign)) return Number(cellValue(sign.toUpperCase())) || 0;
    const work = works[String(sign).toUpperCase()];
    if (!work || !take('(')) throw new Error(text);
    const list = [];
    while (!take(')')) {
      if (at >= signs.length) throw new Error(text);
      if (/:/.test(signs[at])) {
        // Empty cells and words are nobody's number.
        for (const name of cellsOf(signs[at])) {
          const value = cellValue(name);
          if (value !== '' && Number.isFinite(Number(value))) list.push(Number(value));
        }
        at += 1;
      } else list.push(sum());
      take(',');
    }
    return work(list);
  };
  const share = () => {
    let value = single();
    while (take('%')) value /= 100;
    return value;
  };
  const power = () => {
    const base = share();
    return take('^') ? base ** power() : base;
  };
  const product = () => {
    let value = power();
    for (;;) {
      if (take('*')) value *= power();
      else if (take('/')) value /= power();
      else return value;
    }
  };
  const sum = () => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  };
  const value = sum();
  if (at < signs.length || !Number.isFinite(value)) throw new Error(text);
  return Number(value.toPrecision(12));
}

function startSheet(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const letters = 'ABCDEFGHIJKL'.split('');
  const rows = 40;
  let cells = Object.fromEntries(Object.entries(loadRecords({})).filter(([name, text]) => /^[A-L]\d{1,2}$/.test(name) && typeof text === 'string'));
  let chosen = 'A1';
  const before = [];
  const fields = new Map();

  const valueOf = (name, path = []) => {
    const text = cells[name] ?? '';
    if (!text.startsWith('=')) return text.trim();
    if (path.includes(name)) throw new Error(name);
    return reckon(text.slice(1), (other) => valueOf(other, [...path, name]));
  };
  const shown = (name) => {
    try {
      return String(valueOf(name));
    } catch {
      return '#!';
    }
  };
  const show = () => {
    for (const [name, field] of fields) {
      const text = shown(name);
      if (field !== document.activeElement) field.value = text;
      field.toggleAttribute('data-number', text !== '' && Number.isFinite(Number(text)));
    }
    find('at').textContent = chosen;
    if (find('content') !== document.activeElement) find('content').value = cells[chosen] ?? '';
    find('undo').disabled = before.length === 0;
    const text = shown(chosen) === '#!' ? words.sheetFault.replace('{name}', chosen) : '';
    if (find('status').textContent !== text) find('status').textContent = text;
  };
  const remember = () => {
    before.push({ ...cells });
    if (before.length > 100) before.shift();
  };
  const write = (name, text) => {
    if ((cells[name] ?? '') === text) return;
    remember();
    if (text === '') delete cells[name];
    else cells[name] = text;
    saveRecords(cells);
    show();
  };
  const go = (column, row) => {
    const name = letters[Math.min(letters.length - 1, Math.max(0, column))] + Math.min(rows, Math.max(1, row));
    fields.get(name).focus();
  };
  const drawCell = (name) => {
    const cell = document.createElement('td');
    const field = Object.assign(document.createElement('input'), { type: 'text', autocomplete: 'off', spellcheck: false });
    field.setAttribute('aria-label', words.cellWord.replace('{name}', name));
    field.addEventListener('focus', () => {
      chosen = name;
      field.value = cells[name] ?? '';
      field.select();
      show();
    });
    field.addEventListener('input', () => (find('content').value = field.value));
    field.addEventListener('blur', () => {
      write(name, field.value);
      field.value = shown(name);
    });
    field.addEventListener('keydown', (event) => {
      const [column, row] = [letters.indexOf(name[0]), Number(name.slice(1))];
      if (event.key === 'Enter') go(column, row + (event.shiftKey ? -1 : 1));
      else if (event.key === 'ArrowDown') go(column, row + 1);
      else if (event.key === 'ArrowUp') go(column, row - 1);
      else if (event.key === 'Escape') {
        field.value = cells[name] ?? '';
        field.select();
      } else return;
      event.preventDefault();
    });
    fields.set(name, field);
    cell.append(field);
    return cell;
  };

  const head = document.createElement('tr');
  head.append(document.createElement('td'), ...letters.map((letter) => Object.assign(document.createElement('th'), { scope: 'col', textContent: letter })));
  find('head').append(head);
  for (let row = 1; row <= rows; row += 1) {
    const line = document.createElement('tr');
    line.append(Object.assign(document.createElement('th'), { scope: 'row', textContent: row }), ...letters.map((letter) => drawCell(letter + row)));
    find('body').append(line);
  }
  find('content').addEventListener('change', () => {
    write(chosen, find('content').value);
    fields.get(chosen).value = shown(chosen);
  });
  find('content').addEventListener('keydown', (event) => {
    if (event.key === 'Enter') fields.get(chosen).focus();
  });
  find('clear').addEventListener('click', () => {
    remember();
    cells = {};
    saveRecords(cells);
    show();
  });
  find('undo').addEventListener('click', () => {
    cells = before.pop() ?? cells;
    saveRecords(cells);
    show();
  });
  find('export').addEventListener('click', () => {
    const used = Object.keys(cells).map((name) => [letters.indexOf(name[0]), Number(name.slice(1))]);
    const [wide, high] = [Math.max(0, ...used.map(([column]) => column)), Math.max(1, ...used.map(([, row]) => row))];
    downloadText('sheet.csv', 'text/csv', toCsv(Array.from({ length: high }, (_, row) => letters.slice(0, wide + 1).map((letter) => shown(letter + (row + 1))))));
  });
  find('import').addEventListener('change', (event) =>
    readChosenFile(event.target, (text) => {
      const table = fromCsv(text).slice(0, rows);
      if (table.length === 0) return (find('status').textContent = words.badFile);
      remember();
      cells = {};
      table.forEach((line, row) => line.slice(0, letters.length).forEach((cell, column) => {
        if (cell.trim() !== '') cells[letters[column] + (row + 1)] = cell;
      }));
      saveRecords(cells);
      show();
      find('status').textContent = words.imported.replace('{n}', table.length);
    }),
  );
  show();
}
`;
