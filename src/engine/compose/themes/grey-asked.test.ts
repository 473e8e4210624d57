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

it('tints no paper where one colour is a mark on black and white', () => {
  const tinted = themes.flatMap(({ style, palettes }) =>
    palettes.flatMap((recipe, at) => {
      const palette = makePalette(recipe, { brand: '#000000', background: '#ffffff', accent: '#ff0000' });
      return (['surface', 'card'] as const)
        .flatMap((token) => [palette[token].light, palette[token].dark])
        .filter((colour) => readTint(colour)[1] > 0.012)
        .map((colour) => `${style} ${at} ${colour}`);
    }),
  );
  expect(tinted).toEqual([]);
});

it('makes no button of black and white grey: it looks as if it could not be pressed', () => {
  const grey = themes.flatMap(({ style, palettes }) =>
    palettes.flatMap((recipe, at) => {
      const { button } = makePalette(recipe, { brand: '#000000', background: '#ffffff' });
      return [button.light, button.dark]
        .filter((colour) => {
          const [l, c] = readTint(colour);
          return c < 0.02 && l > 0.42 && l < 0.8;
        })
        .map((colour) => `${style} ${at} ${colour}`);
    }),
  );
  expect(grey).toEqual([]);
});
