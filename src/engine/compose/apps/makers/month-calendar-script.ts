/** What runs in the page of a calendar. Reads `words`, `groups` and the functions of the store and of files. */
export const monthCalendarScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startCalendar(app);

function startCalendar(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || 'en';
  const colours = ['#1c6dd0', '#2f9e44', '#d9480f', '#9c36b5', '#b08900', '#0b7285'];
  const form = find('editor');
  const dayOf = (date) => new Date(date.getTime() - date.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  const dateOf = (day) => new Date(day + 'T12:00:00');
  const longDay = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const today = dayOf(new Date());
  let events = loadRecords([]).map(readEvent).filter(Boolean);
  let chosen = today;
  let open = null;
  // Monday or Sunday first, as the language has it; the browser's own knowledge where it has any.
  const firstDay = (() => {
    const locale = new Intl.Locale(language === 'en' ? navigator.language || 'en' : language);
    return ((locale.getWeekInfo ? locale.getWeekInfo() : locale.weekInfo) || { firstDay: 1 }).firstDay % 7;
  })();

  const onDay = (day) => events.filter((event) => event.day === day).sort((one, other) => one.time.localeCompare(other.time));
  const colourOf = (event) => colours[event.group % colours.length];
  const say = (text) => (find('status').textContent = text);
  const keep = () => {
    saveRecords(events);
    show();
  };
  const drawDay = (date) => {
    const day = dayOf(date);
    const item = document.createElement('li');
    if (date.getDate() === 1) item.style.gridColumnStart = ((date.getDay() - firstDay + 7) % 7) + 1;
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    const told = onDay(day);
    button.dataset.day = day;
    button.setAttribute('aria-pressed', String(day === chosen));
    button.setAttribute('aria-label', longDay.format(date) + (told.length > 0 ? ': ' + words.eventsOn.replace('{n}', told.length) : ''));
    button.toggleAttribute('data-now', day === today);
    button.append(Object.assign(document.createElement('b'), { textContent: date.getDate() }));
    for (const event of told.slice(0, 3)) {
      const line = Object.assign(document.createElement('span'), { textContent: [event.time, event.title].filter(Boolean).join(' ') });
      line.style.setProperty('--event', colourOf(event));
      button.append(line);
    }
    item.append(button);
    return item;
  };
  const drawEvent = (event) => {
    const item = document.createElement('li');
    item.style.setProperty('--event', colourOf(event));
    const text = Object.assign(document.createElement('span'), { textContent: event.title });
    text.append(Object.assign(document.createElement('small'), { textContent: [event.time, groups[event.group]].filter(Boolean).join(' · ') }));
    const button = (sign, label, act) => {
      const made = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: sign });
      made.setAttribute('aria-label', label + ': ' + event.title);
      made.addEventListener('click', act);
      return made;
    };
    item.append(
      text,
      button(words.edit, words.edit, () => edit(event)),
      button('×', words.remove, () => {
        events = events.filter((other) => other !== event);
        if (open === event) edit(null);
        keep();
        say(words.removed);
        form.elements.title.focus();
      }),
    );
    return item;
  };
  const edit = (event) => {
    open = event;
    const { title, day, time, group } = form.elements;
    title.value = event ? event.title : '';
    day.value = event ? event.day : chosen;
    time.value = event ? event.time : '';
    if (event) group.value = event.group;
    find('save').textContent = event ? words.save : words.add;
    find('cancel').hidden = !event;
    if (event) title.focus();
  };
  const show = () => {
    const date = dateOf(chosen);
    const [year, month] = [date.getFullYear(), date.getMonth()];
    const count = new Date(year, month + 1, 0).getDate();
    find('month').textContent = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(date);
    find('days').replaceChildren(...Array.from({ length: count }, (_, at) => drawDay(new Date(year, month, at + 1, 12))));
    find('chosen').textContent = longDay.format(date);
    const told = onDay(chosen);
    find('events').replaceChildren(...told.map(drawEvent));
    find('none').hidden = told.length > 0;
  };
  const choose = (day, hasFocus = false) => {
    chosen = day;
    if (!open) form.elements.day.value = day;
    show();
    if (hasFocus) app.querySelector('[data-day="' + day + '"]').focus();
  };
  const move = (days) => {
    const date = dateOf(chosen);
    date.setDate(date.getDate() + days);
    choose(dayOf(date), true);
  };
  const turn = (months) => {
    const date = dateOf(chosen);
    const wanted = new Date(date.getFullYear(), date.getMonth() + months, 1, 12);
    const last = new Date(wanted.getFullYear(), wanted.getMonth() + 1, 0).getDate();
    wanted.setDate(Math.min(date.getDate(), last));
    choose(dayOf(wanted));
  };

  find('week').replaceChildren(
    ...Array.from({ length: 7 }, (_, at) => Object.assign(document.createElement('li'), { textContent: new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(2024, 8, 1 + firstDay + at, 12)) })),
  );
  find('days').addEventListener('click', (event) => {
    const button = event.target.closest('[data-day]');
    if (button) choose(button.dataset.day, true);
  });
  find('days').addEventListener('keydown', (event) => {
    const ahead = getComputedStyle(app).direction === 'rtl' ? -1 : 1;
    const days = { ArrowLeft: -ahead, ArrowRight: ahead, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (!days) return;
    event.preventDefault();
    move(days);
  });
  find('back').addEventListener('click', () => turn(-1));
  find('on').addEventListener('click', () => turn(1));
  find('today').addEventListener('click', () => choose(today));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { title, day, time, group } = form.elements;
    if (title.value.trim() === '' || day.value === '') return title.focus();
    const fresh = { id: open ? open.id : makeId(), title: title.value.trim(), day: day.value, time: time.value, group: Number(group.value) };
    events = open ? events.map((other) => (other === open ? fresh : other)) : [...events, fresh];
    chosen = fresh.day;
    edit(null);
    keep();
    say(words.added);
    title.focus();
  });
  find('cancel').addEventListener('click', () => edit(null));
  startFiles(app, { name: 'calendar', list: () => events, read: readEvent, add: (fresh) => ((events = [...events, ...fresh]), keep()), say });
  edit(null);
  show();
}

// What was kept or comes from a file counts where it has a name and a day.
function readEvent(event, index) {
  if (typeof event !== 'object' || event === null || typeof event.title !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(event.day)) return null;
  const time = /^\d\d:\d\d$/.test(event.time) ? event.time : '';
  return { id: typeof event.id === 'string' ? event.id : makeId(index), title: event.title.slice(0, 120), day: event.day, time, group: Math.abs(Math.trunc(Number(event.group))) || 0 };
}
`;
