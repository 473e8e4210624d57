import { carryWhite, contrastOf, readTint, writeTint } from './colour';
import type { AskedColours } from './colour';
import type { PaletteRecipe } from './theme';

/** Cyan and lime on black are tubes, not walls. */
export function isNeon(colour: string): boolean {
  const [l, c, h] = readTint(colour);
  return l > 0.78 && c > 0.11 && h > 118 && h < 260;
}

/** A tube turned off. */
export function dimNeon(colour: string): string {
  const [, c, h] = readTint(colour);
  return writeTint([0.36, c * 0.5, h]);
}

/** Strong and not dark: red and lime do, a deep purple does not. */
export function glares(colour: string): boolean {
  const [l, c] = readTint(colour);
  return c > 0.19 && l > 0.5;
}

/** A wall of pure red or magenta glares by day, too: the band is deeper, buttons and marks keep what was asked. */
export function bandOf(wished: string): string {
  const [l, c, h] = readTint(wished);
  // Pure blue is dark and glares all the same.
  // Aqua as it stands is a screen without a picture.
  if (l > 0.86 && c > 0.13 && h > 165 && h < 225) return writeTint([0.89, 0.085, h]);
  if (l > 0.86 && c > 0.2) return writeTint([0.9, 0.168, h > 100 && h < 116 ? 96 : h]);
  const isHarsh = (c > 0.235 && glares(wished)) || c > 0.28;
  // A deeper red stays red: with much less of its strength it is brick.
  if (isHarsh && isRed(wished)) return writeTint([Math.min(l, 0.505), Math.min(c * 0.82, 0.198), h]);
  if (isStrong(wished)) return carryDeeper(wished);
  return isHarsh && l < 0.75 ? writeTint([Math.min(l, 0.53), c * 0.74, h]) : carryWhite(wished);
}

/** A look in black lines is loud on purpose: the very yellow that was asked for is its wall. */
export const bandIn = ({ line, ink }: PaletteRecipe, wished: string, told: string | undefined): string =>
  line === 'ink' && ink[0] < 0.18 && wished === told && isYolk(wished) ? wished : bandOf(wished);

/** CSS gold is a yellow: as a wall it is leaf metal. */
export const wallOfGold = (colour: string): string => (colour === '#ffd700' ? '#d6ab2e' : colour);

/** Black letters on a strong green or blue flicker as on red; a little deeper it carries white ones. */
export function isStrong(colour: string): boolean {
  const [l, c, h] = readTint(colour);
  return c > 0.17 && l > 0.5 && l < 0.66 && ((h > 128 && h < 160) || (h > 245 && h < 285));
}

/** A colour as deep as white letters need. */
export function carryDeeper(colour: string): string {
  const [l, c, h] = readTint(colour);
  const steps = Array.from({ length: 30 }, (_, step) => writeTint([l - step / 200, c, h]));
  return steps.find((one) => contrastOf(one, '#ffffff') >= 4.62) ?? colour;
}

/** Too pale to press. */
export function isPastel(colour: string): boolean {
  const [l, c] = readTint(colour);
  return l > 0.8 && c > 0.02 && c < 0.11;
}

/** A button in grey looks as if it could not be pressed. */
export function isMiddleGrey(colour: string, scheme: 'light' | 'dark'): boolean {
  const [l, c] = readTint(colour);
  // Black by day is grey by night, until it is seen.
  return c < 0.025 && l < 0.86 && (l > 0.4 || scheme === 'dark');
}

/** Pure yellow glares as a wall: there the yolk stands for the lemon. */
export function isLemon(colour: string): boolean {
  const [l, c, h] = readTint(colour);
  return l > 0.93 && c > 0.19 && h > 98 && h < 116;
}

/** A yellow that is lost on a pale ground. */
export function isYolk(colour: string): boolean {
  const [l, c, h] = readTint(colour);
  return l > 0.78 && c > 0.08 && h > 78 && h < 118;
}

/** Black, or nearly so. */
export const isBlack = (paper = '#ffffff'): boolean => readTint(paper)[0] < 0.2;

/** White without a colour of its own. */
export function isWhite(paper: string | undefined): boolean {
  const [l, c] = readTint(paper ?? '#000000');
  return l >= 0.995 && c <= 0.008;
}

/** A strong red: black letters on it flicker. */
export function isRed(colour: string): boolean {
  const [, c, h] = readTint(colour);
  return c > 0.2 && (h < 40 || h > 345);
}

/** Red and black, as posters are printed: what is mixed of that red is pink, a third colour that nobody named. */
export function isRedBesideBlack({ brand, text: told, background }: AskedColours): boolean {
  const text = told ?? (isBlack(background) ? background : undefined);
  if (brand === undefined || text === undefined) return false;
  const [l, c, h] = readTint(brand);
  const [inkL, inkC] = readTint(text);
  return c > 0.15 && l < 0.7 && (h < 40 || h > 355) && inkC < 0.02 && inkL < 0.3;
}

/** A large area of the brand's colour must neither glare nor vanish at night. */
export function dimBrand(brand: string, isAsked: boolean): string {
  const [l, c, h] = readTint(brand);
  // The band of a pure red has been made deeper by day already.
  if (isAsked && l < 0.6 && c > 0.17 && (h < 40 || h > 345))
    return writeTint([Math.min(0.465, l), Math.min(c, 0.178), h]);
  // A glaring colour covers no band in the dark; its buttons keep it.
  if (isAsked && l < 0.75 && glares(brand)) return writeTint([Math.min(0.48, l), c * 0.8, h]);
  // What is neither deep nor pale is a lamp by night when it covers a band.
  if (isAsked && l > 0.58 && l < 0.75 && c > 0.1) return writeTint([0.54, c * 0.95, h]);
  // Yellow turned down is olive; towards amber it stays a colour.
  if (l > 0.75 && c > 0.09 && h > 86 && h < 116) return writeTint([0.79, Math.min(c, 0.155) * 0.96, 82]);
  if (isAsked && l < 0.75) return l < 0.27 ? writeTint([0.33, c < 0.006 ? 0 : Math.max(c, 0.03), h]) : brand;
  // What is nearly black with a breath of colour, made lighter, is slate: it takes more of its colour along.
  const strength = c > 0.012 && l < 0.3 ? Math.max(c, 0.045) : c * 0.92;
  return writeTint([l > 0.75 ? 0.74 : Math.min(0.44, Math.max(0.33, l)), strength, h]);
}

/** What is as bright as a lamp lights no whole opening or foot at night. */
export function lampOff(colour: string): string {
  const [l, c, h] = readTint(colour);
  if (l < 0.76 || c < 0.08) return colour;
  return writeTint([0.74, c * 0.86, h > 86 && h < 116 ? 80 : h]);
}

/** A strong colour sets a button off where its lightness alone would not: amber on white, darkened, is mud. */
export function isSeen(button: string, grounds: readonly string[]): boolean {
  const [l, c, h] = readTint(button);
  const angle = (h * Math.PI) / 180;
  return (
    c > 0.11 &&
    l > 0.62 &&
    grounds.every((ground) => {
      const [groundL, groundC, groundH] = readTint(ground);
      const other = (groundH * Math.PI) / 180;
      const across = c * Math.cos(angle) - groundC * Math.cos(other);
      const along = c * Math.sin(angle) - groundC * Math.sin(other);
      return Math.hypot(l - groundL, across, along) > 0.165;
    })
  );
}
