import { floorShare } from '../art/brush';
import { mixColours } from '../art/mix-colours';
import { contrastOf, readTint, writeTint } from '../themes/colour';
import { isLemon } from '../themes/tame-colours';
import type { Theme } from '../themes/theme';
import type { TypeChoice } from '../type/choose-type';
import { tuneFace } from '../type/tune-faces';
import type { Tokens } from './tokens';

// Short lists stand closer than what opens wide, and two sections on one ground read as one spread: the room between
// them is that of one, not of two.
const rhythm = `main > .logos, main > .stats, main > .skills, main > .languages, main > .areas, [data-variant="line"].cta, main > .short { --above: 0.7; --below: 0.7; }
main > .on-surface + .on-surface, main > section:not([class*=" on-"], [data-section="hero"], [data-section="page-header"], [data-section="announcement"]) + section:not([class*=" on-"]) { --above: 0; }`;

/** Element defaults of a made site in its theme's manner, and in that of the letters it carries. */
export function writeBase(theme: Theme, type: TypeChoice | null): string {
  const { isUpper } = theme.headings;
  const display = tuneFace(type?.display);
  const text = tuneFace(type?.text);
  // Capitals have no tails and stand closer.
  const leading = display
    ? Math.round((display.leading - (isUpper ? 0.06 : 0)) * 100) / 100
    : theme.headings.leading;
  const small = Math.min(1.12, display?.size ?? 1);
  const set = Number.parseFloat(type?.tracking ?? theme.headings.tracking);
  // Capitals need air, and what is drawn in at poster size must open again where it is small.
  const tracking = isUpper ? Math.max(set, 0) : set;
  const smallTracking = tracking < 0 ? Math.round(tracking * 400) / 1000 : tracking;
  const isItalic = theme.headings.isItalic && !type?.display;
  const manner = [
    'font-family: var(--display);',
    'font-weight: var(--heading-weight);',
    `line-height: ${leading};`,
    `letter-spacing: ${tracking}em;`,
    isUpper ? 'text-transform: uppercase;' : '',
    isItalic ? 'font-style: italic;' : '',
    'text-wrap: balance;',
    'overflow-wrap: break-word;',
  ]
    .filter(Boolean)
    .join(' ');
  return `*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
main [hidden] { display: none !important; }
${type ? ':root { font-synthesis: style; }\n' : ''}html { scroll-behavior: smooth; scroll-padding-block-start: 2rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { font: ${text?.textWeight ?? 400} var(--step-0)/${text?.textLeading ?? 1.6} var(--text); color: var(--ink); background: var(--bg); overflow-wrap: break-word; }
h1, h2, h3, h4 { ${manner} }
h1 { font-size: var(--step-3); }
h2 { font-size: var(--step-2); line-height: ${Math.max(leading, Math.min(1.2, Math.round((leading + 0.06) * 100) / 100))}; }
h3, h4, .sub { font-size: ${small === 1 ? 'var(--step-1)' : `calc(var(--step-1) * ${small})`}; line-height: ${Math.max(1.2, leading)}; letter-spacing: ${smallTracking}em; }
h1.long, h2.long { font-size: var(--step-2); line-height: 1.15; letter-spacing: 0; text-transform: none; }
main :is(h1, h2).wide { max-inline-size: none; font-size: min(var(--step-2) * 1.15, 8vi); }
main :is(h1, h2).wider { max-inline-size: none; font-size: min(var(--step-2) * 0.95, 5.8vi); text-transform: none; }
h3.long, .sub.long { font-size: var(--step-0); line-height: 1.4; letter-spacing: 0; }
p { max-inline-size: 32em; text-wrap: pretty; }
a { color: inherit; }
pre { max-inline-size: 100%; }
main { overflow-x: clip; }
main > section, .site-header, .site-footer { padding-inline: max(var(--gap), (100% - 76rem) / 2); }
main > section { padding-block: calc(var(--room) * var(--above, 1)) calc(var(--room) * var(--below, 1)); }
${rhythm}
:focus-visible { outline: 3px solid var(--accent-text); outline-offset: 3px; }
.site-header :focus-visible, .site-footer :focus-visible { outline-color: currentColor; }`;
}

// What has the card's own ground wherever it lies, and may hold a button.
const lying = '.card .slip .sheet .panel-form .map-card .label-card .receipt .rival .stubs'.split(' ');

