import { findFamily, typefaces } from '../../compose/type/typefaces';
import type { FaceKind, Typeface } from '../../compose/type/typefaces';
import { likenessOf } from '../words/likeness';
import type { Part } from '../words/read-command';
import { matchPhrase } from '../words/read-command';
import { deviceFamilies } from './known-families';

/** What a command says of letters: a family to carry, one that devices have, a kind, or a name that nobody here knows. */
export type FontWish =
  | { readonly kind: 'family'; readonly face: Typeface }
  | { readonly kind: 'pair'; readonly display: Typeface; readonly text: Typeface }
  | { readonly kind: 'device'; readonly name: string }
  | { readonly kind: 'sort'; readonly sort: FaceKind; readonly words: string }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'open' };

const sorts: readonly (readonly [RegExp, FaceKind, string])[] = [
  [/\b(?:mono|monospaced?|typewriter|code|coding)\b/, 'mono', 'monospace'],
  [
    /\b(?:hand ?written|hand-written|script|cursive|handwriting|calligraph\w+)\b/,
    'handwritten',
    'handwritten',
  ],
  [/\b(?:round|rounded|rounder|friendly|friendlier|soft|softer|bubbly)\b/, 'rounded', 'rounded'],
  [/\bslab\b/, 'slab', 'slab serif'],
  [/\b(?:condensed|narrow|narrower)\b/, 'condensed', 'condensed'],
  [
    /\b(?:sans|sans-serif|grotesk|grotesque|modern|clean|cleaner|serifenlos(?:e|en)?|s(?:in|em) serifas?|sans empattements?)\b/,
    'sans',
    'sans serif',
  ],
  [
    /\b(?:serif|serifs|classic|elegant|bookish|serifas?|serife|serifen|empattements?|traditional|antiqua)\b/,
    'serif',
    'serif',
  ],
];

const letters =
  /\b(?:fonts?|typefaces?|typography|lettering|letters?|schriftart|schrift|serif|sans-serif|monospaced?)\b/;
const parts = /\b(?:headings?|headlines?|titles?|headers)\b/;

/** Reads a wish for other letters; null when the words are about something else. */
export function readFontWish(part: Part): FontWish | null {
  const { plain, source } = part;
  if (
    /"…"/.test(plain) ||
    /\b(?:bigger|smaller|larger|size|colors?|bold|bolder|italic|thinner|spacing)\b/.test(plain)
  )
    return null;
  const isAsked = letters.test(plain);
  const isOrder = /^(?:use|make|change|put|add|try|give|want|with|in)\b/.test(plain);
  const both = matchPhrase(
    part,
    /^(?:use|make|change|add)? ?(?<one>.+?) (?:for|in|on) (?:all )?(?<first>headings?|titles?|text|body|body text|paragraphs?|everything else|rest) (?:and|,|with) (?<other>.+?) (?:for|in|on) (?:all )?(?:headings?|titles?|text|body|body text|paragraphs?|everything else|rest)$/,
  );
  const one = both?.one ? familyIn(both.one.text) : undefined;
  const other = both?.other ? familyIn(both.other.text) : undefined;
  if (both?.first && one && other)
    return parts.test(both.first.plain)
      ? { kind: 'pair', display: one, text: other }
      : { kind: 'pair', display: other, text: one };
  const face = familyIn(source);
  if (face && (isAsked || isOrder || parts.test(plain))) return { kind: 'family', face };
  const device = Object.keys(deviceFamilies)
    .toSorted((one, other) => other.length - one.length)
    .find((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu').test(source));
  if (device && (isAsked || isOrder)) return { kind: 'device', name: device };
  // "Soft pink with a serif font": the letters are those named right before the word.
  const near =
    /(?<sort>\S+) (?:fonts?|typefaces?|typography|lettering|letters?)\b/.exec(plain)?.groups?.sort ?? '';
  const sort = sorts.find(([words]) => words.test(near)) ?? sorts.find(([words]) => words.test(plain));
  if (sort && (isAsked || (/^(?:mono|handwritten)$/.test(sort[1]) && parts.test(plain))))
    return { kind: 'sort', sort: sort[1], words: sort[2] };
  if (!isAsked || /\b(?:shadow|button|link|contrast|read)\b/.test(plain)) return null;
  const name = nameIn(part);
  return name ? { kind: 'unknown', name } : { kind: 'open' };
}

/** The longest family named, whole words only. Everyday words count with a capital or after "font": "Inter", "Outfit". */
function familyIn(source: string): Typeface | undefined {
  const named = typefaces
    .toSorted((one, other) => other.family.length - one.family.length)
    .find(({ family }) => {
      const words = `(?<![\\p{L}])${family}(?![\\p{L}])`;
      return family.includes(' ')
        ? new RegExp(words, 'iu').test(source)
        : new RegExp(words, 'u').test(source) ||
            new RegExp(`\\b(?:font|typeface|use)\\b.*${words}`, 'iu').test(source);
    });
  if (named) return named;
  // A slip of the keyboard in a name of two words or more: "Playfare Display".
  const names = source.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)+/gu) ?? [];
  return typefaces.find(({ family }) => names.some((name) => likenessOf(family, name) >= 0.85));
}

function nameIn(part: Part): string | null {
  const forms = [
    /\b(?:fonts?|typefaces?|letters)(?: (?:of|for|in) (?:headings?|titles?|text|site|page|body|everything))? (?:to|as|into|called|named|with) (?<name>[^,]+?)(?: (?:for|in|on) .+)?$/,
    /^(?:use|change to|add|try) (?<name>[^,]+?)(?: as)? (?:fonts?|typefaces?)\b/,
    /^(?:use|try) (?:font|typeface) (?<name>[^,]+?)(?: (?:for|in|on) .+)?$/,
  ];
  for (const form of forms) {
    const name = matchPhrase(part, form)?.name;
    if (name && /^\p{Lu}/u.test(name.text) && name.text.length < 40 && !findFamily(name.text))
      return name.text;
  }
  return null;
}
