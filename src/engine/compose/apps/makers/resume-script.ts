/** What runs in the page of a CV maker. Reads `words` and the functions of the store and of files. */
export const resumeScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startResume(app);

function startResume(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const fields = [...app.querySelectorAll('[data-field]')];
  const plain = { name: '', role: '', mail: '', phone: '', place: '', link: '', profile: '', skills: '', tongues: '', colour: '#1f4e79' };
  const blank = () => ({ ...plain, posts: [{}], studies: [{}] });
  const parts = {
    posts: [['what', words.resumeWhat], ['where', words.resumeWhere], ['when', words.resumeWhen], ['did', words.resumeDid]],
    studies: [['what', words.resumeDegree], ['where', words.resumeSchool], ['when', words.resumeWhen]],
  };
  let data = loadRecords(blank());
  const say = (text) => (find('status').textContent = text);
  const make = (name, text, look) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    if (look) element.className = look;
    return element;
  };

  const drawEntry = (entry, list, label) => {
    const part = make('div', '', 'cv-entry-sheet');
    const line = make('p', '', 'cv-line');
    line.append(make('span', [entry.what, entry.where].filter(Boolean).join(', ')), make('span', entry.when));
    part.append(line);
    if (entry.did) part.append(make('p', entry.did, 'cv-done'));
    return part;
  };
  const drawSheet = () => {
    const sheet = find('sheet');
    const level = app.closest('section') && document.querySelector('h1') ? 'h2' : 'h3';
    const rows = [make('p', data.name || words.name, 'cv-name')];
    if (data.role) rows.push(make('p', data.role, 'cv-role'));
    const reach = [data.place, data.phone, data.mail, data.link].filter(Boolean).join(' · ');
    if (reach) rows.push(make('p', reach, 'cv-reach'));
    if (data.profile) rows.push(make(level, words.resumeProfile), make('p', data.profile, 'cv-done'));
    for (const [list, title] of [['posts', words.resumePosts], ['studies', words.resumeStudies]]) {
      const told = data[list].filter((entry) => parts[list].some(([name]) => entry[name]));
      if (told.length > 0) rows.push(make(level, title), ...told.map((entry) => drawEntry(entry, list)));
    }
    for (const [name, title] of [['skills', words.resumeSkills], ['tongues', words.resumeTongues]]) {
      const told = data[name].split(/[,;\n]/).map((one) => one.trim()).filter(Boolean);
      if (told.length > 0) rows.push(make(level, title), make('p', told.join(' · ')));
    }
    sheet.style.setProperty('--cv', data.colour);
    sheet.replaceChildren(...rows);
  };
  const keep = () => {
    saveRecords(data);
    drawSheet();
  };
  const drawList = (list) => {
    const box = app.querySelector('[data-list="' + list + '"]');
    box.replaceChildren(
      ...data[list].map((entry, index) => {
        const group = make('div', '', 'cv-entry');
        for (const [name, label] of parts[list]) {
          const id = 'cv-' + list + index + name;
          const field = make('p', '', 'app-field');
          const input = document.createElement(name === 'did' ? 'textarea' : 'input');
          Object.assign(input, { id, value: entry[name] || '' });
          if (name === 'did') input.rows = 3;
          else Object.assign(input, { type: 'text', autocomplete: 'off' });
          const caption = make('label', label);
          caption.htmlFor = id;
          input.addEventListener('input', () => {
            entry[name] = input.value;
            keep();
          });
          field.append(caption, input);
          group.append(field);
        }
        const remove = Object.assign(make('button', words.remove, 'app-small'), { type: 'button' });
        remove.setAttribute('aria-label', words.remove + ': ' + (entry.what || words.lineOf.replace('{n}', index + 1)));
        remove.addEventListener('click', () => {
          data[list].splice(index, 1);
          drawList(list);
          keep();
          app.querySelector('[data-add="' + list + '"]').focus();
        });
        group.append(remove);
        return group;
      }),
    );
  };
  const show = () => {
    for (const field of fields) field.value = data[field.dataset.field];
    for (const list of Object.keys(parts)) drawList(list);
    drawSheet();
  };
  // A file may come from elsewhere: what has the shape of a CV is taken, the rest left.
  const read = (given) => {
    if (typeof given !== 'object' || given === null || !Array.isArray(given.posts)) return null;
    const text = (value) => (typeof value === 'string' ? value : '');
    const entries = (list) => (Array.isArray(given[list]) ? given[list] : []).map((entry) => Object.fromEntries(parts[list].map(([name]) => [name, text(entry?.[name])])));
    return { ...Object.fromEntries(Object.entries(plain).map(([name, start]) => [name, text(given[name]) || start])), posts: entries('posts'), studies: entries('studies') };
  };

  for (const field of fields)
    field.addEventListener('input', () => {
      data[field.dataset.field] = field.value;
      keep();
    });
  for (const list of Object.keys(parts))
    app.querySelector('[data-add="' + list + '"]').addEventListener('click', () => {
      data[list].push({});
      drawList(list);
      keep();
      app.querySelector('[data-list="' + list + '"] .cv-entry:last-child :is(input, textarea)').focus();
    });
  find('form').addEventListener('submit', (event) => event.preventDefault());
  find('print-cv').addEventListener('click', () => window.print());
  find('clear').addEventListener('click', () => {
    // Once asks, twice does it.
    if (find('clear').textContent !== words.confirmRemove) {
      find('clear').dataset.text = find('clear').textContent;
      find('clear').textContent = words.confirmRemove;
      return;
    }
    find('clear').textContent = find('clear').dataset.text;
    data = blank();
    saveRecords(data);
    show();
  });
  find('clear').addEventListener('blur', () => {
    if (find('clear').dataset.text) find('clear').textContent = find('clear').dataset.text;
  });
  startFiles(app, {
    name: 'cv',
    list: () => [data],
    read,
    add: ([fresh]) => {
      data = fresh;
      saveRecords(data);
      show();
    },
    say,
  });
  show();
}
`;
