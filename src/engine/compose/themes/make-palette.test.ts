import { differenceCiede2000 } from 'culori';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random';
import type { ColourToken } from '../style/tokens';
import { contrastOf, readTint } from './colour';
import type { AskedColours } from './colour';
import { styleNames } from '@/domain/site/vocabulary';
import { findTheme, themes } from './find-theme';
import { rareLooks } from './rare-looks';
import { makePalette } from './make-palette';
import { turnBetween } from './suit-recipe';

const textPairs: readonly (readonly [ColourToken, ColourToken])[] = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['soft', 'bg'],
  ['soft', 'surface'],
  ['accent-text', 'bg'],
  ['accent-text', 'surface'],
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['header-ink', 'header-bg'],
  ['footer-ink', 'footer-bg'],
  ['hero-ink', 'hero-bg'],
  ['on-button', 'button'],
  ['card-ink', 'card'],
];

function findFaint(
  palette: ReturnType<typeof makePalette>,
  pairs: typeof textPairs,
  least: number,
): string[] {
  return pairs.flatMap(([one, other]) =>
    (['light', 'dark'] as const)
      .filter((scheme) => contrastOf(palette[one][scheme], palette[other][scheme]) < least)
      .map((scheme) => `${one} on ${other} ${scheme}: ${palette[one][scheme]} ${palette[other][scheme]}`),
  );
}

const worn = [...themes, ...rareLooks];
const recipes = worn.flatMap(({ style, palettes }) =>
  palettes.map((recipe, index) => ({ name: `${style} ${index}`, recipe })),
);

