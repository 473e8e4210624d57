import { expect, it } from 'vitest';
import { beer } from './beer-glasses';
import { makeBrush } from './brush';

it('pours four beers of one list into four glasses', () => {
  const glasses = [0, 1, 2, 3].map((turn) => beer(makeBrush('tokens', () => 0.5, turn)));
  expect(new Set(glasses.map(({ width, height }) => `${width} ${height}`)).size).toBe(4);
});

it('lets the accent shine as the sun, whichever colour leads', () => {
  for (const chance of [0.1, 0.9]) expect(makeBrush('tokens', () => chance).sun).toBe('var(--accent)');
});
