/** Rules of the notes: the list at one side, the sheet at the other. */
export const notesStyles = `.notes { grid-template-columns: minmax(15rem, 0.6fr) minmax(0, 1.4fr); align-items: stretch; min-block-size: min(44rem, 70vh); }
.notes-side { display: flex; flex-direction: column; gap: 0.9rem; min-inline-size: 0; }
.notes-top { display: grid; gap: 0.6rem; }
.notes-tags { display: flex; flex-wrap: wrap; gap: 0.35rem; }
.notes-tags:empty { display: none; }
.note-tag { min-block-size: 2.75rem; padding-inline: 0.8rem; border: 1px solid var(--soft); border-radius: 99px; background: none; color: inherit; font-size: 0.9375rem; cursor: pointer; }
.note-tag[aria-pressed="true"] { border-color: var(--ink); background: var(--ink); color: var(--bg); }
.notes-list { flex: 1 0 auto; display: grid; align-content: start; max-block-size: 34rem; overflow-y: auto; }
.note { display: grid; gap: 0.2rem; inline-size: 100%; padding: 0.9rem 0.75rem; border: 0; border-block-end: 1px solid var(--line); border-inline-start: 4px solid transparent; background: none; color: inherit; text-align: start; cursor: pointer; }
.note[aria-current] { border-inline-start-color: var(--accent); background: var(--surface); }
.note b, .note span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.note span, .note small { color: var(--soft); }
.note[data-pinned] b::before { content: "★ "; }
.notes-page { min-inline-size: 0; margin: 0; display: grid; grid-template-rows: auto auto minmax(0, 1fr) auto; gap: 1rem; padding: clamp(1.25rem, 2.5vi, 2.5rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.notes-page > .app-hidden { position: absolute; }
.notes-title, .notes-text { inline-size: 100%; padding: 0; border: 0; border-radius: 4px; background: none; color: var(--ink); }
.notes .notes-title { font: var(--heading-weight) var(--step-2)/1.2 var(--display); }
.notes-tagging { display: flex; align-items: center; gap: 0.75rem; padding-block-end: 0.75rem; border-block-end: 1px solid var(--line); color: var(--soft); font-size: 0.9375rem; }
.notes-tagging :is(input, select) { flex: 1; min-inline-size: 0; min-block-size: 2.75rem; padding: 0; border: 0; border-radius: 4px; background: none; color: var(--ink); }
.notes .notes-text, .notes-preview { min-block-size: 18rem; font: 400 1.0625rem/1.7 var(--text); resize: none; overflow-wrap: anywhere; }
.notes-preview { display: grid; gap: 0.75rem; align-content: start; }
.notes-preview ul { padding-inline-start: 1.25em; list-style: disc; }
.notes-preview :is(h3, h4, h5) { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.notes-preview pre { padding: 0.75rem; border-radius: 6px; background: var(--bg); white-space: pre-wrap; }
.notes ::placeholder { color: var(--soft); opacity: 1; }
.notes .app-small[aria-pressed="true"] { background: var(--ink); color: var(--bg); }
@media (max-width: 48rem) { .notes { grid-template-columns: minmax(0, 1fr); } .notes-list { max-block-size: 16rem; } }
`;

/** The page as it is written beside the page as it will look. */
export const splitStyles = `.notes-split { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.25rem; }
.notes-split .notes-preview { padding-inline-start: 1.25rem; border-inline-start: 1px solid var(--line); }
`;
