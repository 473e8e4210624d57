import rows from './typeface-fallbacks.json' with { type: 'json' };
import type { TypefaceId } from './typefaces';

/** How the system face that stands in for a typeface is scaled, in per cent. */
type Fallback = {
  /** Which: Arial, Times New Roman or Courier New. */
  readonly on: 'sans' | 'serif' | 'mono';
  readonly size: number;
  /** The same for words set in capitals, which in poster faces are far narrower. */
  readonly capitals: number;
  readonly ascent: number;
  readonly descent: number;
  readonly gap: number;
};

/** What stands in for a typeface until its file is there. Apart from the typefaces, which are chosen before a page is written. */
export const fallbackOf = (id: TypefaceId): Fallback => (rows as Record<TypefaceId, Fallback>)[id];
