import type { SitePlan } from '../../plan/site-plan';
import { readTint } from '../themes/colour';
import { makeTokens } from './make-tokens';

const known = new WeakMap<SitePlan, boolean>();

/** Whether the site lives in the dark and its second colour is a yellow: mixed towards the page that is olive. */
export function isDimYellow(plan: SitePlan): boolean {
  const before = known.get(plan);
  if (before !== undefined) return before;
  const { accent, bg } = makeTokens(plan).colours;
  const [l, c, h] = readTint(accent.dark);
  const is = plan.scheme === 'dark' && readTint(bg.dark)[0] < 0.35 && l > 0.6 && c > 0.1 && h > 84 && h < 125;
  known.set(plan, is);
  return is;
}
