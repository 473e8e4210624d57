import type { Brief } from '@/domain/site/brief';
import { readTint } from './colour';
import type { Area, PaletteRecipe } from './theme';

const quiet = new Set(['minimal', 'swiss', 'japanese', 'newspaper']);

/**
 * The recipe with its opening and buttons as the asked colours want them: a deep first colour that was asked for covers the
 * opening of a look that nobody asked to be quiet, and where colours were asked for no button is black because the look's is.
 */
export function suitOpening(recipe: PaletteRecipe, brief: Brief): PaletteRecipe {
  const of = (role: string) => brief.colours.find(({ value }) => value.role === role)?.value.css;
  const [brand, accent] = [of('brand'), of('accent')];
  // "Dark and raw": no bright wall that nobody asked for opens a dark page.
  const isBright = recipe.hero === 'accent' || recipe.brand[0] > 0.6;
  const isNight =
    brief.scheme?.value === 'dark' && brand === undefined && accent === undefined && !of('hero');
  if (isNight && isBright) return { ...recipe, hero: 'paper', header: 'paper', footer: 'paper' };
  // Buttons asked for in a colour are seen in it: a wall of the same colour would swallow the first of them.
  const isOnButtons = accent === undefined && (of('button') ?? of('component')) !== undefined;
  if (brand === undefined && isOnButtons && recipe.hero === 'brand')
    return { ...recipe, hero: 'paper', header: recipe.header === 'brand' ? 'paper' : recipe.header };
  // A background asked for is seen first where the page opens, and no shade beside it.
  const onPaper = (area: Area | undefined) => (area === 'surface' && of('background') ? 'paper' : area);
  const { hero: opening, header } = recipe;
  if (onPaper(opening) !== opening)
    return suitOpening(
      { ...recipe, hero: 'paper', ...(header ? { header: onPaper(header) ?? header } : {}) },
      brief,
    );
  if (brand === undefined) return recipe;
  const [l, c] = readTint(brand);
  const isVivid = accent !== undefined && readTint(accent)[1] > 0.12;
  const button = recipe.button === 'ink' && c > 0.03 ? (isVivid ? 'accent' : 'brand') : recipe.button;
  const isDeep = l < 0.42 && c > 0.03;
  const isFree = (recipe.hero ?? 'paper') === 'paper' && !of('background') && !of('hero');
  const isQuiet = brief.style !== null && quiet.has(brief.style.value);
  const hero = isDeep && isFree && !isQuiet ? 'brand' : recipe.hero;
  return { ...recipe, ...(button ? { button } : {}), ...(hero ? { hero } : {}) };
}

/**
 * The area that takes the place of one in a look's own second colour: the first colour asked for where that was asked for
 * alone, and paper where only papers and buttons were.
 */
export function ledArea(
  area: Area,
  has: (role: 'brand' | 'accent' | 'button' | 'background' | 'header') => boolean,
): Area {
  if (area !== 'accent' || has('accent')) return area;
  if (has('brand')) return 'brand';
  return has('button') || has('background') || has('header') ? 'paper' : area;
}
