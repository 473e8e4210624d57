/** What moves the cards of a board: pointer, keyboard, editing, export and import. Reads `summed`, `words` and the store's functions. */
export const kanbanScript = String.raw`
const app = document.querySelector('[data-app="kanban"]');
if (app) startBoard(app);

function startBoard(app) {
  const columns = [...app.querySelectorAll('[data-column]')];
  const status = app.querySelector('[data-status]');
  const isRightToLeft = getComputedStyle(app).direction === 'rtl';
  let cards = loadRecords(startCards.map((card, index) => ({ ...card, id: 's' + index })));
  const language = document.documentElement.lang || 'en';
  const finder = app.querySelector('[data-finder]');
  const choices = startChoices(app, () => show());
  let held = null;
  let dragged = null;

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const cardsOf = (column) => cards.filter((card) => card.column === column.dataset.column && !card.archived);
  const keep = (next) => {
    cards = next;
    saveRecords(cards);
    show();
  };

  const drawCard = (card) => {
    const item = app.querySelector('[data-card]').content.firstElementChild.cloneNode(true);
    item.dataset.id = card.id;
    item.querySelector('.card-text').textContent = card.text;
    item.querySelector('.card-grip').setAttribute('aria-pressed', 'false');
    const chips = fields.filter(({ name }) => card[name]).map(({ name, type }) => {
      const chip = document.createElement('span');
      chip.textContent = type === 'date' ? new Date(card[name] + 'T12:00').toLocaleDateString(language, { day: 'numeric', month: 'short' }) : card[name];
      chip.toggleAttribute('data-late', type === 'date' && card[name] < new Date().toISOString().slice(0, 10) && card.column !== columns.at(-1).dataset.column);
      return chip;
    });
    item.querySelector('.card-fields').append(...chips);
    item.querySelector('[data-edit]').setAttribute('aria-label', words.edit + ': ' + card.text);
    item.querySelector('[data-remove]').setAttribute('aria-label', words.remove + ': ' + card.text);
    return item;
  };

  const draws = new Map(columns.map((column) => [column, makeDrawer(column.querySelector('[data-cards]'), drawCard)]));
  const show = () => {
    // Cards of a column that is gone stand in the first one.
    const names = columns.map((column) => column.dataset.column);
    for (const card of cards) if (!names.includes(card.column)) card.column = names[0];
    choices.offer(cards.filter((card) => !card.archived));
    for (const column of columns) {
      const own = cardsOf(column);
      const asked = finder.value.trim().toLowerCase();
      const shown = own.filter((card) => [card.text, ...fields.map(({ name }) => card[name] || '')].join(' ').toLowerCase().includes(asked) && choices.fits(card));
      draws.get(column)(shown);
      const { limit } = column.dataset;
      const sum = summed ? ' · ' + shown.reduce((all, card) => all + (Number(card[summed.name]) || 0), 0).toLocaleString(document.documentElement.lang) + ' ' + summed.unit : '';
      column.querySelector('[data-count]').textContent = (limit === undefined ? String(shown.length) : own.length + ' / ' + limit) + sum;
      column.toggleAttribute('data-full', limit !== undefined && own.length >= Number(limit));
      column.querySelector('[data-empty]').hidden = shown.length > 0;
      column.querySelector('[data-empty]').textContent = own.length > 0 ? words.noCardsFound : words.noCards;
    }
    showArchive(app, cards, (card) => keep(cards.map((other) => (other === card ? { ...card, archived: false } : other))));
    markHeld();
  };

  // A card that is held keeps saying so wherever it is moved.
  const markHeld = () => {
    for (const item of app.querySelectorAll('[data-held]')) {
      item.removeAttribute('data-held');
      item.querySelector('.card-grip').setAttribute('aria-pressed', 'false');
    }
    const item = held && [...app.querySelectorAll('.kanban-card')].find((other) => other.dataset.id === held);
    if (!item) return;
    item.dataset.held = '';
    item.querySelector('.card-grip').setAttribute('aria-pressed', 'true');
  };

  // A column that holds as many as it may takes no more, unless it is only to warn.
  const isFull = (column, id) => {
    const { limit, name } = column.dataset;
    const isNew = !cards.some((card) => card.id === id && card.column === column.dataset.column);
    if (onlyWarns || limit === undefined || !isNew || cardsOf(column).length < Number(limit)) return false;
    status.textContent = fill(words.laneFull, { column: name, n: limit });
    return true;
  };

  // Puts a card at a place of a column; the order of the list is the order on the board.
  const move = (id, column, place) => {
    if (isFull(column, id)) return;
    const card = cards.find((other) => other.id === id);
    const rest = cards.filter((other) => other !== card);
    const own = rest.filter((other) => other.column === column.dataset.column);
    const at = Math.max(0, Math.min(place, own.length));
    const before = own[at] ? rest.indexOf(own[at]) : rest.length;
    rest.splice(before, 0, { ...card, column: column.dataset.column });
    keep(rest);
    const values = { card: card.text, column: column.dataset.name, place: at + 1, count: own.length + 1 };
    const { limit } = column.dataset;
    const isOver = limit !== undefined && own.length + 1 > Number(limit);
    status.textContent = fill(words.cardMoved, values) + (isOver ? '. ' + fill(words.overLimit, { n: limit, count: own.length + 1 }) : '');
  };

  const focusCard = (id) => {
    const grip = app.querySelector('[data-id="' + id + '"] .card-grip');
    if (grip) grip.focus();
  };

  // The card becomes fields; Enter and leaving them keep the change, Escape drops it.
  const editCard = (item, card) => {
    const place = item.querySelector('.card-change');
    // Asked for twice, as by a double click, it is open already.
    if (!place.hidden) return;
    const controls = [...place.querySelectorAll('input, select')];
    const save = item.querySelector('[data-edit]');
    let isOpen = true;
    const close = (isKept) => {
      if (!isOpen) return;
      isOpen = false;
      const values = Object.fromEntries(controls.map((control) => [control.name, control.value.trim()]));
      const hadFocus = item.contains(document.activeElement);
      // Kept or not, the card is drawn anew: its fields are closed.
      keep(cards.map((other) => (other.id === card.id ? { ...other, ...(isKept && values.text ? values : {}) } : other)));
      if (hadFocus) focusCard(card.id);
    };
    for (const control of controls) {
      control.value = card[control.name] || '';
      control.setAttribute('aria-label', control.name === 'text' ? words.edit + ': ' + card.text : control.labels[0].textContent);
      control.removeAttribute('id');
    }
    place.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      close(event.key === 'Enter');
    });
    item.addEventListener('focusout', (event) => {
      if (!item.contains(event.relatedTarget)) close(true);
    });
    save.addEventListener('click', (event) => {
      event.stopPropagation();
      close(true);
    });
    save.textContent = words.save;
    item.draggable = false;
    item.querySelector('.card-grip').hidden = true;
    item.querySelector('.card-fields').hidden = true;
    place.hidden = false;
    controls[0].focus();
  };

  const hold = (id) => {
    held = held === id ? null : id;
    const card = cards.find((other) => other.id === id);
    markHeld();
    focusCard(id);
    status.textContent = fill(held ? words.cardHeld : words.cardDropped, { card: card.text });
  };

  app.addEventListener('keydown', (event) => {
    const item = event.target.closest('.kanban-card');
    if (!item || !event.target.matches('.card-grip') || held !== item.dataset.id) return;
    const column = item.closest('[data-column]');
    const place = [...item.parentElement.children].indexOf(item);
    const side = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    if (event.key === 'Escape') hold(item.dataset.id);
    else if (event.key === 'ArrowUp') move(held, column, place - 1);
    else if (event.key === 'ArrowDown') move(held, column, place + 1);
    else if (side && columns[columns.indexOf(column) + side]) move(held, columns[columns.indexOf(column) + side], place);
    else return;
    event.preventDefault();
    focusCard(item.dataset.id);
  });

  app.addEventListener('click', (event) => {
    const item = event.target.closest('.kanban-card');
    if (!item) return;
    const card = cards.find((other) => other.id === item.dataset.id);
    if (event.target.closest('.card-grip')) hold(card.id);
    if (event.target.closest('[data-edit]')) {
      editCard(item, card);
      return;
    }
    if (event.target.closest('[data-archive]')) {
      const field = item.closest('[data-column]').querySelector('input');
      keep(cards.map((other) => (other === card ? { ...card, archived: true } : other)));
      field.focus();
    }
    if (event.target.closest('[data-remove]')) {
      const field = item.closest('[data-column]').querySelector('input');
      const before = cards;
      keep(cards.filter((other) => other !== card));
      status.textContent = words.removed + ': ' + card.text;
      offerUndo(app, status.textContent, () => keep(before));
      field.focus();
    }
  });

  app.addEventListener('dragstart', (event) => {
    const item = event.target.closest('.kanban-card');
    if (!item) return;
    dragged = item.dataset.id;
    item.dataset.dragged = '';
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', dragged);
  });
  app.addEventListener('dragend', () => {
    dragged = null;
    for (const item of app.querySelectorAll('[data-dragged]')) item.removeAttribute('data-dragged');
    show();
    for (const column of columns) column.removeAttribute('data-over');
  });
  for (const column of columns) {
    column.addEventListener('dragover', (event) => {
      if (!dragged) return;
      event.preventDefault();
      for (const other of columns) other.toggleAttribute('data-over', other === column);
    });
    column.addEventListener('drop', (event) => {
      if (!dragged) return;
      event.preventDefault();
      const items = [...column.querySelectorAll('.kanban-card')].filter((item) => item.dataset.id !== dragged);
      const below = items.findIndex((item) => {
        const box = item.getBoundingClientRect();
        return event.clientY < box.top + box.height / 2;
      });
      move(dragged, column, below < 0 ? items.length : below);
    });
    column.querySelector('[data-adder]').addEventListener('submit', (event) => {
      event.preventDefault();
      const field = event.target.elements.text;
      const text = field.value.trim();
      if (!text || isFull(column)) return;
      keep([...cards, { id: makeId(), text, column: column.dataset.column }]);
      field.value = '';
      field.focus();
    });
  }

  finder.addEventListener('input', show);
  const print = app.querySelector('[data-print]');
  if (print) print.addEventListener('click', () => window.print());
  startFiles(app, {
    name: 'board',
    list: () => cards,
    read: (card, index) => (typeof card.text === 'string' ? { ...card, id: makeId(index), column: String(card.column) } : null),
    add: (read) => keep([...cards, ...read]),
    say: (text) => (status.textContent = text),
  });
  show();
}
`;
