import type { SitePlan } from '../../plan/site-plan';
import { readTint } from '../themes/colour';
import { makeTokens } from './make-tokens';

/** The colour of a site whose shares on its page are mud. */
export type Muddy = 'accent' | 'brand' | 'both' | null;

const known = new WeakMap<SitePlan, Muddy>();

/** Which colour is mud where it is mixed towards the page: a yellow in the dark is olive, black beside a colour is cement. */
export function muddyColour(plan: SitePlan): Muddy {
  const before = known.get(plan);
  if (before !== undefined) return before;
  const { accent, brand, bg } = makeTokens(plan).colours;
  const [l, c, h] = readTint(accent.dark);
  const isOlive =
    (plan.scheme === 'dark' || readTint(bg.light)[0] < 0.35) &&
    readTint(bg.dark)[0] < 0.35 &&
    l > 0.6 &&
    c > 0.1 &&
    h > 84 &&
    h < 125;
  const [brandL, brandC] = readTint(brand.light);
  // Of red and black alone are posters: a share of such a red is pink.
  const isPoster =
    [accent, brand].every(({ light }) => isRed(light) || isGrey(light)) &&
    [accent, brand].some(({ light }) => isRed(light));
  const isCement =
    plan.scheme !== 'dark' && brandL < 0.4 && brandC < 0.015 && readTint(accent.light)[1] > 0.06;
  const muddy = isPoster ? 'both' : isOlive ? 'accent' : isCement ? 'brand' : null;
  known.set(plan, muddy);
  return muddy;
}

function isRed(colour: string): boolean {
  const [l, c, h] = readTint(colour);
  return c > 0.15 && l < 0.7 && h > 15 && h < 40;
}

const isGrey = (colour: string): boolean => readTint(colour)[1] < 0.02;

/** What is mixed into a pure yellow, lime or red where it is painted: asked for, it stands on buttons as it is; as a wall or a shirt it glares. */
export function calmedBy(plan: SitePlan): string | null {
  const [l, c, h] = readTint(makeTokens(plan).colours.accent.light);
  if (c > 0.24 && h > 15 && h < 40) return '#9c1c1c';
  return l > 0.85 && c > 0.19 ? (h < 118 ? '#ffa930' : '#2f9e58') : null;
}
