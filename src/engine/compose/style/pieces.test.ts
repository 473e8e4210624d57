import { expect, test } from 'vitest';
import { cardPiece } from './pieces';

test('on a phone a card that ends with its price carries it beside the name', () => {
  const phone = cardPiece.css.slice(cardPiece.css.indexOf('@media (max-width: 36rem)'));
  expect(phone).toMatch(/\.card-figure:last-child \{ grid-area: 1 \/ 2 \/ span 2; align-self: center; \}/u);
  expect(phone).toContain('grid-template-columns: minmax(0, 1fr) auto;');
});
