import { describe, expect, it } from 'vitest';
import { findTheme, themes } from '../themes/find-theme';
import { rareLooks } from '../themes/rare-looks';
import { makePalette } from '../themes/make-palette';
import { writeHeading } from '../layouts/parts';
import { writeBase, writeGrounds } from './base-css';
import { writeLargeLabels } from './large-labels';
import { makeTokens } from './make-tokens';
import { readBrief } from '../../brief/read-brief';
import { contrastOf, readTint } from '../themes/colour';

const trackingOf = (css: string, selector: RegExp): number =>
  Number.parseFloat(selector.exec(css)?.[0].match(/letter-spacing: (-?[\d.]+)em/)?.[1] ?? '');

describe('writeBase', () => {
  it.each([...themes, ...rareLooks].map((theme) => [theme.style, theme] as const))(
    '%s: small headings are never tighter than large ones, capitals never drawn in',
    (_, theme) => {
      const css = writeBase(theme, null);
      const large = trackingOf(css, /^h1, h2, h3, h4 .*$/m);
      const small = trackingOf(css, /^h3, h4, \.sub .*$/m);
      expect(small).toBeGreaterThanOrEqual(large);
      expect(small).toBeGreaterThan(-0.025);
      if (theme.headings.isUpper) expect(large).toBeGreaterThanOrEqual(0);
    },
  );
});

it('sets names under the title of a whole page like names under the title of a part', () => {
  const [theme] = themes;
  const css = writeBase(theme as (typeof themes)[number], null);
  expect(css).toContain('h3, h4, .sub {');
  expect(writeHeading(2, 'Room with a view').markup).toContain('class="sub"');
  expect(writeHeading(2, 'Rooms', { id: 'rooms-title' }).markup).not.toContain('sub');
});

it('lets no layout show what a filter or a search has hidden', () => {
  expect(writeBase([...themes][0] as (typeof themes)[number], null)).toContain(
    'main [hidden] { display: none !important; }',
  );
});

