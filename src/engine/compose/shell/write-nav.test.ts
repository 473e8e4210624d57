import { expect, test } from 'vitest';
import { navCss } from './write-nav';

test('the ground of a boxed header reaches up and aside, and not over the bar below it', () => {
  expect(navCss).toMatch(
    /\[data-variant="boxed"\]\.site-header::before \{[^}]*fill 0 \/ 0 \/ 1rem 100vw 0;/u,
  );
});
