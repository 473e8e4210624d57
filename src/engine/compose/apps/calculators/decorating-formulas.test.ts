// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, seek } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const figure = (name: string): string => seek(`[data-result="${name}"]`).textContent ?? '';

it.each([
  [
    'Paint calculator with room length, width, height, doors and windows, number of coats, litres needed and cost',
    { litres: '5.9', area: '32' },
  ],
  ['wallpaper roll calculator with pattern repeat and price', { strips: '27', rolls: '9' }],
])('reckons what is asked for: %s', (prompt, figures) => {
  openApp('calculator', prompt);
  for (const [name, text] of Object.entries(figures)) expect(figure(name)).toBe(text);
  expect(figure('cost')).toMatch(/\d/u);
});
