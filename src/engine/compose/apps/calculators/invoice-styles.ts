/** Rules of an invoice: on paper only the sheet is left. */
export const invoiceStyles = `.bill-sheet { display: grid; gap: clamp(1.5rem, 3vi, 2.5rem); }
.bill-top, .bill-foot { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem clamp(1.25rem, 4vi, 3rem); align-items: start; }
.bill-title { font: var(--heading-weight) clamp(2.25rem, 1.5rem + 3.5vi, 4.25rem)/1 var(--display); letter-spacing: -0.02em; }
.bill-dates, .bill-sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 1rem; }
.bill-sides { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.bill textarea { resize: vertical; line-height: 1.5; }
.bill-lines { inline-size: 100%; border-collapse: collapse; }
.bill-lines :is(th, td) { padding: 0.35rem 0.4rem; text-align: start; }
.bill-lines th { padding-block: 0.5rem; border-block-end: 2px solid var(--ink); }
.bill-lines :is(th, td):nth-child(2) { inline-size: 6.5rem; }
.bill-lines :is(th, td):nth-child(3) { inline-size: 10rem; }
.bill-lines :is(th, td):nth-child(4) { inline-size: 9rem; text-align: end; font-variant-numeric: tabular-nums; }
.bill-lines td:last-child, .bill-lines th + td { inline-size: 3.5rem; text-align: end; }
.bill-shares { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 1rem; }
.bill-sums { display: grid; gap: 1.25rem; }
.bill-sums dl { display: grid; }
.bill-sums dl > div { display: flex; justify-content: space-between; gap: 1.5rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
.bill-sums dd { margin: 0; font-variant-numeric: tabular-nums; }
.bill-sums .bill-total { align-items: baseline; border: 0; font: var(--heading-weight) var(--step-2)/1.2 var(--display); }
.bill-kept { display: grid; gap: 1rem; }
.bill-kept h2, .bill-kept h3 { font-size: var(--step-1); }
.bill-kept li { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: center; padding-block: 0.35rem; border-block-end: 1px solid var(--line); }
.bill-kept li > span { flex: 1 1 12rem; overflow-wrap: anywhere; }
@media (max-width: 48rem) {
  .bill-lines thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .bill-lines tr { display: grid; grid-template-columns: 1fr 1.4fr auto; gap: 0.4rem; align-items: center; padding-block: 0.9rem; border-block-end: 1px solid var(--line); }
  .bill-lines :is(td, td:nth-child(n)) { inline-size: auto; padding: 0; }
  .bill-lines td:first-child, .bill-lines td:nth-child(4) { grid-column: 1 / -1; }
  .bill-lines td:nth-child(4) { order: 4; font-weight: 600; }
}
@media print {
  .site-header, .site-footer, .app > .head, .bill-tools, .bill-kept, .bill-shares, .bill [role="status"] { display: none !important; }
  .bill-sheet { padding: 0 !important; border: 0 !important; background: none !important; }
  .bill :is(input, textarea) { padding-inline: 0 !important; border: 0 !important; background: none !important; color: #000 !important; resize: none; appearance: none; }
  .bill ::placeholder { color: transparent !important; }
}
`;
