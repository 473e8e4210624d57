// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('shares a bill, marks the chosen tip and has the numbers after a reload', () => {
  openApp('calculator', 'tip calculator');
  fill({ '#sum-bill': '120', '#sum-people': '4' });
  seek('[data-percent="20"]').click();
  expect(seek('[data-each]').textContent).toBe('$36.00');
  expect(textsOf('[data-percent][aria-pressed="true"]')).toEqual(['20 %']);
  openApp('calculator', 'tip calculator');
  expect(seek('[data-each]').textContent).toBe('$36.00');
  expect(document.querySelectorAll('[data-parts] li')).toHaveLength(4);
});

it('says what is wrong with a number and keeps the last result', () => {
  openApp('calculator', 'tip calculator');
  fill({ '#sum-bill': '100', '#sum-people': '1', '#sum-tip': '10' });
  fill({ '#sum-people': '-2' });
  expect(seek('#sum-people').getAttribute('aria-invalid')).toBe('true');
  expect(seek('#sum-people-problem').textContent).toBe('Enter a number from 1 to 100.');
  expect(seek('#sum-people').getAttribute('aria-describedby')).toBe('sum-people-problem');
  expect(seek('[data-each]').textContent).toBe('$110.00');
  fill({ '#sum-people': '2' });
  expect(document.querySelector('#sum-people-problem')).toBe(null);
  fill({ '#sum-bill': '' });
  expect(seek('[data-each]').textContent).toBe('$55.00');
});

it('works out a body mass index from centimetres and from feet', () => {
  openApp('calculator', 'BMI calculator');
  fill({ '#sum-height': '180', '#sum-weight': '81' });
  expect(seek('[data-bmi]').textContent).toBe('25');
  expect(textsOf('[data-category][aria-current] dt')).toEqual(['Overweight']);
  const imperial = seek<HTMLInputElement>('[value="imperial"]');
  imperial.checked = true;
  imperial.dispatchEvent(new Event('input', { bubbles: true }));
  fill({ '#sum-feet': '6', '#sum-inches': '0', '#sum-pounds': '160' });
  expect(seek('[data-bmi]').textContent).toBe('21.7');
  expect(seek('[data-units="metric"]').hidden).toBe(true);
  openApp('calculator', 'BMI calculator');
  expect(seek('[data-bmi]').textContent).toBe('21.7');
});

it.each([
  ['Heat pump savings calculator with current fuel, annual cost, efficiency and payback time', ['Saved a year', 'Payback time (years)'], 'payback', '17.86'],
  ['robot lawnmower lease vs buy calculator with monthly rate, term and purchase price', ['Buying is cheaper by', 'Leasing in all'], 'lease', '$3,204'],
  ['running pace calculator', ['Minutes per kilometre', 'Minutes per mile'], 'pace', '5:12'],
  ['pizza dough calculator with hydration and salt', ['Flour (g)', 'Water (g)'], 'flour', '595'],
  ['how much mulch calculator', ['Bags', 'Litres'], 'bags', '6'],
  ['wedding drinks calculator', ['Bottles of wine', 'Bottles of beer'], 'bottles', '20'],
  ['EV charging cost calculator', ['Cost of the charge', 'Energy (kWh)'], 'time', '3.27'],
] as const)('works out what is asked for by name: %s', (prompt, labels, name, value) => {
  openApp('calculator', prompt);
  const said = [seek('.sum-main').textContent.replace(/\s+/gu, ' ').trim(), ...textsOf('.sum-results dt')];
  labels.forEach((label, at) => expect(said[at]).toContain(label));
  expect(seek(`[data-result="${name}"]`).textContent).toBe(value);
}); // prettier-ignore

it('weighs grades by credits where both are told of', () => {
  openApp('calculator', 'grade average calculator with credits');
  expect(textsOf('thead th')).toEqual(['Course', 'Credits', 'Grade']);
});
