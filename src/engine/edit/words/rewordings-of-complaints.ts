import type { Rewording } from './rewordings';

const is =
  "(?:(?:is|are|looks?|feels?|seems?|it's|that's|they're) )?(?:still |now |all )?(?:way |far |much |bit |little )*(?:too|very)";
const faults: readonly (readonly [string, string])[] = [
  ['small|tiny|little', 'make {what} bigger'],
  ['big|large|huge|loud', 'make {what} smaller'],
  ['tall|high', 'make {what} less tall'],
  ['dark', 'make {what} lighter'],
  ['light|pale|faint|bright', 'make {what} darker'],
  ['thin', 'make {what} bolder'],
  ['narrow', 'make {what} wider'],
  ['wide', 'make {what} narrower'],
  ['long|wordy', 'shorten {what}'],
  ['square|sharp|pointy|edgy', 'make {what} rounder'],
  ['round', 'make {what} less round'],
  ['close|close together|cramped|tight|crowded|squashed|squeezed', 'more space in {what}'],
  ['far apart|spread out|spaced out', 'less space in {what}'],
];

/** What owners find fault with, and the order that mends it: "the buttons are too small". */
export const complaints: readonly Rewording[] = [
  ...faults.map(([words, to]): Rewording => ({
    form: new RegExp(
      `^(?!.* too .* too )(?<what>.+?) ${is} (?:${words})(?: ,? ?(?:so |and |because )?(?:it's|its|it is|i|we|you|people|customers|visitors|nobody|no one|can't|cant|cannot|hard|one) .+| for me| imo| now)?$`,
    ),
    to,
  })),
  {
    form: /^(?:there is|there's|theres|it has|we have) (?:way |far |much )*too much (?:white )?(?:space|gap|padding|room|whitespace) (?:in|around|between|above|under|below|inside) (?<what>.+)$/,
    to: 'less space in {what}',
  },
  {
    form: /^(?:there is|there's|theres|it has|we have) (?:not enough|too little|hardly any) (?:white )?(?:space|gap|padding|room|whitespace) (?:in|around|between|above|under|below|inside) (?<what>.+)$/,
    to: 'more space in {what}',
  },
];
