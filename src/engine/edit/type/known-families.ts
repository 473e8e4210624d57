import { findFamily, typefaces } from '../../compose/type/typefaces';
import type { Typeface } from '../../compose/type/typefaces';
import { likenessOf } from '../words/likeness';

/** Families that devices have by themselves, with what stands in for them elsewhere. */
export const deviceFamilies: Readonly<Record<string, string>> = {
  Georgia: 'serif',
  Arial: 'system-ui, sans-serif',
  Verdana: 'system-ui, sans-serif',
  Helvetica: 'Arial, sans-serif',
  'Times New Roman': 'Georgia, serif',
  'Courier New': 'ui-monospace, monospace',
  'Trebuchet MS': 'system-ui, sans-serif',
  Palatino: 'Georgia, serif',
  Tahoma: 'system-ui, sans-serif',
  Impact: 'system-ui, sans-serif',
  'Comic Sans MS': 'system-ui, sans-serif',
};

/** Well-known families that no site carries, each with the one that comes nearest. */
const neighbours: readonly (readonly [RegExp, string])[] = [
  [/merriweather|libre baskerville|pt serif|noto serif|spectral/, 'Lora'],
  [/didot|bodoni/, 'Playfair Display'],
  [/garamond|crimson|sabon|minion|baskerville|caslon/, 'EB Garamond'],
  [/trajan/, 'Cinzel'],
  [/roboto slab|rockwell|arvo/, 'Zilla Slab'],
  [/cooper|recoleta|souvenir/, 'Young Serif'],
  [/gotham|proxima|avenir|gilroy/, 'Montserrat'],
  [/futura|century gothic|brandon/, 'Jost'],
  [/circular|gt walsheim|product sans/, 'Figtree'],
  [/satoshi|general sans|clash/, 'Plus Jakarta Sans'],
  [/helvetica|san francisco|sf pro|segoe|aktiv|neue haas/, 'Inter'],
  [/source sans|noto sans|ubuntu|fira sans|calibri|myriad|pt sans|lucida/, 'Open Sans'],
  [/league gothic|fjalla|pathway|condensed|knockout/, 'Oswald'],
  [/code|console|consolas|monaco|menlo|mono/, 'JetBrains Mono'],
  [/comic|chalk|marker|kalam|indie|amatic|hand|shadows into/, 'Caveat'],
  [/lobster|dancing|great vibes|script|brush|satisfy|sacramento|cursive/, 'Pacifico'],
  [/varela|comfortaa|rounded|bubble/, 'Nunito'],
  [/slab/, 'Zilla Slab'],
  [/serif|text|antiqua/, 'Lora'],
];

/** The family of sites that comes nearest to a name that none has: by a slip of the keyboard, else by its kind. */
export function nearestFamily(name: string): Typeface {
  const slip = typefaces.find(({ family }) => likenessOf(family, name) >= 0.75);
  const kin = neighbours.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
  const face = slip ?? findFamily(kin ?? 'Inter');
  if (!face) throw new Error(`There is no typeface "${kin ?? ''}".`);
  return face;
}
