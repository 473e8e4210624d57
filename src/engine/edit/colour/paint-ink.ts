import type { SiteDraft } from '../draft/site-draft';
import { findTokens, pairOf, setTokens, tokenValue } from '../style/site-tokens';
import type { RoleWord } from '../target/target';
import { contrastOf, mixOf, shadeOf } from './shades';

const tokensOf: Partial<Record<RoleWord, readonly [ink: string, ground: string]>> = {
  header: ['--header-ink', '--header-bg'],
  nav: ['--header-ink', '--header-bg'],
  footer: ['--footer-ink', '--footer-bg'],
  hero: ['--hero-ink', '--hero-bg'],
  buttons: ['--on-button', '--button'],
  'main-button': ['--on-button', '--button'],
  cards: ['--card-ink', '--card'],
};
const least = 3;

/**
 * Gives the text of a part with an ink token of its own exactly that colour, in the schemes where it can be read on its
 * ground. `turned`: its ground had to
 * become darker or lighter for that. Null: the part has no such token, or
 * the colour has shades of its own that read.
 */
export function paintInk(draft: SiteDraft, role: RoleWord | null, hex: string): 'done' | 'turned' | null {
  const names = role ? tokensOf[role] : undefined;
  const tokens = findTokens(draft);
  const ink = names ? tokenValue(tokens, names[0]) : null;
  const ground = names ? tokenValue(tokens, names[1]) : null;
  if (!names || !ink || !ground) return null;
  const isLight = contrastOf(hex, ground.light) >= least;
  const isDark = contrastOf(hex, ground.dark) >= least;
  // A gold can be deepened until it reads and is gold still; a white cannot.
  if (!isLight && (shadeOf(hex)?.c ?? 0) > 0.03) return null;
  if (!isLight) {
    const under = turnGround(ground.light, hex);
    setTokens(
      draft,
      new Map([
        [names[1], pairOf({ light: under, dark: isDark ? ground.dark : under })],
        [names[0], hex],
      ]),
    );
    return 'turned';
  }
  // A button is a small spot: its dark shade follows its words, where that of a header would turn the page.
  if (!isDark && names[1] === '--button') {
    setTokens(
      draft,
      new Map([
        [names[1], pairOf({ light: ground.light, dark: turnGround(ground.dark, hex) })],
        [names[0], hex],
      ]),
    );
    return 'done';
  }
  setTokens(draft, new Map([[names[0], pairOf({ light: hex, dark: isDark ? hex : ink.dark })]]));
  return 'done';
}

/** The ground, darkened or lightened until the ink reads on it. */
function turnGround(ground: string, ink: string): string {
  const towards = (shadeOf(ink)?.l ?? 0) > 0.5 ? '#000000' : '#ffffff';
  for (let share = 0.2; share < 1; share += 0.1) {
    const turned = mixOf(ground, towards, share);
    if (contrastOf(ink, turned) >= 4.5) return turned;
  }
  return towards;
}