/** Grounds: a coloured band lends its ink to everything that stands on it. */
export function writeGrounds(tokens: Tokens, isButtonAsked: boolean): string {
  const isFaint = (button: string, ground: 'brand' | 'accent' | 'hero-bg' | 'header-bg') =>
    contrastOf(
      tokens.colours[button === 'button' ? 'button' : 'accent'].light,
      tokens.colours[ground].light,
    ) < (isButtonAsked ? 1.05 : 2.4);
  const lend = (ground: string, ink: string, turns: boolean) =>
    `background: ${ground}; color: ${ink}; --bg: ${ground}; --surface: ${ground}; --ink: ${ink}; --soft: ${ink}; --accent-text: ${ink}; --line: color-mix(in oklab, ${ink} 32%, transparent);${turns ? ` --button: ${ink}; --on-button: ${ground};` : ''}`;
  const glow = glowOf(tokens);
  // The Nu validator fails on `light-dark(var(…), …)` and takes a mix of one colour.
  const same = (token: string) => `color-mix(in oklab, var(--${token}) 100%, transparent)`;
  // By night a band is dark already: yolk in it would be mud that no text can be read on.
  const byDay = (token: string, mixed: string) =>
    token === 'surface' && tokens.colours.surface.dark !== tokens.colours.surface.light
      ? `light-dark(${mixed}, ${same(token)})`
      : mixed;
  // Where the opening is that very yellow, the look wants it: the bands are no other.
  const isLoud = tokens.colours['hero-bg'].light === tokens.colours.accent.light;
  const isCalmed = (token: 'accent' | 'surface') =>
    isLemon(tokens.colours[token].light) && !(isLoud && token === 'accent');
  const wall = (token: 'accent' | 'surface') =>
    tokens.colours[token].light === '#ffd700'
      ? byDay(token, `color-mix(in oklab, var(--${token}) 55%, rgb(180 126 50))`)
      : isCalmed(token)
        ? byDay(token, `color-mix(in oklab, var(--${token}) 55%, rgb(255 194 26))`)
        : token === 'accent'
          ? same(token)
          : `var(--${token})`;
  // A yolk in the yellow is darker than what small words of colour were proven on.
  const { surface: pale, 'accent-text': words } = tokens.colours;
  const yolk = mixColours(pale.light, pale.light === '#ffd700' ? '#b47e32' : '#ffc21a', 55);
  const isDimmed = wall('surface') !== 'var(--surface)' && contrastOf(words.light, yolk) < 4.6;
  const accent = glow
    ? `light-dark(${wall('accent')}, ${glow})`
    : isCalmed('accent')
      ? wall('accent')
      : 'var(--accent)';
  const onAccent = glow ? `light-dark(${same('on-accent')}, ${same('paint-ink')})` : 'var(--on-accent)';
  const shareOf = (scheme: 'light' | 'dark') => floorShare(tokens.colours.bg[scheme]);
  const floorAt = (share: number) => `color-mix(in oklab, var(--ink) ${share}%, var(--bg))`;
  const floor =
    shareOf('light') === shareOf('dark')
      ? floorAt(shareOf('light'))
      : `light-dark(${floorAt(shareOf('light'))}, ${floorAt(shareOf('dark'))})`;
  const { accent: gold, 'footer-bg': end } = tokens.colours;
  const isGold = gold.light === '#ffd700';
  const isGoldRead = Math.min(contrastOf(gold.light, end.light), contrastOf(gold.dark, end.dark)) > 4.6;
  const lines = [
    `:root { --paint-bg: var(--bg); --paint-surface: var(--surface); --paint-ink: var(--ink); --paint-soft: var(--soft); --floor: ${floor};${isGold ? ' --gilt: color-mix(in oklab, var(--accent) 55%, rgb(180 126 50));' : ''} }`,
    // CSS gold is a yellow: painted it is leaf metal, and the very gold is lettering and a rule at the foot.
    ...(isGold
      ? [
          '.art { --accent: var(--gilt); }',
          '.site-footer { border-block-start: 3px solid var(--accent); }',
          ...(isGoldRead ? ['.site-footer .footer-action { color: var(--accent); }'] : []),
        ]
      : []),
    `.art-filled { --bg: var(--paint-bg); --surface: var(--paint-surface); --ink: var(--paint-ink); --soft: var(--paint-soft); }`,
    `.on-surface { background: ${wall('surface')};${isDimmed ? ' --accent-text: var(--ink);' : ''} }`,
    `.on-brand { ${lend('var(--brand)', 'var(--on-brand)', isFaint('button', 'brand'))} }`,
    `.on-accent { ${lend(accent, onAccent, isFaint('button', 'accent'))} }`,
    `.on-hero { ${lend('var(--hero-bg)', 'var(--hero-ink)', isFaint('button', 'hero-bg'))} }`,
  ];
  // On a band that turns its buttons, what lies on it as a card turns them back: its own ground is not the band's.
  const turned = (['brand', 'accent', 'hero-bg'] as const)
    .filter((ground) => isFaint('button', ground))
    .map((ground) => `.on-${ground === 'hero-bg' ? 'hero' : ground}`);
  const turnBack = turned.flatMap((band) => lying.map((card) => `${band} ${card}`));
  if (turnBack.length > 0) {
    lines.push(`${turnBack.join(', ')} { --button: var(--card-ink); --on-button: var(--card); }`);
  }
  // A panel on a card is a wall as a band is one.
  if (isCalmed('accent') || tokens.colours.accent.light === '#ffd700')
    lines.push(`div.panel-words, li.offer-lead { background: ${wall('accent')}; }`);
  // A card on the opening needs a button of its own ink where the opening has turned its buttons.
  if (isFaint('button', 'hero-bg')) {
    lines.push(`.on-hero .hero-bar { --button: var(--card-ink); --on-button: var(--card); }`);
  }
  if (isFaint('button', 'header-bg')) {
    lines.push(`.site-header { --button: var(--header-ink); --on-button: var(--header-bg); }`);
  }
  if (contrastOf(tokens.colours.button.light, tokens.colours.card.light) < 1.5) {
    lines.push(`.card { --button: var(--card-ink); --on-button: var(--card); }`);
  }
  // A foot of the page's own colour begins at a rule, or it is the end of the last section.
  const { bg, surface, 'footer-bg': foot } = tokens.colours;
  if ([bg, surface].some(({ light }) => contrastOf(light, foot.light) < 1.12)) {
    lines.push(`.site-footer { border-block-start: max(var(--border), 1px) solid var(--line); }`);
  }
  return lines.join('\n');
}

const turnBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

// A bright band is a lamp in the dark: there it only glows, as far as the page's ink can be read on it.
function glowOf({ colours: { accent, brand, bg, ink } }: Tokens): string | null {
  if (contrastOf(accent.dark, bg.dark) < 7) return null;
  // Yellow that glows low is olive: the first colour glows in its place.
  const [, chroma, hue] = readTint(accent.dark);
  const isYellow = chroma > 0.08 && hue > 84 && hue < 118;
  const isOlive = isYellow && readTint(brand.dark)[1] > 0.04;
  // Beside black there is no other colour to glow: a plain shade then, that is seen.
  if (isYellow && !isOlive && readTint(bg.dark)[1] < 0.015) return '#2b2b2a';
  const lamp = (isOlive ? brand : accent).dark;
  const [, c, h] = readTint(lamp);
  // Mixed with a ground of another hue it would be mud: there the lamp is dimmed instead, and keeps its colour.
  const isAlien = c > 0.03 && turnBetween(h, readTint(bg.dark)[2]) > 60;
  const dimmed = [0.36, 0.33, 0.3, 0.27].map((l) => writeTint([l, Math.min(c, 0.065), h]));
  const mixed = [30, 24, 18, 12, 6].map((share) => mixColours(lamp, bg.dark, share));
  return (isAlien ? dimmed : mixed).find((mix) => contrastOf(mix, ink.dark) >= 7) ?? null;
}

/** Small things that every page uses. Under the pointer a dark button darkens and a light one lightens: its words read no worse. */
export const smallPieces = `.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -6rem; z-index: 10; padding: 0.75rem 1.1rem; background: var(--bg); color: var(--ink); }
.skip:focus { inset-block-start: 1rem; }
.brand { max-inline-size: 100%; font: 700 1.35rem/1.15 var(--display); letter-spacing: -0.02em; text-decoration: none; overflow-wrap: anywhere; }
.brand.wider { font-size: clamp(0.875rem, 3.9vi, 1.1rem); }
.button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; padding: 0.55rem 1.5em; border: 0; border-radius: var(--radius); background: var(--button); color: var(--on-button); font: 600 1rem/1.25 var(--text); text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: oklch(from var(--button) calc(l + (l - 0.58) * 0.2) c h); }
.link { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; color: var(--accent-text); text-underline-offset: 0.3em; }
.link:hover { text-decoration-thickness: 2px; }
.kicker { font-weight: 600; color: var(--accent-text); }
.lede { font-size: var(--step-1); line-height: 1.45; color: var(--soft); max-inline-size: 22em; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; }
main > section > .actions { margin-block-start: calc(var(--gap) * 1.2); }
.hero .actions, .page-header .actions { margin-block-start: 0.25rem; }`;

/** Motion only for those who want it. */
export const calmCss = `@media (prefers-reduced-motion: reduce) { *, *::before, *::after { scroll-behavior: auto; animation: none; transition: none; } }`;
