/** Rules of the dashboard: figures in a row, the charts beside each other, the table under them. */
export const dashboardStyles = `.dashboard { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(0.9rem, 1.6vi, 1.5rem); }
.dashboard > .app-row, .kpis, .board-table { grid-column: 1 / -1; }
.kpis { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: inherit; }
.kpi { display: flex; flex-wrap: wrap; gap: 0.4rem 0.9rem; align-items: baseline; align-content: space-between; inline-size: 100%; block-size: 100%; font-weight: 600; text-align: start; cursor: pointer; }
.kpi-name { flex: 1 0 100%; color: var(--soft); overflow-wrap: anywhere; }
.kpi .app-figure { flex: 1 0 100%; font-size: clamp(1.6rem, 1.2rem + 1.4vi, 2.4rem); font-variant-numeric: lining-nums tabular-nums; }
.kpi[aria-pressed="true"] { border-color: var(--lead); box-shadow: inset 0 4px 0 var(--lead); }
.dashboard h2, .dashboard h3 { font-size: var(--step-1); }
.board-line:not(:has(+ .board-donut)) { grid-column: 1 / -1; }
.board-line { grid-column: span 2; display: grid; gap: 1rem; align-content: start; }
.board-donut { display: grid; gap: 1rem; align-content: start; }
.board-line svg, .board-donut svg { inline-size: 100%; block-size: auto; overflow: visible; }
.board-donut svg { max-inline-size: 15rem; margin-inline: auto; }
.board-line text { fill: var(--soft); font: 600 14px var(--text); }
.board-line .rule { stroke: var(--line); }
.board-line .area { fill: var(--lead); opacity: 0.16; }
.board-line .run { fill: none; stroke: var(--lead); stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
.board-line .dot { fill: var(--bg); stroke: var(--lead); stroke-width: 4; }
.board-line .dot:focus-visible { outline: 3px solid var(--ink); }
.share { display: grid; grid-template-columns: 1rem 1fr auto; gap: 0.75rem; align-items: center; padding-block: 0.45rem; border-block-end: 1px solid var(--line); }
.share::before { content: ""; block-size: 1rem; border-radius: 4px; background: var(--part); }
.share-1 { --part: var(--lead); }
.share-2 { --part: var(--ink); }
.share-3 { --part: var(--soft); }
.share-4 { --part: color-mix(in oklab, var(--ink) 25%, var(--surface)); }
.board-donut circle { fill: none; stroke: var(--part); stroke-width: 42; }
.board-tools .app-input { flex: 1 1 12rem; inline-size: auto; }
.board-scroll { overflow-x: auto; margin-block-start: 1rem; }
.board-table table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.board-table :is(th, td) { padding: 0.75rem 0.75rem 0.75rem 0; border-block-end: 1px solid var(--line); text-align: start; white-space: nowrap; }
.board-table thead th { padding-block: 0; border-block-end: 2px solid var(--ink); }
.board-table thead button { display: inline-flex; align-items: center; padding: 0; }
.board-table thead button::after { content: "↕"; margin-inline-start: 0.4em; opacity: 0.6; }
.board-table [aria-sort="ascending"] button::after { content: "↑"; opacity: 1; }
.board-table [aria-sort="descending"] button::after { content: "↓"; opacity: 1; }
.kpis:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
@media (min-width: 23rem) and (max-width: 54rem) {
  .kpis, .kpis:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .kpis > :last-child:nth-child(odd) { grid-column: 1 / -1; }
}
@media (max-width: 22.99rem) { .kpis:has(> :nth-child(4):last-child) { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) {
  .board-line text { font-size: 26px; }
  .board-line svg:has(> text:nth-of-type(12)) > [text-anchor="middle"]:nth-of-type(even) { display: none; }
}
@media (max-width: 54rem) { .dashboard { grid-template-columns: minmax(0, 1fr); } .board-line { grid-column: auto; } }
`;
