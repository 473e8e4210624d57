/** The form of a CV, its sheet, and what of both is printed. */
export const resumeStyles = `.cv-maker { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: var(--gap) clamp(1.5rem, 3vi, 3rem); align-items: start; }
.cv-form, .cv-side, .cv-form fieldset, .cv-form [data-list] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; align-content: start; }
.cv-form fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.cv-form legend { padding: 0; margin-block-end: 0.6rem; font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.cv-form fieldset > .app-button { justify-self: start; }
.cv-entry { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; padding: 1.1rem; border: 1px solid var(--line); border-radius: var(--radius-card); }
.cv-entry > .app-small { justify-self: end; }
.cv-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: 1.1rem; }
.cv-colour input { padding: 0.25rem; cursor: pointer; }
.cv-side { position: sticky; inset-block-start: 1rem; }
.cv-sheet { max-block-size: 85vh; overflow: auto; padding: clamp(1.25rem, 3vi, 2.75rem); border: 1px solid var(--soft); border-radius: min(var(--radius-card), 0.75rem); background: #fff; color: #1b1b1b; font-size: 0.9375rem; line-height: 1.5; overflow-wrap: anywhere; }
.cv-sheet p { max-inline-size: none; }
.cv-sheet .cv-name { color: var(--cv, #1f4e79); font: var(--heading-weight) 2rem/1.1 var(--display); }
.cv-sheet .cv-role { font-size: 1.125rem; font-weight: 600; }
.cv-sheet .cv-reach { color: #4a4a4a; }
.cv-sheet :is(h2, h3) { margin-block: 1.25rem 0.5rem; padding-block-end: 0.2rem; border-block-end: 2px solid var(--cv, #1f4e79); color: var(--cv, #1f4e79); font: 700 1rem/1.3 var(--text); }
.cv-sheet .cv-line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 600; }
.cv-sheet .cv-line span:last-child { color: #4a4a4a; font-weight: 400; }
.cv-sheet .cv-done { margin-block-end: 0.75rem; white-space: pre-line; }
@media (max-width: 56rem) { .cv-maker { grid-template-columns: minmax(0, 1fr); } .cv-side { position: static; } .cv-sheet { max-block-size: none; } }
@media print {
  .site-header, .site-footer, .skip-link, .app > .head, .cv-form, .cv-side > :not(.cv-sheet) { display: none !important; }
  .app, main, .cv-maker { display: block !important; padding: 0 !important; }
  .cv-side { position: static; }
  .cv-sheet { max-block-size: none; overflow: visible; padding: 0; border: 0; print-color-adjust: exact; }
  .cv-entry-sheet { break-inside: avoid; }
}
`;
