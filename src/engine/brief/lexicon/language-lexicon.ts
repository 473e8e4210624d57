import type { PeopleWords } from './people-words';
import type { BehaviourType, ColourRole, SectionType, SiteKind, StyleName } from '@/domain/site/vocabulary';

/** Words of the sentence rather than of the subject, by what they do. */
export type CueName =
  /** website, landing page: what is being asked for. */
  | 'site'
  /** make, build, I need: the asking itself. */
  | 'ask'
  | 'for' | 'with' | 'and' | 'also' | 'or' | 'no' | 'in'
  /** a, an, my, our: what follows is a common noun. */
  | 'article' | 'possessive' | 'definite'
  | 'called'
  /** we are, I am. */
  | 'self'
  /** that, which, where, using: a noun phrase ends here. */
  | 'break'
  /** Words inside a name: of, the, de. */
  | 'particle'
  /** Before a list of page titles. */
  | 'pages' | 'onePage' | 'manyPages'
  | 'says' | 'button' | 'tagline' | 'empty' | 'badge' | 'heading'
  | 'since' | 'closed' | 'daily' | 'weekdays' | 'weekend' | 'to'
  /** we offer, you can: what follows is done there. */
  | 'offers'
  | 'phone' | 'address' | 'price'
  /** Marks a colour reading of a word that has others: tones, palette, shades. */
  | 'colour'; // prettier-ignore

/** How a colour word is bent: pale, deep, warm. */
export type Shade =
  | 'light'
  | 'pastel'
  | 'dark'
  | 'deep'
  | 'soft'
  | 'muted'
  | 'bright'
  | 'neon'
  | 'warm'
  | 'cool';

/**
 * One language's words. Phrases are separated by commas; `*` at either end of a word stands for any letters; accents
 * and case do not matter. `=n` after a phrase weighs it (kinds: 5 unless said). A key `section@kind kind` holds only
 * for sites of these kinds.
 */
export type LanguageLexicon = {
  readonly code: string;
  /** Words of towns as they are bent after "in", and by their names. */
  readonly places?: Readonly<Record<string, string>>;
  readonly kinds: Partial<Record<SiteKind, string>>;
  readonly sections: Readonly<Record<string, string>> & Partial<Record<SectionType, string>>;
  readonly behaviours: Readonly<Record<string, string>> & Partial<Record<BehaviourType, string>>;
  readonly styles: Partial<Record<StyleName, string>>;
  readonly tones: string;
  /** English colour name or `#rrggbb` -> words. */
  readonly colours: Readonly<Record<string, string>>;
  readonly shades: Partial<Record<Shade, string>>;
  readonly roles: Partial<Record<ColourRole, string>>;
  readonly fonts: Readonly<Record<string, string>>;
  readonly schemes: { readonly light: string; readonly dark: string };
  readonly cues: Partial<Record<CueName, string>>;
  /** Code of a language -> its names. */
  readonly languages: Readonly<Record<string, string>>;
  /** Number words from zero up. */
  readonly numbers: string;
  /** Monday first: full and short forms, separated by `/`. */
  readonly days: readonly string[];
  readonly months: readonly string[];
  readonly people?: PeopleWords;
  /** Usual words that are one letter from a word of this lexicon, and no slips for it. */
  readonly ordinary?: string;
  /** Where the language says, in folded text, what somebody wants to write down again and again: group `thing`. */
  readonly keeping?: readonly RegExp[];
};
