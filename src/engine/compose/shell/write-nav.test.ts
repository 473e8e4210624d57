import { expect, test } from 'vitest';
import { navCss, navSmallCss } from './write-nav';

test('a boxed header lies as a box of its own on the ground of the opening', () => {
  const rule = (part: string) =>
    navCss.split('\n').find((line) => line.startsWith(`[data-variant="boxed"].site-header${part} {`)) ?? '';
  expect(rule('')).toContain('background: var(--behind, var(--hero-bg));');
  expect(rule('')).not.toContain('border:');
  // What is painted behind the words of the header is painted over its ground: so that is the box.
  expect(rule('::before')).toMatch(/z-index: -1; background: var\(--pill, var\(--header-bg\)\); border: /u);
});

test('on a phone the name keeps room for its longest word, and its tools go to the next row', () => {
  expect(navSmallCss('Northline Coffee Roasters')).toContain('min-inline-size: min(100%, 9ch)');
  expect(navSmallCss('Donaudampfschifffahrtsgesellschaft')).toContain('flex: 1 1 14ch');
});
