// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('begins a stock list with what the prompt says lies there', () => {
  openApp('inventory', 'Inventory app for my bakery: flour 25 kg, sugar 10 kg, yeast 40 packs. Each has supplier, unit cost and reorder level'); // prettier-ignore
  expect(textsOf('[data-sorter]')).toEqual(['Item', 'Quantity', 'Unit', 'Supplier', 'Unit cost', 'Reorder level']); // prettier-ignore
  expect(textsOf('tbody tr:first-child td').slice(0, 3)).toEqual(['Flour', '25', 'kg']);
});

it('warns of those that lie below the told limit', () => {
  openApp('inventory', 'inventory for a candle shop: lavender candles 40, soap bars 120, matches 15. warn under 20, in pounds'); // prettier-ignore
  expect(textsOf('tbody td:first-child')).toEqual(['Lavender candles', 'Matches', 'Soap bars']);
  expect(textsOf('td[data-low]')).toHaveLength(1);
  expect(seek('td[data-low]').dataset['low']).toBe('low');
  expect(seek('[data-alert]').textContent).toBe('Low stock alerts: 1: Matches');
  expect(seek('.records-sums').textContent).toContain('£0.00');
  localStorage.clear();
  openApp('inventory', 'Inventory app with 12 mugs, 8 plates and 30 spoons, reorder level 10');
  expect(seek('[data-alert]').textContent).toBe('Low stock alerts: 1: Plates');
});
