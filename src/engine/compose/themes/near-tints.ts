import { contrastOf, readTint, writeTint } from './colour';
import type { Tint } from './theme';

/** A band beside the page's ground, moved to the side where the text gains contrast when there is little to lose. */
export function nextTo(paper: string): string {
  const asked = readTint(paper);
  // A shade of ivory is cream and no lime.
  const isIvory = asked[0] > 0.95 && asked[1] < 0.05 && asked[2] > 98 && asked[2] < 120;
  const tint: Tint = isIvory ? [asked[0], asked[1], 92] : asked;
  const isBlackBetter = contrastOf(paper, '#000000') >= contrastOf(paper, '#ffffff');
  if (isBlackBetter) return writeTint(shift(tint, tint[0] > 0.86 ? -0.035 : 0.04));
  // Near black a small step is not seen.
  if (tint[0] < 0.15) return writeTint(shift(tint, 0.15));
  return writeTint(shift(tint, tint[0] < 0.4 ? 0.04 : -0.04));
}

/** A card on its ground. */
export function raisedFrom(paper: string): string {
  const [l, c, h] = readTint(paper);
  return l > 0.5
    ? writeTint([Math.min(1, l + (l > 0.975 ? -0.02 : 0.03)), c * 0.5, h])
    : writeTint([l + (l < 0.15 ? 0.22 : 0.075), c, h]);
}

/** A tint made lighter, or darker where `by` is below nothing. */
export function shift([l, c, h]: Tint, by: number): Tint {
  return [Math.min(1, Math.max(0, l + by)), c, h];
}
