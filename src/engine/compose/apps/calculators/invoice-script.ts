/** What runs in the page of an invoice. Reads `words`, `start`, `currency` and the functions of the store and of files. */
export const invoiceScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startInvoices(app);

function startInvoices(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const cents = (amount) => Math.round((amount + Number.EPSILON) * 100) / 100;
  const dayAfter = (days) => {
    const day = new Date(Date.now() + days * 86400000);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  const fields = [...app.querySelectorAll('[data-field]')];
  const say = (text) => (find('status').textContent = text);

  const blank = (number, from) => ({
    id: makeId(), number, from, to: '', notes: '', date: dayAfter(0), due: dayAfter(14), tax: start.tax, discount: 0, lines: start.lines.map((line) => ({ ...line })),
  });
  const data = loadRecords({ current: blank('001', start.from), kept: [] });
  const keep = () => saveRecords(data);

  const sumOf = (bill) => {
    const subtotal = cents(bill.lines.reduce((sum, line) => sum + cents(line.count * line.price), 0));
    const discount = cents((subtotal * bill.discount) / 100);
    const tax = cents(((subtotal - discount) * bill.tax) / 100);
    return { subtotal, discount, tax, total: cents(subtotal - discount + tax) };
  };
  const nameOf = (bill) => [words.paper + ' ' + bill.number, bill.to.split('\n')[0]].filter(Boolean).join(', ');
  const add = () => {
    const sums = sumOf(data.current);
    find('subtotal').textContent = money.format(sums.subtotal);
    find('discount').textContent = money.format(-sums.discount);
    find('tax').textContent = money.format(sums.tax);
    find('total').textContent = money.format(sums.total);
    find('discount-row').hidden = sums.discount === 0;
    find('tax-row').hidden = Number(data.current.tax) === 0;
    data.current.lines.forEach((line, index) => {
      find('lines').rows[index].cells[3].textContent = money.format(cents(line.count * line.price));
    });
    keep();
  };

  const drawLine = (line, index) => {
    const row = document.createElement('tr');
    const cell = (name, type, label) => {
      const input = Object.assign(document.createElement('input'), { type, className: 'app-input', value: line[name] === 0 && name === 'price' ? '' : line[name] });
      if (type === 'number') Object.assign(input, { step: 'any', inputMode: 'decimal' });
      input.setAttribute('aria-label', label + ', ' + words.lineOf.replace('{n}', index + 1));
      input.placeholder = label;
      input.addEventListener('input', () => {
        line[name] = type === 'number' ? Number(input.value) || 0 : input.value;
        add();
      });
      const data = document.createElement('td');
      data.append(input);
      return data;
    };
    const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
    remove.setAttribute('aria-label', words.remove + ': ' + (line.what || words.lineOf.replace('{n}', index + 1)));
    remove.addEventListener('click', () => {
      data.current.lines = data.current.lines.filter((other) => other !== line);
      if (data.current.lines.length === 0) data.current.lines.push({ what: '', count: 1, price: 0 });
      show();
      find('add').focus();
    });
    const last = document.createElement('td');
    last.append(remove);
    row.append(cell('what', 'text', words.description), cell('count', 'number', words.quantity), cell('price', 'number', words.unitPrice), document.createElement('td'), last);
    return row;
  };
  const drawKept = (bill) => {
    const item = document.createElement('li');
    const button = (text, act) => {
      const made = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: text });
      made.setAttribute('aria-label', text + ': ' + nameOf(bill));
      made.addEventListener('click', act);
      return made;
    };
    item.append(
      Object.assign(document.createElement('span'), { textContent: nameOf(bill) }),
      Object.assign(document.createElement('b'), { textContent: money.format(sumOf(bill).total) }),
      button(words.openBill, () => {
        data.kept = data.kept.filter((other) => other !== bill);
        if (isWritten(data.current)) data.kept.push(data.current);
        data.current = bill;
        show();
        fields[0].focus();
      }),
      button(words.remove, () => {
        data.kept = data.kept.filter((other) => other !== bill);
        show();
        say(words.removed + ': ' + nameOf(bill));
      }),
    );
    return item;
  };
  const isWritten = (bill) => bill.to.trim() !== '' || sumOf(bill).total !== 0;
  const show = () => {
    for (const field of fields) field.value = data.current[field.dataset.field] ?? '';
    find('lines').replaceChildren(...data.current.lines.map(drawLine));
    find('kept').replaceChildren(...data.kept.map(drawKept));
    find('none').hidden = data.kept.length > 0;
    add();
  };

  for (const field of fields) {
    field.addEventListener('input', () => {
      data.current[field.dataset.field] = field.type === 'number' ? Number(field.value) || 0 : field.value;
      add();
    });
  }
  find('add').addEventListener('click', () => {
    data.current.lines.push({ what: '', count: 1, price: 0 });
    show();
    find('lines').lastElementChild.querySelector('input').focus();
  });
  // "2027-009" is followed by "2027-010".
  const numberAfter = (number) => number.replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
  find('next').addEventListener('click', () => {
    const { current } = data;
    data.kept.push(current);
    data.current = { ...blank(numberAfter(current.number), current.from), tax: current.tax, notes: current.notes };
    show();
    say(words.billKept.replace('{name}', nameOf(current)));
    app.querySelector('#bill-to').focus();
  });
  find('print-bill').addEventListener('click', () => window.print());
  startFiles(app, {
    name: 'invoices',
    list: () => [...data.kept, data.current],
    read: (entry, index) =>
      entry && Array.isArray(entry.lines) && typeof entry.number === 'string'
        ? { ...blank(entry.number, ''), ...entry, id: entry.id || makeId(index), to: String(entry.to ?? ''), lines: entry.lines.map((line) => ({ what: String(line.what ?? ''), count: Number(line.count) || 0, price: Number(line.price) || 0 })) }
        : null,
    add: (bills) => {
      data.kept.push(...bills);
      show();
    },
    say,
  });
  show();
}
`;
