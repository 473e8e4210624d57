import { html, type Html } from '../html';
import type { AppContext } from './app';

/** Whether what is done is to be put away rather than removed. */
export const hasArchive = ({ brief, words }: AppContext): boolean =>
  words.language === 'en' && /\barchiv/iu.test(brief.prompt);

/** The view of what was put away. */
export const writeArchiveView = (context: AppContext): Html | null =>
  hasArchive(context)
    ? html`<button class="app-button app-quiet" type="button" data-view="archive" aria-pressed="false">
        Archive
      </button>`
    : null;

/** The button that puts everything away that is done. */
export const writeArchiveDone = (context: AppContext): Html | null =>
  hasArchive(context)
    ? html`<button class="app-small todo-clear" type="button" data-archive>Archive completed</button>`
    : null;

/** `isPutAway(task)`, `fitsView(task, view, isDone)` and `startArchive(app, put)` for the script of a list. */
export const archiveScript = String.raw`
// What is put away is seen in its own view alone; what is to be done once more comes back by itself.
const isPutAway = (task) => Boolean(task.archived && task.done);
const fitsView = (task, view, isDone) => isPutAway(task) === (view === 'archive') && (view === 'all' || view === 'archive' || isDone(task) === (view === 'completed'));
function startArchive(app, put) {
  const button = app.querySelector('[data-archive]');
  if (button) button.addEventListener('click', put);
}
`;
