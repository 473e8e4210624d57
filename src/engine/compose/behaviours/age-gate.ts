import type { Behaviour } from './behaviour';

/**
 * Asks for the age before the page: `<dialog data-age-gate aria-labelledby="age-title"><h2 id="age-title">Are you 18 or
 * older?</h2><button type="button" data-yes class="button">Yes</button> <button type="button" data-no>No</button>
 * <p data-refused hidden>Come back when you are.</p></dialog>`. A yes is remembered. Without the script the page is open.
 */
export const ageGate: Behaviour = {
  type: 'age-gate',
  script: String.raw`// Age gate: [data-age-gate] asks once and remembers a yes.
for (const gate of document.querySelectorAll('dialog[data-age-gate]')) startAgeGate(gate);

function startAgeGate(gate) {
  const store = 'age-confirmed';
  try {
    if (localStorage.getItem(store) === 'yes') return;
  } catch {
    // Storage is blocked: ask on every page.
  }
  gate.addEventListener('cancel', (event) => event.preventDefault());
  gate.querySelector('[data-yes]').addEventListener('click', () => {
    try {
      localStorage.setItem(store, 'yes');
    } catch {
      // Asked again on the next page.
    }
    gate.close();
  });
  gate.querySelector('[data-no]').addEventListener('click', () => {
    gate.querySelector('[data-refused]').hidden = false;
  });
  gate.showModal();
}
`,
  css: `[data-age-gate] { margin: auto; padding: clamp(1.5rem, 5vi, 3rem); border: 0; border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
[data-age-gate] h2 { font-size: var(--step-2); }
[data-age-gate][open] { display: grid; gap: 1rem; max-inline-size: min(92vi, 34rem); }
.age-no { min-block-size: 2.875rem; padding-inline: 1.2em; border: 1px solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: inherit; cursor: pointer; }
[data-age-gate]::backdrop { background: var(--bg); }`,
};
