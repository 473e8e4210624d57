// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('offers the units that the prompt names, by their names and first', () => {
  openApp('converter', 'Unit converter for cooking: cups, grams, ounces, Celsius and Fahrenheit');
  expect(textsOf('[data-group]')).toEqual([
    'Weight grams, ounces',
    'Temperature celsius, fahrenheit',
    'Volume cups',
  ]);
  expect(textsOf('#unit-from option').slice(0, 2)).toEqual(['grams (g)', 'ounces (oz)']);
  fill({ '#value-from': '100' });
  expect(seek('[data-text]').textContent).toBe('100 g = 3.527396 oz');
  seek('[data-group="volume"]').click();
  expect(textsOf('#unit-from option')[0]).toBe('cups (US cup)');
});
