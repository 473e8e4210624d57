/** A colour found in something given as a reference: `#rrggbb`, and how often or how widely it occurs. */
export type FoundColour = { readonly css: string; readonly weight: number };

// Greys, near-blacks and near-whites stand on every page and say nothing of it.
const livelySpread = 48;

/** The lively colours, the weightiest first, without those that look alike. At most `most`. */
export function rankColours(found: readonly FoundColour[], most: number): string[] {
  const weights = new Map<string, number>();
  for (const { css, weight } of found) weights.set(css, (weights.get(css) ?? 0) + weight);
  const chosen: string[] = [];
  for (const [css] of [...weights].toSorted(([, first], [, second]) => second - first)) {
    if (chosen.length === most) break;
    const channels = channelsOf(css);
    const isLively = Math.max(...channels) - Math.min(...channels) >= livelySpread;
    if (isLively && !chosen.some((other) => isAlike(channels, channelsOf(other)))) chosen.push(css);
  }
  return chosen;
}

/** Every colour written in a stylesheet or in markup, as `#rrggbb`. */
export function findColours(text: string): FoundColour[] {
  const found: FoundColour[] = [];
  for (const [whole, six, three, red, green, blue] of text.matchAll(
    /#([0-9a-f]{6})(?![0-9a-z])|#([0-9a-f]{3})(?![0-9a-z])|rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})/gi,
  )) {
    if (!whole) continue;
    const digits = six ?? (three ? three.replace(/./g, '$&$&') : undefined);
    const css = digits ? `#${digits.toLowerCase()}` : hexOf([Number(red), Number(green), Number(blue)]);
    found.push({ css, weight: 1 });
  }
  return found;
}

/** `#rrggbb` of three channels from 0 to 255. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function channelsOf(css: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
}

function isAlike(first: readonly number[], second: readonly number[]): boolean {
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) < 60;
}
