import type { ColourRole } from '@/domain/site/vocabulary';
import type { FoundColour } from './find-colours';
import { measureColour } from './shift-colour';

/** Chroma below which a colour counts as grey, and lightness from which it counts as paper. */
const greyBelow = 0.035;
const paperFrom = 0.93;
/** Chroma below which a very light colour is paper rather than a colour: ivory, not yellow. */
const tintBelow = 0.06;

/**
 * Finds a role for colours that the prompt gives none: the first carries the brand, the next is the accent; white and black
 * find their place; black beside a bright or a deep colour and no white is the ground; a light colour beside a dark one is the highlight, because it can carry no white text.
 */
export function dealColours(
  free: readonly FoundColour[],
  told: ReadonlyMap<FoundColour, readonly ColourRole[]>,
): Map<FoundColour, ColourRole> {
  const dealt = new Map<FoundColour, ColourRole>();
  const taken = new Set([...told.values()].flat());
  const tone = (colour: FoundColour): { readonly l: number; readonly c: number } =>
    measureColour(colour.css) ?? { l: 0.5, c: 0 };
  const give = (colour: FoundColour, ...wishes: readonly ColourRole[]): void => {
    const role = wishes.find((wish) => !taken.has(wish)) ?? wishes.at(-1) ?? 'accent';
    taken.add(role);
    dealt.set(colour, role);
  };
  const isPaper = (colour: FoundColour): boolean => tone(colour).l > paperFrom && tone(colour).c < tintBelow;
  const isDark = (colour: FoundColour): boolean => tone(colour).l < 0.42;
  const first = free.find((colour) => tone(colour).c >= greyBelow && !isPaper(colour));
  const onDark = [...told].some(([colour, roles]) => roles.includes('background') && isDark(colour));
  const isHighlight =
    first !== undefined &&
    (onDark || (tone(first).l > 0.82 && free.some((colour) => colour !== first && tone(colour).l < 0.8)));
  // "Black and neon green", "black and gold": a bright colour on black, unless white is there to stand on. The other way
  // round, "yellow and black", black is what is written with.
  const [opening] = free;
  const isNight =
    opening !== undefined &&
    tone(opening).l < 0.22 &&
    tone(opening).c < greyBelow &&
    !taken.has('background') &&
    !free.some(isPaper) &&
    [...free, ...[...told].filter(([, roles]) => !roles.includes('text')).map(([colour]) => colour)].some(
      (colour) => tone(colour).c >= 0.09 && tone(colour).l > 0.6,
    );
  // "Deep red and black": a colour that is deep itself is lit by the dark; black letters beside it would be lost. Navy is
  // too deep for that, and yellow bright enough to be written on.
  const isLit = (colour: FoundColour): boolean =>
    tone(colour).c >= 0.09 && tone(colour).l > 0.36 && tone(colour).l < 0.66;
  const isBlack = (colour: FoundColour): boolean => tone(colour).l < 0.22 && tone(colour).c < greyBelow;
  const isWritten =
    [...told].some(([colour, roles]) => roles.includes('background') && isPaper(colour)) &&
    [...told].some(([colour, roles]) => roles.includes('accent') && tone(colour).c >= greyBelow);
  const dusk =
    free.length === 2 && !taken.has('background') && free.some(isLit) ? free.find(isBlack) : undefined;
  for (const colour of free) {
    const isGrey = tone(colour).c < greyBelow;
    if (colour === dusk || (isNight && colour === opening)) give(colour, 'background', 'text');
    else if (isPaper(colour)) give(colour, 'background', 'surface');
    else if (isGrey && isDark(colour) && (free[0] !== colour || isHighlight)) give(colour, 'text', 'brand');
    // "black on white, one red accent": what the page is written with.
    else if (isGrey && isDark(colour) && isWritten) give(colour, 'text', 'brand');
    else if (isGrey && isDark(colour)) give(colour, 'brand', 'text');
    else if (isHighlight && colour === first) give(colour, 'accent', 'brand');
    else give(colour, 'brand', 'accent', 'surface');
  }
  return dealt;
}
