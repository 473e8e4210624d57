import { contrastOf, readTint, writeTint } from './colour';
import type { AskedColours } from './colour';
import { isPastel } from './tame-colours';
import type { PaletteRecipe, Tint } from './theme';

const gold = '#ffd700';

// Chroma from which a colour has a hue that others must agree with.
const hueFrom = 0.045;

/** The distance between two hues, −180 to 180 degrees: how far to turn from the first to the second. */
export function turnBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

// Red and orange give cream, not pink.
export const paperHue = (hue: number): number => (hue > 18 && hue < 75 ? 68 : hue);

// A look on dark paper was drawn for its own colours: beside others it turns to white paper, its paper becomes the ink.
function onLightPaper(recipe: PaletteRecipe): PaletteRecipe {
  const [l, c, h] = recipe.paper;
  return {
    ...recipe,
    paper: [0.985, 0.006, h],
    surface: [0.95, 0.018, h],
    card: [0.996, 0.003, h],
    ink: [l * 0.8, c * 0.8, h],
    brand: [l, c, h],
  };
}

/**
 * A recipe whose papers and inks agree with the colours asked for: a tint from the far side of the circle beside them takes
 * their hue and keeps its strength. Warm whites go with everything and stay.
 */
export function suitRecipe(given: PaletteRecipe, asked: AskedColours): PaletteRecipe {
  const recipe = given.paper[0] < 0.5 && Object.keys(asked).length > 0 ? onLightPaper(given) : given;
  const pair = pastelPair(asked);
  if (isInk(asked)) return greyRecipe(recipe);
  const lead = [pair, asked.brand, asked.accent, asked.hero, asked.header, asked.button].find(
    (colour) => colour !== undefined && readTint(colour)[1] >= hueFrom,
  );
  if (lead === undefined) return isGrey(asked) ? greyRecipe(recipe) : warmRecipe(recipe, asked);
  const hue = paperHue(readTint(lead)[2]);
  const suit = ([l, c, h]: Tint): Tint => {
    const isWarm = h > 55 && h < 112 && l > 0.8;
    // Lilac beside blue is a third colour, near as the two are on the circle.
    const isLilac = h > 282 && h < 330 && l > 0.8 && hue > 225 && hue < 275;
    if (isLilac) return [l, c, hue];
    if (isWarm || Math.abs(turnBetween(h, hue)) < 45) return [l, c, h];
    // Yellow paper goes to khaki long before pink paper goes to rose.
    return [l, hue > 85 && hue < 135 ? c * 0.55 : c, hue];
  };
  return {
    ...recipe,
    paper: suit(recipe.paper),
    surface: suit(recipe.surface),
    card: suit(recipe.card),
    ink: suit(recipe.ink),
  };
}

// "Black and white": a footer of plum would be a third colour.
const isGrey = (asked: AskedColours): boolean =>
  asked.brand !== undefined && Object.values(asked).every((colour) => readTint(colour)[1] < 0.02);

// "Black and white with one red": the red is one mark, and no paper is tinted by it.
const isInk = ({ brand, background }: AskedColours): boolean =>
  [brand, background].every((colour) => colour !== undefined && readTint(colour)[1] < 0.01) &&
  contrastOf(brand ?? '', background ?? '') > 15;

const greyRecipe = (recipe: PaletteRecipe): PaletteRecipe => {
  const grey = ([l, , h]: Tint): Tint => [l, 0, h];
  const { paper, surface, card, ink } = recipe;
  return { ...recipe, paper: grey(paper), surface: grey(surface), card: grey(card), ink: grey(ink) };
};

// Beige and white asked for alone: wood goes with them, and no green that nobody named.
function warmRecipe(recipe: PaletteRecipe, { background, brand, accent }: AskedColours): PaletteRecipe {
  if (background === undefined || brand !== undefined || accent !== undefined) return recipe;
  const [l, c, h] = readTint(background);
  if (l < 0.88 || c < 0.012 || c > 0.06 || h < 55 || h > 115) return recipe;
  const warm = ([tintL, tintC, tintH]: Tint, hue: number): Tint =>
    tintC < 0.02 || Math.abs(turnBetween(tintH, 60)) < 40
      ? [tintL, tintC, tintH]
      : [tintL, Math.min(tintC, 0.085), hue];
  return { ...recipe, brand: warm(recipe.brand, 52), accent: warm(recipe.accent, 66) };
}

/**
 * Asked colours as they can be used. Black beside a glaring colour takes the large areas and leaves the small ones to the
 * colour: nobody reads on pure red.
 */
