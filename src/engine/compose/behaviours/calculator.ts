import type { Behaviour } from './behaviour';

/**
 * Works a sum out of the number fields around it.
 *
 * `<fieldset data-estimate="size / pace * times" data-result="About {n} hours">… <input type="number" name="size" …>
 *   <output></output></fieldset>`; names stand for fields, signs are `*`, `/`, `+` and `-`, from left to right. Wrong or empty
 * numbers leave the output empty. Without the script the fields are part of the form and the output stays empty.
 */
export const calculator: Behaviour = {
  type: 'calculator',
  script: String.raw`// Estimates: [data-estimate] holds the sum, its number fields the values, its output the result.
for (const area of document.querySelectorAll('[data-estimate]')) startEstimate(area);

function startEstimate(area) {
  const output = area.querySelector('output');
  const parts = area.dataset.estimate.split(' ');
  const valueOf = (part) => {
    const field = area.querySelector('[name="' + part + '"]');
    return field ? (field.value === '' || !field.validity.valid ? NaN : Number(field.value)) : Number(part);
  };
  const show = () => {
    let sum = valueOf(parts[0]);
    for (let index = 1; index < parts.length; index += 2) {
      const next = valueOf(parts[index + 1]);
      sum = { '*': sum * next, '/': sum / next, '+': sum + next, '-': sum - next }[parts[index]];
    }
    const text = sum.toLocaleString(document.documentElement.lang || 'en', { maximumFractionDigits: 1 });
    output.textContent = Math.abs(sum) < 1e12 ? area.dataset.result.replace('{n}', text) : '';
  };
  area.addEventListener('input', show);
  if (area.closest('form')) area.closest('form').addEventListener('reset', () => setTimeout(show));
  show();
}
`,
  css: `[data-estimate] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 1rem; grid-column: 1 / -1; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
[data-estimate] legend { margin-block-end: 0.6rem; font-weight: 600; }
[data-estimate] output { grid-column: 1 / -1; min-block-size: 1.6em; font: var(--heading-weight) var(--step-1)/1.3 var(--display); }`,
};
