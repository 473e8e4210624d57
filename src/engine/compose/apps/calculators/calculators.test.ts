// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { findWords } from '@/engine/plan/words/find-words';
import { findApp } from '../find-app';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('shares a bill, marks the chosen tip and has the numbers after a reload', () => {
  openApp('calculator', 'tip calculator');
  fill({ '#sum-bill': '120', '#sum-people': '4' });
  seek('[data-percent="20"]').click();
  expect(seek('[data-each]').textContent).toBe('$36.00');
  expect(textsOf('[data-percent][aria-pressed="true"]')).toEqual(['20%']);
  openApp('calculator', 'tip calculator');
  expect(seek('[data-each]').textContent).toBe('$36.00');
  expect(document.querySelectorAll('[data-parts] li')).toHaveLength(4);
});

it('rounds what each pays up to the told step, for as many as share it', () => {
  openApp('calculator', 'tip calculator, splits by 6, each share rounded up to 20 cents, 10% tip, euros');
  fill({ '#sum-bill': '100' });
  expect(seek<HTMLInputElement>('#sum-people').value).toBe('6');
  expect(textsOf('label').at(-1)).toBe('Round each share up to the next €0.20');
  expect(['each', 'total'].map((name) => seek(`[data-${name}]`).textContent)).toEqual(['€18.40', '€110.40']);
});

it('adds a told charge for service, for as many as may share, and rounds what each pays and not the charge', () => {
  openApp(
    'calculator',
    'bill splitter for 4 to 12 guests, 7.5% service is added, euros, round up to whole euros each',
  );
  expect(textsOf('label')).toEqual(['Bill', 'Service', 'People', 'Round up to the whole']);
  expect(seek<HTMLInputElement>('#sum-tip').value).toBe('7.5');
  expect([seek<HTMLInputElement>('#sum-people').min, seek<HTMLInputElement>('#sum-people').max]).toEqual(['4', '12']); // prettier-ignore
  fill({ '#sum-bill': '1250.40', '#sum-people': '5' });
  expect(['each', 'tip', 'total'].map((name) => seek(`[data-${name}]`).textContent)).toEqual(['€269.00', '€93.78', '€1,345.00']); // prettier-ignore
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

it('calls what comes out by the words of the prompt, and draws it year by year', () => {
  openApp(
    'calculator',
    'Compound interest calculator with yearly total, interest earned and a chart of the savings over time',
  );
  expect(textsOf('.sum-results dt')).toContain('Interest earned');
  expect(
    textsOf('.sum-main, .sum-chart figcaption, .sum-years summary').map((text) =>
      text.replace(/\s\S*\d.*$/su, '').trim(),
    ),
  ).toEqual(['Balance at the end', 'Savings over time', 'Yearly total']);
  fill({ '#sum-start': '1000', '#sum-monthly': '0', '#sum-rate': '0', '#sum-years': '3' });
  expect(textsOf('[data-years] li')).toEqual(['1$1,000', '2$1,000', '3$1,000']);
  expect(document.querySelectorAll('[data-chart] .sum-line')).toHaveLength(1);
});

it.each([
  [
    'Car lease calculator with monthly payment and total cost',
    { '#sum-price': '12000', '#sum-down': '0', '#sum-left': '0', '#sum-rate': '0', '#sum-years': '1' },
    '$1,000',
  ],
  ['Depreciation calculator', { '#sum-price': '1000', '#sum-rate': '50', '#sum-years': '2' }, '$250.00'],
  ['Credit card payoff calculator', { '#sum-owed': '1000', '#sum-rate': '0', '#sum-monthly': '100' }, '10'],
  [
    'Solar panel payback calculator with a chart over time',
    { '#sum-cost': '1000', '#sum-saving': '400', '#sum-rise': '0' },
    '2.5',
  ],
  ['Inflation calculator', { '#sum-price': '100', '#sum-rate': '10', '#sum-years': '2' }, '$121.00'],
  [
    'Pension calculator',
    { '#sum-start': '12000', '#sum-monthly': '0', '#sum-rate': '0', '#sum-years': '1' },
    '$12,000',
  ],
  [
    'Rent or buy calculator',
    {
      '#sum-rent': '100',
      '#sum-rise': '0',
      '#sum-price': '1000',
      '#sum-down': '1000',
      '#sum-rate': '0',
      '#sum-upkeep': '0',
      '#sum-years': '1',
    },
    '$1,200',
  ],
])('works out a %s', (prompt, values, answer) => {
  openApp('calculator', prompt);
  fill(values);
  expect(seek('.sum-main output').textContent).toBe(answer);
});

it('takes the share that is no deposit for the interest', () => {
  openApp('calculator', 'Mortgage calculator, flat 240,000, 20% deposit, 4.35% over 22 years, euros');
  expect(seek<HTMLInputElement>('#sum-rate').value).toBe('4.35');
  expect(seek<HTMLInputElement>('#sum-down').value).toBe('48000');
});

it('gives the memory keys of a scientific calculator a row over its other keys', () => {
  const app = findApp('calculator');
  const context = { brief: readBrief('scientific calculator with memory keys'), name: 'T', words: findWords('en'), seed: 1, level: 2 as const }; // prettier-ignore
  expect(app?.css(context)).toMatch(/\[data-memory-keys\] \{ grid-column: 1 \/ -1; grid-row: 4; \}/u);
});

it('begins with the bill that is told', () => {
  openApp('calculator', 'Tip splitter: bill 120, 18% tip, 4 people');
  expect(seek('[data-each]').textContent).toBe('$35.40');
});

it('writes a share as the language does', () => {
  const sharesOf = (language: string) => {
    openApp('calculator', 'tip calculator, presets 10%, 15%, 20%', language);
    return textsOf('[data-percent]')[0]?.replace(/[\u00a0\u202f]/gu, ' ');
  };
  expect([sharesOf('en'), sharesOf('fr'), sharesOf('tr')]).toEqual(['10%', '10 %', '%10']);
});

it('calls what is put in and what comes out as the prompt does', () => {
  openApp('calculator', 'Payoff calculator with balance, interest rate, monthly payment, and show the months and total interest');
  expect(textsOf('label')).toEqual(['Balance', 'Interest rate', 'Monthly payment']);
  expect(textsOf('.sum-main')[0]).toMatch(/^Months/u);
  expect(textsOf('dt')[0]).toBe('Total interest');
  openApp('calculator', 'Savings calculator: starting amount, monthly deposit, interest rate, years, then the final total');
  expect(textsOf('label')).toEqual(['Starting amount', 'Monthly deposit', 'Interest rate', 'Years']);
}); // prettier-ignore
