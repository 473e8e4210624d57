import { clampChroma, converter, formatHex, parse, wcagContrast } from '../../colour-space';

const toOklch = converter('oklch');

/** A colour as lightness 0-1, chroma from 0 (grey) to about 0.37, and hue in degrees. */
export type Shade = { readonly l: number; readonly c: number; readonly h: number };

/** The shade of a CSS colour; null for what is no plain colour (`var(…)`, `transparent`, gradients). */
export function shadeOf(css: string): Shade | null {
  const parsed = parse(css.trim());
  const shade = parsed && (parsed.alpha ?? 1) > 0 ? toOklch(parsed) : undefined;
  return shade ? { l: shade.l, c: shade.c, h: shade.h ?? 0 } : null;
}

/** The nearest colour a screen can show, as `#rrggbb`. */
export function hexOf({ l, c, h }: Shade): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
}

/** A CSS colour as `#rrggbb`, unchanged otherwise; null when it is none. */
export function exactHex(css: string): string | null {
  const parsed = parse(css.trim());
  return parsed ? formatHex({ ...parsed, alpha: 1 }) : null;
}

/** WCAG contrast of two CSS colours, 1 to 21. Unreadable colours count as 1. */
export function contrastOf(one: string, other: string): number {
  return parse(one.trim()) && parse(other.trim()) ? wcagContrast(one.trim(), other.trim()) : 1;
}

/** A text colour that reads on a surface: the preferred one when it has 4.5:1, else near-black or near-white of its hue. */
export function inkOn(surface: string, preferred?: string): string {
  if (preferred && contrastOf(preferred, surface) >= 4.5) return preferred;
  const hue = shadeOf(surface) ?? { l: 0.5, c: 0, h: 0 };
  const tint = Math.min(hue.c, 0.03);
  const dark = hexOf({ l: 0.2, c: tint, h: hue.h });
  const light = hexOf({ l: 0.985, c: Math.min(tint, 0.01), h: hue.h });
  const better = contrastOf(dark, surface) >= contrastOf(light, surface) ? dark : light;
  if (contrastOf(better, surface) >= 4.5) return better;
  return contrastOf('#000000', surface) >= contrastOf('#ffffff', surface) ? '#000000' : '#ffffff';
}

/** The colour, made darker or lighter until it reads as text on every surface with the given contrast. */
export function readableOn(css: string, surfaces: readonly string[], least = 4.5): string {
  const shade = shadeOf(css);
  const reads = (hex: string) => surfaces.every((surface) => contrastOf(hex, surface) >= least);
  if (!shade || reads(css)) return css;
  for (let step = 1; step <= 50; step += 1) {
    for (const direction of averageLightness(surfaces) > 0.55 ? [-1, 1] : [1, -1]) {
      const hex = hexOf({ ...shade, l: shade.l + direction * step * 0.02 });
      if (reads(hex)) return hex;
    }
  }
  return inkOn(surfaces[0] ?? '#ffffff');
}

function averageLightness(surfaces: readonly string[]): number {
  const shades = surfaces.map((surface) => shadeOf(surface)?.l ?? 1);
  return shades.reduce((sum, lightness) => sum + lightness, 0) / Math.max(1, shades.length);
}

/** What a colour is used for, as far as its dark counterpart depends on it. */
export type ShadeUse = 'page' | 'band' | 'mark' | 'ink' | 'line';

/** A counterpart for the other scheme: same hue, lightness that fits what the colour is used for. */
export function counterpartOf(css: string, use: ShadeUse): string {
  const shade = shadeOf(css);
  if (!shade) return css;
  const { l, c, h } = shade;
  switch (use) {
    case 'page':
      return hexOf(l > 0.5 ? { l: 0.19, c: Math.min(c, 0.035), h } : { l: Math.max(0.13, l), c, h });
    case 'band':
      return hexOf({
        l: l > 0.55 ? Math.min(0.32, 0.14 + l * 0.18) : Math.max(0.2, l * 0.85),
        c: Math.min(c, 0.11),
        h,
      });
    case 'mark':
      return hexOf({ l: Math.max(0.66, Math.min(l, 0.86)), c, h });
    case 'ink':
      return hexOf({ l: Math.max(0.8, l), c: Math.min(c, 0.12), h });
    case 'line':
      return hexOf({ l: 0.36, c: Math.min(c, 0.05), h });
  }
}

/** A mix of two colours; `share` of the second, 0 to 1. */
export function mixOf(one: string, other: string, share: number): string {
  const from = parse(one);
  const to = parse(other);
  if (!from || !to) return one;
  const lab = converter('oklab');
  const a = lab(from);
  const b = lab(to);
  const blend = (x: number, y: number) => x + (y - x) * share;
  return formatHex({ mode: 'oklab', l: blend(a.l, b.l), a: blend(a.a, b.a), b: blend(a.b, b.b) });
}
