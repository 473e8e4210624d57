import type { SiteTokens, TokenValue } from '../style/site-tokens';
import { hasToken, isSameColour, pairOf, tokenValue } from '../style/site-tokens';
import type { RoleWord } from '../target/target';
import { counterpartOf, inkOn, mixOf, readableOn } from './shades';

type Side = 'light' | 'dark';

/** Roles that are a surface with text on it: the token of the surface and that of its text. */
const surfaces: Partial<Record<RoleWord, readonly [surface: string, ink: string]>> = {
  header: ['--header-bg', '--header-ink'],
  nav: ['--header-bg', '--header-ink'],
  footer: ['--footer-bg', '--footer-ink'],
  hero: ['--hero-bg', '--hero-ink'],
  buttons: ['--button', '--on-button'],
  'main-button': ['--button', '--on-button'],
  cards: ['--card', '--card-ink'],
  brand: ['--brand', '--on-brand'],
  accent: ['--accent', '--on-accent'],
};

/**
 * The tokens that a colour for a role changes, with their new values: the asked colour exactly where it is a surface,
 * text on it by contrast, a fitting value for the dark scheme. Null when the site lacks the tokens.
 */
export function colourTokens(
  tokens: SiteTokens | null,
  role: RoleWord,
  hex: string,
): ReadonlyMap<string, string> | null {
  if (!tokens) return null;
  const changed = new Map<string, TokenValue>();
  const sides = sidesOf(tokens, hex, role);
  const pair = surfaces[role];
  if (pair && hasToken(tokens, pair[0])) {
    changed.set(pair[0], sides);
    if (hasToken(tokens, pair[1])) changed.set(pair[1], inksOn(tokens, sides, pair[1]));
    if (role === 'accent' && hasToken(tokens, '--accent-text'))
      changed.set('--accent-text', readableText(tokens, sides));
  } else if (role === 'background' && hasToken(tokens, '--bg', '--ink')) {
    changeBackground(tokens, sides, changed);
  } else if (role === 'surface' && hasToken(tokens, '--surface')) {
    changed.set('--surface', sides);
  } else if (role === 'links' && hasToken(tokens, '--accent-text')) {
    changed.set('--accent-text', readableText(tokens, sides));
  } else if (role === 'text' && hasToken(tokens, '--ink')) {
    changed.set('--ink', readableText(tokens, sides));
  } else if (role === 'borders' && hasToken(tokens, '--line')) {
    changed.set('--line', sides);
  }
  return changed.size === 0 ? null : new Map([...changed].map(([name, value]) => [name, pairOf(value)]));
}

/** Light and dark value of an asked colour. A site that is dark only shows the dark value, so that is the exact one. */
function sidesOf(tokens: SiteTokens, hex: string, role: RoleWord): TokenValue {
  if (tokens.scheme === 'dark' || tokens.scheme === 'light') return { light: hex, dark: hex };
  const use =
    role === 'background' || role === 'surface'
      ? 'page'
      : role === 'text'
        ? 'ink'
        : role === 'borders'
          ? 'line'
          : ['header', 'footer', 'hero', 'nav', 'cards'].includes(role)
            ? 'band'
            : 'mark';
  return { light: hex, dark: counterpartOf(hex, use) };
}

function inksOn(tokens: SiteTokens, surface: TokenValue, token: string): TokenValue {
  const preferred = tokenValue(tokens, token);
  return { light: inkOn(surface.light, preferred?.light), dark: inkOn(surface.dark, preferred?.dark) };
}

function readableText(tokens: SiteTokens, wanted: TokenValue): TokenValue {
  const grounds = ['--bg', '--surface', '--card'].flatMap((name) => tokenValue(tokens, name) ?? []);
  const fit = (side: Side) =>
    readableOn(
      wanted[side],
      grounds.map((ground) => ground[side]),
    );
  return { light: fit('light'), dark: fit('dark') };
}

/** The page's ground: what was the same colour follows, and all text on it keeps its contrast. */
function changeBackground(tokens: SiteTokens, sides: TokenValue, changed: Map<string, TokenValue>): void {
  const before = tokenValue(tokens, '--bg');
  changed.set('--bg', sides);
  const ink = inksOn(tokens, sides, '--ink');
  changed.set('--ink', ink);
  const surface = tokenValue(tokens, '--surface');
  const isTurned = (side: Side) => surface !== null && inkOn(surface[side], ink[side]) !== ink[side];
  const nextSurface = {
    light: surface && !isTurned('light') ? surface.light : mixOf(sides.light, ink.light, 0.06),
    dark: surface && !isTurned('dark') ? surface.dark : mixOf(sides.dark, ink.dark, 0.07),
  };
  if (surface) changed.set('--surface', nextSurface);
  const grounds = (side: Side) => [sides[side], nextSurface[side]];
  for (const name of ['--soft', '--accent-text']) {
    const value = tokenValue(tokens, name);
    if (value)
      changed.set(name, {
        light: readableOn(value.light, grounds('light')),
        dark: readableOn(value.dark, grounds('dark')),
      });
  }
  if (hasToken(tokens, '--line')) {
    changed.set('--line', {
      light: mixOf(sides.light, ink.light, 0.16),
      dark: mixOf(sides.dark, ink.dark, 0.2),
    });
  }
  for (const [name, inkName] of [
    ['--header-bg', '--header-ink'],
    ['--hero-bg', '--hero-ink'],
    ['--footer-bg', '--footer-ink'],
  ] as const) {
    const value = tokenValue(tokens, name);
    const isReference = (tokens.declarations.get(name)?.value ?? '').startsWith('var(');
    if (!value || !before || isReference || !isSameColour(value.light, before.light)) continue;
    changed.set(name, sides);
    if (hasToken(tokens, inkName)) changed.set(inkName, ink);
  }
}
