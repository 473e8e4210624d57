/** What keeps the notes. Reads `words`, `folders`, `colours`, `hasTrash` and the functions of the store and of files. */
export const notesScript = String.raw`
const app = document.querySelector('[data-app="notes"]');
if (app) startNotes(app);

function startNotes(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const page = find('page');
  const look = app.querySelector('[data-look]');
  const language = document.documentElement.lang || 'en';
  const empty = find('empty').textContent;
  let notes = loadRecords([]);
  let chosen = notes[0] ? notes[0].id : null;
  let tag = '';
  let folder = '';
  let shelf = '';
  const [order, archive] = [app.querySelector('[data-order]'), app.querySelector('[data-archive]')];
  const hasFolders = Boolean(app.querySelector('[data-folders]'));
  // Fields that a page of notes has only where they are asked for.
  const extras = ['folder', 'colour'].filter((name) => page.elements[name]);

  const current = () => notes.find((note) => note.id === chosen);
  const tagsOf = (note) => [...new Set((note.tags || '').split(',').map((one) => one.trim().replace(/^#/, '')).filter(Boolean))];
  const keep = (next) => {
    notes = next;
    saveRecords(notes);
    showList();
  };
  const showTags = () => {
    const all = [...new Set(notes.flatMap(tagsOf))].sort((one, other) => one.localeCompare(other, language));
    if (!all.includes(tag)) tag = '';
    find('tags').replaceChildren(
      ...all.map((name) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'note-tag';
        button.textContent = '#' + name;
        button.setAttribute('aria-pressed', String(name === tag));
        button.addEventListener('click', () => {
          tag = tag === name ? '' : name;
          showList();
          [...find('tags').children].find((other) => other.textContent === '#' + name).focus();
        });
        return button;
      }),
    );
  };
  const showFolders = () => {
    if (!hasFolders) return;
    const all = [...new Set([...folders, ...notes.map((note) => (note.folder || '').trim()).filter(Boolean)])];
    if (!all.includes(folder)) folder = '';
    app.querySelector('[data-folders]').replaceChildren(
      ...all.map((name) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'note-tag', textContent: name });
        button.setAttribute('aria-pressed', String(name === folder));
        button.addEventListener('click', () => {
          folder = folder === name ? '' : name;
          showList();
          [...app.querySelector('[data-folders]').children].find((other) => other.textContent === name).focus();
        });
        return button;
      }),
    );
  };
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const draw = makeDrawer(find('list'), (note) => {
    const item = find('row').content.firstElementChild.cloneNode(true);
    const button = item.querySelector('button');
    button.dataset.id = note.id;
    button.toggleAttribute('data-pinned', note.pinned);
    item.querySelector('b').textContent = note.title || words.untitled;
    item.querySelector('span').textContent = note.text.split('\n')[0];
    item.querySelector('small').textContent = [days.format(note.changed), ...tagsOf(note).map((one) => '#' + one)].join('  ');
    if (colours[note.colour]) {
      const dot = document.createElement('i');
      dot.style.background = colours[note.colour];
      item.querySelector('small').prepend(dot, note.colour + '  ');
    }
    button.addEventListener('click', () => choose(note.id));
    return item;
  });
  const showList = () => {
    showTags();
    showFolders();
    const asked = find('finder').value.trim().toLowerCase();
    const shown = notes
      .filter((note) => (note.title + ' ' + note.text + ' ' + (note.tags || '') + ' ' + (note.colour || '')).toLowerCase().includes(asked))
      .filter((note) => (note.shelf || '') === shelf)
      .filter((note) => folder === '' || (note.folder || '').trim() === folder)
      .filter((note) => tag === '' || tagsOf(note).includes(tag))
      .sort((one, other) => Number(other.pinned) - Number(one.pinned) || (order && order.value === 'title' ? (one.title || words.untitled).localeCompare(other.title || words.untitled, language) : 0) || other.changed - one.changed);
    find('empty').hidden = shown.length > 0;
    find('empty').textContent = notes.length === 0 ? empty : words.noNotesFound;
    draw(shown);
    const old = find('list').querySelector('[aria-current]');
    if (old) old.removeAttribute('aria-current');
    const now = chosen && [...find('list').querySelectorAll('button')].find((other) => other.dataset.id === chosen);
    if (now) now.setAttribute('aria-current', 'true');
  };
  const choose = (id) => {
    chosen = id;
    const note = current();
    for (const name of ['title', 'text', 'tags', ...extras]) page.elements[name].value = note ? note[name] || '' : '';
    find('pin').setAttribute('aria-pressed', String(Boolean(note && note.pinned)));
    find('pin').disabled = find('remove').disabled = !note;
    if (archive) {
      archive.disabled = !note;
      archive.hidden = !note || (!note.shelf && !app.querySelector('[data-shelf="archive"]'));
      archive.textContent = note && note.shelf ? 'Restore' : 'Archive';
    }
    find('status').textContent = '';
    showPreview();
    showCount();
    showList();
  };
  // The first letter on the empty page makes the note.
  const change = (values) => {
    if (!current()) {
      chosen = makeId();
      notes = [{ id: chosen, title: '', text: '', tags: '', ...(hasFolders ? { folder } : {}), pinned: false, changed: 0 }, ...notes];
      find('pin').disabled = find('remove').disabled = false;
    }
    keep(notes.map((note) => (note.id === chosen ? { ...note, ...values, changed: Date.now() } : note)));
    const time = new Date().toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    find('status').textContent = words.savedAt.replace('{time}', time);
  };
  const showCount = () => {
    const count = page.elements.text.value.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) || [];
    const shown = app.querySelector('[data-words]');
    if (shown) shown.textContent = String(count.length);
  };
  const showPreview = () => {
    const isShown = Boolean(look) && look.getAttribute('aria-pressed') === 'true';
    find('preview').hidden = !isShown;
    page.elements.text.hidden = isShown && !page.querySelector('.notes-split');
    if (isShown) find('preview').replaceChildren(...readMarkdown(page.elements.text.value));
  };

  find('new').addEventListener('click', () => {
    const id = makeId();
    notes = [{ id, title: '', text: '', tags: tag, ...(hasFolders ? { folder } : {}), pinned: false, changed: Date.now() }, ...notes];
    saveRecords(notes);
    find('finder').value = '';
    const list = app.querySelector('[data-shelf=""]');
    if (list && shelf) list.click();
    choose(id);
    page.elements.title.focus();
  });
  page.addEventListener('input', () => {
    change({ title: page.elements.title.value, text: page.elements.text.value, tags: page.elements.tags.value, ...Object.fromEntries(extras.map((name) => [name, page.elements[name].value])) });
    if (page.querySelector('.notes-split')) showPreview();
    showCount();
  });
  find('pin').addEventListener('click', () => {
    const pinned = !current().pinned;
    find('pin').setAttribute('aria-pressed', String(pinned));
    change({ pinned });
  });
  // The first note of the shelf that is open.
  const first = () => {
    const note = notes.find((one) => (one.shelf || '') === shelf);
    return note ? note.id : null;
  };
  const putAway = (place) => {
    keep(notes.map((note) => (note.id === chosen ? { ...note, shelf: place } : note)));
    choose(first());
  };
  if (archive) archive.addEventListener('click', () => putAway(current().shelf ? '' : 'archive'));
  for (const button of app.querySelectorAll('[data-shelf]')) {
    button.addEventListener('click', () => {
      shelf = button.dataset.shelf;
      for (const other of app.querySelectorAll('[data-shelf]')) other.setAttribute('aria-pressed', String(other === button));
      choose(first());
    });
  }
  if (order) order.addEventListener('change', showList);
  find('remove').addEventListener('click', () => {
    const gone = current();
    const before = notes;
    // Thrown away first, and gone for good from the trash.
    if (hasTrash && gone.shelf !== 'trash') putAway('trash');
    else {
      keep(notes.filter((note) => note.id !== chosen));
      choose(first());
    }
    find('status').textContent = words.removed + ': ' + (gone.title || words.untitled);
    offerUndo(app, find('status').textContent, () => {
      keep(before);
      choose(gone.id);
    });
    find('new').focus();
  });
  if (look) {
    look.addEventListener('click', () => {
      look.setAttribute('aria-pressed', String(look.getAttribute('aria-pressed') !== 'true'));
      showPreview();
    });
  }
  find('finder').addEventListener('input', showList);
  // Notes are kept while one types: saving says so, and leaves the note.
  const store = app.querySelector('[data-store]');
  if (store) {
    store.addEventListener('click', () => {
      if (page.elements.title.value || page.elements.text.value) change({});
      find('new').focus();
    });
    page.addEventListener('keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || !/^(?:Enter|s)$/.test(event.key)) return;
      event.preventDefault();
      store.click();
    });
  }
  const printer = app.querySelector('[data-print-one]');
  if (printer) printer.addEventListener('click', () => print());
  const asText = app.querySelector('[data-export-text]');
  if (asText) {
    asText.addEventListener('click', () => {
      const parts = notes.map((note) => ['# ' + (note.title || words.untitled), [note.folder, ...tagsOf(note).map((one) => '#' + one)].filter(Boolean).join(' '), note.text].filter(Boolean).join('\n\n'));
      downloadText('notes.md', 'text/markdown', parts.join('\n\n---\n\n') + '\n');
    });
  }
  const readNote = (note, index) => {
    if (typeof note !== 'object' || note === null) return null;
    const [title, text, tags] = [note.title, note.text, note.tags].map((part) => (Array.isArray(part) ? part.join(', ') : typeof part === 'object' ? '' : String(part ?? '')));
    if (!title && !text) return null;
    return { id: makeId(index), title, text, tags, ...(note.folder ? { folder: String(note.folder) } : {}), ...(note.colour ? { colour: String(note.colour) } : {}), ...(/^(?:archive|trash)$/.test(note.shelf) ? { shelf: note.shelf } : {}), pinned: Boolean(note.pinned), changed: Number(note.changed) || Date.now() };
  };
  startFiles(app, {
    name: 'notes',
    list: () => notes,
    read: readNote,
    add: (read) => {
      keep([...notes, ...read]);
      choose(read[0].id);
    },
    say: (text) => (find('status').textContent = text),
  });
  choose(current() && current().shelf ? first() : chosen);
}

// Headings, lists, code, bold and italic; everything else stays text, so that a note can carry no markup of its own.
function readMarkdown(text) {
  const make = (tag, words) => {
    const element = document.createElement(tag);
    for (const part of words.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\x60[^\x60]+\x60)/)) {
      const [, name, inner] = part.startsWith('**') && part.length > 4 ? ['', 'strong', part.slice(2, -2)] : /^\*.+\*$/.test(part) ? ['', 'em', part.slice(1, -1)] : /^\x60.+\x60$/.test(part) ? ['', 'code', part.slice(1, -1)] : ['', '', part];
      element.append(name ? Object.assign(document.createElement(name), { textContent: inner }) : inner);
    }
    return element;
  };
  const blocks = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const heading = /^(#{1,3})\s+(.*)/.exec(line);
    const item = /^\s*[-*+]\s+(.*)/.exec(line);
    if (line.startsWith('\x60\x60\x60')) {
      if (last && last.tagName === 'PRE' && last.isOpen) last.isOpen = false;
      else blocks.push(Object.assign(document.createElement('pre'), { isOpen: true }));
    } else if (last && last.tagName === 'PRE' && last.isOpen) last.append(line + '\n');
    else if (heading) blocks.push(make('h' + (heading[1].length + 2), heading[2]));
    else if (item) {
      if (!last || last.tagName !== 'UL') blocks.push(document.createElement('ul'));
      blocks.at(-1).append(make('li', item[1]));
    } else if (line.trim() !== '') blocks.push(make('p', line));
  }
  return blocks;
}
`;
