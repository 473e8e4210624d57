/** What keeps the tasks. Reads `words`, `fields`, `startTasks`, and the functions of turns, of the store and of files. */
export const todoScript = String.raw`
const app = document.querySelector('[data-app="todo"]');
if (app) startTodo(app);

function startTodo(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const list = find('list');
  const language = document.documentElement.lang || 'en';
  const choices = startChoices(app, () => show());
  const [finder, sorter] = [app.querySelector('[data-find]'), app.querySelector('[data-sort]')];
  let tasks = moveOn(loadRecords(makeStart(startTasks)));
  const doer = app.querySelector('[data-doer]');
  let dragged = null;
  let view = 'all';

  const keep = (next) => {
    tasks = next;
    saveRecords(tasks);
    show();
  };
  const say = (text) => (find('status').textContent = text);

  // What comes back is done until the day on which it is due again.
  const isRound = (task) => Number(task.every) > 0;
  const isDone = (task) => (isRound(task) ? Boolean(task.due) && task.due > localDay(0) : task.done);
  // A list of rounds, or one in which some tasks may come back.
  const hasRounds = fields.some(({ name, isOptional }) => name === 'every' && !isOptional);
  const dayOf = (task) => task.due || task.next || '';
  const sayEvery = (task) => (Number(task.every) === 1 ? words.dailyChip : words.repeatChip.replace('{n}', task.every));
  const tick = (task, isTicked) => {
    if (!isRound(task)) return { ...task, done: isTicked, doneOn: localDay(0), ...(doer ? { doneBy: isTicked ? doer.value.trim() : '' } : {}) };
    const log = task.log || [];
    const step = (by) => personAfter(task.person, by);
    if (!isTicked) return { ...task, due: localDay(0), log: log.slice(0, -1), person: log.length > 0 ? step(-1) : task.person };
    const entry = { on: localDay(0), person: (doer && doer.value.trim()) || task.person || '', points: Number(task.points || 0) };
    return { ...task, due: dueAfter(task, localDay), log: [...log, entry].slice(-200), person: step(1) };
  };

  const drawTask = (task) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.dataset.id = task.id;
    row.querySelector('.task-text').textContent = task.text;
    row.querySelector('[type="checkbox"]').checked = isDone(task);
    row.querySelector('[data-grip]').setAttribute('aria-label', words.moveWord + ': ' + task.text);
    const chips = fields.filter(({ name }) => task[name]).map(({ name, label, type }) => {
      const chip = document.createElement('span');
      chip.textContent = type === 'date' ? new Date(task[name] + 'T12:00').toLocaleDateString(language, { day: 'numeric', month: 'short' }) : name === 'points' ? task[name] + ' ' + (task[name] === '1' && language === 'en' ? label.toLowerCase().replace(/s$/, '') : label.toLowerCase()) : name === 'every' ? sayEvery(task) : task[name];
      chip.toggleAttribute('data-late', type === 'date' && !task.done && task[name] < localDay(0));
      return chip;
    });
    row.querySelector('.task-fields').append(...chips);
    const last = isRound(task) ? (task.log || []).at(-1) : task.done && task.doneBy ? { person: task.doneBy, on: task.doneOn } : null;
    if (doer && last && last.person) {
      const date = new Date(last.on + 'T12:00').toLocaleDateString(language, { day: 'numeric', month: 'short' });
      row.querySelector('.task-fields').append(Object.assign(document.createElement('span'), { className: 'task-by', textContent: words.doneByChip.replace('{name}', last.person).replace('{date}', date) }));
    }
    if (isRound(task) && isDone(task)) {
      const day = new Date(task.due + 'T12:00').toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'short' });
      row.querySelector('.task-fields').append(Object.assign(document.createElement('span'), { textContent: words.dueOn.replace('{date}', day) }));
    }
    row.querySelector('[data-edit]').setAttribute('aria-label', words.edit + ': ' + task.text);
    row.querySelector('[data-remove]').setAttribute('aria-label', words.remove + ': ' + task.text);
    return row;
  };

  const draw = makeDrawer(list, drawTask);
  const show = () => {
    let shown = tasks
      .filter((task) => fitsView(task, view, isDone))
      .filter((task) => (view === 'today' ? dayOf(task) !== '' && dayOf(task) <= localDay(0) : view !== 'upcoming' || dayOf(task) > localDay(0)))
      .filter(choices.fits);
    const asked = finder ? finder.value.trim().toLowerCase() : '';
    if (asked) shown = shown.filter((task) => [task.text, ...fields.map(({ name }) => task[name])].join(' ').toLowerCase().includes(asked));
    if (sorter && sorter.value) shown.sort(byField(sorter.value));
    else if (hasRounds) shown.sort((one, other) => Number(isDone(one)) - Number(isDone(other)) || (one.time || '').localeCompare(other.time || '') || (one.due || localDay(0)).localeCompare(other.due || localDay(0)));
    const left = tasks.filter((task) => !isDone(task)).length;
    drawGroups(list, draw, shown, byField, groupShare(app, tasks, isDone));
    find('left').textContent = String(left);
    find('left-words').textContent = hasRounds ? words.tasksDue : left === 1 ? words.taskLeft : words.tasksLeft;
    const progress = app.querySelector('[data-progress]');
    if (progress) showProgress(app, progress, tasks.length, left);
    find('clear').hidden = !tasks.some((task) => task.done && !isRound(task) && !isPutAway(task));
    choices.offer(tasks);
    showPoints();
    showSum(app, tasks);
    find('empty').hidden = shown.length > 0;
    const empty = { all: words.nothing, active: words.nothingActive, completed: words.nothingCompleted };
    find('empty-text').textContent = tasks.length === 0 ? words.nothing : empty[view] || words.nothingActive;
  };

  // Of a field with choices their order counts; what has no value stands last.
  const byField = (name) => {
    const { options = [], type } = fields.find((field) => field.name === name) || {};
    return (one, other) => {
      const [left, right] = [one[name] || '', other[name] || ''];
      if (!left || !right) return Number(!left) - Number(!right);
      return options.length > 0 ? options.indexOf(left) - options.indexOf(right) : left.localeCompare(right, language, { numeric: type === 'number' });
    };
  };

  const localDay = (offset) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 12);
    return day.toISOString().slice(0, 10);
  };
  // Points of the tasks that were ticked off since Monday, by person where tasks have one.
  const showPoints = () => {
    const list = app.querySelector('[data-points]');
    if (!list) return;
    const monday = localDay(-((new Date().getDay() + 6) % 7));
    const sums = Object.fromEntries(turns.map((name) => [name, 0]));
    for (const { on, person, points } of tasks.flatMap((task) => task.log || []))
      if (on >= monday) sums[person || words.pointsThisWeek] = (sums[person || words.pointsThisWeek] || 0) + points;
    for (const task of tasks.filter((one) => one.done && one.doneOn >= monday)) {
      const key = task.person || words.pointsThisWeek;
      sums[key] = (sums[key] || 0) + Number(task.points || 0);
    }
    const rows = Object.entries(sums).sort((one, other) => other[1] - one[1]);
    list.replaceChildren(
      ...(rows.length > 0 ? rows : [[words.pointsThisWeek, 0]]).map(([name, sum]) => {
        const item = document.createElement('li');
        item.append(name, Object.assign(document.createElement('b'), { textContent: String(sum) }));
        return item;
      }),
    );
  };
  const move = (id, other, isBelow) => {
    const task = tasks.find((one) => one.id === id);
    const rest = tasks.filter((one) => one !== task);
    rest.splice(rest.findIndex((one) => one.id === other) + (isBelow ? 1 : 0), 0, task);
    keep(rest);
  };

  // The row becomes a field; Enter keeps the change, Escape drops it.
  const edit = (row) => {
    const task = tasks.find((other) => other.id === row.dataset.id);
    const field = row.querySelector('.task-field');
    let isOpen = true;
    const close = (isKept) => {
      if (!isOpen) return;
      isOpen = false;
      const text = field.value.trim();
      const hadFocus = row.contains(document.activeElement);
      const values = Object.fromEntries(fields.map(({ name }) => [name, row.querySelector('[name="' + name + '"]').value]));
      const next = isKept && text ? { ...task, ...values, text } : { ...task };
      keep(tasks.map((other) => (other === task ? next : other)));
      const again = list.querySelector('[data-id="' + task.id + '"] [data-edit]');
      if (hadFocus && again) again.focus();
    };
    row.querySelector('.task-tick').hidden = true;
    row.querySelector('[data-edit]').textContent = words.save;
    row.querySelector('.task-change').hidden = false;
    row.querySelector('.task-fields').hidden = true;
    for (const { name, label } of fields) {
      const control = row.querySelector('[name="' + name + '"]');
      control.value = task[name] || '';
      control.setAttribute('aria-label', label);
      control.removeAttribute('id');
    }
    field.value = task.text;
    field.setAttribute('aria-label', words.edit + ': ' + task.text);
    row.querySelector('.task-change').addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      // The button that has the focus next must not take this key for a press.
      event.preventDefault();
      close(event.key === 'Enter');
    });
    row.addEventListener('focusout', (event) => {
      if (!row.contains(event.relatedTarget)) close(true);
    });
    row.querySelector('[data-edit]').addEventListener('click', (event) => {
      event.stopPropagation();
      close(true);
    });
    field.focus();
  };

  find('adder').addEventListener('submit', (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    const id = makeId();
    const values = Object.fromEntries(fields.map(({ name }) => [name, event.target.elements[name].value]));
    const full = findFull(values, tasks, isDone);
    if (full) return say(full);
    field.value = '';
    keep([...tasks, { ...values, id, text, done: false }]);
    say(words.added + ': ' + text);
    field.focus();
  });

  list.addEventListener('change', (event) => {
    if (event.target.type !== 'checkbox') return;
    const { id } = event.target.closest('.task').dataset;
    keep(tasks.map((task) => (task.id === id ? tick(task, event.target.checked) : task)));
    const again = list.querySelector('[data-id="' + id + '"] [type="checkbox"]');
    (again || find('adder').elements.text).focus();
  });

  list.addEventListener('click', (event) => {
    const row = event.target.closest('.task');
    if (event.target.closest('[data-edit]')) edit(row);
    if (!event.target.closest('[data-remove]')) return;
    const place = [...list.children].indexOf(row);
    const task = tasks.find((other) => other.id === row.dataset.id);
    const before = tasks;
    keep(tasks.filter((other) => other !== task));
    say(words.removed + ': ' + task.text);
    offerUndo(app, words.removed + ': ' + task.text, () => keep(before));
    const next = list.children[Math.min(place, list.children.length - 1)];
    (next ? next.querySelector('[data-remove]') : find('adder').elements.text).focus();
  });

  find('clear').addEventListener('click', () => {
    const before = tasks;
    keep(tasks.filter((task) => !task.done || isRound(task) || isPutAway(task)));
    offerUndo(app, words.removed + ': ' + (before.length - tasks.length), () => keep(before));
    find('adder').elements.text.focus();
  });

  list.addEventListener('keydown', (event) => {
    const row = event.target.closest('.task');
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.target.matches('[data-grip]')) return;
    const other = step < 0 ? row.previousElementSibling : row.nextElementSibling;
    event.preventDefault();
    if (!other) return;
    const { id } = row.dataset;
    move(id, other.dataset.id, step > 0);
    list.querySelector('[data-id="' + id + '"] [data-grip]').focus();
  });
  list.addEventListener('dragstart', (event) => {
    const row = event.target.closest('.task');
    dragged = row.dataset.id;
    row.dataset.dragged = '';
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', dragged);
    event.dataTransfer.setDragImage(row, 12, 12);
  });
  list.addEventListener('dragover', (event) => {
    if (dragged) event.preventDefault();
  });
  list.addEventListener('drop', (event) => {
    const row = event.target.closest('.task');
    if (!dragged || !row || row.dataset.id === dragged) return;
    event.preventDefault();
    const box = row.getBoundingClientRect();
    move(dragged, row.dataset.id, event.clientY > box.top + box.height / 2);
  });
  list.addEventListener('dragend', () => {
    dragged = null;
    for (const row of list.querySelectorAll('[data-dragged]')) row.removeAttribute('data-dragged');
  });
  // Kept on this device beside the tasks, since another device is in other hands.
  if (doer) {
    try {
      const kept = localStorage.getItem(storeName + '-doer');
      if (kept && (!doer.options || [...doer.options].some(({ value }) => value === kept))) doer.value = kept;
    } catch {
      // Storage is blocked: it is asked for again next time.
    }
    doer.addEventListener('change', () => { try { localStorage.setItem(storeName + '-doer', doer.value); } catch {} }); // The same.
  }
  startArchive(app, () => keep(tasks.map((task) => (task.done && !isRound(task) ? { ...task, archived: true } : task))));
  startReset(app, () => keep(tasks.map((task) => ({ ...task, done: false }))));
  if (finder) finder.addEventListener('input', show);
  if (sorter) sorter.addEventListener('change', show);
  startFiles(app, {
    name: 'tasks',
    list: () => tasks,
    read: (task, index) => (typeof task.text === 'string' ? { ...task, id: makeId(index), done: task.done === true } : null),
    add: (read) => keep([...tasks, ...read]),
    say,
  });
  for (const button of app.querySelectorAll('[data-view]')) {
    button.addEventListener('click', () => {
      view = button.dataset.view;
      for (const other of app.querySelectorAll('[data-view]')) other.setAttribute('aria-pressed', String(other === button));
      show();
    });
  }
  window.addEventListener('storage', () => {
    tasks = loadRecords([]);
    show();
  });
  show();
}
`;
