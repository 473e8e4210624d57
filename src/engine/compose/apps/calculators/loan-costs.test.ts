// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readLoanCosts } from './loan-costs';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('adds what a home costs beside its loan', () => {
  openApp(
    'calculator',
    'mortgage calculator, home $200,000, 20% down, 0.01% interest, 10 years, with annual homeowners insurance and HOA fees',
  );
  expect(textsOf('label').slice(-2)).toEqual(['Insurance a year', 'HOA fees a month']);
  const payment = Number(seek('[data-payment]').textContent?.replace(/\D/gu, ''));
  fill({ '#sum-insurance': '1200', '#sum-hoa': '50' });
  expect(Number(seek('[data-whole]').textContent?.replace(/\D/gu, ''))).toBe(payment + 150);
  expect(textsOf('dt')[0]).toBe('With insurance and HOA fees');
});

it('takes what is paid each month for no length of the loan', () => {
  openApp('calculator', 'mortgage calculator with term in years, and what $150 a month extra would do');
  expect(Number(seek<HTMLInputElement>('#sum-years, #loan-years, [name="years"]').value)).toBeGreaterThan(20);
});

it('reads a tax told as a share of the price, and none that is left out', () => {
  expect(readLoanCosts('mortgage with property tax 1.5%, no insurance', 100_000)).toEqual([
    { name: 'tax', label: 'Property tax a year', every: 'year', start: 1500 },
  ]);
});

it('compares two rates, and lasts as long as is told', () => {
  openApp('calculator', 'Mortgage calculator in euros comparing 3.5% and 4.1%, terms from 10 to 30 years');
  expect(seek<HTMLInputElement>('#sum-rate').value).toBe('3.5');
  expect(seek<HTMLInputElement>('#sum-rival').value).toBe('4.1');
  const years = seek<HTMLInputElement>('#sum-years');
  expect([years.min, years.max, years.value]).toEqual(['10', '30', '25']);
  const saved = seek('[data-rival-saved]').textContent;
  expect(saved).toMatch(/€\d/u);
  fill({ '#sum-rival': '3.5' });
  expect(seek('[data-rival-saved]').textContent).not.toBe(saved);
});
