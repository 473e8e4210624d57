/** What evens the people out. Reads `words`, `currency`, `isBill`, `startPeople` and the functions of the store and of files. */
export const splitterScript = String.raw`
const app = document.querySelector('[data-app="tracker"]');
if (app) startSplitter(app);

// What each is owed (above zero) or owes (below), in cents. What does not divide evenly falls on the first of those who share.
function sumBalances(people, entries) {
  const sums = Object.fromEntries(people.map((name) => [name, 0]));
  for (const { cents, payer, sharers } of entries) {
    if (payer in sums) sums[payer] += cents;
    const share = Math.floor(cents / sharers.length);
    sharers.forEach((name, index) => {
      sums[name] -= share + (index < cents - share * sharers.length ? 1 : 0);
    });
  }
  return sums;
}

// Whoever owes most pays whoever is owed most, until all are even: at most one payment less than there are people.
function listPayments(sums) {
  const rest = Object.entries(sums).map(([name, cents]) => ({ name, cents }));
  const payments = [];
  for (;;) {
    rest.sort((one, other) => one.cents - other.cents);
    const [from] = rest;
    const to = rest.at(-1);
    if (!from || from.cents >= 0 || to.cents <= 0) return payments;
    const cents = Math.min(-from.cents, to.cents);
    payments.push({ from: from.name, to: to.name, cents });
    from.cents += cents;
    to.cents -= cents;
  }
}

function startSplitter(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('adder');
  const peopleForm = find('people-form');
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const write = (cents) => money.format(cents / 100);
  const tip = app.querySelector('[data-tip]');
  const tax = app.querySelector('[data-tax]');
  let data = loadRecords({ people: startPeople, entries: startEntries });
  if (tip && data.tip >= 0) tip.value = data.tip;
  if (tax && data.tax >= 0) tax.value = data.tax;
  const shareOf = (field) => (field ? Math.min(100, Math.max(0, Number(field.value) || 0)) : 0);
  // Whoever shares a thing pays the tip on it, too.
  const withTip = (entries) =>
    tip || tax ? entries.map((entry) => (entry.isBack ? entry : { ...entry, cents: Math.round(entry.cents * (1 + (shareOf(tip) + shareOf(tax)) / 100)) })) : entries;
  let edited = null;

  const say = (text) => (find('status').textContent = text);
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  const keep = (next) => {
    data = { ...data, ...next };
    saveRecords(data);
    show();
  };
  const make = (tag, text, name) => Object.assign(document.createElement(tag), { textContent: text, className: name || '' });
  const makeButton = (text, label, act) => {
    const button = make('button', text, 'app-small');
    button.type = 'button';
    button.setAttribute('aria-label', label);
    button.addEventListener('click', act);
    return button;
  };
  const makeItem = (...parts) => {
    const item = document.createElement('li');
    item.append(...parts);
    return item;
  };

  const drawPerson = (name) =>
    makeItem(
      name,
      makeButton('×', words.remove + ': ' + name, () => {
        if (data.entries.some((entry) => entry.payer === name || entry.sharers.includes(name))) say(fill(words.personInUse, { name }));
        else keep({ people: data.people.filter((other) => other !== name) });
        peopleForm.elements.person.focus();
      }),
    );
  const drawPayment = ({ from, to, cents }) => {
    const text = fill(words.paysTo, { from, to });
    return makeItem(
      text,
      make('b', write(cents)),
      makeButton(words.markPaid, words.markPaid + ': ' + text + ', ' + write(cents), () => {
        keep({ entries: [...data.entries, { id: newId(), what: fill(words.paidBack, { from, to }), cents, payer: from, sharers: [to], isBack: true }] });
        say(fill(words.paidBack, { from, to }));
        form.elements.what.focus();
      }),
    );
  };
  const drawEntry = (entry) => {
    const text = make('span', entry.what);
    if (!entry.isBack) {
      const shared = fill(words.splitEach, { paid: entry.payer, names: entry.sharers.join(', ') });
      text.append(make('small', entry.category ? entry.category + ' · ' + shared : shared));
    }
    const tools = make('span', '', 'split-tools');
    if (!entry.isBack) tools.append(makeButton(words.edit, words.edit + ': ' + entry.what, () => open(entry)));
    tools.append(
      makeButton(words.remove, words.remove + ': ' + entry.what, () => {
        if (edited === entry) open(null);
        keep({ entries: data.entries.filter((other) => other !== entry) });
        say(words.removed + ': ' + entry.what);
        form.elements.what.focus();
      }),
    );
    return makeItem(text, make('b', write(entry.cents)), tools);
  };
  const newId = () => Date.now().toString(36) + data.entries.length;

  const show = () => {
    const sums = sumBalances(data.people, withTip(data.entries));
    const payments = isBill ? [] : listPayments(sums);
    const bare = isBill ? sumBalances(data.people, data.entries) : {};
    find('people').replaceChildren(...data.people.map(drawPerson));
    find('no-people').hidden = data.people.length > 0;
    find('payments').replaceChildren(...payments.map(drawPayment));
    find('even').hidden = payments.length > 0;
    find('balances').replaceChildren(
      ...data.people.map((name) => {
        // What each had, and what comes on top of it.
        const label = make('span', name);
        if (isBill && (tip || tax)) label.append(make('small', fill(words.rest, { items: write(-bare[name] || 0), rest: write(bare[name] - sums[name] || 0) })));
        const item = makeItem(isBill ? label : name, make('b', isBill ? write(-sums[name] || 0) : (sums[name] > 0 ? '+' : '') + write(sums[name])));
        item.toggleAttribute('data-owed', sums[name] > 0);
        return item;
      }),
    );
    find('total').textContent = write(withTip(data.entries).reduce((sum, { cents, isBack }) => sum + (isBack ? 0 : cents), 0));
    showSorts();
    find('list').replaceChildren(...data.entries.toReversed().map(drawEntry));
    find('empty').hidden = data.entries.length > 0;
    showChoices(edited);
  };
  // What each category comes to, the largest first.
  const showSorts = () => {
    const list = app.querySelector('[data-sorts]');
    if (!list) return;
    const totals = new Map([...form.elements.category.options].map(({ value }) => [value, 0]));
    for (const { category, cents, isBack } of data.entries) if (!isBack && category) totals.set(category, (totals.get(category) || 0) + cents);
    const rows = [...totals].sort((one, other) => other[1] - one[1]);
    list.replaceChildren(...rows.map(([name, cents]) => makeItem(name, make('b', write(cents)))));
  };
  // Who can have paid and who shares: kept as chosen while people come and go.
  const showChoices = (entry) => {
    const { payer: select } = form.elements;
    const payer = entry ? entry.payer : select ? select.value : '';
    if (select) select.replaceChildren(...data.people.map((name) => Object.assign(make('option', name), { value: name })));
    if (select && data.people.includes(payer)) form.elements.payer.value = payer;
    const left = [...app.querySelectorAll('[name="sharer"]:not(:checked)')].map(({ value }) => value);
    find('sharers').replaceChildren(
      ...data.people.map((name) => {
        const label = make('label', '');
        const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'sharer', value: name });
        box.checked = entry ? entry.sharers.includes(name) : !left.includes(name);
        label.append(box, name);
        return label;
      }),
    );
  };
  // The form changes an expense, or adds one.
  const open = (entry) => {
    edited = entry;
    form.reset();
    find('sharers').replaceChildren();
    if (entry) {
      form.elements.what.value = entry.what;
      form.elements.amount.value = entry.cents / 100;
      if (form.elements.category && entry.category) form.elements.category.value = entry.category;
    }
    showChoices(entry);
    find('form-title').textContent = entry ? words.edit + ': ' + entry.what : words.addExpense;
    find('send').textContent = entry ? words.save : words.addExpense;
    find('cancel').hidden = !entry;
    if (entry) form.elements.what.focus();
  };

  if (tip) tip.addEventListener('input', () => keep({ tip: shareOf(tip) }));
  if (tax) tax.addEventListener('input', () => keep({ tax: shareOf(tax) }));
  peopleForm.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = peopleForm.elements.person.value.trim();
    if (name !== '' && !data.people.includes(name)) {
      keep({ people: [...data.people, name] });
      say(words.added + ': ' + name);
    }
    peopleForm.reset();
    peopleForm.elements.person.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const sharers = [...app.querySelectorAll('[name="sharer"]:checked')].map(({ value }) => value);
    const cents = Math.round(Number(form.elements.amount.value) * 100);
    const what = form.elements.what.value.trim();
    if (sharers.length === 0) return say(words.chooseSharers);
    if (what === '' || !(cents > 0) || (!isBill && form.elements.payer.value === '')) return;
    const entry = { id: edited ? edited.id : newId(), what, cents, payer: isBill ? '' : form.elements.payer.value, sharers, ...(form.elements.category ? { category: form.elements.category.value } : {}) };
    const entries = edited ? data.entries.map((other) => (other === edited ? entry : other)) : [...data.entries, entry];
    const sort = form.elements.category ? form.elements.category.value : '';
    open(null);
    // Several of one category are often written down one after the other.
    if (sort) form.elements.category.value = sort;
    keep({ entries });
    say(words.added + ': ' + what);
    form.elements.what.focus();
  });
  find('cancel').addEventListener('click', () => open(null));
  const copy = app.querySelector('[data-copy]');
  if (copy)
    copy.addEventListener('click', async () => {
      const lines = [...find('payments').children].map((item) => item.firstChild.textContent + ' ' + item.querySelector('b').textContent);
      const balances = [...find('balances').children].map((item) => [...item.children].map((part) => part.textContent.trim()).join(' '));
      try {
        await navigator.clipboard.writeText([...(lines.length > 0 ? lines : [find('even').textContent]), '', ...balances].join('\n'));
        say(words.copied);
      } catch {
        // Where the browser keeps its clipboard to itself the text is on the page to be marked.
      }
    });
  startFiles(app, {
    name: 'expenses',
    list: () => data.entries,
    read: (entry, index) => {
      const { what, cents, payer, sharers } = entry;
      const isWhole = typeof what === 'string' && cents > 0 && typeof payer === 'string' && Array.isArray(sharers) && sharers.length > 0;
      return isWhole ? { id: newId() + index, what, cents: Math.round(cents), payer, sharers: sharers.map(String), ...(typeof entry.category === 'string' ? { category: entry.category } : {}), ...(entry.isBack ? { isBack: true } : {}) } : null;
    },
    add: (records) => {
      const names = records.flatMap(({ payer, sharers }) => [payer, ...sharers]).filter(Boolean);
      keep({ people: [...new Set([...data.people, ...names])], entries: [...data.entries, ...records] });
    },
    say,
  });
  show();
}
`;
