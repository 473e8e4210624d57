/** What runs in the page of a board of notes. Reads `words` and the functions of the store and of files. */
export const stickyScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startSticky(app);

function startSticky(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const board = find('board');
  const paints = [...app.querySelectorAll('[data-paint]')];
  const share = (value) => Math.min(1, Math.max(0, Number(value) || 0));
  const read = (note, index) =>
    typeof note === 'object' && note !== null && typeof note.text === 'string'
      ? { id: typeof note.id === 'string' ? note.id : makeId(index), text: note.text, x: share(note.x), y: share(note.y), paint: /^#[0-9a-f]{6}$/i.test(note.paint) ? note.paint : paints[0].dataset.paint }
      : null;
  let notes = loadRecords([]).map(read).filter(Boolean);
  let paint = paints[0].dataset.paint;
  const save = () => saveRecords(notes);

  const put = (element, note) => {
    // The room that is left beside a note is what its place is a share of.
    element.style.left = note.x * Math.max(0, board.clientWidth - element.offsetWidth) + 'px';
    element.style.top = note.y * Math.max(0, board.clientHeight - element.offsetHeight) + 'px';
  };
  const move = (element, note, left, top) => {
    note.x = share(left / Math.max(1, board.clientWidth - element.offsetWidth));
    note.y = share(top / Math.max(1, board.clientHeight - element.offsetHeight));
    put(element, note);
  };
  const raise = (element, note) => {
    notes = [...notes.filter((other) => other !== note), note];
    notes.forEach((one, at) => (board.querySelector('[data-note="' + one.id + '"]').style.zIndex = at + 1));
  };
  const drawNote = (note) => {
    const element = Object.assign(document.createElement('div'), { className: 'sticky-note' });
    element.dataset.note = note.id;
    element.style.setProperty('--paint', note.paint);
    const head = document.createElement('div');
    const grip = Object.assign(document.createElement('button'), { type: 'button', className: 'sticky-grip', textContent: '⠿' });
    const name = () => note.text.trim().split('\n')[0].slice(0, 40);
    const label = () => grip.setAttribute('aria-label', (words.moveNote + ': ' + name()).replace(/: $/, ''));
    grip.setAttribute('aria-describedby', 'sticky-help');
    const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
    const text = Object.assign(document.createElement('textarea'), { value: note.text, placeholder: words.noteText });
    text.setAttribute('aria-label', words.noteText);
    const relabel = () => {
      label();
      remove.setAttribute('aria-label', (words.remove + ': ' + name()).replace(/: $/, ''));
    };
    text.addEventListener('input', () => {
      note.text = text.value;
      relabel();
      save();
    });
    remove.addEventListener('click', () => {
      notes = notes.filter((other) => other !== note);
      element.remove();
      find('none').hidden = notes.length > 0;
      find('status').textContent = words.removed;
      save();
      find('new').focus();
    });
    let held = null;
    grip.addEventListener('pointerdown', (event) => {
      held = [event.clientX - element.offsetLeft, event.clientY - element.offsetTop];
      grip.setPointerCapture(event.pointerId);
      raise(element, note);
    });
    grip.addEventListener('pointermove', (event) => {
      if (held) move(element, note, event.clientX - held[0], event.clientY - held[1]);
    });
    const drop = () => {
      if (!held) return;
      held = null;
      save();
    };
    grip.addEventListener('pointerup', drop);
    grip.addEventListener('pointercancel', drop);
    grip.addEventListener('keydown', (event) => {
      const step = event.shiftKey ? 60 : 15;
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way) return;
      event.preventDefault();
      raise(element, note);
      move(element, note, element.offsetLeft + way[0] * step, element.offsetTop + way[1] * step);
      save();
    });
    relabel();
    head.append(grip, remove);
    element.append(head, text);
    return element;
  };
  const show = () => {
    for (const old of board.querySelectorAll('.sticky-note')) old.remove();
    board.append(...notes.map(drawNote));
    place();
    find('none').hidden = notes.length > 0;
  };
  const place = () => notes.forEach((note, at) => {
    const element = board.querySelector('[data-note="' + note.id + '"]');
    element.style.zIndex = at + 1;
    put(element, note);
  });
  for (const button of paints)
    button.addEventListener('click', () => {
      paint = button.dataset.paint;
      for (const other of paints) other.setAttribute('aria-pressed', String(other === button));
    });
  find('new').addEventListener('click', () => {
    // Each new one lies a little beside the last.
    const at = notes.length % 8;
    notes.push({ id: makeId(), text: '', x: 0.04 + at * 0.11, y: 0.04 + at * 0.07, paint });
    save();
    show();
    board.lastElementChild.querySelector('textarea').focus();
  });
  window.addEventListener('resize', place);
  startFiles(app, { name: 'notes', list: () => notes, read, add: (fresh) => ((notes = [...notes, ...fresh]), save(), show()), say: (text) => (find('status').textContent = text) });
  show();
}
`;
