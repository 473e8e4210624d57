/** Rules of a directory: filters beside the list, entries as cards, the form that posts one. */
export const directoryStyles = `.directory { grid-template-columns: minmax(14rem, 0.55fr) minmax(0, 1.7fr); align-items: start; }
.directory-filters { display: grid; gap: 1.1rem; position: sticky; inset-block-start: 6rem; }
.directory-main { display: grid; gap: 1.25rem; }
.directory-count { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.directory-order { inline-size: auto; }
.directory-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1rem; }
.entry { display: grid; gap: 0.5rem; align-content: start; padding: clamp(1.1rem, 2vi, 1.6rem); border: var(--border) solid var(--line); border-radius: var(--radius-card); background: var(--card); color: var(--card-ink); box-shadow: var(--shadow); overflow-wrap: anywhere; }
.entry h2, .entry h3 { font-size: var(--step-1); }
.entry-by { font-weight: 600; }
.entry-text:empty, .entry-tags :is(b, span):empty { display: none; }
.entry-tags { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; margin-block-start: auto; padding-block-start: 0.5rem; }
.entry-tags span { padding: 0.15em 0.8em; border: 1px solid currentColor; border-radius: 99px; font-size: 0.9375rem; }
.entry-tags b { font-variant-numeric: tabular-nums; }
.entry-more { display: grid; gap: 0.25rem; margin: 0; }
.entry-more:empty { display: none; }
.entry-more div { display: flex; flex-wrap: wrap; gap: 0 0.6rem; }
.entry-more dt { color: inherit; }
.entry-more dt::after { content: ":"; }
.entry-more dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.entry-save { grid-auto-flow: column; justify-self: start; margin-inline-start: -0.5rem; }
.entry-save::before { content: "♡"; margin-inline-end: 0.4em; }
.entry-save[aria-pressed="true"]::before { content: "♥"; color: var(--accent-text); }
.directory-saved label { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; font-weight: 600; }
.directory-saved input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--button); }
.entry-remove { justify-self: start; padding-inline: 0; text-decoration: underline; text-underline-offset: 0.3em; }
.directory-dialog { inline-size: min(92vi, 44rem); margin: auto; padding: clamp(1.25rem, 4vi, 2.5rem); border: 0; border-radius: var(--radius-card); background: var(--bg); color: var(--ink); }
.directory-dialog::backdrop { background: color-mix(in oklab, var(--ink) 55%, transparent); }
.directory-dialog form, .post-fields { display: grid; gap: 1.1rem; }
.post-fields { grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
.entry-apply { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1.2rem; border-radius: var(--radius); background: var(--button); color: var(--on-button); font-weight: 600; text-decoration: none; }
.entry-more div:has(> dd > .entry-apply) dt { display: none; }
.post-wide textarea { max-inline-size: none; }
.post-wide { grid-column: 1 / -1; }
@media (max-width: 54rem) { .directory { grid-template-columns: minmax(0, 1fr); } .directory-filters { position: static; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); align-items: end; } }
`;