describe('writeGrounds', () => {
  it('paints CSS gold as leaf metal, and other colours as they are', () => {
    const cssFor = (prompt: string) => {
      const brief = readBrief(prompt);
      return writeGrounds(
        makeTokens({ style: 'luxe', palette: 0, scheme: 'light dark', brief, type: null }),
        false,
      );
    };
    expect(cssFor('Jeweller in Ghent, burgundy and gold')).toContain('.art { --accent: var(--gilt); }');
    expect(cssFor('Jeweller in Ghent, burgundy and teal')).not.toContain('--gilt');
  });

  it('turns a button back on a card that lies on a band of the button’s own colour', () => {
    const brief = readBrief('Notary in Ghent, dark green');
    const css = writeGrounds(
      makeTokens({ style: 'minimal', palette: 0, scheme: 'light dark', brief, type: null }),
      false,
    );
    expect(css).toMatch(/\.on-brand \.card, \.on-brand \.slip, [^{]*\{ --button: var\(--card-ink\)/u);
  });

  it('turns a bright band into a glow at night, on which the page’s ink is read', () => {
    const brief = readBrief('Electrician Volt & Sons in Cardiff, yellow and black');
    const plan = { style: 'retro', palette: 0, scheme: 'light dark', brief, type: null } as const;
    const tokens = makeTokens(plan);
    const glow = /\.on-accent \{ background: light-dark\(.+?, (#[0-9a-f]{6})\)/.exec(
      writeGrounds(tokens, false),
    )?.[1];
    expect(contrastOf(glow ?? '#808080', tokens.colours.ink.dark)).toBeGreaterThan(7);
    expect(glow).not.toBe(tokens.colours.bg.dark);
  });

  it('lets the first colour glow where the second is yellow, which low is olive', () => {
    const brief = readBrief('Portfolio of an illustrator');
    const tokens = makeTokens({ style: 'playful', palette: 0, scheme: 'light dark', brief, type: null });
    const glow = /\.on-accent \{ background: light-dark\(.+?, (#[0-9a-f]{6})\)/.exec(
      writeGrounds(tokens, false),
    )?.[1];
    const hue = readTint(glow ?? '#808000')[2];
    expect(readTint(tokens.colours.accent.dark)[2]).toBeGreaterThan(84);
    expect(hue > 84 && hue < 118).toBe(false);
  });

  it('dims a lamp on a ground of another hue instead of mixing the two to mud', () => {
    const brief = readBrief('Florist in Oslo');
    const tokens = makeTokens({ style: 'pastel', palette: 0, scheme: 'light dark', brief, type: null });
    const { accent, bg } = tokens.colours;
    const css = writeGrounds(
      {
        ...tokens,
        colours: {
          ...tokens.colours,
          accent: { ...accent, dark: '#b8e3b9' },
          bg: { ...bg, dark: '#1d0e18' },
        },
      },
      false,
    );
    const glow = /\.on-accent \{ background: light-dark\(.+?, (#[0-9a-f]{6})\)/.exec(css)?.[1] ?? '#808080';
    expect(readTint(glow)[1]).toBeGreaterThan(0.05);
    expect(contrastOf(glow, tokens.colours.ink.dark)).toBeGreaterThan(7);
  });

  it('begins a foot of the page’s own colour at a rule, and no other', () => {
    const brief = readBrief('Florist in Oslo');
    const tokens = makeTokens({ style: 'pastel', palette: 0, scheme: 'light dark', brief, type: null });
    const withFoot = (light: string) =>
      writeGrounds({ ...tokens, colours: { ...tokens.colours, 'footer-bg': { light, dark: light } } }, false);
    expect(withFoot(tokens.colours.surface.light)).toContain('.site-footer { border-block-start:');
    expect(withFoot('#101820')).not.toContain('.site-footer {');
  });

  it('lays the floor of pictures in ink by day and in a shade above the page by night', () => {
    const brief = readBrief('Florist in Oslo');
    const tokens = makeTokens({ style: 'pastel', palette: 0, scheme: 'light dark', brief, type: null });
    expect(writeGrounds(tokens, false)).toContain(
      '--floor: light-dark(color-mix(in oklab, var(--ink) 100%, var(--bg)), color-mix(in oklab, var(--ink) 30%, var(--bg)));',
    );
  });

  it('mixes yolk into a wall of pure yellow, and leaves every other colour as it is', () => {
    const grounds = (prompt: string) => {
      const brief = readBrief(prompt);
      return writeGrounds(
        makeTokens({ style: 'playful', palette: 0, scheme: 'light dark', brief, type: null }),
        false,
      );
    };
    expect(grounds('Magician Zap Zoltan, red and yellow')).toMatch(
      /on-accent \{ background: [^;]*rgb\(255 194 26\)/,
    );
    expect(grounds('Magician Zap Zoltan, red and yellow')).toMatch(/div\.panel-words, li\.offer-lead \{/u);
    // By night the band is dark, and nothing is mixed into it.
    expect(grounds('Bauhaus site for a furniture workshop called KANTE. Red, blue and yellow.')).toMatch(
      /on-surface \{ background: light-dark\([^;]*rgb\(255 194 26\)\), color-mix\(in oklab, var\(--surface\) 100%/,
    );
    expect(grounds('Magician Zap Zoltan, red and orange')).not.toContain('rgb(255 194 26)');
    // What is written small in a colour was proven on the plain yellow, not on this.
    expect(grounds('Branding agency, yellow background, black text')).toMatch(
      /on-surface \{ background: [^;]*rgb\(255 194 26\)[^;]*; --accent-text: var\(--ink\); \}/u,
    );
  });
});

it('writes headings in the colour that is asked for them, as far as it can be read', () => {
  const tokensOf = (prompt: string) =>
    makeTokens({ style: 'noir', palette: 0, scheme: 'dark', brief: readBrief(prompt), type: null }).colours;
  expect(tokensOf('Izakaya in Glasgow. Black background, neon pink headings')['accent-text'].dark).toBe(
    '#ff10f0',
  );
  const pale = tokensOf('Bakery in Cork. White background, pale yellow headings');
  expect(contrastOf(pale['accent-text'].light, pale.bg.light)).toBeGreaterThan(4.5);
});

it('makes a wall of gold of the metal, and a button of the colours that are asked for', () => {
  const tokensOf = (prompt: string, style: 'retro' | 'minimal') =>
    makeTokens({ style, palette: 0, scheme: 'light dark', brief: readBrief(prompt), type: null });
  const gold = tokensOf('Barber, black and gold', 'retro');
  expect(gold.colours.accent.light).toBe('#ffd700');
  expect(Object.values(gold.colours).filter(({ light }) => light === '#ffd700')).not.toContain(
    gold.colours['hero-bg'],
  );
  expect(writeGrounds(gold, false)).toContain('rgb(180 126 50)');
  const { button } = tokensOf('Fleet software, dark navy with electric lime accents', 'minimal').colours;
  expect(readTint(button.light)[1]).toBeGreaterThan(0.1);
});

it('carries white words on a band that all but carries them, and puts up no wall of aqua', () => {
  const palette = (colours: { brand: string; background?: string }) =>
    makePalette(findTheme('corporate').palettes[0], colours);
  const green = palette({ brand: '#228b22', background: '#faf9f6' });
  expect(readTint(green['on-brand'].light)[0]).toBeGreaterThan(0.9);
  expect(contrastOf(green.brand.light, '#228b22')).toBeLessThan(1.1);
  expect(readTint(palette({ brand: '#00ffff' }).brand.light)[1]).toBeLessThan(0.1);
});

it('sets buttons large where their white letters read as large ones alone', () => {
  const labels = (prompt: string) =>
    writeLargeLabels(
      makeTokens({
        style: 'minimal',
        palette: 0,
        scheme: 'light dark',
        brief: readBrief(prompt),
        type: null,
      }),
    );
  expect(labels('Dog grooming in Leeds. Red buttons.')).toMatch(/^\.button, .*font-size: 1\.1875rem/u);
  expect(labels('Dog grooming in Leeds. Navy buttons.')).toBe('');
});

it('opens on paper where buttons alone were asked for in a colour, and they keep it there', () => {
  const prompt = 'Honeydew background, dark slate blue buttons. A physiotherapy clinic called Stride.';
  const { colours } = makeTokens({
    style: 'corporate',
    palette: 4,
    scheme: 'light dark',
    brief: readBrief(prompt),
    type: null,
  });
  expect(colours['hero-bg'].light).toBe('#f0fff0');
  expect(colours.button.light).toBe('#483d8b');
  // A look that opens on a shade of its paper opens on the paper asked for; pale beside pale stays pale.
  const pale = makeTokens({
    style: 'pastel',
    palette: 0,
    scheme: 'light dark',
    brief: readBrief('Lavender background, plum headings. Yoga studio Still Point in Bristol.'),
    type: null,
  }).colours;
  expect(pale['hero-bg'].light).toBe('#e6e6fa');
  expect(readTint(pale.brand.light)[0]).toBeGreaterThan(0.7);
});
