/** Rules of the splitter: people and the form at the side, what is owed beside them. */
export const splitterStyles = `.splitter { grid-template-columns: minmax(17rem, 0.8fr) minmax(0, 1.2fr); align-items: start; }
.split-side, .split-main, .split-side form { display: grid; gap: 1.25rem; align-content: start; min-inline-size: 0; }
.splitter :is(h2, h3) { margin: 0; font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.split-people ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.split-people ul:empty { display: none; }
.split-people li { display: inline-flex; align-items: center; padding-inline-start: 0.9rem; border: 1px solid var(--line); border-radius: 99px; background: var(--bg); overflow-wrap: anywhere; }
.split-join { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; align-items: end; }
.split-join .app-button { min-block-size: 3rem; }
.split-sharers { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.split-sharers legend { padding: 0; margin-block-end: 0.35rem; font-weight: 600; }
.split-sharers div { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
.split-sharers label { display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 2.75rem; cursor: pointer; }
.split-sharers input { inline-size: 1.3rem; block-size: 1.3rem; accent-color: var(--button); }
.split-settle { display: grid; gap: 1rem; border-inline-start: 6px solid var(--accent); }
.split-settle ul, .split-shares { display: grid; gap: 1.1rem; }
.split-balances { display: grid; gap: 0.25rem; }
.split-settle li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 0.25rem 1rem; align-items: center; overflow-wrap: anywhere; }
.split-settle li b { font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.split-even { font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.split-balances { margin-block-start: 0.75rem; }
.split-balances li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.6rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.split-balances small { display: block; color: var(--soft); font-size: 0.9375rem; }
.split-balances b { font-variant-numeric: tabular-nums; }
.split-balances [data-owed] b { color: var(--accent-text); }
.split-total { font-size: var(--step-1); }
.split-list { display: grid; margin-block: 0.75rem 1rem; }
.split-list li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 0 1rem; align-items: center; min-block-size: 3.75rem; padding-block: 0.4rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.split-list small { display: block; color: var(--soft); font-size: 0.9375rem; }
.split-list b { font-variant-numeric: tabular-nums; }
@media (max-width: 54rem) { .splitter { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 30rem) {
  .split-settle li, .split-list li { grid-template-columns: minmax(0, 1fr) auto; }
  .split-settle li button, .split-list .split-tools { grid-column: 1 / -1; justify-self: start; margin-inline-start: -0.5rem; }
}
`;
