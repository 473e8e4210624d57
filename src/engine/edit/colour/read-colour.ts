import { colourAliases, cssColourNames } from '../../brief/lexicon/colour-names';
import { colourTable } from '../../brief/colours/colour-table';
import { foldWord } from '../words/fold-word';
import { foreignColours, foreignShades } from './foreign-colours';
import { exactHex, hexOf, shadeOf } from './shades';
import type { Shade } from './shades';

/** A colour that a command names: its words and the colour as `#rrggbb`. */
export type NamedColour = { readonly name: string; readonly hex: string };

let known: ReadonlyMap<string, string> | null = null;

function knownColours(): ReadonlyMap<string, string> {
  if (known) return known;
  const map = new Map<string, string>();
  for (const [name, hex] of Object.entries(foreignColours)) map.set(name, `#${hex}`);
  for (const raw of cssColourNames.split(',')) {
    const name = raw.trim();
    const hex = exactHex(name.replace(/ /g, ''));
    if (hex) map.set(name, hex).set(name.replace(/ /g, ''), hex);
  }
  for (const raw of colourAliases.split(',')) {
    const match = /^(.*) ([\da-f]{6})$/.exec(raw.trim());
    if (match?.[1] && match[2] && !map.has(match[1])) map.set(match[1], `#${match[2]}`);
  }
  known = map;
  return map;
}

const comparatives: Readonly<Record<string, string>> = {
  darker: 'dark',
  deeper: 'deep',
  lighter: 'light',
  paler: 'pale',
  softer: 'soft',
  brighter: 'bright',
  warmer: 'warm',
  cooler: 'cool',
};

type Shift = (shade: Shade) => Shade;

/** Words in front of (or, in Romance languages, after) a colour that shift it. */
const shifts: Readonly<Record<string, Shift>> = {
  dark: ({ l, c, h }) => ({ l: l * 0.58, c: c * 0.8, h }),
  deep: ({ l, c, h }) => ({ l: l * 0.62, c, h }),
  light: ({ l, c, h }) => ({ l: l + (1 - l) * 0.6, c: c * 0.5, h }),
  pale: ({ l, c, h }) => ({ l: l + (0.95 - l) * 0.8, c: c * 0.3, h }),
  soft: ({ l, c, h }) => ({ l: l + (0.9 - l) * 0.6, c: c * 0.45, h }),
  pastel: ({ h }) => ({ l: 0.88, c: 0.07, h }),
  muted: ({ l, c, h }) => ({ l, c: c * 0.45, h }),
  dusty: ({ l, c, h }) => ({ l, c: c * 0.4, h }),
  bright: ({ l, c, h }) => ({ l: Math.max(l, 0.65), c: c * 1.15, h }),
  vivid: ({ l, c, h }) => ({ l, c: c * 1.25, h }),
  neon: ({ l, h }) => ({ l: Math.max(l, 0.8), c: 0.26, h }),
  warm: ({ l, c, h }) => ({ l, c, h: h + 12 }),
  cool: ({ l, c, h }) => ({ l, c, h: h - 12 }),
  medium: (shade) => shade,
};

const fillers =
  /^(?:a|an|the|of|in|shade|tone|tones|nice|color|colour|coloured|colored|de|del|en|el|la|un|une|le|em|cor|couleur|farbe|some|sort|kind|to|very)$/;

/** The colour that a phrase names and nothing else; null when other words are left. */
export function readColour(phrase: string): NamedColour | null {
  // "Yellowish, like old paper" is a pale yellow.
  const name = phrase
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/,? like .+$/iu, '')
    .replace(/\b(\p{L}{2,}?)(?:(?<=d)d)?ish$/iu, (_, stem: string) => `pale ${stem}`);
  const literal = readLiteral(name);
  if (literal) return { name: literal, hex: literal };
  const words = foldWord(name.replace(/-/g, ' '))
    .split(/\s+/)
    .filter((word) => word !== '' && !fillers.test(word));
  if (words.length === 0 || words.length > 4) return null;
  const hex = readWords(words) ?? colourTable.get(words.join(' '));
  return hex ? { name: name.replace(/^(?:a|an|the)\s+/i, ''), hex } : null;
}

