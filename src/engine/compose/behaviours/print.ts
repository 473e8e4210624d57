import type { Behaviour } from './behaviour';

/**
 * `<button type="button" data-print hidden>Print</button>` prints the page. Shown by the script only.
 */
export const print: Behaviour = {
  type: 'print',
  script: String.raw`// Print: [data-print] opens the print dialog.
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
`,
};
