import { expect, test } from 'vitest';
import { navCss, navSmallCss } from './write-nav';

test('the ground of a boxed header reaches up and aside, and not over the bar below it', () => {
  expect(navCss).toMatch(
    /\[data-variant="boxed"\]\.site-header::before \{[^}]*fill 0 \/ 0 \/ 1rem 100vw 0;/u,
  );
});

test('on a phone the name keeps room for its longest word, and its tools go to the next row', () => {
  expect(navSmallCss('Northline Coffee Roasters')).toContain('min-inline-size: min(100%, 9ch)');
  expect(navSmallCss('Donaudampfschifffahrtsgesellschaft')).toContain('flex: 1 1 14ch');
});
