/** What colours the days. Reads `words`, `moods` and the functions of the store and of files. */
export const moodScript = String.raw`
const app = document.querySelector('[data-app="tracker"]');
if (app) startMoods(app);

function startMoods(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('editor');
  const language = document.documentElement.lang || 'en';
  const dayOf = (date) => new Date(date.getTime() - date.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  const today = dayOf(new Date());
  let entries = loadRecords([]);
  let month = today.slice(0, 7);
  let chosen = today;

  const entryOf = (date) => entries.find((entry) => entry.date === date);
  const colourOf = (name) => (moods.find((mood) => mood.name === name) || {}).colour || '';
  const say = (date, wanted) => new Date(date + 'T12:00').toLocaleDateString(language, wanted);
  const keep = (next) => {
    entries = next;
    saveRecords(entries);
    show();
  };
  const show = () => {
    const [year, place] = month.split('-').map(Number);
    const count = new Date(year, place, 0).getDate();
    const first = (new Date(year, place - 1, 1).getDay() + 6) % 7;
    find('month').textContent = say(month + '-15', { month: 'long', year: 'numeric' });
    find('on').disabled = month >= today.slice(0, 7);
    find('days').replaceChildren(
      ...Array.from({ length: count }, (_, index) => {
        const date = month + '-' + String(index + 1).padStart(2, '0');
        const entry = entryOf(date);
        const item = document.createElement('li');
        if (index === 0) item.style.gridColumnStart = String(first + 1);
        const button = Object.assign(document.createElement('button'), { type: 'button', disabled: date > today });
        const dot = document.createElement('i');
        if (entry && entry.mood) dot.style.setProperty('--mood', colourOf(entry.mood));
        button.append(String(index + 1), dot);
        button.setAttribute('aria-label', [say(date, { weekday: 'long', day: 'numeric', month: 'long' }), entry ? entry.mood : '', entry ? entry.note : ''].filter(Boolean).join(', '));
        button.setAttribute('aria-pressed', String(date === chosen));
        button.dataset.date = date;
        button.addEventListener('click', () => {
          chosen = date;
          show();
          app.querySelector('[data-date="' + date + '"]').focus();
        });
        item.append(button);
        return item;
      }),
    );
    const inMonth = entries.filter((entry) => entry.date.startsWith(month));
    for (const mood of app.querySelectorAll('[data-count]')) mood.textContent = String(inMonth.filter((entry) => entry.mood === mood.dataset.count).length);
    drawLine(inMonth, count);
    const entry = entryOf(chosen);
    find('day').textContent = say(chosen, { weekday: 'long', day: 'numeric', month: 'long' });
    for (const radio of form.elements.mood) radio.checked = radio.value === (entry ? entry.mood : '');
    if (document.activeElement !== form.elements.note) form.elements.note.value = entry ? entry.note : '';
  };
  // The month as a line: the first of the moods on top, the last at the foot.
  const drawLine = (inMonth, count) => {
    const line = find('line');
    if (!line) return;
    const points = inMonth
      .filter(({ mood }) => moods.some(({ name }) => name === mood))
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .map(({ date, mood }) => ({ mood, x: 10 + ((Number(date.slice(8)) - 1) / Math.max(1, count - 1)) * 600, y: 12 + (moods.findIndex(({ name }) => name === mood) / Math.max(1, moods.length - 1)) * 136 }));
    find('line-title').textContent = find('month').textContent;
    line.setAttribute('aria-label', [find('month').textContent, ...moods.map(({ name }) => name + ': ' + points.filter(({ mood }) => mood === name).length)].join(', '));
    const make = (tag, attributes) => {
      const part = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
      return part;
    };
    line.replaceChildren(
      make('polyline', { points: points.map(({ x, y }) => x + ',' + y).join(' ') }),
      ...points.map(({ x, y, mood }) => make('circle', { cx: x, cy: y, r: 6, fill: colourOf(mood) })),
    );
  };
  const change = () => {
    const mood = new FormData(form).get('mood') || '';
    const note = form.elements.note.value.trim();
    const rest = entries.filter((entry) => entry.date !== chosen);
    keep(mood || note ? [...rest, { date: chosen, mood, note }] : rest);
  };
  const turn = (step) => {
    const [year, place] = month.split('-').map(Number);
    month = new Date(Date.UTC(year, place - 1 + step, 1)).toISOString().slice(0, 7);
    show();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change();
  });
  form.addEventListener('change', change);
  find('back').addEventListener('click', () => turn(-1));
  find('on').addEventListener('click', () => turn(1));
  startFiles(app, {
    name: 'moods',
    list: () => entries,
    read: ({ date, mood = '', note = '' }) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? { date, mood: String(mood), note: String(note).slice(0, 200) } : null),
    add: (read) => keep([...entries.filter((entry) => !read.some(({ date }) => date === entry.date)), ...read]),
    say: (text) => (find('status').textContent = text),
  });
  show();
}
`;