describe('palettes', () => {
  test('every style has a theme of its own', () => {
    expect(worn.map(({ style }) => style).toSorted()).toEqual([...styleNames].toSorted());
  });

  test.each(recipes)('$name: text reads and buttons stand out in both schemes', ({ recipe }) => {
    const palette = makePalette(recipe);
    expect(findFaint(palette, textPairs, 4.5)).toEqual([]);
    // Where lines are drawn in ink, the button's border sets it off.
    const edge = recipe.line === 'ink' ? 'line' : 'button';
    const isStrong = (ground: ColourToken) =>
      differenceCiede2000()(palette.button.light, palette[ground].light) > 25;
    const faint = findFaint(
      palette,
      [
        [edge, 'bg'],
        [edge, 'surface'],
      ],
      3,
    );
    // A strong colour sets its button off by day though it is as light as the page.
    expect(
      faint.filter((fault) => !/ light: /.test(fault) || !isStrong('bg') || !isStrong('surface')),
    ).toEqual([]);
  });

  test('text reads whatever colours are asked for, alone and together', () => {
    const random = createRandom(7, 'colours');
    const roles = [
      'background',
      'surface',
      'brand',
      'accent',
      'header',
      'footer',
      'hero',
      'button',
      'card',
      'link',
      'text',
      'component',
    ] as const;
    const faults: string[] = [];
    for (let round = 0; round < 700; round += 1) {
      const asked: AskedColours = {};
      const count = 1 + random.below(4);
      for (let at = 0; at < count; at += 1) {
        const role = random.pick(roles);
        // Asked background and asked surface or text may contradict each other; then the text gives way.
        asked[role] = `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;
      }
      if (asked.background && asked.surface) delete asked.surface;
      const { recipe } = random.pick(recipes);
      const faint = findFaint(makePalette(recipe, asked), textPairs, 4.5);
      if (faint.length > 0) faults.push(`${JSON.stringify(asked)} ${faint.join('; ')}`);
    }
    expect(faults).toEqual([]);
  });

  test('black text asked for turns to the night’s own ink, not to grey', () => {
    for (const { recipe } of recipes) {
      const { ink, bg } = makePalette(recipe, { text: '#000000' });
      expect(ink.light).toBe('#000000');
      expect(contrastOf(ink.dark, bg.dark)).toBeGreaterThanOrEqual(7);
    }
  });

  test('an accent asked for alone brings no colour with it that nobody asked for', () => {
    for (const { recipe } of recipes) {
      const { brand } = makePalette(recipe, { background: '#000000', accent: '#ffff00' });
      expect(contrastOf(brand.light, '#000000')).toBeLessThan(2.2);
      expect(makePalette(recipe, { accent: '#008080' }).brand.light).toBe('#008080');
    }
  });

  test('beside a colour and black no third hue is painted', () => {
    for (const { recipe } of recipes)
      for (const brand of ['#ff8c00', '#1e6f9f'])
        expect(
          Math.abs(
            turnBetween(
              readTint(makePalette(recipe, { brand, text: '#000000' }).accent.light)[2],
              readTint(brand)[2],
            ),
          ),
        ).toBeLessThan(25);
  });

  test('a shade of ivory is cream', () => {
    for (const { recipe } of recipes) {
      const { surface } = makePalette(recipe, { background: '#fffff0', brand: '#af6e58' });
      const [, , h] = readTint(surface.light);
      expect(h > 80 && h < 98).toBe(true);
    }
  });

  test('a red that was asked for on buttons is that red', () => {
    for (const { recipe } of recipes)
      expect(makePalette(recipe, { button: '#ff0000' }).button.light).toBe('#ff0000');
  });

  test('red stays as asked under white letters, where buttons are set large and bold', () => {
    for (const { recipe } of recipes)
      for (const asked of [{ button: '#ff0000' }, { brand: '#ff0000' }]) {
        const { button, 'on-button': label } = makePalette({ ...recipe, button: 'brand' }, asked, true);
        expect(button.light).toBe(Object.values(asked)[0]);
        for (const scheme of ['light', 'dark'] as const) {
          expect(label[scheme]).toBe('#ffffff');
          expect(contrastOf(button[scheme], label[scheme])).toBeGreaterThanOrEqual(3);
        }
      }
  });

  test('what was asked for leads: no look’s own second colour on buttons, no peach beside red and white', () => {
    for (const { recipe } of recipes) {
      const orange = makePalette(
        { ...recipe, button: 'accent' },
        { brand: '#ffa500', text: '#36454f' },
        true,
      );
      expect(Math.abs(turnBetween(readTint(orange.button.light)[2], readTint('#ffa500')[2]))).toBeLessThan(
        35,
      );
      const { accent } = makePalette(recipe, { brand: '#ff0000', background: '#ffffff' });
      expect(Math.abs(turnBetween(readTint(accent.light)[2], readTint('#ff0000')[2]))).toBeLessThan(12);
      // Yellow buttons under a blue header: what is drawn is blue, and no khaki.
      const { brand } = makePalette(recipe, { header: '#87ceeb', button: '#ffff00' });
      expect(Math.abs(turnBetween(readTint(brand.light)[2], readTint('#87ceeb')[2]))).toBeLessThan(12);
    }
  });

  test('neon buttons asked for stand on a night, and no wall is a lamp or half a lamp', () => {
    for (const { recipe } of recipes) {
      const { brand, button, 'accent-text': words } = makePalette(recipe, { button: '#39ff14' });
      expect(button.dark).toBe('#39ff14');
      expect(words.dark).toBe('#39ff14');
      expect(readTint(brand.dark)[0]).toBeLessThan(0.45);
    }
  });

  test('black beside a glaring colour takes the bands, the colour the buttons', () => {
    for (const { recipe } of recipes) {
      const { brand, button } = makePalette(recipe, { brand: '#ff0000', text: '#000000' });
      expect(brand.light).toBe('#000000');
      expect(readTint(button.light)[1]).toBeGreaterThan(0.22);
    }
  });

  test('a glaring colour asked for keeps its buttons and leaves the bands', () => {
    for (const { recipe } of recipes) {
      const { brand, button } = makePalette(recipe, { brand: '#ff0000' });
      expect(readTint(brand.light)[1]).toBeLessThan(0.2);
      expect(readTint(brand.dark)[1]).toBeLessThan(0.18);
      // With less of its strength it is brick.
      expect(readTint(brand.dark)[1]).toBeGreaterThan(0.165);
      if (recipe.button === undefined || recipe.button === 'brand')
        for (const one of [button.light, button.dark]) {
          expect(readTint(one)[1]).toBeGreaterThan(0.22);
          // Red with black letters flickers, whatever lines a look draws.
          expect(contrastOf(one, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        }
    }
  });

  test('a yellow that is lost on its ground makes no olive button by day', () => {
    for (const { recipe } of recipes) {
      const { button } = makePalette(recipe, { accent: '#fddc50', text: '#000000' });
      const [l, c, h] = readTint(button.light);
      expect(c > 0.06 && h > 80 && h < 118 && l < 0.72).toBe(false);
    }
  });

  test('acid yellow on black opens a loud look, and the bands beside black are neither slate nor olive', () => {
    const asked = { background: '#000000', accent: '#e8e800' };
    const [loud] = findTheme('neo-brutalist').palettes;
    expect(makePalette(loud, asked)['hero-bg'].dark).toBe('#e8e800');
    const [quiet] = findTheme('art-deco').palettes;
    const [l, c] = readTint(makePalette(quiet, asked).brand.dark);
    expect(l).toBeLessThan(0.28);
    expect(c).toBeLessThan(0.006);
  });

  test('a colour asked for on black is not dimmed', () => {
    for (const { recipe } of recipes) {
      const { brand } = makePalette(recipe, { background: '#000000', brand: '#ffa500' });
      expect(brand.dark).toBe('#ffa500');
    }
  });

  test('white asked for leaves the night its own hue', () => {
    for (const { recipe } of recipes) {
      const { bg } = makePalette(recipe, { background: '#ffffff', brand: '#0000ff' });
      const [, c, h] = readTint(bg.dark);
      expect(c < 0.008 || Math.abs(turnBetween(h, readTint('#0000ff')[2])) < 60).toBe(true);
    }
  });

  test('one bright accent beside black and white stays small', () => {
    for (const { recipe } of recipes) {
      const asked = { background: '#ffffff', text: '#000000', accent: '#ff0000' };
      expect(makePalette(recipe, asked).brand.light).toBe('#000000');
    }
  });

  test('papers agree with the colour asked for', () => {
    const clash = recipes.flatMap(({ name, recipe }) =>
      ['#de5d83', '#0f766e', '#ffa500', '#3730a3'].flatMap((brand) => {
        const { bg, surface } = makePalette(recipe, { brand });
        return [bg.light, surface.light].flatMap((paper) => {
          const [l, c, h] = readTint(paper);
          const isWarmWhite = h > 50 && h < 115 && l > 0.8;
          const turn = Math.abs(turnBetween(readTint(brand)[2], h));
          return c < 0.006 || isWarmWhite || turn < 50 ? [] : [`${name}: ${paper} beside ${brand}`];
        });
      }),
    );
    expect(clash).toEqual([]);
  });

  test('black asked for alone brings no hue with it', () => {
    for (const { recipe } of recipes) {
      const { accent } = makePalette(recipe, { brand: '#111111' });
      expect(readTint(accent.light)[1]).toBeLessThan(0.02);
    }
  });

  test('a deep colour asked for stands in the dark as it was asked', () => {
    for (const { recipe } of recipes) {
      expect(makePalette(recipe, { brand: '#800080' }).brand.dark).toBe('#800080');
      expect(makePalette(recipe, { brand: '#ff0000' }).brand.dark).not.toBe('#ff0000');
    }
  });

  test('a glaring accent marks and buttons, and covers no band', () => {
    for (const { recipe } of recipes) {
      const { brand, accent } = makePalette(recipe, { accent: '#ff69b4' });
      expect(accent.light).toBe('#ff69b4');
      for (const band of [brand.light, brand.dark]) expect(readTint(band)[1]).toBeLessThan(0.06);
    }
  });

  test('a pale accent is breathed by every other band', () => {
    for (const { recipe } of recipes) {
      const { surface } = makePalette(recipe, { brand: '#800080', accent: '#98e8c1' });
      expect(Math.abs(turnBetween(readTint(surface.light)[2], readTint('#98e8c1')[2]))).toBeLessThan(12);
    }
  });

  test('gold is lettering beside dark bands, and pure blue a button beside deeper ones', () => {
    for (const { recipe } of recipes) {
      const gold = makePalette(recipe, { brand: '#ffd700', background: '#ffffff' });
      expect(gold.accent.light).toBe('#ffd700');
      expect(readTint(gold.brand.light)[0]).toBeLessThan(0.4);
      const beside = makePalette(recipe, { brand: '#ffd700', accent: '#000080' });
      expect([beside.brand.light, beside.accent.light]).toEqual(['#000080', '#ffd700']);
      expect(readTint(makePalette(recipe, { brand: '#0000ff' }).brand.light)[1]).toBeLessThan(0.25);
    }
  });

  test('no wall is pure yellow but in a look of black lines, and what goes with navy or lime is neither lavender nor mud', () => {
    for (const { recipe } of recipes) {
      const yellow = makePalette(recipe, { accent: '#ffff00', brand: '#40e0d0' });
      for (const ground of ['hero-bg', 'header-bg', 'footer-bg'] as const)
        if (recipe.line !== 'ink' || recipe.ink[0] > 0.18) expect(yellow[ground].light).not.toBe('#ffff00');
      if (recipe.line === 'ink' && recipe.hero === 'accent' && recipe.ink[0] < 0.18)
        expect(yellow['hero-bg'].light).toBe('#ffff00');
      const [, c, h] = readTint(makePalette(recipe, { brand: '#000080' }).accent.light);
      expect(c < 0.02 || h < 265).toBe(true);
      const [l, , hue] = readTint(makePalette(recipe, { brand: '#32cd32' }).accent.light);
      expect(l > 0.62 || hue < 60 || hue > 125).toBe(true);
    }
  });

  test('beige alone brings wood, a pastel an ink button, and neon on black no wall', () => {
    for (const { recipe } of recipes) {
      const beige = makePalette(recipe, { background: '#f5f5dc', surface: '#ffffff' });
      const [, c, h] = readTint(beige.accent.light);
      expect(c < 0.02 || h < 110).toBe(true);
      if (recipe.button === undefined) {
        const pink = makePalette(recipe, { brand: '#f8c8dc' });
        expect(pink.button.light).toBe(pink.ink.light);
      }
      const neon = makePalette(recipe, { background: '#000000', brand: '#00ffff' });
      expect(readTint(neon.brand.dark)[0]).toBeLessThan(0.45);
    }
  });

  test('a colour asked for alone covers the opening, not the look’s second one', () => {
    for (const { recipe } of recipes) {
      const { accent, ...palette } = makePalette(recipe, { brand: '#000080' });
      for (const ground of ['hero-bg', 'header-bg', 'footer-bg'] as const)
        expect(palette[ground].light).not.toBe(accent.light);
    }
  });

  test('asked colours stand exactly as asked', () => {
    for (const { recipe } of recipes) {
      const palette = makePalette(recipe, {
        background: '#fff8e7',
        button: '#e2725b',
        header: '#228b22',
        footer: '#301934',
        card: '#483d8b',
      });
      expect(palette.bg.light).toBe('#fff8e7');
      expect(palette.button.light).toBe('#e2725b');
      expect(palette['header-bg'].light).toBe('#228b22');
      expect(palette['footer-bg'].light).toBe('#301934');
      expect(palette.card.light).toBe('#483d8b');
    }
  });
});

test.each(recipes)('$name: a button asked for in a colour can be told from the header', ({ recipe }) => {
  const palette = makePalette(recipe, { button: '#800020' });
  expect(palette.button.light).toBe('#800020');
  expect(contrastOf(palette.button.light, palette['header-bg'].light)).toBeGreaterThanOrEqual(3);
});

test('a yellow band turns to amber at night, not to olive', () => {
  const yellow = findTheme('neo-brutalist').palettes[0];
  const [, chroma, hue] = readTint(makePalette(yellow, {}).brand.dark);
  expect(readTint(makePalette(yellow, {}).brand.light)[2]).toBeGreaterThan(86);
  expect(chroma).toBeGreaterThan(0.09);
  expect(hue).toBeLessThan(85);
});
