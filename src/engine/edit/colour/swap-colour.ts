import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import { styleSheetPaths } from '../style/find-styles';
import { findTokens, pairOf, setTokens, tokenValue } from '../style/site-tokens';
import { familyOf } from './read-colour';
import type { NamedColour } from './read-colour';
import { shiftShade } from './shift-target';
import { contrastOf, exactHex, hexOf, inkOn, readableOn, shadeOf } from './shades';

const literals = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\([^()]*\)/gi;
const grounds: Readonly<Record<string, string>> = {
  '--on-brand': '--brand',
  '--on-accent': '--accent',
  '--on-button': '--button',
  '--header-ink': '--header-bg',
  '--footer-ink': '--footer-bg',
  '--hero-ink': '--hero-bg',
  '--card-ink': '--card',
  '--ink': '--bg',
};

/**
 * Puts one colour in the place of another wherever the site has it: stylesheets, drawings, theme colour. The strong
 * shades become the new colour exactly; tints and shades keep their lightness. Returns how many places changed.
 */
export function swapColour(draft: SiteDraft, from: NamedColour, to: NamedColour): number {
  // Of a pale site, sage is its green.
  return swapShades(draft, from, to, 0.045) || swapShades(draft, from, to, 0.025);
}

/**
 * The colour made darker, warmer or otherwise different wherever the site has it, each shade by itself; its tints stay.
 * Returns how many places changed.
 */
export function shadeColour(draft: SiteDraft, colour: NamedColour, way: string, isMuch: boolean): number {
  const shades = (least: number): number => {
    let strongest = 0;
    const family = familyOf(colour.hex) ?? '';
    repaint(draft, (css, isLoose) => {
      const hex = exactHex(css);
      const shade = shadeOf(css);
      if (hex && shade && isLoose && belongs(hex, colour.hex, family, least)) strongest = Math.max(strongest, shade.c); // prettier-ignore
      return null;
    });
    return repaint(draft, (css, isLoose) => {
      const hex = exactHex(css);
      const shade = shadeOf(css);
      if (!hex || !shade || !(isLoose ? belongs(hex, colour.hex, family, least) : hex === colour.hex)) return null; // prettier-ignore
      return shade.c < strongest * 0.45 ? null : shiftShade(shade, way, isMuch);
    });
  };
  return shades(0.045) || shades(0.025);
}

function swapShades(draft: SiteDraft, from: NamedColour, to: NamedColour, least: number): number {
  const family = familyOf(from.hex);
  const target = shadeOf(to.hex);
  const strong = shadeOf(from.hex);
  if (!family || !target || !strong) return 0;
  return repaint(draft, (css, isLoose) => {
    const hex = exactHex(css);
    const shade = shadeOf(css);
    if (!hex || !shade || (isLoose ? !belongs(hex, from.hex, family, least) : hex !== from.hex)) return null;
    const isStrong = hex === from.hex || shade.c >= strong.c * 0.45;
    // A navy and a royal blue are both the site's blue: as grounds they become the colour that was asked for. Tints stay tints.
    const isSame = Math.abs(shade.l - strong.l) < 0.22 || (isStrong && shade.l > 0.26 && shade.l < 0.7);
    const next =
      isStrong && isSame ? to.hex : hexOf({ l: shade.l, c: Math.min(shade.c, target.c * 1.4), h: target.h });
    return next === hex ? null : next;
  });
}

/** Writes other colours for those that are to change, and chooses text again where it no longer reads. Returns how many. */
function repaint(draft: SiteDraft, change: (css: string, isLoose: boolean) => string | null): number {
  let count = 0;
  const paths = [
    ...styleSheetPaths(draft),
    ...draft.paths().filter((path) => /\.(svg|html?|webmanifest|json)$/i.test(path)),
  ];
  for (const path of new Set(paths)) {
    const text = draft.text(path);
    // Drawings have colours of their own (skin, leaves): there only the very same colour counts.
    const isLoose = /\.css$|icon[^/]*\.svg$|\.webmanifest$/i.test(path);
    const splices: Splice[] = [];
    for (const match of text.matchAll(literals)) {
      const next = isAnchor(text, match.index, path) ? null : change(match[0], isLoose);
      if (next) splices.push({ start: match.index, end: match.index + match[0].length, text: next });
    }
    draft.splice(path, splices);
    count += splices.length;
  }
  if (count > 0) restoreContrast(draft);
  return count;
}

/** `href="#fade"` is a link, not a colour. In markup only attributes of drawings and theme colours count. */
function isAnchor(text: string, at: number, path: string): boolean {
  if (!/\.(html?|svg)$/i.test(path)) return false;
  return !/(?:fill|stroke|stop-color|color|content|style)\s*[=:]\s*["']?[^"'<>]*$/i.test(
    text.slice(Math.max(0, at - 120), at),
  );
}

function belongs(hex: string, wanted: string, family: string, least: number): boolean {
  if (hex === wanted) return true;
  if (['black', 'white', 'grey'].includes(family)) return false;
  const shade = shadeOf(hex);
  const other = shadeOf(wanted);
  if (!shade || !other || shade.c < least) return false;
  const turn = Math.abs(((shade.h - other.h + 540) % 360) - 180);
  return familyOf(hex) === family ? turn < 40 : turn < 12;
}

/** Text tokens whose ground changed are chosen again where they no longer read. */
function restoreContrast(draft: SiteDraft): void {
  const tokens = findTokens(draft);
  if (!tokens) return;
  const values = new Map<string, string>();
  for (const [ink, ground] of Object.entries(grounds)) {
    const text = tokenValue(tokens, ink);
    const behind = tokenValue(tokens, ground);
    if (!text || !behind) continue;
    const isReadable =
      contrastOf(text.light, behind.light) >= 4.5 && contrastOf(text.dark, behind.dark) >= 4.5;
    if (!isReadable)
      values.set(
        ink,
        pairOf({ light: inkOn(behind.light, text.light), dark: inkOn(behind.dark, text.dark) }),
      );
  }
  const accent = tokenValue(tokens, '--accent-text');
  const page = tokenValue(tokens, '--bg');
  const surface = tokenValue(tokens, '--surface');
  if (accent && page && surface) {
    const next = {
      light: readableOn(accent.light, [page.light, surface.light]),
      dark: readableOn(accent.dark, [page.dark, surface.dark]),
    };
    if (next.light !== accent.light || next.dark !== accent.dark) values.set('--accent-text', pairOf(next));
  }
  setTokens(draft, values);
}
