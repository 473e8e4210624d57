import type { ColourRole } from '@/domain/site/vocabulary';
import { clampChroma, converter, formatHex, wcagContrast } from '../../colour-space';
import type { Tint } from './theme';

/** Colours asked for, as `#rrggbb`, by what they are for. */
export type AskedColours = Partial<Record<ColourRole, string>>;

const toOklch = converter('oklch');

/** A tint as `#rrggbb`, its chroma reduced until the screen can show it. */
export function writeTint([l, c, h]: Tint): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** A CSS colour as a tint. What is no colour is black. */
export function readTint(colour: string): Tint {
  const read = toOklch(colour);
  return read ? [read.l, read.c, read.h ?? 0] : [0, 0, 0];
}

/** Contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The colour moved lighter or darker, no further than needed, until it stands out from every ground by `ratio`. */
export function standOut(colour: string, grounds: readonly string[], ratio: number): string {
  const [l, c, h] = readTint(colour);
  const least = (candidate: string) => Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  if (least(colour) >= ratio) return colour;
  for (let step = 1; step <= 100; step += 1) {
    for (const lightness of [l - step / 100, l + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = writeTint([lightness, c, h]);
      if (least(candidate) >= ratio) return candidate;
    }
  }
  return least('#000000') >= least('#ffffff') ? '#000000' : '#ffffff';
}

/**
 * A colour that all but carries white, a hair darker, so that it does: forest green or rust with black words looks like a
 * mistake. Nobody sees the difference; other colours stay.
 */
export function carryWhite(colour: string): string {
  const ratio = contrastOf(colour, '#ffffff');
  if (ratio < 4.2 || ratio >= 4.62) return colour;
  const [l, c, h] = readTint(colour);
  const darker = [0.006, 0.012, 0.018, 0.024].map((step) => writeTint([l - step, c, h]));
  return darker.find((one) => contrastOf(one, '#ffffff') >= 4.62) ?? colour;
}

/**
 * Whether white letters read on a colour where they are large and bold, and dark ones would be a mistake: pure red.
 * Such a colour may stay as it was asked for; buttons in it are set larger (`style/large-labels.ts`).
 */
export function carriesLarge(colour: string): boolean {
  const ratio = contrastOf(colour, '#ffffff');
  const [, c, h] = readTint(colour);
  return ratio >= 3.1 && ratio < 4.5 && c > 0.2 && (h < 40 || h > 345);
}

/** The first of the wished text colours that reads on a ground, else black or white, whichever reads better. */
export function textOn(ground: string, wished: readonly string[] = []): string {
  const readable = wished.find((colour) => contrastOf(colour, ground) >= 4.6);
  if (readable) return readable;
  const [, , hue] = readTint(ground);
  const soft = [writeTint([0.2, 0.02, hue]), writeTint([0.985, 0.008, hue])].find(
    (colour) => contrastOf(colour, ground) >= 5.2,
  );
  if (soft) return soft;
  return contrastOf('#000000', ground) >= contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';
}
