import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readListOf } from './read-asked';
import { fileScript, writeConstant, writeStore } from './script-parts';
import { slugOf } from './slug-of';

// "with To do, Doing and Done columns", or the quoted items of the brief; two to six of them.
function readColumns({ brief, words }: AppContext): readonly string[] {
  const quoted = brief.quotes
    .filter(({ value }) => value.use === 'item' || value.use === 'heading')
    .map(({ value }) => value.text);
  const listed = brief.items.map(({ value }) => value.name);
  const written = readListOf(
    brief.prompt,
    'columns?|lists|lanes|stages|columnas|colonnes|spalten|colunas|colonne|kolommen',
  );
  const found = [written, quoted, listed].find((names) => names.length >= 2 && names.length <= 6);
  const say = (word: 'toDo' | 'doing' | 'done') => sayApp(words.language, word);
  return found ?? [say('toDo'), say('doing'), say('done')];
}

/** A board of cards in columns, moved by pointer or keyboard. */
export const kanban: AppDefinition = {
  kind: 'kanban',
  title: ({ words }) => sayApp(words.language, 'board'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const columns = readColumns(context);
    const heading = (id: string, text: string) =>
      level === 2 ? html`<h2 id="${id}">${text}</h2>` : html`<h3 id="${id}">${text}</h3>`;
    return html`<div class="kanban" data-app="kanban">
      <p class="app-note" id="kanban-help">${say('boardHelp')}</p>
      <div class="kanban-board">
        ${columns.map((name, index) => {
          const id = `column-${index + 1}-${slugOf(name)}`;
          return html`<section
            class="column"
            data-column="${slugOf(name)}-${index + 1}"
            data-name="${name}"
            aria-labelledby="${id}"
          >
            <header>${heading(id, name)}<span class="column-count" data-count>0</span></header>
            <ol data-cards></ol>
            <p class="column-empty" data-empty>${say('noCards')}</p>
            <form data-adder>
              <label class="app-hidden" for="new-${id}">${say('newCard')}: ${name}</label>
              <input
                type="text"
                class="app-input"
                id="new-${id}"
                name="text"
                maxlength="300"
                autocomplete="off"
                placeholder="${say('newCard')}"
              />
              <button type="submit" class="app-button app-quiet">
                ${words.actions.add}<span class="app-hidden">: ${name}</span>
              </button>
            </form>
          </section>`;
        })}
      </div>
      <div class="app-row">
        <button class="app-button app-quiet" type="button" data-export>${words.actions.exportData}</button>
        <label class="app-button app-quiet kanban-import"
          >${words.actions.importData}<input
            class="app-hidden"
            type="file"
            accept=".json,application/json"
            data-import
        /></label>
      </div>
      <p class="app-hidden" role="status" data-status></p>
      <template data-card>
        <li class="kanban-card" draggable="true">
          <button class="card-grip" type="button" aria-describedby="kanban-help">
            <span class="card-text">${say('newCard')}</span>
          </button>
          <div class="card-tools">
            <button class="app-small" type="button" data-edit>${words.actions.edit}</button>
            <button class="app-small" type="button" data-remove>${words.actions.remove}</button>
          </div>
        </li>
      </template>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: (
    context,
  ) => `${appStyles}.kanban-board { position: relative; display: grid; grid-template-columns: repeat(${readColumns(context).length}, minmax(min(17rem, 80vi), 1fr)); gap: clamp(0.75rem, 1.5vi, 1.5rem); align-items: start; padding-block-end: 0.5rem; overflow-x: auto; }
.column { display: grid; gap: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-block-start: 6px solid var(--accent); border-radius: var(--radius-card); background: var(--surface); }
.column[data-over] { outline: 3px solid var(--accent-text); }
.column header { display: flex; justify-content: space-between; align-items: center; gap: 0.75rem; }
.column h2, .column h3 { font-size: var(--step-1); }
.column-count { min-inline-size: 2em; padding-inline: 0.5em; border-radius: 99px; background: var(--ink); color: var(--bg); font-weight: 600; text-align: center; }
.column ol { display: grid; gap: 0.6rem; }
.column-empty { padding: 1.25rem; border: 2px dashed var(--line); border-radius: var(--radius-card); color: var(--soft); text-align: center; }
.column form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; }
.kanban-card { border: var(--border) solid var(--line); border-radius: var(--radius-card); background: var(--card); color: var(--card-ink); box-shadow: var(--shadow); }
.kanban-card[data-held] { outline: 3px solid var(--accent-text); outline-offset: 2px; }
.kanban-card[data-dragged] { opacity: 0.5; }
.card-grip { inline-size: 100%; min-block-size: 3.25rem; padding: 0.9rem 1rem 0.25rem; border: 0; background: none; color: inherit; text-align: start; overflow-wrap: anywhere; cursor: grab; }
.card-tools { display: flex; justify-content: flex-end; padding: 0 0.35rem 0.35rem; font-size: 0.875rem; }
.kanban-import { position: relative; }
.kanban-import:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 3px; }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'cardMoved',
      'cardHeld',
      'cardDropped',
      'badFile',
      'removed',
    ]);
    const actions = context.words.actions;
    return `// Board: cards in columns, moved with the pointer, or with Enter and the arrow keys.
${writeConstant('words', { ...words, edit: actions.edit, remove: actions.remove })}${writeStore(context, 'board')}${fileScript}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="kanban"]');
if (app) startBoard(app);

function startBoard(app) {
  const columns = [...app.querySelectorAll('[data-column]')];
  const status = app.querySelector('[data-status]');
  const isRightToLeft = getComputedStyle(app).direction === 'rtl';
  let cards = loadRecords([]);
  let held = null;
  let dragged = null;

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const cardsOf = (column) => cards.filter((card) => card.column === column.dataset.column);
  const keep = (next) => {
    cards = next;
    saveRecords(cards);
    show();
  };

  const drawCard = (card) => {
    const item = app.querySelector('[data-card]').content.firstElementChild.cloneNode(true);
    item.dataset.id = card.id;
    item.toggleAttribute('data-held', card.id === held);
    item.querySelector('.card-text').textContent = card.text;
    item.querySelector('.card-grip').setAttribute('aria-pressed', String(card.id === held));
    item.querySelector('[data-edit]').setAttribute('aria-label', words.edit + ': ' + card.text);
    item.querySelector('[data-remove]').setAttribute('aria-label', words.remove + ': ' + card.text);
    return item;
  };

  const show = () => {
    // Cards of a column that is gone stand in the first one.
    const names = columns.map((column) => column.dataset.column);
    for (const card of cards) if (!names.includes(card.column)) card.column = names[0];
    for (const column of columns) {
      const own = cardsOf(column);
      column.querySelector('[data-cards]').replaceChildren(...own.map(drawCard));
      column.querySelector('[data-count]').textContent = String(own.length);
      column.querySelector('[data-empty]').hidden = own.length > 0;
    }
  };

  // Puts a card at a place of a column; the order of the list is the order on the board.
  const move = (id, column, place) => {
    const card = cards.find((other) => other.id === id);
    const rest = cards.filter((other) => other !== card);
    const own = rest.filter((other) => other.column === column.dataset.column);
    const at = Math.max(0, Math.min(place, own.length));
    const before = own[at] ? rest.indexOf(own[at]) : rest.length;
    rest.splice(before, 0, { ...card, column: column.dataset.column });
    keep(rest);
    const values = { card: card.text, column: column.dataset.name, place: at + 1, count: own.length + 1 };
    status.textContent = fill(words.cardMoved, values);
  };

  const focusCard = (id) => {
    const grip = app.querySelector('[data-id="' + id + '"] .card-grip');
    if (grip) grip.focus();
  };

  // The card's text becomes a field; Enter and leaving it keep the change, Escape drops it.
  const editCard = (item, card) => {
    const field = document.createElement('input');
    field.className = 'app-input';
    field.maxLength = 300;
    field.value = card.text;
    field.setAttribute('aria-label', words.edit + ': ' + card.text);
    let isOpen = true;
    const close = (isKept) => {
      if (!isOpen) return;
      isOpen = false;
      const text = field.value.trim();
      keep(isKept && text ? cards.map((other) => (other.id === card.id ? { ...other, text } : other)) : cards);
    };
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      close(event.key === 'Enter');
      focusCard(card.id);
    });
    field.addEventListener('blur', () => close(true));
    item.draggable = false;
    item.querySelector('.card-grip').replaceWith(field);
    field.focus();
  };

  const hold = (id) => {
    held = held === id ? null : id;
    const card = cards.find((other) => other.id === id);
    show();
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
    if (event.target.closest('[data-remove]')) {
      const field = item.closest('[data-column]').querySelector('input');
      keep(cards.filter((other) => other !== card));
      status.textContent = words.removed + ': ' + card.text;
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
      if (!text) return;
      keep([...cards, { id: Date.now().toString(36) + cards.length, text, column: column.dataset.column }]);
      field.value = '';
      field.focus();
    });
  }

  app.querySelector('[data-export]').addEventListener('click', () => {
    downloadText('board.json', 'application/json', JSON.stringify(cards, null, 2));
  });
  app.querySelector('[data-import]').addEventListener('change', (event) => {
    readChosenFile(event.target, (text) => {
      try {
        const read = JSON.parse(text).filter((card) => typeof card.text === 'string');
        keep(read.map((card, index) => ({ id: 'i' + Date.now().toString(36) + index, text: card.text, column: String(card.column) })));
      } catch {
        status.textContent = words.badFile;
      }
    });
  });
  show();
}
`;
