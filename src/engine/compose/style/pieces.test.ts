import { expect, test } from 'vitest';
import { cardPiece, rowsPiece } from './pieces';

test('on a phone a card that ends with its price carries it beside the name', () => {
  const phone = cardPiece.css.slice(cardPiece.css.indexOf('@media (max-width: 36rem)'));
  expect(phone).toMatch(/\.card-figure:last-child \{ grid-area: 1 \/ 2 \/ span 2; align-self: center; \}/u);
  expect(phone).toContain('grid-template-columns: minmax(0, 1fr) auto;');
});

test('rows with prices in a narrow column have two columns, not three of which one is empty', () => {
  const weigh = (selector: string) => selector.match(/\.[a-z-]+/g)?.length ?? 0;
  const [wide = ''] = /\.rows:has\(.*?\) > \.row/u.exec(rowsPiece.css) ?? [];
  const [plain = ''] = /[^\n{]*\.rows-plain[^{]*\.row\.row/u.exec(rowsPiece.css) ?? [];
  expect(weigh(plain)).toBeGreaterThanOrEqual(weigh(wide));
  expect(rowsPiece.css.indexOf(plain)).toBeGreaterThan(rowsPiece.css.indexOf(wide));
});
