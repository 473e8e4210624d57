/** Rules of the tracker: the month and the form side by side, below them the months and the entries. */
export const trackerStyles = `.tracker { grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr); align-items: stretch; }
.tracker-month { display: grid; gap: 1.25rem; align-content: start; min-block-size: 27rem; }
.tracker-turn p { font-weight: 600; text-align: center; }
.tracker-total { display: grid; gap: 0.4rem; color: var(--soft); }
.tracker-total .app-figure { color: var(--ink); font-size: clamp(2.75rem, 2rem + 3.5vi, 5rem); overflow-wrap: anywhere; }
.tracker-streak { display: flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; align-items: baseline; color: var(--soft); }
.tracker-streak b { color: var(--accent-text); font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.tracker-plus { inline-size: clamp(6rem, 22vi, 9rem); block-size: clamp(6rem, 22vi, 9rem); padding: 0; border-radius: 99rem; font-size: clamp(3rem, 12vi, 4.5rem); line-height: 1; }
.tracker-budget progress { inline-size: 100%; block-size: 0.75rem; accent-color: var(--button); }
.tracker figure { margin: 0; }
.tracker figcaption, .tracker-heading { margin-block-end: 0.9rem; font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.tracker-heading { grid-column: 1 / -1; margin: 0; }
.tracker-bars:has(ul:empty) { display: none; }
.tracker-bars ul { display: grid; gap: 0.9rem; }
.spent-bar { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.3rem 1rem; overflow-wrap: anywhere; }
.spent-bar b { font-variant-numeric: tabular-nums; }
.spent-bar i { grid-column: 1 / -1; inline-size: var(--share); min-inline-size: 4px; block-size: 0.75rem; border-radius: 4px; background: var(--accent); }
.tracker-add { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-content: start; }
.tracker-send { grid-column: 1 / -1; }
.tracker-send [data-send] { flex: 1; }
.tracker-year { grid-column: 1 / -1; }
.tracker-year ol { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: clamp(0.35rem, 1.5vi, 1.5rem); align-items: end; min-block-size: 10.5rem; }
.month-bar { display: grid; gap: 0.3rem; justify-items: center; color: var(--soft); font-size: 0.9375rem; font-variant-numeric: tabular-nums; text-align: center; overflow-wrap: anywhere; }
.month-bar i { inline-size: 100%; max-inline-size: 4.5rem; block-size: var(--share); min-block-size: 3px; border-radius: 4px 4px 0 0; background: var(--line); }
.month-bar[aria-current] { color: var(--ink); font-weight: 600; }
.month-bar[aria-current] i { background: var(--accent); }
.tracker-list { grid-column: 1 / -1; display: grid; gap: 1rem; }
.tracker-list .app-note:empty { display: none; }
.spent { display: grid; grid-template-columns: 7rem minmax(0, 1.4fr) minmax(0, 1fr) auto auto; gap: 1rem; align-items: center; min-block-size: 3.75rem; border-block-end: 1px solid var(--line); }
.spent-date, .spent-category { color: var(--soft); overflow-wrap: anywhere; }
.spent b { font-variant-numeric: tabular-nums; text-align: end; }
.spent[data-in] b { color: var(--accent-text); }
.spent-what { overflow-wrap: anywhere; font-weight: 600; }
@media (max-width: 48rem) {
  .tracker { grid-template-columns: minmax(0, 1fr); }
  .tracker-month { min-block-size: 0; }
  .spent { grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.75rem; padding-block: 0.75rem; }
  .spent-date, .spent-category { font-size: 0.9375rem; }
  .spent-date { order: 1; }
  .spent-category { order: 3; }
  .spent-tools { order: 2; text-align: end; }
}
`;

/** Rules of the ring of shares, which stands only where somebody asks for one. */
export const pieStyles = `.tracker-pie { inline-size: min(100%, 13rem); aspect-ratio: 1; margin-block-end: 1.25rem; border-radius: 50%; mask: radial-gradient(circle, transparent 38%, black 38.5%); }
.tracker-bars:has(.tracker-pie) .spent-bar i { background: var(--slice); }
`;
