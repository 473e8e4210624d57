/** What offers the times of a week and keeps what is booked. Reads `words`, `fields`, `hours`, `closed`, `closedDays`, `limits`, `step`, `lengths` and `perService`. */
export const bookingScript = String.raw`
const app = document.querySelector('[data-app="booking"]');
if (app) startBookingApp(app);

function startBookingApp(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('editor');
  const language = document.documentElement.lang || 'en';
  // Each of the staff has times of their own.
  const person = form.elements.person;
  let bookings = loadRecords([]);
  let week = 0;
  let chosen = null;

  const dayOf = (offset) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 12);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  const say = (day, wanted) => new Date(day + 'T12:00').toLocaleDateString(language, wanted);
  const sayTime = (minute) => String(Math.floor(minute / 60) % 24).padStart(2, '0') + ':' + String(minute % 60).padStart(2, '0');
  const sayFull = ({ date, time }) => say(date, { weekday: 'long', day: 'numeric', month: 'long' }) + ', ' + time;
  // A longer service needs the times after it too, and ends before closing.
  const lengthOf = (service) => lengths[service] || step;
  const toMinute = (time) => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2));
  // Times that are told, else those that fit between opening and closing; none in a month that is closed.
  const listTimes = (date, length) =>
    hours
      .filter((range) => range.days.includes(new Date(date + 'T12:00').getDay() || 7) && !closed.includes(Number(date.slice(5, 7))) && !closedDays.includes(date.slice(5)))
      .flatMap(({ opens, closes, times }) => {
        if (times) return times.map(sayTime);
        const end = closes > opens ? closes : closes + 1440;
        return Array.from({ length: Math.max(0, Math.floor((end - opens - length) / step) + 1) }, (_, index) => sayTime(opens + index * step));
      });
  const meets = (other, { date, time, service, person: who }) => {
    if (other.date !== date || (perService && other.service !== service) || (person && other.person !== who)) return false;
    const [start, begun] = [toMinute(time), toMinute(other.time)];
    return begun < start + lengthOf(service) && start < begun + lengthOf(other.service);
  };
  const leftOf = (wanted) => limits.places - bookings.filter((other) => meets(other, wanted)).length;
  const isFull = (wanted) => leftOf(wanted) < 1;
  // Some houses want to know beforehand, and none plans years ahead.
  const isTooSoon = ({ date, time }) => Date.parse(date + 'T' + time.padStart(5, '0')) <= Date.now() + limits.notice * 60000;
  const isTooFar = ({ date }) => limits.ahead !== null && date > dayOf(limits.ahead);

  const drawList = makeDrawer(find('list'), (booking) => drawBooking(booking));
  const show = () => {
    const first = week * 7;
    const today = dayOf(0);
    let free = 0;
    const service = form.elements.service.value;
    const days = Array.from({ length: 7 }, (_, index) => {
      const date = dayOf(first + index);
      const column = document.createElement('div');
      column.className = 'week-day';
      column.toggleAttribute('data-today', date === today);
      column.append(Object.assign(document.createElement('p'), { textContent: say(date, { weekday: 'short', day: 'numeric' }) }));
      for (const time of listTimes(date, lengthOf(service))) {
        const button = document.createElement('button');
        const left = leftOf({ date, time, service, person: person ? person.value : '' });
        button.type = 'button';
        button.className = 'week-time';
        button.textContent = time;
        button.disabled = left < 1 || isTooSoon({ date, time }) || isTooFar({ date });
        if (!button.disabled) free += 1;
        const places = limits.places > 1 && !button.disabled ? words.freeTimes.replace('{n}', String(left)) : '';
        if (places) button.append(Object.assign(document.createElement('small'), { textContent: places }));
        button.setAttribute('aria-label', [sayFull({ date, time }), places].filter(Boolean).join(', '));
        // The next free time is proposed until another one is chosen.
        if (!button.disabled && chosen === null) chosen = { date, time };
        button.setAttribute('aria-pressed', String(chosen !== null && chosen.date === date && chosen.time === time));
        button.addEventListener('click', () => {
          chosen = { date, time };
          for (const other of app.querySelectorAll('.week-time')) other.setAttribute('aria-pressed', String(other === button));
          showChosen();
        });
        column.append(button);
      }
      return column;
    });
    find('days').replaceChildren(...days);
    find('week').textContent = say(dayOf(first), { day: 'numeric', month: 'short' }) + ' – ' + say(dayOf(first + 6), { day: 'numeric', month: 'short' });
    find('free').textContent = words.freeTimes.replace('{n}', String(free));
    find('back').disabled = week === 0;
    const coming = bookings.filter((other) => other.date >= today).sort((one, other) => (one.date + one.time).localeCompare(other.date + other.time));
    find('empty').hidden = coming.length > 0;
    drawList(coming);
    showChosen();
  };
  const showChosen = () => {
    find('chosen').textContent = chosen ? sayFull(chosen) : words.chooseTime;
  };
  // What the same name has booked already, on that day or in that week where the limit is for one.
  const mondayOf = (date) => {
    const day = new Date(date + 'T12:00');
    return Math.round(day.getTime() / 86400000) - ((day.getDay() + 6) % 7);
  };
  const listOwn = ({ date, ...booking }) => {
    const same = (text) => String(text ?? '').trim().toLowerCase();
    const inSpan = { day: (other) => other === date, week: (other) => mondayOf(other) === mondayOf(date), ever: () => true }[limits.each ? limits.each.span : 'ever'];
    return bookings.filter((other) => same(other[limits.owner]) === same(booking[limits.owner]) && inSpan(other.date));
  };
  const drawBooking = (booking) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.querySelector('b').textContent = sayFull(booking);
    row.querySelector('span').textContent = [booking.service, booking.person, booking.name, ...fields.map(({ name }) => booking[name]), booking.code].filter(Boolean).join(' · ');
    row.querySelector('button').setAttribute('aria-label', words.cancel + ': ' + sayFull(booking));
    row.querySelector('button').addEventListener('click', () => {
      cancel(booking);
      form.elements.service.focus();
    });
    return row;
  };
  const cancel = (booking) => {
    bookings = bookings.filter((other) => other !== booking);
    saveRecords(bookings);
    find('status').textContent = words.cancelled + ': ' + sayFull(booking);
    show();
  };
  startCodes(app, find, (code) => {
    const booking = bookings.find((other) => other.code === code);
    if (booking) cancel(booking);
    return Boolean(booking);
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!chosen) {
      find('chosen').textContent = words.noTime;
      const free = app.querySelector('.week-time:enabled');
      if (free) free.focus();
      return;
    }
    const booking = { ...chosen, ...Object.fromEntries(new FormData(form)), ...(hasCodes ? { code: makeCode(bookings) } : {}) };
    const same = bookings.filter((other) => limits.once && other.name.trim().toLowerCase() === booking.name.trim().toLowerCase() && ['date', 'time', 'service'].every((part) => other[part] === booking[part]));
    const known = same.length > 0 ? same : listOwn(booking);
    if (same.length > 0 || (limits.each && known.length >= limits.each.count)) {
      find('chosen').textContent = words.bookedEnough.replace('{name}', same.length > 0 ? known[0].name : known[0][limits.owner]).replace('{n}', String(known.length));
      form.elements.name.focus();
      return;
    }
    bookings = [...bookings, booking];
    saveRecords(bookings);
    chosen = null;
    const { service } = booking;
    form.reset();
    form.elements.service.value = service;
    if (person) person.value = booking.person;
    show();
    find('status').textContent = words.bookedFor + ': ' + sayFull(booking) + (booking.code ? ' · ' + booking.code : '');
  });
  form.elements.service.addEventListener('change', () => {
    // What was chosen stays where it is still free for this one.
    const { value } = form.elements.service;
    const isOffered = chosen && listTimes(chosen.date, lengthOf(value)).includes(chosen.time);
    if (perService || !isOffered || isFull({ ...chosen, service: value, person: person ? person.value : '' })) chosen = null;
    show();
  });
  if (person)
    person.addEventListener('change', () => {
      chosen = null;
      show();
    });
  find('back').addEventListener('click', () => ((week -= 1), show()));
  find('on').addEventListener('click', () => ((week += 1), show()));
  find('export').addEventListener('click', () => {
    const rows = bookings.map((booking) => [booking.date, booking.time, booking.service, ...(person ? [booking.person] : []), booking.name, ...fields.map(({ name }) => booking[name] || '')]);
    downloadText('bookings.csv', 'text/csv', toCsv([[words.date, words.time, words.service, ...(person ? [words.person] : []), words.name, ...fields.map(({ label }) => label)], ...rows]));
  });
  // Rows of an exported table, by the names of its columns; a time that is taken already is not taken twice.
  find('import').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      const [head = [], ...rows] = fromCsv(text);
      const place = (label) => head.findIndex((cell) => cell.trim().toLowerCase() === label.toLowerCase());
      const cellOf = (row, label) => (row[place(label)] ?? '').trim().replace(/^'(?=[=+@-])/, '');
      const read = rows
        .map((row) => ({
          date: cellOf(row, words.date),
          time: cellOf(row, words.time),
          service: cellOf(row, words.service),
          ...(person ? { person: cellOf(row, words.person) } : {}),
          name: cellOf(row, words.name),
          ...Object.fromEntries(fields.map(({ name, label }) => [name, cellOf(row, label)])),
        }))
        .filter(({ date, time, name }) => /^\d{4}-\d\d-\d\d$/.test(date) && /^\d{1,2}:\d\d$/.test(time) && name !== '');
      const fresh = read.filter((booking) => {
        const same = bookings.filter((other) => meets(other, booking));
        const isNew = same.length < limits.places && same.every(({ name }) => name !== booking.name);
        if (isNew) bookings = [...bookings, booking];
        return isNew;
      });
      saveRecords(bookings);
      show();
      find('status').textContent = read.length > 0 ? words.imported.replace('{n}', String(fresh.length)) : words.badFile;
    });
  });
  show();
}
`;
