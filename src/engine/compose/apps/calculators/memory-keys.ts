import { html, type Html } from '../../html';
import type { AppContext } from '../app';

const asksForMemory = ({ brief }: AppContext): boolean =>
  /\bmemory\b|\bM\+|\bMRC?\b|speichertasten|memoria|mémoire|memória|geheugen/u.test(brief.prompt);

/** The four keys of a calculator's memory, where the prompt asks for them. */
export const writeMemoryKeys = (context: AppContext): Html | null =>
  asksForMemory(context)
    ? html`<div class="calculator-keys" role="group" data-memory-keys>
        ${['MC', 'MR', 'M+', 'M−'].map((sign) => html`<button class="key key-other" type="button" data-memory="${sign}">${sign}</button>`)}
      </div>`
    : null;

/** Beside functions they stand in a row of their own above the other keys. */
export const memoryStyles = '.scientific [data-memory-keys] { grid-column: 1 / -1; grid-row: 4; }\n';

/** What the keys do: M+ and M− work the sum out first, MR writes what is kept into the line. */
export const writeMemoryScript = (context: AppContext): string => (asksForMemory(context) ? script : '');

const script = String.raw`
const memoryName = storeName + '-memory';
let memory = 0;
try {
  memory = Number(localStorage.getItem(memoryName)) || 0;
} catch {
  // Storage is blocked: the memory begins empty.
}
for (const key of document.querySelectorAll('[data-memory]')) {
  key.addEventListener('click', () => {
    const sign = key.dataset.memory;
    const line = document.querySelector('[data-line]');
    if (sign === 'MR') {
      line.value += String(memory).replace('-', '−');
      line.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    if (sign !== 'MC') {
      document.querySelector('[data-key="="]').click();
      const value = Number(line.value.replace('−', '-'));
      if (line.value !== '' && Number.isFinite(value)) memory += sign === 'M+' ? value : -value;
    } else memory = 0;
    document.querySelector('[data-memory="MR"]').title = String(memory);
    try {
      localStorage.setItem(memoryName, String(memory));
    } catch {
      // It lasts until the page is left.
    }
  });
}
`;
