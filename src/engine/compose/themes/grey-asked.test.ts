import { expect, it } from 'vitest';
import { readTint } from './colour';
import { themes } from './find-theme';
import { makePalette } from './make-palette';

it('adds no colour to black and white in any look', () => {
  const tinted = themes.flatMap(({ style, palettes }) =>
    palettes.flatMap((recipe, at) => {
      const palette = makePalette(recipe, { brand: '#000000', background: '#ffffff' });
      return (['surface', 'ink', 'footer-bg', 'header-bg', 'card'] as const)
        .filter((token) => readTint(palette[token].light)[1] > 0.02)
        .map((token) => `${style} ${at} ${token} ${palette[token].light}`);
    }),
  );
  expect(tinted).toEqual([]);
});
