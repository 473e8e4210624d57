import type { ColourRole } from '@/domain/site/vocabulary';
import type { FoundColour } from './find-colours';
import { measureColour } from './shift-colour';

/** Chroma below which a colour counts as grey, and lightness from which it counts as paper. */
const greyBelow = 0.035;
const paperFrom = 0.93;

/**
 * Finds a role for colours that the prompt gives none: the first carries the brand, the next is the accent; white and black
 * find their place; a light colour beside a dark one is the highlight, because it can carry no white text.
 */
export function dealColours(
  free: readonly FoundColour[],
  used: ReadonlySet<ColourRole>,
): Map<FoundColour, ColourRole> {
  const dealt = new Map<FoundColour, ColourRole>();
  const taken = new Set(used);
  const tone = (colour: FoundColour): { readonly l: number; readonly c: number } =>
    measureColour(colour.css) ?? { l: 0.5, c: 0 };
  const give = (colour: FoundColour, ...wishes: readonly ColourRole[]): void => {
    const role = wishes.find((wish) => !taken.has(wish)) ?? wishes.at(-1) ?? 'accent';
    taken.add(role);
    dealt.set(colour, role);
  };
  const first = free.find((colour) => tone(colour).c >= greyBelow && tone(colour).l < 0.95);
  const isHighlight =
    first !== undefined &&
    tone(first).l > 0.82 &&
    free.some((colour) => colour !== first && tone(colour).l < 0.8);
  for (const colour of free) {
    const { l, c } = tone(colour);
    const isGrey = c < greyBelow;
    if (l > paperFrom && (isGrey || l >= 0.95)) give(colour, 'background', 'surface');
    else if (isGrey && l < 0.35 && (free[0] !== colour || isHighlight)) give(colour, 'text', 'brand');
    else if (isGrey && l < 0.35) give(colour, 'brand', 'text');
    else if (isHighlight && colour === first) give(colour, 'accent', 'brand');
    else give(colour, 'brand', 'accent', 'surface');
  }
  return dealt;
}
