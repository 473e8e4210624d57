import type { SiteKind } from '@/domain/site/vocabulary';
import type { Shapes } from './shapes/read-shapes';
import type { LocalTrade } from './trades/local-trade';
import type { Voice } from './voices/read-voices';

/** Kinds of business that share their offers and headlines. */
export type Family =
  | 'food'
  | 'beauty'
  | 'health'
  | 'trade'
  | 'stay'
  | 'shop'
  | 'event'
  | 'studio'
  | 'move'
  | 'tech';

type Pair = readonly [title: string, text: string];

/** Copy in one language, from which the sections of any kind are built. `{name}` and `{in}` are filled in. */
export type LocalBank = {
  /** How a place is said in running text, with its `{place}`. */
  readonly inPlace: string;
  readonly nouns: Partial<Record<SiteKind, string>>;
  readonly families: Readonly<
    Record<
      Family,
      { readonly titles: readonly [string, string]; readonly lede: string; readonly items: readonly Pair[] }
    >
  >;
  readonly about: readonly string[];
  readonly story: readonly string[];
  readonly features: readonly Pair[];
  readonly process: readonly Pair[];
  /** What is said, and by whom. */
  readonly reviews: readonly Pair[];
  /** Role and a line. */
  readonly roles: readonly Pair[];
  readonly faq: readonly Pair[];
  readonly plans: readonly (readonly [title: string, text: string, list: readonly string[]])[];
  readonly events: readonly (readonly [date: string, title: string, text: string])[];
  readonly cta: readonly [title: string, lede: string];
  /** What single trades offer, where it is more than their family's usual things. */
  readonly trades?: readonly LocalTrade[];
  /** What families, kinds and trades say in place of the lines above, by their names. */
  readonly voices?: ReadonlyMap<string, Voice>;
  /** What stands in sections that were asked for and not told. */
  readonly shapes?: Shapes;
  /** Portuguese as it is said in Brazil. */
  readonly sayInBrazil?: (text: string) => string;
  /** Spanish as it is said in Latin America. */
  readonly sayInAmerica?: (text: string) => string;
};
