import type { TypefaceId } from './typefaces';

/** How a typeface is set so that it looks as large and as close as the others. */
export type Tuning = {
  /** Share of the theme's size for headings in it: wide and tall-set faces less, narrow and small ones more. */
  readonly size: number;
  /** Line height of its large headings in small letters. */
  readonly leading: number;
  /** Share of the theme's size for text in it. */
  readonly text: number;
  readonly textLeading: number;
  readonly textWeight: number;
};

const usual: Tuning = { size: 1, leading: 1.06, text: 1, textLeading: 1.6, textWeight: 400 };

// Set by eye, one beside the other, at the size of an opening, of a section's heading and of text.
const tuned: Partial<Record<TypefaceId, Partial<Tuning>>> = {
  'abril-fatface': { size: 0.96, leading: 1.08 },
  'alfa-slab-one': { size: 0.84, leading: 1.14 },
  anton: { size: 1.08, leading: 1.08 },
  'archivo-black': { size: 0.86, leading: 1.02 },
  audiowide: { size: 0.78, leading: 1.14 },
  'baloo-2': { size: 1.02, leading: 1.02 },
  bangers: { size: 1.14, leading: 1.04 },
  'bebas-neue': { size: 1.22, leading: 0.98 },
  bitter: { text: 0.97, textLeading: 1.65 },
  'bricolage-grotesque': { leading: 1.02 },
  cairo: { size: 0.92, leading: 1.32, textLeading: 1.75 },
  caveat: { size: 1.28, leading: 1 },
  cinzel: { size: 0.84, leading: 1.14 },
  'cormorant-garamond': { size: 1.18, leading: 1 },
  'dm-serif-display': { leading: 1.04 },
  'eb-garamond': { size: 1.06, text: 1.12, textLeading: 1.5 },
  fraunces: { leading: 1.04 },
  geist: { leading: 1.04 },
  gloock: { leading: 1.05 },
  'hanken-grotesk': { size: 1.02, leading: 1.05 },
  heebo: { leading: 1.12, textLeading: 1.65 },
  'ibm-plex-mono': { size: 0.82, leading: 1.14 },
  'instrument-serif': { size: 1.18, leading: 0.99 },
  'jetbrains-mono': { size: 0.88, leading: 1.16, text: 0.95, textLeading: 1.65 },
  'josefin-sans': { text: 1.06, textLeading: 1.5 },
  limelight: { size: 0.9, leading: 1.12 },
  lora: { size: 0.96, leading: 1.1 },
  marcellus: { size: 1.02, leading: 1.12 },
  newsreader: { size: 1.05, leading: 1.03, text: 1.05 },
  orbitron: { size: 0.8, leading: 1.14 },
  oswald: { leading: 1.1 },
  pacifico: { size: 0.9, leading: 1.25 },
  'pirata-one': { size: 1.16, leading: 1.02 },
  'playfair-display': { size: 0.96, leading: 1.06 },
  poppins: { size: 0.9, leading: 1.1 },
  'press-start-2p': { size: 0.6, leading: 1.4 },
  quicksand: { textWeight: 500 },
  sora: { size: 0.9, leading: 1.1 },
  'space-grotesk': { size: 0.96, leading: 1.04 },
  syne: { size: 0.9, leading: 1.08 },
  unbounded: { size: 0.74, leading: 1.14 },
  vazirmatn: { size: 0.94, leading: 1.3, textLeading: 1.75 },
  vt323: { text: 1.28, textLeading: 1.35 },
  'young-serif': { size: 0.96, leading: 1.08 },
  'zilla-slab': { size: 1.08, leading: 1.04 },
};

/** The tuning of a typeface; null for the system's own letters. */
export const tuneFace = (id: TypefaceId | null | undefined): Tuning | null =>
  id ? { ...usual, ...tuned[id] } : null;
