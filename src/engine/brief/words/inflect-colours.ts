import { doubtful } from '../colours/colour-table';
import { foldText } from './fold-text';

type Bend = readonly [end: RegExp, forms: readonly string[]];

/** What the end of an adjective becomes, as words are folded; plurals in -s are found without (`list-variants`). */
const bends: Readonly<Record<string, readonly Bend[]>> = {
  es: [[/o$/u, ['a']]],
  pt: [
    [/(?<!a)o$/u, ['a']],
    [/l$/u, ['is']],
    [/m$/u, ['ns']],
  ],
  fr: [[/(?<!e)$/u, ['e']]],
  it: [
    [/io$/u, ['ia', 'i', 'ie']],
    [/o$/u, ['a', 'i', 'e']],
    [/e$/u, ['i']],
  ],
  pl: [
    // "30 złotych" is money.
    [/(?<!zlot)y$/u, ['a', 'e', 'ym', 'ymi', 'ej', 'o', 'ych', 'ego']],
    [/(?<=[kg])i$/u, ['a', 'ie', 'im', 'imi', 'iej', 'o', 'ich', 'iego']],
  ],
  ar: [[/$/u, ['ه']]],
};
/** Languages whose names of things do not end like the adjectives bent here. */
const apart = new Set(['pl', 'ar']);

/** The forms of a colour's name in a language: of one adjective those that gender, number and case give it. */
export function inflectColour(code: string, phrase: string, value: string): string[] {
  const rules = bends[code];
  // "vino" is wine, and "vina" none: what is a thing as well has no gender of its own.
  if (!rules || /[\s*-]/u.test(phrase) || (doubtful.has(value) && !apart.has(code))) return [phrase];
  const word = foldText(phrase);
  const [end, forms] = rules.find(([pattern]) => pattern.test(word)) ?? [];
  return end && forms ? [phrase, ...forms.map((form) => word.replace(end, form))] : [phrase];
}