export function suitAsked(asked: AskedColours): AskedColours {
  const { brand, text, background, accent } = asked;
  // Gold is leaf and lettering; as a wall it is a yellow one.
  if (brand === gold && text === undefined) {
    const isDark = accent !== undefined && readTint(accent)[0] < 0.6;
    const { brand: _, ...others } = asked;
    if (isDark) return { ...others, brand: accent, accent: gold };
    if (accent === undefined) return { ...others, accent: gold };
  }
  if (brand === undefined || text === undefined || background !== undefined || accent !== undefined)
    return asked;
  const [l, c] = readTint(brand);
  const isGlaring = c > 0.19 && l > 0.55;
  return isGlaring && contrastOf(text, '#ffffff') > 12 ? { ...asked, brand: text, accent: brand } : asked;
}

/**
 * A second colour for a first that was asked for alone: the recipe's own where the two agree, else a neighbour. Blue asked
 * for with white is a pair: an orange would be a third that nobody named.
 */
export function accentBeside(recipe: PaletteRecipe, brand: string, isWithWhite = false): string {
  const [l, c, h] = recipe.accent;
  const [brandL, brandC, brandH] = readTint(brand);
  // Black and white, and greys: a colour here would be one that nobody asked for.
  if (brandC < 0.02) return writeTint([brandL > 0.7 ? 0.42 : 0.84, brandC, brandH]);
  // Beside brown stand honey and brass; further round it is olive.
  if (brandH > 25 && brandH < 80 && brandC < 0.1 && brandL < 0.55) return writeTint([0.78, 0.1, 72]);
  // Red asked for with white goes deep: peach would be a third that nobody named.
  if (isWithWhite && brandC > 0.15 && brandH > 10 && brandH < 35) return writeTint([0.38, 0.11, brandH]);
  const strength = Math.min(c, Math.max(brandC, 0.06) + 0.03);
  const turn = turnBetween(brandH, h);
  const isBlue = brandH > 215 && brandH < 300;
  const agrees =
    (Math.abs(turn) > 18 && Math.abs(turn) <= 65) || (isBlue && !isWithWhite && h > 20 && h < 110);
  if (agrees) return writeTint([l, strength, h]);
  // Reds and greens both lean towards yellow, the rest towards where the look leans.
  const isRed = brandH < 75 || brandH > 330;
  const isGreen = brandH >= 110 && brandH < 190;
  // Set apart in lightness too: two neighbours of one lightness look like a mistake.
  const lightness = Math.abs(l - brandL) > 0.14 ? l : brandL > 0.62 ? 0.45 : 0.84;
  // Green goes to brass: half way there is olive.
  // Navy goes to the sky, not to lavender; a dark neighbour of lime on the yellow side is mud.
  // Orange and yellow go to rust: darker on their far side they are khaki.
  if (brandH > 45 && brandH < 110 && lightness < 0.62) return writeTint([lightness, strength, 42]);
  const isMuddy = isGreen && lightness < 0.62;
  const step = isRed ? 38 : isMuddy ? 48 : isGreen ? 80 - brandH : isBlue ? -42 : Math.sign(turn || 1) * 40;
  return writeTint([lightness, strength, (brandH + step + 360) % 360]);
}

/** Lavender and peach: what is drawn beside two pale colours is the paper's own, deeper; darkened, the other is mud. */
export function pastelPair({ background, brand }: AskedColours): string | undefined {
  const [l, c, h] = readTint(background ?? '#ffffff');
  if (brand === undefined || l < 0.85 || c < 0.015 || c > 0.08 || !isPastel(brand)) return undefined;
  return Math.abs(turnBetween(h, readTint(brand)[2])) > 40 ? writeTint([0.6, 0.11, h]) : undefined;
}

/** What covers the bands where a second colour alone was asked for. */
export function brandBeside(asked: AskedColours, paper: string, recipe: PaletteRecipe): string {
  const { accent, text, background } = asked;
  if (accent === undefined) return writeTint(recipe.brand);
  const [l, c, h] = readTint(accent);
  const [paperL, paperC] = readTint(paper);
  if (paperL < 0.4) return writeTint([paperL + 0.17, Math.min(c, 0.008), h]);
  // Beside black or white that were asked for as well, the accent is one: the bands are dark.
  if (text !== undefined && contrastOf(text, paper) > 9) return text;
  // A pale second colour on a page of another is a wall of its own: sugar beside soot is no pastel.
  if (background !== undefined && paperL > 0.85 && paperC > 0.012 && l > 0.72 && c > 0.03 && c < 0.14)
    return accent;
  // A wall of hot pink is no accent: it marks and buttons, and the bands are dark.
  const isGlaring = c > 0.18 && l > 0.5;
  if (l <= 0.75 && !isGlaring && background === undefined) return accent;
  // "Light blue and white" is deep blue where it is dark; a deep yellow or orange would be a brown that nobody named.
  return !isGlaring && h > 140 && h < 320
    ? writeTint([0.29, Math.min(c * 0.85, 0.085), h])
    : writeTint([0.24, Math.min(c, 0.025), h]);
}
