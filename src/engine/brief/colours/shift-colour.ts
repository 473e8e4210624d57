import { clampChroma, converter, formatHex, type Oklch } from '../../colour-space';
import type { Shade } from '../lexicon/language-lexicon';

const toOklch = converter('oklch');
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const isYellow = ({ l, h = 0 }: Oklch): boolean => l > 0.85 && h > 84 && h < 118;

/** How a shade bends lightness (0 to 1), chroma (0 to 0.4) and hue (degrees). */
const bends: Readonly<Record<Shade, (colour: Oklch) => Oklch>> = {
  light: (colour) => ({
    ...colour,
    l: clamp(colour.l + (1 - colour.l) * 0.6, 0.82, 0.97),
    c: colour.c * 0.55,
  }),
  pastel: (colour) => ({
    ...colour,
    l: clamp(colour.l + (1 - colour.l) * 0.65, 0.86, 0.94),
    c: clamp(colour.c * 0.5, 0.03, 0.1),
  }),
  dark: (colour) => ({ ...colour, l: clamp(colour.l * 0.58, 0.18, 0.42), c: colour.c * 0.85 }),
  deep: (colour) => ({ ...colour, l: clamp(colour.l * 0.68, 0.22, 0.46), c: colour.c }),
  soft: (colour) => ({
    ...colour,
    l: clamp(colour.l + (1 - colour.l) * 0.45, 0.78, 0.95),
    c: colour.c * 0.5,
  }),
  muted: (colour) => ({ ...colour, l: clamp(colour.l, 0.4, 0.75), c: colour.c * 0.45 }),
  // Yellow is bright by itself, and darker it is olive: bold, it goes towards the yolk.
  bright: (colour) =>
    isYellow(colour)
      ? { ...colour, l: clamp(colour.l, 0.86, 0.9), c: 0.2, h: clamp(colour.h ?? 96, 84, 96) }
      : { ...colour, l: clamp(colour.l, 0.6, 0.85), c: clamp(colour.c * 1.25, 0.12, 0.32) },
  neon: (colour) => ({ ...colour, l: clamp(colour.l + 0.1, 0.72, 0.9), c: 0.3 }),
  warm: (colour) => ({
    ...colour,
    h: colour.h === undefined ? 70 : colour.h + clamp(((60 - colour.h + 540) % 360) - 180, -14, 14),
    c: Math.max(colour.c, 0.015),
  }),
  cool: (colour) => ({
    ...colour,
    h: colour.h === undefined ? 240 : colour.h + clamp(((240 - colour.h + 540) % 360) - 180, -14, 14),
    c: Math.max(colour.c, 0.012),
  }),
};

/** What CSS itself calls dark and light, so that "vert foncé" is no other green than "dark green". */
const named: Readonly<Partial<Record<Shade, Readonly<Record<string, string>>>>> = {
  dark: { '#008000': '#006400', '#0000ff': '#00008b', '#ff0000': '#8b0000' },
  light: { '#008000': '#90ee90', '#0000ff': '#add8e6', '#ffff00': '#ffffe0', '#808080': '#d3d3d3' },
};

/** A colour bent by an adjective ("pale", "deep"), as `#rrggbb`. */
export function shiftColour(css: string, shade: Shade): string {
  const colour = toOklch(css);
  if (!colour) return css;
  const known = named[shade]?.[formatHex(colour) ?? ''];
  if (known !== undefined) return known;
  // Black, white and grey have no hue that "bold" or "neon" could bring out; only warmth and lightness reach them.
  if (colour.c < 0.01 && (shade === 'bright' || shade === 'neon' || shade === 'pastel' || shade === 'deep'))
    return css;
  // "Earthy terracotta" is the colour of earth already; greyed, it turns to old rose.
  const isEarth =
    shade === 'muted' && colour.c > 0.07 && colour.c < 0.16 && (colour.h ?? 0) > 25 && (colour.h ?? 0) < 80;
  // Ivory and lavender are hardly more than white: once more paler or greyer they would be white or grey.
  const isPale = colour.l > 0.88 && colour.c >= 0.01 && colour.c < 0.06;
  if (isPale && (shade === 'soft' || shade === 'light' || shade === 'pastel')) return css;
  if (isPale && shade === 'muted')
    return formatHex(clampChroma({ ...colour, l: colour.l - 0.07, c: colour.c * 1.25 }, 'oklch')) ?? css;
  const bent = isEarth
    ? { ...colour, l: clamp(colour.l, 0.4, 0.66), c: colour.c * 0.85 }
    : bends[shade](colour);
  return formatHex(clampChroma(bent, 'oklch')) ?? css;
}

/** Lightness, chroma and hue of a CSS colour in OKLCH; null when it is none. */
export function measureColour(
  css: string,
): { readonly l: number; readonly c: number; readonly h: number } | null {
  const colour = toOklch(css);
  return colour ? { l: colour.l, c: colour.c, h: colour.h ?? 0 } : null;
}
