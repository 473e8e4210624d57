// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('offers the units that the prompt names, by their names and first', () => {
  openApp('converter', 'Unit converter for cooking: cups, grams, ounces, Celsius and Fahrenheit');
  expect(textsOf('[data-group]')).toEqual([
    'Cups and grams',
    'Weight grams, ounces',
    'Temperature celsius, fahrenheit',
    'Volume cups',
  ]);
  seek('[data-group="mass"]').click();
  expect(textsOf('#unit-from option').slice(0, 2)).toEqual(['grams (g)', 'ounces (oz)']);
  fill({ '#value-from': '100' });
  expect(seek('[data-text]').textContent).toBe('100 g = 3.527396 oz');
  seek('[data-group="volume"]').click();
  expect(textsOf('#unit-from option')[0]).toBe('cups (US cup)');
});

it('converts money at rates that a person can write over, and keeps them', () => {
  const prompt = 'Currency converter from GBP to euros';
  openApp('converter', prompt);
  expect(seek<HTMLSelectElement>('#unit-from').value).toBe('GBP');
  fill({ '#unit-to': 'EUR', '#value-from': '10' });
  expect(seek('[data-text]').textContent).toBe('10 GBP = 11.4943 EUR');
  seek('[data-rate]').focus();
  fill({ '#own-rate': '1.2' });
  expect(seek('[data-text]').textContent).toBe('10 GBP = 12 EUR');
  openApp('converter', prompt);
  expect(seek('[data-text]').textContent).toBe('10 GBP = 12 EUR');
  expect(seek<HTMLInputElement>('#own-rate').value).toBe('1.2');
});

it('weighs a cup by what is in it', () => {
  openApp('converter', 'cooking converter for cups, grams and ounces with butter, flour and sugar');
  expect(textsOf('#ingredient option').slice(0, 3)).toEqual(['Flour', 'Sugar', 'Butter']);
  expect(seek('[data-text]').textContent).toBe('1 US cup = 125.3916 g');
  fill({ '#ingredient': '0.96' });
  expect(seek('[data-text]').textContent).toBe('1 US cup = 227.1245 g');
  seek('[data-group="mass"]').click();
  expect(seek('.converter-what').hidden).toBe(true);
});

it('knows the marks of gas ovens where they are asked for, and cocoa by its first name', () => {
  openApp('converter', 'oven converter: Celsius to gas mark, and cups to grams for cocoa');
  expect(textsOf('[data-ingredient] option')[0]).toBe('Cocoa powder');
  const group = seek<HTMLButtonElement>('[data-group="temperature"]');
  group.click();
  seek<HTMLSelectElement>('[name="unitFrom"]').value = '°C';
  seek<HTMLSelectElement>('[name="unitTo"]').value = 'gas mark';
  fill({ '[name="from"]': '180' });
  expect(seek<HTMLInputElement>('[name="to"]').value).toBe('4.25');
});
