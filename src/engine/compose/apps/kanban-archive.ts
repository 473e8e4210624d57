import { html, type Html } from '../html';
import type { AppContext } from './app';
import { hasArchive } from './todo-archive';

/** The button of a card that puts it away. */
export const writeArchiveCard = (context: AppContext): Html | null =>
  hasArchive(context) ? html`<button class="app-small" type="button" data-archive>Archive</button>` : null;

/** The cards that were put away, each with a way back. */
export const writeArchiveList = (context: AppContext): Html | null =>
  hasArchive(context)
    ? html`<details class="kanban-archive">
        <summary>Archive <span data-archived-count>(0)</span></summary>
        <ul data-archived></ul>
      </details>`
    : null;

/** Rules of that list. */
export const archiveStyles = `.kanban-archive summary { min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.kanban-archive li { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding-block: 0.35rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
`;

/** `showArchive(app, cards, restore)` for the script of a board. */
export const archiveScript = String.raw`
// Cards that were put away keep their column, and come back to it.
function showArchive(app, cards, restore) {
  const list = app.querySelector('[data-archived]');
  if (!list) return;
  const away = cards.filter((card) => card.archived);
  app.querySelector('[data-archived-count]').textContent = '(' + away.length + ')';
  list.replaceChildren(
    ...away.map((card) => {
      const item = document.createElement('li');
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: 'Restore' });
      button.setAttribute('aria-label', 'Restore: ' + card.text);
      button.addEventListener('click', () => restore(card));
      item.append(card.text, button);
      return item;
    }),
  );
}
`;
