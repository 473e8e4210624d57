import type { SectionType, StyleName } from '@/domain/site/vocabulary';
import type { Ground } from '../../plan/site-plan';
import type { TypePair } from '../type/type-pairs';
import type { FaceName } from './faces';

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Tint = readonly [lightness: number, chroma: number, hue: number];

/** Which of the palette's colours covers a large area. */
export type Area = 'paper' | 'surface' | 'brand' | 'accent' | 'ink';

/** The colours of a theme by day; the night is derived. Text colours come out of contrast, never out of taste alone. */
export type PaletteRecipe = {
  readonly paper: Tint;
  readonly surface: Tint;
  readonly card: Tint;
  readonly ink: Tint;
  readonly brand: Tint;
  readonly accent: Tint;
  readonly button?: 'brand' | 'accent' | 'ink';
  readonly header?: Area;
  readonly hero?: Area;
  readonly footer?: Area;
  /** Colour of hairlines and card borders when it is not a tint of the ink. */
  readonly line?: 'ink' | 'brand' | 'accent';
};

/** The look of a site as a whole, as data. */
export type Theme = {
  readonly style: StyleName;
  readonly faces: { readonly display: FaceName; readonly text: FaceName };
  readonly headings: {
    readonly weight: number;
    readonly tracking: string;
    readonly leading: number;
    readonly isUpper?: boolean;
    readonly isItalic?: boolean;
  };
  /** How far the largest heading stands from the text. */
  readonly scale: 'calm' | 'clear' | 'loud';
  readonly room: 'close' | 'usual' | 'wide';
  readonly radius: string;
  readonly radiusCard: string;
  readonly border: string;
  readonly shadow: string;
  readonly palettes: readonly [PaletteRecipe, ...PaletteRecipe[]];
  /** A theme that lives in the dark takes that scheme unless light was asked for. */
  readonly scheme?: 'dark';
  /** Grounds of a page's sections, in turn. */
  readonly rhythm: readonly Ground[];
  /** Layouts this look is at home in, best first. */
  readonly prefers: Partial<Record<SectionType | 'header', readonly string[]>>;
  /** What the look is set in, the usual first, where `stylePairs` says nothing of it. */
  readonly pairs?: readonly TypePair[];
  /** Its ornaments, where they come with it: those of the usual looks are in `look-ornaments.ts`. */
  readonly css?: string;
};
