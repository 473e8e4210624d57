/** What adds up the entries of a tracker. Reads `words`, `measure`, `extras`, `hasGoal`, `byPerson`, `targets`, `isSaved`, `isByDay`, `isOnce`, `monthStart`, `mayRepeat` and the functions of the store and of files. */
export const trackerScript = String.raw`
const app = document.querySelector('[data-app="tracker"]');
if (app) startTracker(app);

function startTracker(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  // Parts that not every tracker has.
  const seek = (selector) => app.querySelector(selector);
  const form = find('adder');
  const only = seek('[data-only]');
  const budget = seek('[data-budget]');
  const finder = seek('[data-find]');
  const language = document.documentElement.lang || 'en';
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  let data = loadRecords({ entries: [], budget: '' });
  if (mayRepeat) {
    const entries = addRepeats(data.entries, today);
    if (entries !== data.entries) saveRecords((data = { ...data, entries }));
  }
  // A month that begins with pay day has the name of the month in which it begins.
  const monthOf = (date) => (Number(date.slice(8, 10)) < monthStart ? shift(date.slice(0, 7), -1) : date.slice(0, 7));
  const shift = (key, step) => {
    const [year, place] = key.split('-').map(Number);
    return new Date(Date.UTC(year, place - 1 + step, 1)).toISOString().slice(0, 7);
  };
  let month = monthOf(today);
  let edited = null;

  const money = measure.unit === null ? new Intl.NumberFormat(language, { style: 'currency', currency: measure.currency }) : null;
  const write = (value) => (money ? money.format(value) : (value.toLocaleString(language, { maximumFractionDigits: 2 }) + ' ' + measure.unit).trim());
  const sayMonth = (key, wanted) => new Date(key + '-15T12:00').toLocaleDateString(language, wanted);
  const nameMonth = (key) => {
    if (monthStart === 1) return sayMonth(key, { month: 'long', year: 'numeric' });
    const first = new Date(key + '-15T12:00');
    first.setDate(monthStart);
    const last = new Date(first.getFullYear(), first.getMonth() + 1, monthStart - 1, 12);
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(first, last);
  };
  const hasFlow = Boolean(form.elements.flow);
  const signed = (entry) => (hasFlow && entry.flow !== 'in' ? -entry.amount : entry.amount);
  // Readings have an average, everything else a sum.
  const figureOf = (entries, value) => entries.reduce((sum, entry) => sum + value(entry), 0) / (measure.isReading ? Math.max(1, entries.length) : 1);
  const sumOf = (entries) => figureOf(entries, signed);
  const sayDay = (entry) => new Date(entry.date + 'T12:00').toLocaleDateString(language, { day: 'numeric', month: 'short' });
  const inMonth = (key) => data.entries.filter((entry) => monthOf(entry.date) === key);
  const say = (text) => (find('status').textContent = text);

  const keep = (entries) => {
    data = { ...data, entries };
    saveRecords(data);
    show();
  };
  const nameOf = (entry) => entry.what || sayDay(entry);
  const drawRow = (entry) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.querySelector('.spent-date').textContent = sayDay(entry);
    row.querySelector('.spent-what').textContent = entry.what;
    row.querySelector('.spent-category').textContent = [entry.category, ...extras.map(({ name }) => entry[name]), entry.repeat === 'month' ? '↻' : ''].filter(Boolean).join(' · ');
    row.querySelector('b').textContent = write(signed(entry));
    row.toggleAttribute('data-in', hasFlow && entry.flow === 'in');
    const [edit, remove] = row.querySelectorAll('button');
    edit.setAttribute('aria-label', words.edit + ': ' + nameOf(entry));
    edit.addEventListener('click', () => open(entry));
    remove.setAttribute('aria-label', words.remove + ': ' + nameOf(entry));
    remove.addEventListener('click', () => {
      if (edited === entry) open(null);
      const before = data.entries;
      keep(data.entries.filter((other) => other !== entry));
      say(words.removed + ': ' + nameOf(entry));
      offerUndo(app, words.removed + ': ' + nameOf(entry), () => keep(before));
      form.elements.amount.focus();
    });
    return row;
  };
  // A ring of the same sums; the bars under it say what each part is.
  const tint = (name, share) => 'color-mix(in oklab, var(--' + name + ') ' + share + '%, var(--bg))';
  const slices = [tint('button', 100), tint('accent', 100), tint('button', 55), tint('accent', 55), tint('ink', 60), tint('ink', 30)];
  const drawPie = (sums) => {
    const pie = seek('[data-pie]');
    if (!pie) return;
    const all = sums.reduce((sum, one) => sum + one, 0);
    let at = 0;
    const parts = sums.map((sum, place) => slices[place % slices.length] + ' ' + at + '% ' + (at += (sum / (all || 1)) * 100) + '%');
    pie.hidden = all === 0;
    pie.style.background = 'conic-gradient(' + parts.join(', ') + ')';
  };
  // What is saved for, or may be spent: how much of it there is, and what is left.
  const drawTargets = (shown) =>
    find('bars').replaceChildren(
      ...Object.entries(targets).map(([name, target]) => {
        const sum = (isSaved ? data.entries : shown).reduce((all, entry) => all + (entry.category === name ? entry.amount : 0), 0);
        const item = document.createElement('li');
        const bar = document.createElement('i');
        item.className = 'spent-bar';
        bar.style.setProperty('--share', Math.max(0, Math.min(100, (sum / target) * 100)) + '%');
        const said = write(sum) + ' / ' + write(target) + ' · ' + Math.round((sum / target) * 100) + ' % · ' + (sum > target ? '+' + write(sum - target) : words.leftOf.replace('{n}', write(target - sum)));
        item.append(name, Object.assign(document.createElement('b'), { textContent: said }), bar);
        return item;
      }),
    );
  const drawBars = (shown) => {
    if (Object.keys(targets).length > 0) return drawTargets(shown);
    // By what it was for; where no entry says so, by day.
    const isByDay = shown.every((entry) => !entry.category && !entry.what);
    const groups = {};
    for (const entry of shown) (groups[entry.category || entry.what || sayDay(entry)] ||= []).push(entry);
    const sums = Object.entries(groups).map(([name, entries]) => [name, figureOf(entries, byPerson ? signed : ({ amount }) => amount)]);
    const rows = isByDay ? sums.slice(0, 14).reverse() : sums.sort((one, other) => other[1] - one[1]).slice(0, 6);
    const most = Math.max(...rows.map(([, sum]) => sum), 1);
    drawPie(rows.map(([, sum]) => Math.max(0, sum)));
    find('bars').replaceChildren(
      ...rows.map(([name, sum], place) => {
        const item = document.createElement('li');
        const bar = document.createElement('i');
        item.className = 'spent-bar';
        bar.style.setProperty('--share', Math.max(0, (sum / most) * 100) + '%');
        bar.style.setProperty('--slice', slices[place % slices.length]);
        item.append(name, Object.assign(document.createElement('b'), { textContent: write(sum) }), bar);
        return item;
      }),
    );
  };
  const drawDays = () => {
    const day = (back) => new Date(Date.now() - back * 86400000 - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
    const keys = Array.from({ length: 7 }, (_, index) => day(6 - index));
    const sums = keys.map((key) => sumOf(data.entries.filter((entry) => entry.date === key)));
    drawColumns(keys.map((key, index) => [sayDay({ date: key }), sums[index], key === today]));
  };
  // Days in a row, today or up to yesterday, on which the goal was reached; where there is none, on which something was entered.
  const showStreak = () => {
    const place = seek('[data-streak]');
    if (!place) return;
    const wanted = hasGoal && goal.per === 'day' ? Number(seek('[data-goal-target]').value) || 0 : 0;
    const sums = new Map();
    for (const entry of data.entries) sums.set(entry.date, (sums.get(entry.date) || 0) + (hasGoal && goal.isCount ? 1 : entry.amount));
    const isGood = (day) => sums.has(day) && (hasGoal && goal.isLimit ? sums.get(day) <= wanted : sums.get(day) >= wanted);
    const dayBefore = (day) => new Date(Date.parse(day + 'T12:00Z') - 86400000).toISOString().slice(0, 10);
    const runTo = (day) => {
      let length = 0;
      for (let at = day; isGood(at); at = dayBefore(at)) length += 1;
      return length;
    };
    const now = runTo(today) || runTo(dayBefore(today));
    const longest = Math.max(0, ...[...sums.keys()].map(runTo));
    place.textContent = (now === 1 ? words.streakDay : words.streakDays).replace('{n}', String(now)) + (longest > now ? ' · ' + words.longestStreak.replace('{n}', String(longest)) : '');
  };
  const drawMonths = () => {
    const keys = Array.from({ length: 6 }, (_, index) => shift(month, index - 5));
    const sums = keys.map((key) => sumOf(inMonth(key)));
    drawColumns(keys.map((key, index) => [monthStart > 1 ? sayDay({ date: key + '-' + String(monthStart).padStart(2, '0') }) : sayMonth(key, { month: 'short' }), sums[index], key === month]));
  };
  const drawColumns = (columns) => {
    const most = Math.max(...columns.map(([, sum]) => Math.abs(sum)), 1);
    find('months').replaceChildren(
      ...columns.map(([name, sum, isCurrent]) => {
        const item = document.createElement('li');
        const bar = document.createElement('i');
        item.className = 'month-bar';
        if (isCurrent) item.setAttribute('aria-current', 'true');
        bar.style.setProperty('--share', (Math.abs(sum) / most) * 6 + 'rem');
        item.append(sum ? write(sum) : '–', bar, name);
        return item;
      }),
    );
  };
  const draw = makeDrawer(find('list'), drawRow);
  const show = () => {
    const all = (isOnce ? [...data.entries] : inMonth(month)).sort((one, other) => other.date.localeCompare(one.date));
    // Whoever searches finds in every month.
    const asked = finder ? finder.value.trim().toLowerCase() : '';
    const found = asked ? [...data.entries].sort((one, other) => other.date.localeCompare(one.date)).filter((entry) => [entry.what, entry.category, entry.amount, entry.date, ...extras.map(({ name }) => entry[name])].join(' ').toLowerCase().includes(asked)) : all;
    const shown = found.filter((entry) => !only || !only.value || entry.category === only.value);
    find('month').textContent = nameMonth(month);
    find('total').textContent = write(sumOf(isByDay ? all.filter((entry) => entry.date === today) : all));
    draw(shown);
    find('empty').hidden = shown.length > 0;
    if (budget) {
      const spent = all.filter((entry) => entry.flow !== 'in').reduce((sum, entry) => sum + entry.amount, 0);
      seek('[data-budget-bar]').value = Number(data.budget) > 0 ? Math.min(1, spent / Number(data.budget)) : 0;
    }
    showStreak();
    const out = data.entries.filter((entry) => entry.flow !== 'in');
    if (hasGoal && goal.per === 'month' && monthStart > 1) showGoal(app, out.map((entry) => ({ ...entry, date: monthOf(entry.date) })), month, write, nameMonth(month));
    else if (hasGoal) showGoal(app, out, month, write);
    drawBars(hasFlow && !byPerson ? all.filter((entry) => entry.flow !== 'in') : all);
    if (isByDay) drawDays();
    else drawMonths();
  };
  // The form changes an entry, or adds one.
  const open = (entry) => {
    edited = entry;
    form.reset();
    form.elements.date.value = entry ? entry.date : today;
    if (entry) for (const field of form.elements) if (field.name && entry[field.name] !== undefined) field.value = entry[field.name];
    find('form-title').textContent = entry ? words.edit : words.add;
    find('send').textContent = entry ? words.save : words.add;
    find('cancel').hidden = !entry;
    if (entry) form.elements.amount.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    const entry = { ...read, id: edited ? edited.id : Date.now().toString(36), amount: Number(read.amount), what: read.what.trim() };
    month = monthOf(entry.date);
    const written = edited ? data.entries.map((other) => (other === edited ? entry : other)) : [...data.entries, entry];
    const next = mayRepeat ? addRepeats(written, today) : written;
    open(null);
    keep(next);
    say(words.added + ': ' + nameOf(entry));
    form.elements.amount.focus();
  });
  for (const button of app.querySelectorAll('[data-quick]')) {
    button.addEventListener('click', () => {
      month = monthOf(today);
      const amount = Number(button.dataset.quick);
      // Minus takes back the last one of the day; where there is none, there is nothing to take.
      if (amount < 0) {
        const last = data.entries.filter((entry) => entry.date === today && entry.amount === -amount).at(-1);
        if (last) keep(data.entries.filter((entry) => entry !== last));
        if (last) say(words.removed + ': ' + write(-amount));
        return;
      }
      keep([...data.entries, { id: Date.now().toString(36), date: today, what: '', amount: Number(button.dataset.quick) }]);
      say(words.added + ': ' + write(Number(button.dataset.quick)));
    });
  }
  find('cancel').addEventListener('click', () => {
    open(null);
    form.elements.amount.focus();
  });
  find('back').addEventListener('click', () => ((month = shift(month, -1)), show()));
  find('on').addEventListener('click', () => ((month = shift(month, 1)), show()));
  if (only) only.addEventListener('change', show);
  if (finder) finder.addEventListener('input', show);
  if (budget) {
    budget.value = data.budget;
    budget.addEventListener('input', () => {
      data = { ...data, budget: budget.value };
      saveRecords(data);
      show();
    });
  }
  const columns = [
    ['date', words.date], ['what', words.what], ['category', words.category], ['amount', words.amount],
    ...(hasFlow ? [['flow', 'flow']] : []), ...extras.map(({ name, label }) => [name, label]),
  ];
  find('export').addEventListener('click', () => {
    const rows = data.entries.map((entry) => columns.map(([name]) => entry[name] ?? ''));
    downloadText('entries.csv', 'text/csv', toCsv([columns.map(([, label]) => label), ...rows]));
  });
  // "1.234,50" and "20.11.2026", as spreadsheets of many countries write them.
  const readNumber = (text) => Number(/,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
  const readDate = (text) => text.trim().replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (whole, day, place, year) => [year, place.padStart(2, '0'), day.padStart(2, '0')].join('-'));
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      const [head = [], ...rows] = fromCsv(text);
      const places = columns.map(([name, label], index) => {
        const place = head.findIndex((cell) => [label, name].some((wanted) => wanted.toLowerCase() === cell.trim().toLowerCase()));
        return place < 0 && !head.includes(words.date) ? index : place;
      });
      const read = rows
        .map((row, index) => ({ ...Object.fromEntries(columns.map(([name], column) => [name, row[places[column]] ?? ''])), id: 'i' + Date.now().toString(36) + index }))
        .filter((entry) => entry.amount !== '')
        .map((entry) => ({ ...entry, category: entry.category || (form.elements.category ? words.otherCategory : ''), amount: readNumber(entry.amount), date: readDate(entry.date) }))
        .filter((entry) => /^\d{4}-\d{2}-\d{2}$/.test(entry.date) && Number.isFinite(entry.amount) && (measure.isReading || entry.amount >= 0));
      const key = (entry) => columns.map(([name]) => entry[name] ?? '').join('\n');
      const known = new Set(data.entries.map(key));
      const fresh = read.filter((entry) => !known.has(key(entry)));
      say(read.length > 0 ? words.imported.replace('{n}', String(fresh.length)) : words.badFile);
      if (fresh.length > 0) keep([...data.entries, ...fresh]);
    });
  });
  if (hasGoal) startGoal(app, show);
  open(null);
  show();
}
`;
