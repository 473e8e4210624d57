import type { Brief } from '@/domain/site/brief';
import type { StyleName } from '@/domain/site/vocabulary';
import { createRandom, turnTo } from '../../random';
import { findTheme } from '../themes/find-theme';
import { stylePairs, typePairs } from './type-pairs';
import type { PairName, TypePair } from './type-pairs';
import { facesWith, findFamily, findTypeface } from './typefaces';
import type { FaceFile, Typeface, TypefaceId } from './typefaces';

/** The letters a site carries: at most two files. Null for a part that speaks with the system's own. */
export type TypeChoice = {
  readonly display: TypefaceId | null;
  readonly text: TypefaceId | null;
  readonly files: readonly FaceFile[];
  readonly weight: number | null;
  readonly tracking: string | null;
};

/** Letters beyond Western European ones that a Latin alphabet needs. */
const extendedLanguages = new Set([
  'pl',
  'tr',
  'cs',
  'sk',
  'hu',
  'ro',
  'hr',
  'sl',
  'lt',
  'lv',
  'et',
  'az',
  'sq',
]);
const latinLanguages = new Set([
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'no',
  'nb',
  'fi',
  'is',
  'ca',
  'ga',
]);
const scriptFaces: Readonly<Record<string, readonly TypefaceId[]>> = {
  ar: ['cairo', 'vazirmatn'],
  fa: ['vazirmatn'],
  ur: ['vazirmatn'],
  he: ['heebo'],
};

/** Pairs for the kinds of letter that people ask for. */
const askedPairs: Readonly<Record<string, readonly PairName[]>> = {
  serif: ['bookish', 'daily', 'letter', 'garden', 'gallery', 'table'],
  sans: ['quiet', 'product', 'plainSpoken', 'launch'],
  mono: ['console'],
  rounded: ['playground', 'crayon'],
  slab: ['press'],
  condensed: ['poster', 'pitch'],
};

/** The letters of a site: those asked for, else a pair that suits the style, else none. The same seed, the same pair. */
export function chooseType(brief: Brief, style: StyleName, seed: number, turn = 0): TypeChoice | null {
  const random = createRandom(seed, 'type');
  const language = brief.language.value.toLowerCase().split('-')[0] ?? 'en';
  const inScript = scriptFaces[language];
  if (inScript) {
    const id = random.pick(inScript);
    return carry({ display: id, text: id, weight: 700, tracking: '0' });
  }
  const isExtended = extendedLanguages.has(language);
  if (!isExtended && !latinLanguages.has(language)) return null;
  const asked = brief.font?.value.toLowerCase();
  const pair = asked
    ? pairAsked(asked, style, random.next(), turn)
    : turnPair(pairsOf(style), random.next(), turn);
  if (!pair) return null;
  return isExtended ? extend(pair) : carry(pair);
}

/** What a site carries that has its headings or all its text in one typeface. */
export function typeOf(face: Typeface): TypeChoice {
  return carry({ display: face.id, text: face.id });
}

const pairsOf = (style: StyleName): readonly TypePair[] =>
  findTheme(style).pairs ?? named(stylePairs[style] ?? []);

const named = (names: readonly PairName[]): readonly TypePair[] => names.map((name) => typePairs[name]);

function turnPair(pairs: readonly TypePair[], chance: number, turn: number): TypePair | null {
  return pairs[turnTo(Math.floor(chance * pairs.length), turn, pairs.length)] ?? null;
}

function pairAsked(asked: string, style: StyleName, chance: number, turn: number): TypePair | null {
  if (asked === 'handwritten') return { display: 'caveat', text: 'karla', weight: 700, tracking: '0' };
  const pairs = askedPairs[asked];
  if (pairs) {
    const fitting = pairs.filter((name) => stylePairs[style]?.includes(name));
    return turnPair(named(fitting.length > 0 ? fitting : pairs), chance, turn);
  }
  const face = findFamily(asked);
  if (!face) return null;
  const known = Object.values<TypePair>(typePairs).find(({ display }) => display === face.id);
  if (known) return known;
  return { display: face.id, text: face.id };
}

/** Two typefaces with their files, two at most: of a face with several, the one for headings and the one for text. */
export function carry({ display, text, weight, tracking }: TypePair): TypeChoice {
  const heading = ownFiles(display);
  const body = ownFiles(text);
  const files =
    display === text
      ? heading.slice(0, 2)
      : [heading.find(({ weights }) => weights === String(weight)) ?? heading[0], body[0]];
  return {
    display,
    text,
    files: files.filter((file) => file !== undefined),
    weight: weight ?? null,
    tracking: tracking ?? null,
  };
}

// A face in two parts takes both files; the text keeps to the system's letters, which have every accent.
function extend(pair: TypePair): TypeChoice {
  const isWhole = (id: TypefaceId) => findTypeface(id).files.some(({ name }) => name.endsWith('-ext.woff2'));
  const { kind } = findTypeface(pair.display);
  const display: TypefaceId = isWhole(pair.display)
    ? pair.display
    : kind === 'serif' || kind === 'slab'
      ? 'lora'
      : kind === 'condensed'
        ? 'oswald'
        : 'outfit';
  const isSame = display === pair.display;
  return {
    display,
    text: null,
    files: findTypeface(display).files,
    weight: isSame ? (pair.weight ?? null) : 600,
    tracking: isSame ? (pair.tracking ?? null) : '-0.01em',
  };
}

function ownFiles(id: TypefaceId): readonly FaceFile[] {
  const files = facesWith(id).flatMap((face) => face.files);
  return files.filter(({ name }) => !name.endsWith('-ext.woff2'));
}
