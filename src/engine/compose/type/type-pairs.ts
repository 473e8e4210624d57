import type { StyleName } from '@/domain/site/vocabulary';
import type { TypefaceId } from './typefaces';

/** Two typefaces that go together: one for headings, one for text, which may be the same. */
export type TypePair = {
  readonly display: TypefaceId;
  readonly text: TypefaceId;
  /** Weight of headings, where the face asks for another than the theme's. */
  readonly weight?: number;
  readonly tracking?: string;
};

/** The pairs, by what they are good at. At most two files and 90 KB each; a test weighs them. */
export const typePairs = {
  bookish: { display: 'fraunces', text: 'figtree', weight: 600, tracking: '-0.02em' },
  salon: { display: 'playfair-display', text: 'mulish', weight: 600, tracking: '-0.01em' },
  column: { display: 'dm-serif-display', text: 'dm-sans', weight: 400, tracking: '-0.01em' },
  lab: { display: 'space-grotesk', text: 'inter', weight: 600, tracking: '-0.03em' },
  workshop: { display: 'bricolage-grotesque', text: 'instrument-sans', weight: 700, tracking: '-0.025em' },
  gallery: { display: 'instrument-serif', text: 'instrument-sans', weight: 400, tracking: '-0.022em' },
  cellar: { display: 'cormorant-garamond', text: 'mulish', weight: 600, tracking: '-0.018em' },
  letter: { display: 'lora', text: 'mulish', weight: 600, tracking: '-0.018em' },
  daily: { display: 'newsreader', text: 'public-sans', weight: 500, tracking: '-0.02em' },
  round: { display: 'poppins', text: 'figtree', weight: 600, tracking: '-0.032em' },
  product: { display: 'outfit', text: 'manrope', weight: 600, tracking: '-0.025em' },
  launch: { display: 'sora', text: 'plus-jakarta-sans', weight: 600, tracking: '-0.04em' },
  poster: { display: 'oswald', text: 'rubik', weight: 600, tracking: '0' },
  pitch: { display: 'bebas-neue', text: 'rubik', weight: 400, tracking: '0.01em' },
  stadium: { display: 'anton', text: 'archivo', weight: 400, tracking: '0' },
  block: { display: 'archivo-black', text: 'archivo', weight: 400, tracking: '-0.03em' },
  studio: { display: 'syne', text: 'figtree', weight: 700, tracking: '-0.02em' },
  loudspeaker: { display: 'unbounded', text: 'figtree', weight: 700, tracking: '-0.04em' },
  playground: { display: 'fredoka', text: 'nunito', weight: 600, tracking: '-0.01em' },
  crayon: { display: 'baloo-2', text: 'quicksand', weight: 700, tracking: '-0.015em' },
  deco: { display: 'limelight', text: 'josefin-sans', weight: 400, tracking: '0.01em' },
  monument: { display: 'cinzel', text: 'eb-garamond', weight: 500, tracking: '0.02em' },
  press: { display: 'zilla-slab', text: 'public-sans', weight: 600, tracking: '-0.01em' },
  machine: { display: 'ibm-plex-mono', text: 'inter', weight: 600, tracking: '-0.05em' },
  console: { display: 'jetbrains-mono', text: 'jetbrains-mono', weight: 700, tracking: '-0.045em' },
  arcade: { display: 'press-start-2p', text: 'vt323', weight: 400, tracking: '-0.04em' },
  orbit: { display: 'orbitron', text: 'rubik', weight: 700, tracking: '0' },
  garden: { display: 'young-serif', text: 'karla', weight: 400, tracking: '-0.015em' },
  table: { display: 'gloock', text: 'hanken-grotesk', weight: 400, tracking: '-0.015em' },
  temple: { display: 'marcellus', text: 'jost', weight: 400, tracking: '0' },
  fairground: { display: 'abril-fatface', text: 'cabin', weight: 400, tracking: '-0.005em' },
  stamp: { display: 'alfa-slab-one', text: 'bitter', weight: 400, tracking: '0' },
  plainSpoken: { display: 'geist', text: 'geist', weight: 600, tracking: '-0.035em' },
  quiet: { display: 'hanken-grotesk', text: 'hanken-grotesk', weight: 600, tracking: '-0.03em' },
} as const satisfies Record<string, TypePair>;
export type PairName = keyof typeof typePairs;

/** What a style is set in, the usual first. A style that is not here speaks with the system's own letters. */
export const stylePairs: Partial<Record<StyleName, readonly PairName[]>> = {
  minimal: ['plainSpoken', 'quiet', 'gallery'],
  editorial: ['daily', 'gallery', 'column'],
  luxe: ['cellar', 'temple', 'monument'],
  noir: ['salon', 'table', 'cellar'],
  bistro: ['table', 'bookish', 'letter'],
  craft: ['bookish', 'workshop', 'garden'],
  cream: ['garden', 'bookish', 'letter'],
  retro: ['fairground', 'stamp', 'round'],
  vintage: ['press', 'stamp', 'column'],
  'neo-brutalist': ['block', 'workshop', 'lab'],
  bento: ['product', 'launch', 'plainSpoken'],
  tech: ['lab', 'launch', 'machine'],
  terminal: ['console'],
  glass: ['launch', 'product'],
  gradient: ['launch', 'round', 'studio', 'loudspeaker'],
  playful: ['playground', 'crayon'],
  pastel: ['crayon', 'garden', 'round'],
  organic: ['garden', 'letter', 'bookish'],
  coastal: ['letter', 'column', 'bookish'],
  botanical: ['table', 'cellar', 'garden'],
  corporate: ['product', 'quiet', 'press'],
  sport: ['pitch', 'stadium', 'poster'],
  industrial: ['poster', 'pitch', 'machine'],
  'art-deco': ['deco', 'temple'],
  pixel: ['arcade'],
};
