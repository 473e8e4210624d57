import type { ColourPair } from '../../plan/site-plan';
import { colourTokens } from '../style/tokens';
import type { ColourToken } from '../style/tokens';
import type { AskedColours } from './colour';
import { layColours } from './lay-colours';
import type { PaletteRecipe } from './theme';

/** All colour tokens of a site for both schemes: the theme's palette with the asked colours in their places. */
export function makePalette(
  recipe: PaletteRecipe,
  asked: AskedColours = {},
  hasLargeLabels = false,
): Readonly<Record<ColourToken, ColourPair>> {
  const light = layColours(recipe, asked, 'light', hasLargeLabels);
  const dark = layColours(recipe, asked, 'dark', hasLargeLabels);
  const pairs = {} as Record<ColourToken, ColourPair>;
  for (const token of colourTokens) pairs[token] = { light: light[token], dark: dark[token] };
  return pairs;
}
