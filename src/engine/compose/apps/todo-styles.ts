/** Rules of the task list: the count and the views beside the tasks. */
export const todoStyles = `.task-fields .task-by::before { content: "✓ "; }
.todo { grid-template-columns: minmax(11rem, 0.5fr) minmax(0, 1.5fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: start; }
.todo-side { display: grid; gap: 1.25rem; justify-items: start; }
.todo-count { display: grid; gap: 0.4rem; font-weight: 600; }
.todo-count .app-figure { font-size: clamp(4.5rem, 3rem + 8vi, 9rem); line-height: 0.85; color: var(--accent-text); }
.todo-share { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.75rem; align-items: center; inline-size: 100%; font-variant-numeric: tabular-nums; }
.todo-progress { appearance: none; inline-size: 100%; block-size: 0.75rem; border: 0; border-radius: 99px; background: var(--line); overflow: hidden; }
.todo-progress::-webkit-progress-bar { background: var(--line); }
.todo-progress::-webkit-progress-value { background: var(--accent); }
.todo-progress::-moz-progress-bar { background: var(--accent); }
.todo-views { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.todo-clear { text-decoration: underline; text-underline-offset: 0.3em; }
.todo-add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; }
.todo-add .app-input { min-block-size: 3.5rem; font-size: 1.125rem; }
.todo-add .app-button { min-block-size: 3.5rem; }
.todo-list { margin-block-start: 1rem; border-block-start: 2px solid var(--ink); }
.todo-list:empty { display: none; }
.task { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 0.25rem; align-items: center; min-block-size: 4rem; border-block-end: 1px solid var(--line); }
.task-tick { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.9rem; align-items: center; min-block-size: 2.75rem; overflow-wrap: anywhere; cursor: pointer; }
.task input[type="checkbox"] { appearance: none; display: grid; place-items: center; inline-size: 1.75rem; block-size: 1.75rem; margin: 0; border: 2px solid var(--soft); border-radius: 99px; cursor: pointer; }
.task input[type="checkbox"]:checked { border-color: var(--button); background: var(--button); }
.task input[type="checkbox"]:checked::before { content: ""; inline-size: 0.75rem; block-size: 0.4rem; margin-block-end: 0.2rem; border: solid var(--on-button); border-width: 0 0 2.5px 2.5px; rotate: -45deg; }
.task:has(input:checked) .task-text { color: var(--soft); text-decoration: line-through; }
.task-grip { min-inline-size: 1.75rem; padding: 0; color: var(--soft); cursor: grab; touch-action: none; }
.task[data-dragged] { opacity: 0.4; }
.task-fields { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: 0.35rem; padding-block-end: 0.6rem; padding-inline-start: 2.65rem; }
.task-fields:empty { display: none; }
.task-fields span { padding: 0.1em 0.7em; border: 1px solid var(--line); border-radius: 99px; font-size: 0.9375rem; }
.task-fields [data-late] { border-color: currentColor; font-weight: 600; }
.task-change { grid-column: 2; display: flex; flex-wrap: wrap; gap: 0.6rem; padding-block: 0.6rem; }
.task-change .task-field { flex: 1 1 14rem; }
.todo-extras { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 0.6rem; grid-column: 1 / -1; }
.todo-week { inline-size: 100%; }
.todo-points { display: grid; gap: 0.4rem; inline-size: 100%; }
.todo-points li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.35rem; border-block-end: 1px solid var(--line); }
.todo-only { inline-size: 100%; }
@media (max-width: 48rem) {
  .todo { grid-template-columns: minmax(0, 1fr); }
  .todo-count { grid-template-columns: auto 1fr; align-items: end; }
  .todo-main { grid-row: 1; }
}
`;
