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
  expect(seek('[data-alert]').textContent).toBe('Low stock: 1: Plates');
});

it('parts what it is told into how many, of what and at which price, and keeps what there is none of', () => {
  const rows = (prompt: string) => {
    localStorage.clear();
    openApp('inventory', prompt);
    return [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].slice(0, -1).map((cell) => cell.textContent)); // prettier-ignore
  };
  const told = 'stock list for our wine bar "Cork": 14 bottles of Rioja at £9.50, 2 crates of cider at £21, 0 house white at £6. Tell me when there are fewer than 3'; // prettier-ignore
  expect(rows(told)).toEqual([
    ['Cider', '2', 'crates', '3', '£21.00'],
    ['House white', '0', '', '3', '£6.00'],
    ['Rioja', '14', 'bottles', '3', '£9.50'],
  ]);
  expect(textsOf('[data-low]')).toHaveLength(2);
  expect(seek('.records-sums').textContent).toContain('£175.00');
  expect(seek<HTMLInputElement>('#record-quantity').min).toBe('0');
  const listed = 'Inventory for a bike kitchen: inner tubes, 30, €4; brake pads, 8 pairs, €7.20; chains, 5, €18'; // prettier-ignore
  expect(rows(listed)).toEqual([
    ['Brake pads', '8', 'pairs', '', '€7.20'],
    ['Chains', '5', '', '', '€18.00'],
    ['Inner tubes', '30', '', '', '€4.00'],
  ]);
});

it('marks what runs low without calling it an alert, and takes the marking for no column', () => {
  openApp('inventory', 'Stock manager for a bakery: item, quantity, supplier, low-stock highlighting');
  expect(textsOf('[data-sorter]')).not.toContain('Low-stock highlighting');
  openApp('inventory', 'Inventory app for a small warehouse: add items with SKU, quantity and price, highlight low stock, CSV export');
  expect(seek('[data-alert]').textContent).toBe('Low stock: 0');
}); // prettier-ignore
