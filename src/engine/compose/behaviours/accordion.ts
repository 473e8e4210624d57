import type { Behaviour } from './behaviour';

/**
 * Questions and answers as `<details>`, one open at a time.
 *
 * `<div data-accordion><details><summary>…</summary><p>…</p></details>…</div>`
 *
 * The script gives the details of one group a common `name` (only one stays open) and opens the one in the address
 * (`#question-2` on a details element). Without it each opens and closes on its own.
 */
export const accordion: Behaviour = {
  type: 'accordion',
  script: String.raw`// Accordion: the details inside [data-accordion] open one at a time, and the one in the address opens at once.
document.querySelectorAll('[data-accordion]').forEach((group, index) => startAccordion(group, index));

function startAccordion(group, index) {
  const parts = [...group.querySelectorAll('details')];
  for (const part of parts) part.setAttribute('name', group.dataset.accordion || 'accordion-' + index);
  const openAsked = () => {
    const asked = parts.find((part) => part.id && '#' + part.id === location.hash);
    if (asked) asked.open = true;
  };
  window.addEventListener('hashchange', openAsked);
  openAsked();
}
`,
};
