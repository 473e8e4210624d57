/** What runs the table of habits. Reads `words`, `isMonthly`, `sharesMonth`, `showsLongest`, `drawWeeks`, `startHabits`, `startGoals` and the functions of the store and of files. */
export const habitsScript = String.raw`
const app = document.querySelector('[data-app="habits"]');
if (app) startHabitsApp(app);

function startHabitsApp(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  let habits = loadRecords(startHabits.map((name) => ({ name, days: [], ...(startGoals[name] ? { goal: startGoals[name] } : {}) })));
  let week = 0;

  const dayOf = (offset) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 12);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  const today = dayOf(0);
  const listWeek = () => {
    if (isMonthly) {
      const now = new Date();
      const [first, last] = [0, 1].map((next) => new Date(now.getFullYear(), now.getMonth() + week + next, 1 - next, 12));
      const from = Math.round((first - new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12)) / 86400000);
      return Array.from({ length: last.getDate() }, (_, index) => dayOf(from + index));
    }
    const toMonday = -((new Date().getDay() + 6) % 7);
    return Array.from({ length: 7 }, (_, index) => dayOf(toMonday + index + week * 7));
  };
  const countStreak = (list) => {
    const days = new Set(list);
    let length = 0;
    let offset = days.has(today) ? 0 : -1;
    while (days.has(dayOf(offset))) {
      length += 1;
      offset -= 1;
    }
    return length;
  };
  const findLongest = (days) => {
    let [longest, run, before] = [0, 0, 0];
    for (const day of [...new Set(days)].sort()) {
      const at = Math.round(new Date(day + 'T12:00Z').getTime() / 86400000);
      run = at === before + 1 ? run + 1 : 1;
      before = at;
      longest = Math.max(longest, run);
    }
    return longest;
  };
  const countWeek = ({ days }) => {
    const toMonday = -((new Date().getDay() + 6) % 7);
    const inWeek = new Set(Array.from({ length: 7 }, (_, index) => dayOf(toMonday + index + (isMonthly ? 0 : week * 7))));
    return days.filter((day) => inWeek.has(day)).length;
  };
  const sayStreak = (habit) => {
    const { days, goal } = habit;
    const streak = countStreak(days);
    const text = (goal ? words.goalCount.replace('{n}', String(countWeek(habit))).replace('{goal}', String(goal)) + ' · ' : '') + (streak === 1 ? words.streakDay : words.streakDays).replace('{n}', String(streak));
    return showsLongest ? text + ', ' + words.longestStreak.replace('{n}', String(findLongest(days))) : text;
  };
  // Days are written once, however many habits stand under them.
  const written = new Map();
  const say = (day, wanted) => {
    const key = day + Object.keys(wanted).join();
    if (!written.has(key)) written.set(key, new Date(day + 'T12:00').toLocaleDateString(language, wanted));
    return written.get(key);
  };
  // Years of days are long to write: ticks are saved together shortly after, at the latest when the page is left.
  let waiting = 0;
  const save = () => {
    clearTimeout(waiting);
    waiting = 0;
    saveRecords(habits);
  };
  const saveSoon = () => (waiting ||= setTimeout(save, 200));
  addEventListener('pagehide', () => waiting && save());
  document.addEventListener('visibilitychange', () => document.hidden && waiting && save());
  const keep = (next) => {
    habits = next;
    save();
    show();
  };
  let ticked = 0;
  const showShare = (shown) => {
    // Of a week that is shown the month in which it ends, or is.
    const month = sharesMonth && !isMonthly ? [today, shown.at(-1)].sort()[0].slice(0, 7) : null;
    const days = month ? Array.from({ length: new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate() }, (_, index) => month + '-' + String(index + 1).padStart(2, '0')) : shown;
    if (month) ticked = habits.reduce((sum, habit) => sum + habit.days.filter((day) => day.startsWith(month)).length, 0);
    const past = days.filter((day) => day <= today).length * habits.length;
    find('share').textContent = sayShare(past === 0 ? 0 : Math.round((ticked / past) * 100));
    if (drawWeeks) drawWeeks(app, habits, dayOf, say);
  };

  const drawRow = (habit, days) => {
    const row = document.createElement('tr');
    const name = document.createElement('th');
    const streak = document.createElement('small');
    name.scope = 'row';
    name.append(habit.name, streak);
    row.append(name);
    const sayReached = () => {
      streak.textContent = sayStreak(habit);
      row.toggleAttribute('data-reached', Boolean(habit.goal) && countWeek(habit) >= habit.goal);
    };
    sayReached();
    const done = new Set(habit.days);
    for (const day of days) {
      const cell = document.createElement('td');
      const tick = document.createElement('input');
      tick.type = 'checkbox';
      tick.className = 'habit-day';
      tick.checked = done.has(day);
      tick.disabled = day > today;
      tick.setAttribute('aria-label', habit.name + ', ' + say(day, { weekday: 'long', day: 'numeric', month: 'long' }));
      tick.addEventListener('change', () => {
        // The row stays and keeps the focus; a new one would lay out the whole table once more.
        habit.days = tick.checked ? [...habit.days, day] : habit.days.filter((other) => other !== day);
        sayReached();
        ticked += tick.checked ? 1 : -1;
        showShare(days);
        saveSoon();
      });
      cell.append(tick);
      row.append(cell);
    }
    const end = document.createElement('td');
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'app-small';
    remove.textContent = '×';
    remove.setAttribute('aria-label', words.remove + ': ' + habit.name);
    remove.addEventListener('click', () => {
      keep(habits.filter((other) => other !== habit));
      find('adder').elements.name.focus();
    });
    end.append(remove);
    row.append(end);
    return row;
  };

  const draw = makeDrawer(find('rows'), (habit) => drawRow(habit, listWeek()));
  let shownFrom = '';
  const show = () => {
    const days = listWeek();
    const heads = days.map((day) => {
      const head = document.createElement('th');
      head.scope = 'col';
      head.textContent = say(day, { weekday: 'short', day: 'numeric' });
      if (day === today) head.setAttribute('aria-current', 'date');
      return head;
    });
    find('days').replaceChildren(document.createElement('td'), ...heads, document.createElement('td'));
    // Another week is another table.
    if (days[0] !== shownFrom) draw([]);
    shownFrom = days[0];
    draw(habits);
    find('week').textContent = isMonthly ? say(days[0], { month: 'long', year: 'numeric' }) : say(days[0], { day: 'numeric', month: 'short' }) + ' – ' + say(days.at(-1), { day: 'numeric', month: 'short' });
    find('scroll').hidden = habits.length === 0;
    find('empty').hidden = habits.length > 0;
    const shown = new Set(days);
    ticked = habits.reduce((sum, habit) => sum + habit.days.filter((day) => shown.has(day)).length, 0);
    showShare(days);
    find('on').disabled = week === 0;
  };

  find('adder').addEventListener('submit', (event) => {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    if (!name || habits.some((habit) => habit.name === name)) return;
    const goal = event.target.elements.goal ? Math.min(7, Number(event.target.elements.goal.value) || 0) : 0;
    keep([...habits, { name, days: [], ...(goal ? { goal } : {}) }]);
    event.target.reset();
    event.target.elements.name.focus();
  });
  find('back').addEventListener('click', () => ((week -= 1), show()));
  find('on').addEventListener('click', () => ((week += 1), show()));
  startFiles(app, {
    name: 'habits',
    list: () => habits,
    read: ({ name, days, goal }) => (typeof name === 'string' && Array.isArray(days) ? { name, days: days.map(String), ...(Number(goal) > 0 ? { goal: Number(goal) } : {}) } : null),
    add: (read) => keep([...habits, ...read.filter(({ name }) => !habits.some((habit) => habit.name === name))]),
    say: (text) => (find('status').textContent = text),
  });
  show();

  // On a small screen today comes into view.
  const current = app.querySelector('[aria-current="date"]');
  if (current && getComputedStyle(app).direction === 'ltr') find('scroll').scrollLeft = current.offsetLeft - 200;
}
`;