function readLiteral(text: string): string | null {
  const hex = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text);
  if (hex && (text.startsWith('#') || (/\d/.test(text) && text.length === 6))) {
    const digits = hex[1] ?? '';
    const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${full.toLowerCase()}`;
  }
  if (!/^(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i.test(text)) return null;
  return exactHex(text);
}

function readWords(words: readonly string[]): string | null {
  const colours = knownColours();
  const whole = colours.get(words.join(' ')) ?? colours.get(words.join(''));
  if (whole) return whole;
  const singular = words
    .map((word) => {
      if (foreignColours[word]) return word;
      const one = word.replace(/s$/, '');
      return foreignColours[one] ? one : word.replace(/(?<=[aeio])s$/, '');
    })
    .map((word) =>
      foreignColours[word] || !word.endsWith('e')
        ? word
        : foreignColours[word.slice(0, -1)]
          ? word.slice(0, -1)
          : word,
    );
  if (singular.some((word, index) => word !== words[index])) return readWords(singular);
  const [first = '', ...rest] = words;
  // "cremefarben", "rosafarbene": the colour and that it is one.
  const hue =
    words.length === 1 ? /^(.{3,}?)farb(?:en(?:e[nrms]?)?|ige?[nrms]?)$/.exec(first)?.[1] : undefined;
  if (hue) return readWords([hue]);
  const compound = /^(dunkel|hell|tief|blass|zart|knall)(.{3,})$/.exec(first);
  if (words.length === 1 && compound?.[1] && compound[2])
    return readWords([foreignShades[compound[1]] ?? 'dark', compound[2]]);
  if (words.length < 2) return null;
  const last = words.at(-1) ?? '';
  // "A brighter red" is a bright red.
  const lead = comparatives[first] ?? foreignShades[first] ?? first;
  const tail = foreignShades[last] ?? last;
  if (Object.hasOwn(shifts, lead)) return shifted(rest, lead);
  if (Object.hasOwn(shifts, tail)) return shifted(words.slice(0, -1), tail);
  return null;
}

function shifted(words: readonly string[], shift: string): string | null {
  const english = words.map((word) => foreignColourName(word) ?? word);
  const whole = knownColours().get(`${shift} ${english.join(' ')}`);
  if (whole) return whole;
  const base = readWords(words);
  const shade = base ? shadeOf(base) : null;
  const change = shifts[shift];
  return shade && change ? hexOf(change(shade)) : null;
}

/** The English name with the same colour, so that "verde oscuro" is CSS dark green. */
function foreignColourName(word: string): string | null {
  const hex = foreignColours[word];
  if (!hex) return null;
  const plain = [
    'red',
    'green',
    'blue',
    'yellow',
    'orange',
    'purple',
    'pink',
    'brown',
    'gray',
    'black',
    'white',
    'violet',
  ];
  return plain.find((name) => knownColours().get(name) === `#${hex}`) ?? null;
}

/** A colour at the end of a phrase with the words before it: "header dark green" -> "header" and dark green. */
export function splitColour(
  words: readonly string[],
): { readonly before: number; readonly colour: NamedColour } | null {
  for (let at = Math.max(0, words.length - 5); at < words.length; at += 1) {
    const colour = readColour(words.slice(at).join(' '));
    if (colour) return { before: at, colour };
  }
  return null;
}

const families: readonly (readonly [string, number, number])[] = [
  ['red', 5, 40],
  ['orange', 40, 78],
  ['yellow', 78, 118],
  ['green', 118, 175],
  ['teal', 175, 220],
  ['blue', 220, 282],
  ['purple', 282, 330],
  ['pink', 330, 365],
];

/** The family of a colour, for "yellow instead of pink": a hue name, or black, white, grey. */
export function familyOf(css: string): string | null {
  const shade = shadeOf(css);
  if (!shade) return null;
  if (shade.l < 0.16) return 'black';
  if (shade.c < 0.025) return shade.l > 0.93 ? 'white' : shade.l < 0.25 ? 'black' : 'grey';
  const hue = shade.h < 5 ? shade.h + 360 : shade.h;
  return families.find(([, from, to]) => hue >= from && hue < to)?.[0] ?? 'red';
}
