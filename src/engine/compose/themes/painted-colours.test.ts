import { expect, test } from 'vitest';
import { readTint } from './colour';
import { themes } from './find-theme';
import { makePalette } from './make-palette';

const recipes = themes.flatMap(({ palettes }) => palettes);

test('green, brown and blue stand on buttons as they were asked for, and blue beside white stays cool', () => {
  for (const recipe of recipes) {
    for (const colour of ['#008000', '#a52a2a', '#0000ff']) {
      const { button, brand } = makePalette(recipe, { brand: colour });
      const isWorn = recipe.button === undefined || recipe.button === 'brand';
      expect([button.light, brand.light].includes(colour) || !isWorn, `${colour} ${button.light}`).toBe(true);
    }
    expect(makePalette(recipe, { button: '#008000' }).button.light).toBe('#008000');
    const [, , hue] = readTint(makePalette(recipe, { brand: '#0a5fd0', background: '#ffffff' }).accent.light);
    expect(hue).toBeGreaterThan(150);
  }
});

test('red beside black brings no pink', () => {
  for (const recipe of recipes) {
    const poster = makePalette(recipe, { brand: '#d00000', text: '#000000', background: '#ffffff' });
    expect(readTint(poster.accent.light)[1]).toBeLessThan(0.02);
    expect(readTint(poster.surface.light)[1]).toBeLessThan(0.01);
  }
});

test('red on a black page brings no pink', () => {
  for (const recipe of recipes) {
    const { accent } = makePalette(recipe, { background: '#000000', brand: '#e01010' });
    expect(readTint(accent.dark)[1]).toBeLessThan(0.02);
  }
});

test('purple on black brings no pink, and two pastels no brown', () => {
  for (const recipe of recipes) {
    const night = makePalette(recipe, { background: '#000000', brand: '#702c8c' });
    const [, , hue] = readTint(night.accent.dark);
    expect(Math.abs(hue - readTint('#702c8c')[2])).toBeLessThan(20);
    const sweets = makePalette(recipe, { background: '#e8e2fb', brand: '#ffd9bd' });
    for (const token of ['accent', 'ink'] as const) {
      const [, c, h] = readTint(sweets[token].light);
      expect(c < 0.012 || h > 200, `${token} ${sweets[token].light}`).toBe(true);
    }
  }
});

test('beside a green that is asked for stands brass and no olive', () => {
  for (const recipe of recipes) {
    const [l, c, h] = readTint(makePalette(recipe, { brand: '#14532d' }).accent.light);
    expect(c > 0.05 && h > 92 && h < 118 && l < 0.8, `${l} ${c} ${h}`).toBe(false);
  }
});
