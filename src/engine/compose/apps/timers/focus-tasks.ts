import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { writeConstant } from '../script-parts';

/** Whether the prompt wants a list of tasks beside the timer. */
export const asksForTasks = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:tasks?|to-?dos?)\b|tareas|tâches|aufgaben|tarefas|attività|taken\b|zadania|görev/iu.test(prompt);

/** The list of tasks under a timer. */
export function writeFocusTasks({ words, level }: AppContext): Html {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  return html`<div class="timer-tasks" data-tasks>
    ${level === 2 ? html`<h2>${say('tasks')}</h2>` : html`<h3>${say('tasks')}</h3>`}
    <form class="timer-task-add" data-task-adder>
      <label class="app-hidden" for="timer-task">${say('newTask')}</label>
      <input
        type="text"
        class="app-input"
        id="timer-task"
        name="text"
        maxlength="200"
        autocomplete="off"
        placeholder="${say('taskHint')}"
      />
      <button type="submit" class="app-button">${words.actions.add}</button>
    </form>
    <ul data-task-list></ul>
  </div>`;
}

/** Rules of that list. */
export const focusTaskStyles = `.timer-tasks { display: grid; gap: 0.75rem; inline-size: min(100%, 34rem); text-align: start; }
.timer-tasks h2, .timer-tasks h3 { font-size: var(--step-1); }
.timer-task-add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; }
.timer-tasks li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; align-items: center; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.timer-tasks label { display: flex; gap: 0.75rem; align-items: center; min-block-size: 3rem; cursor: pointer; }
.timer-tasks li input { flex: none; inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.timer-tasks li:has(:checked) span { color: var(--soft); text-decoration: line-through; }
`;

/** The script of that list; it follows the store of the timer. */
export const writeFocusTaskScript = ({ words }: AppContext): string =>
  `${writeConstant('taskWords', { remove: words.actions.remove })}${script}`;

const script = String.raw`
const taskList = document.querySelector('[data-tasks]');
if (taskList) startTasks(taskList);

// Tasks beside the timer have a store of their own.
function startTasks(part) {
  const key = storeName + '-tasks';
  let tasks = [];
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    if (Array.isArray(kept)) tasks = kept;
  } catch {
    // Nothing is kept yet, or storage is blocked.
  }
  const form = part.querySelector('form');
  const keep = (next) => {
    tasks = next;
    try {
      localStorage.setItem(key, JSON.stringify(tasks));
    } catch {
      // The tasks last until the page is left.
    }
    show();
  };
  const show = () => {
    part.querySelector('[data-task-list]').replaceChildren(
      ...tasks.map((task) => {
        const item = document.createElement('li');
        const label = document.createElement('label');
        const tick = Object.assign(document.createElement('input'), { type: 'checkbox', checked: task.done });
        tick.addEventListener('change', () => {
          const place = tasks.indexOf(task);
          keep(tasks.map((other) => (other === task ? { ...task, done: tick.checked } : other)));
          part.querySelectorAll('li input')[place].focus();
        });
        label.append(tick, Object.assign(document.createElement('span'), { textContent: task.text }));
        const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
        remove.setAttribute('aria-label', taskWords.remove + ': ' + task.text);
        remove.addEventListener('click', () => {
          keep(tasks.filter((other) => other !== task));
          form.elements.text.focus();
        });
        item.append(label, remove);
        return item;
      }),
    );
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = form.elements.text.value.trim();
    if (!text) return;
    form.reset();
    keep([...tasks, { text, done: false }]);
    form.elements.text.focus();
  });
  show();
}
`;
