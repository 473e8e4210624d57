import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { mixColours } from '../art/mix-colours';
import { contrastOf, readTint } from '../themes/colour';
import { endOfBlend, writeBlend } from './blend-css';
import { makeTokens } from './make-tokens';

const tokensOf = (prompt: string, style: 'gradient' | 'glass', palette: number) =>
  makeTokens({ brief: readBrief(prompt), style, palette, scheme: 'light dark', type: null });

const prompts = [
  'A website for a bakery',
  'App, teal to indigo gradient',
  'Course, gradient from orange to pink',
  'App, deep purple gradient',
  'Shop, yellow and sky blue gradient',
  'Studio, lime gradient on black',
];

describe('endOfBlend', () => {
  it.each(prompts)('ends where the words of the ground can still be read: %s', (prompt) => {
    for (const style of ['gradient', 'glass'] as const)
      for (const palette of [0, 1])
        for (const ground of ['hero-bg', 'brand'] as const) {
          const tokens = tokensOf(prompt, style, palette);
          const { at } = endOfBlend(tokens, ground);
          for (const scheme of ['light', 'dark'] as const) {
            const ink = tokens.colours[ground === 'brand' ? 'on-brand' : 'hero-ink'][scheme];
            for (const share of [100, 70, 40, 0])
              expect(
                contrastOf(mixColours(at(scheme), tokens.colours[ground][scheme], share), ink),
              ).toBeGreaterThan(4.4);
          }
        }
  });

  it('goes all the way to the colour that was asked for where it may', () => {
    expect(endOfBlend(tokensOf('App, teal to indigo gradient', 'glass', 0), 'hero-bg').css).toBe(
      'var(--accent)',
    );
  });
});

it('goes to a neighbour of the first colour, and through no brown to one from the far side', () => {
  const teal = tokensOf('App for translators', 'glass', 0).colours;
  const of = (brand: string, accent: string) => {
    const pair = (colour: string) => ({ light: colour, dark: colour });
    const colours = { ...teal, brand: pair(brand), accent: pair(accent), 'on-brand': pair('#ffffff') };
    return readTint(endOfBlend({ ...tokensOf('App', 'glass', 0), colours }, 'brand').at('light'))[2];
  };
  expect(of('#0b5d5e', '#ffb3a0')).toBeGreaterThan(220);
  expect(of('#8c1d1d', '#7ad7d0')).toBeGreaterThan(300);
});

it('goes from green to the blue beside it and through no brown', () => {
  const tokens = tokensOf('App for translators', 'gradient', 2);
  const [, , hue] = readTint(endOfBlend(tokens, 'brand').at('light'));
  expect(hue).toBeGreaterThan(190);
  expect(hue).toBeLessThan(260);
});

it('lays a gradient over looks of gradients and of glass, over no other, and keeps a button that was asked for', () => {
  const tokens = tokensOf('App, teal to indigo gradient', 'gradient', 0);
  expect(writeBlend('gradient', tokens, false)).toContain('--button');
  expect(writeBlend('gradient', tokens, true)).not.toContain('--button');
  expect(writeBlend('swiss', tokens, false)).toBe('');
});

it('goes on to the next hue of a strong first colour where the second, darkened, were dust', () => {
  const tokens = tokensOf('Dark mode site with purple gradient for an AI startup', 'gradient', 0);
  const [, strength] = readTint(tokens.colours.brand.light);
  for (const palette of [0, 1, 2]) {
    const { colours } = tokensOf(
      'Dark mode site with purple gradient for an AI startup',
      'gradient',
      palette,
    );
    if (readTint(colours.accent.light)[1] >= strength * 0.7) continue;
    const [, c, h] = readTint(endOfBlend({ ...tokens, colours }, 'brand').at('light'));
    expect(c).toBeGreaterThan(0.1);
    expect(h > 260 && h < 310).toBe(true);
  }
});
