import { describe, expect, it } from 'vitest';
import { readTint } from './colour';
import { findTheme } from './find-theme';
import { makePalette } from './make-palette';
import { turnBetween } from './suit-recipe';

const recipes = (['clinical', 'minimal', 'corporate'] as const).flatMap((style) => findTheme(style).palettes);

describe('white asked for beside a colour', () => {
  it.each(recipes)('gives bands a breath of the colour and no grey (%#)', (recipe) => {
    for (const role of ['brand', 'accent'] as const) {
      const { surface } = makePalette(recipe, { background: '#ffffff', [role]: '#5f9ea0' });
      const [l, c, h] = readTint(surface.light);
      expect(l).toBeGreaterThan(0.95);
      expect(c).toBeGreaterThan(0.008);
      expect(Math.abs(turnBetween(h, readTint('#5f9ea0')[2]))).toBeLessThan(12);
    }
  });

  it.each(recipes)(
    'makes what is dark a deep shade of a pale blue, and of a pale yellow no brown (%#)',
    (recipe) => {
      const dark = (accent: string) =>
        readTint(makePalette(recipe, { background: '#ffffff', accent }).brand.light);
      expect(dark('#a7c7e7')[1]).toBeGreaterThan(0.045);
      expect(dark('#fff2a8')[1]).toBeLessThan(0.03);
    },
  );
});
