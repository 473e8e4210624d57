import rows from './typeface-files.json' with { type: 'json' };

/** The kinds of letter that people ask for by name. */
export type FaceKind =
  | 'serif'
  | 'sans'
  | 'slab'
  | 'rounded'
  | 'condensed'
  | 'mono'
  | 'handwritten'
  | 'display';

/** One file of a typeface as it lies in the app under `type/`. */
export type FaceFile = {
  readonly name: string;
  readonly bytes: number;
  /** Value of `font-weight` in its rule: "100 900" or "400". */
  readonly weights: string;
  /** Value of `unicode-range`, where the file holds a part of the letters. */
  readonly range?: string;
};

/** A typeface that a site may carry. */
export type Typeface = {
  readonly id: TypefaceId;
  readonly family: string;
  readonly kind: FaceKind;
  readonly files: readonly FaceFile[];
};

const kinds = {
  'abril-fatface': 'display',
  'alfa-slab-one': 'slab',
  anton: 'condensed',
  archivo: 'sans',
  'archivo-black': 'display',
  audiowide: 'display',
  'baloo-2': 'rounded',
  bangers: 'display',
  barlow: 'sans',
  'bebas-neue': 'condensed',
  bitter: 'slab',
  'bricolage-grotesque': 'sans',
  cabin: 'sans',
  cairo: 'sans',
  caveat: 'handwritten',
  cinzel: 'serif',
  'cormorant-garamond': 'serif',
  'dm-sans': 'sans',
  'dm-serif-display': 'serif',
  'eb-garamond': 'serif',
  figtree: 'sans',
  fraunces: 'serif',
  fredoka: 'rounded',
  geist: 'sans',
  gloock: 'serif',
  'hanken-grotesk': 'sans',
  heebo: 'sans',
  'ibm-plex-mono': 'mono',
  'ibm-plex-sans': 'sans',
  'instrument-sans': 'sans',
  'instrument-serif': 'serif',
  inter: 'sans',
  'jetbrains-mono': 'mono',
  'josefin-sans': 'sans',
  jost: 'sans',
  karla: 'sans',
  lato: 'sans',
  lexend: 'sans',
  limelight: 'display',
  lora: 'serif',
  manrope: 'sans',
  marcellus: 'serif',
  montserrat: 'sans',
  mulish: 'sans',
  newsreader: 'serif',
  nunito: 'rounded',
  'open-sans': 'sans',
  orbitron: 'display',
  oswald: 'condensed',
  outfit: 'sans',
  pacifico: 'handwritten',
  'pirata-one': 'display',
  'playfair-display': 'serif',
  'plus-jakarta-sans': 'sans',
  poppins: 'sans',
  'press-start-2p': 'mono',
  'public-sans': 'sans',
  quicksand: 'rounded',
  raleway: 'sans',
  roboto: 'sans',
  rubik: 'sans',
  sora: 'sans',
  'space-grotesk': 'sans',
  syne: 'display',
  unbounded: 'display',
  vazirmatn: 'sans',
  vt323: 'mono',
  'work-sans': 'sans',
  'young-serif': 'serif',
  'zilla-slab': 'slab',
} as const satisfies Record<string, FaceKind>;
export type TypefaceId = keyof typeof kinds;

const capitals: Readonly<Record<string, string>> = {
  dm: 'DM',
  eb: 'EB',
  ibm: 'IBM',
  '2p': '2P',
  vt323: 'VT323',
};

/** Every typeface, by id. */
export const typefaces: readonly Typeface[] = (Object.keys(kinds) as TypefaceId[]).map((id) => ({
  id,
  family: id
    .split('-')
    .map((word) => capitals[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  kind: kinds[id],
  files: (rows as Record<TypefaceId, readonly FaceFile[]>)[id],
}));

const byId = new Map(typefaces.map((face) => [face.id, face]));
const byFamily = new Map(typefaces.map((face) => [face.family.toLowerCase(), face]));

/** Whose figures and Latin letters stand beside a typeface of another script, which has none of its own. */
const companions: Partial<Record<TypefaceId, TypefaceId>> = {
  cairo: 'figtree',
  vazirmatn: 'figtree',
  heebo: 'figtree',
};

/** The typefaces that stand in a family of letters: itself, then the one that lends it figures. */
export const facesWith = (id: TypefaceId): readonly Typeface[] =>
  [id, companions[id]].flatMap((one) => (one ? [findTypeface(one)] : []));

/** The typeface of an id. */
export function findTypeface(id: TypefaceId): Typeface {
  const face = byId.get(id);
  if (!face) throw new Error(`There is no typeface "${id}".`);
  return face;
}

/** The typeface that people call so, in any case; undefined for one that no site can carry. */
export const findFamily = (family: string): Typeface | undefined => byFamily.get(family.trim().toLowerCase());
