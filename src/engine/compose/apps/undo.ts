import type { AppContext } from './app';
import { sayApp } from './app-words';
import { writeConstant } from './script-parts';

/** Rules of the bar that offers to bring back what was taken away. */
export const undoStyles = `.app-undo { position: fixed; inset-block-end: 1.25rem; inset-inline: 1rem; z-index: 30; display: flex; gap: 1rem; align-items: center; justify-content: space-between; inline-size: fit-content; max-inline-size: calc(100% - 2rem); margin-inline: auto; padding: 0.35rem 0.5rem 0.35rem 1.25rem; border-radius: min(var(--radius), 1rem); background: var(--ink); color: var(--bg); box-shadow: 0 6px 24px color-mix(in oklab, var(--ink) 30%, transparent); }
.app-undo span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.app-undo button { flex: none; text-decoration: underline; text-underline-offset: 0.3em; }
`;

/** `offerUndo(app, text, restore)` for an app's script: a bar with a button, and Ctrl+Z outside of fields. */
export const writeUndo = (context: AppContext): string =>
  `${writeConstant('undoWord', sayApp(context.words.language, 'undoWord'))}${script}`;

const script = String.raw`
// What was taken away comes back by the button, or by Ctrl+Z where nothing is being typed.
let undoLast = null;
function offerUndo(app, text, restore) {
  const old = app.querySelector('.app-undo');
  if (old) old.remove();
  const bar = document.createElement('div');
  bar.className = 'app-undo';
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: undoWord });
  undoLast = () => {
    undoLast = null;
    bar.remove();
    restore();
    const next = app.querySelector('form input, [data-new], input');
    if (next) next.focus();
  };
  const run = undoLast;
  button.addEventListener('click', run);
  bar.append(Object.assign(document.createElement('span'), { textContent: text }), button);
  app.append(bar);
  setTimeout(() => {
    bar.remove();
    if (undoLast === run) undoLast = null;
  }, 20000);
}
document.addEventListener('keydown', (event) => {
  const isTyped = event.target.closest && event.target.closest('textarea, [contenteditable], input:not([type="checkbox"])');
  if (!undoLast || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || (isTyped && isTyped.value)) return;
  event.preventDefault();
  undoLast();
});
`;
