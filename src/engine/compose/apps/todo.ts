import { html } from '../html';
import type { AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readListAfter, readQuote } from './read-asked';
import { writeConstant, writeStore } from './script-parts';
import { writeVoid } from './write-void';
import type { AppContext } from './app';

// "filter All / Active / Completed": the prompt's own words for the three views.
function readViews({ brief, words }: AppContext): readonly [string, string, string] {
  const [all, active, done] = readListAfter(brief.prompt, 'filters?(?: by)?|filtros?|filtern?|filtrer');
  if (all && active && done) return [all, active, done];
  return [words.fields.all, sayApp(words.language, 'active'), sayApp(words.language, 'completed')];
}

/** Tasks to add, tick off, change and delete, in three views. */
export const todo: AppDefinition = {
  kind: 'todo',
  title: ({ words }) => sayApp(words.language, 'tasks'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const [all, active, done] = readViews(context);
    return html`<div class="todo" data-app="todo">
      <div class="todo-side">
        <p class="todo-count">
          <b class="app-figure" data-left>0</b> <span data-left-words>${say('tasksLeft')}</span>
        </p>
        <div class="todo-views" role="group" aria-label="${words.actions.filter}">
          <button class="app-button app-quiet" type="button" data-view="all" aria-pressed="true">
            ${all}
          </button>
          <button class="app-button app-quiet" type="button" data-view="active" aria-pressed="false">
            ${active}
          </button>
          <button class="app-button app-quiet" type="button" data-view="completed" aria-pressed="false">
            ${done}
          </button>
        </div>
        <button class="app-small todo-clear" type="button" data-clear hidden>${say('clearCompleted')}</button>
      </div>
      <div class="todo-main">
        <form class="todo-add" data-adder>
          <label class="app-hidden" for="new-task">${say('newTask')}</label>
          <input
            type="text"
            class="app-input"
            id="new-task"
            name="text"
            maxlength="200"
            autocomplete="off"
            placeholder="${say('taskHint')}"
          />
          <button type="submit" class="app-button">${words.actions.add}</button>
        </form>
        <ul class="todo-list" data-list></ul>
        ${writeVoid(context, 'cup', null, html` data-empty hidden`)}
        <p class="app-hidden" role="status" data-status></p>
      </div>
      <template data-row>
        <li class="task">
          <label class="task-tick"><input type="checkbox" /><span class="task-text"></span></label>
          <input type="text" class="app-input task-field" maxlength="200" hidden />
          <button class="app-small" type="button" data-edit>${words.actions.edit}</button>
          <button class="app-small" type="button" data-remove>${words.actions.remove}</button>
        </li>
      </template>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.todo { grid-template-columns: minmax(11rem, 0.5fr) minmax(0, 1.5fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: start; }
.todo-side { display: grid; gap: 1.25rem; justify-items: start; }
.todo-count { display: grid; gap: 0.4rem; font-weight: 600; }
.todo-count .app-figure { font-size: clamp(4.5rem, 3rem + 8vi, 9rem); line-height: 0.85; color: var(--accent-text); }
.todo-views { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.todo-clear { text-decoration: underline; text-underline-offset: 0.3em; }
.todo-add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; }
.todo-add .app-input { min-block-size: 3.5rem; font-size: 1.125rem; }
.todo-add .app-button { min-block-size: 3.5rem; }
.todo-list { margin-block-start: 1rem; border-block-start: 2px solid var(--ink); }
.todo-list:empty { display: none; }
.task { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 0.25rem; align-items: center; min-block-size: 4rem; border-block-end: 1px solid var(--line); }
.task-tick { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.9rem; align-items: center; min-block-size: 2.75rem; overflow-wrap: anywhere; cursor: pointer; }
.task input[type="checkbox"] { appearance: none; display: grid; place-items: center; inline-size: 1.75rem; block-size: 1.75rem; margin: 0; border: 2px solid var(--soft); border-radius: 99px; cursor: pointer; }
.task input[type="checkbox"]:checked { border-color: var(--button); background: var(--button); }
.task input[type="checkbox"]:checked::before { content: ""; inline-size: 0.75rem; block-size: 0.4rem; margin-block-end: 0.2rem; border: solid var(--on-button); border-width: 0 0 2.5px 2.5px; rotate: -45deg; }
.task:has(:checked) .task-text { color: var(--soft); text-decoration: line-through; }
@media (max-width: 48rem) {
  .todo { grid-template-columns: minmax(0, 1fr); }
  .todo-count { grid-template-columns: auto 1fr; align-items: end; }
  .todo-main { grid-row: 1; }
}
`,
  script: (context) => {
    const words = {
      ...sayAll(context.words.language, [
        'taskLeft',
        'tasksLeft',
        'nothingActive',
        'nothingCompleted',
        'added',
        'removed',
      ]),
      nothing: readQuote(context.brief, 'empty') ?? sayApp(context.words.language, 'nothingToDo'),
      edit: context.words.actions.edit,
      remove: context.words.actions.remove,
      save: context.words.actions.save,
    };
    return `// Tasks: add, tick off, change, delete and filter them.
${writeConstant('words', words)}${writeStore(context, 'tasks')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="todo"]');
if (app) startTodo(app);

function startTodo(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const list = find('list');
  let tasks = loadRecords([]);
  let view = 'all';

  const keep = (next) => {
    tasks = next;
    saveRecords(tasks);
    show();
  };
  const say = (text) => (find('status').textContent = text);

  const drawTask = (task) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.dataset.id = task.id;
    row.querySelector('.task-text').textContent = task.text;
    row.querySelector('[type="checkbox"]').checked = task.done;
    row.querySelector('[data-edit]').setAttribute('aria-label', words.edit + ': ' + task.text);
    row.querySelector('[data-remove]').setAttribute('aria-label', words.remove + ': ' + task.text);
    return row;
  };

  const show = () => {
    const shown = tasks.filter((task) => view === 'all' || task.done === (view === 'completed'));
    const left = tasks.filter((task) => !task.done).length;
    list.replaceChildren(...shown.map(drawTask));
    find('left').textContent = String(left);
    find('left-words').textContent = left === 1 ? words.taskLeft : words.tasksLeft;
    find('clear').hidden = left === tasks.length;
    find('empty').hidden = shown.length > 0;
    const empty = { all: words.nothing, active: words.nothingActive, completed: words.nothingCompleted };
    find('empty-text').textContent = tasks.length === 0 ? words.nothing : empty[view];
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
      keep(isKept && text ? tasks.map((other) => (other === task ? { ...task, text } : other)) : tasks);
      const again = list.querySelector('[data-id="' + task.id + '"] [data-edit]');
      if (hadFocus && again) again.focus();
    };
    row.querySelector('.task-tick').hidden = true;
    row.querySelector('[data-edit]').textContent = words.save;
    field.hidden = false;
    field.value = task.text;
    field.setAttribute('aria-label', words.edit + ': ' + task.text);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') close(true);
      if (event.key === 'Escape') close(false);
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
    const id = Date.now().toString(36) + tasks.length;
    field.value = '';
    keep([...tasks, { id, text, done: false }]);
    say(words.added + ': ' + text);
    field.focus();
  });

  list.addEventListener('change', (event) => {
    if (event.target.type !== 'checkbox') return;
    const { id } = event.target.closest('.task').dataset;
    keep(tasks.map((task) => (task.id === id ? { ...task, done: event.target.checked } : task)));
    const again = list.querySelector('[data-id="' + id + '"] [type="checkbox"]');
    (again || find('adder').elements.text).focus();
  });

  list.addEventListener('click', (event) => {
    const row = event.target.closest('.task');
    if (event.target.closest('[data-edit]')) edit(row);
    if (!event.target.closest('[data-remove]')) return;
    const place = [...list.children].indexOf(row);
    const task = tasks.find((other) => other.id === row.dataset.id);
    keep(tasks.filter((other) => other !== task));
    say(words.removed + ': ' + task.text);
    const next = list.children[Math.min(place, list.children.length - 1)];
    (next ? next.querySelector('[data-remove]') : find('adder').elements.text).focus();
  });

  find('clear').addEventListener('click', () => {
    keep(tasks.filter((task) => !task.done));
    find('adder').elements.text.focus();
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
