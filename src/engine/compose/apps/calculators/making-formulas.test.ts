// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, seek } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('works out what a piece has to cost from materials, hours and profit', () => {
  openApp(
    'calculator',
    'pricing calculator for my knitwear: materials £20, hours, £12 per hour, profit 50%, makes 4',
  );
  expect(seek<HTMLInputElement>('#sum-rate').value).toBe('12');
  expect(seek<HTMLInputElement>('#sum-profit').value).toBe('50');
  // (20 + 2 × 12) × 1.5 ÷ 4
  expect(document.body.textContent).toContain('£16.50');
});
