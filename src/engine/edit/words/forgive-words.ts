import { countEdits } from '../../brief/words/count-edits';
import { cssColourNames } from '../../brief/lexicon/colour-names';
import { foldWord } from './fold-word';
import { englishLexicon } from './lexicons/english';
import { makePart } from './read-command';
import type { Part } from './read-command';
import { sectionNameWords } from './section-words';

const ordinary =
  'background header footer button buttons section text heading headings font title image images picture pictures gallery color colors dark light bigger smaller larger before after above below between instead bottom middle center right left move remove change rename translate duplicate shorten hide show space spacing rounded corners shadow shadows price prices plan plans phone phones desktop tablet mobile page pages first second third last white black green purple orange yellow everywhere everything highlight gradient contrast language playful professional minimal elegant question answer review columns column replace instagram facebook address';
const vocabulary: ReadonlySet<string> = new Set(
  [
    ...ordinary.split(' '),
    ...Object.keys(englishLexicon.phrases),
    ...sectionNameWords(),
    ...cssColourNames.split(/[\s,]+/u),
  ]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => /^[a-z]{4,}$/u.test(word)),
);

function nearest(word: string, ofSite: readonly string[]): string | null {
  const most = word.length >= 8 ? 2 : 1;
  const near = [...new Set([...vocabulary, ...ofSite])].filter(
    (known) =>
      known[0] === word[0] &&
      Math.abs(known.length - word.length) <= most &&
      countEdits(word, known, most) <= most,
  );
  const best = near.toSorted((one, other) => countEdits(word, one, 2) - countEdits(word, other, 2));
  const [first, second] = best;
  if (first === undefined) return null;
  // Two words as near as each other: nobody knows which was meant.
  return second !== undefined &&
    countEdits(word, first, 2) === countEdits(word, second, 2) &&
    !second.startsWith(first) &&
    !first.startsWith(second)
    ? null
    : first;
}

/** The command with slips of the keyboard taken for the words next to them ("botom"), those that head its parts among them; null when there are none. */
export function forgiveWords(
  part: Part,
  isOnSite: (word: string) => boolean,
  ofSite: readonly string[] = [],
): Part | null {
  let hasChanged = false;
  const tokens = part.tokens.map((token) => {
    const word = foldWord(token.plain);
    const isPlain = token.kind === 'word' && /^[a-z]{4,}$/u.test(word) && !/^\p{Lu}/u.test(token.written);
    // "Dogs" where the site says "dog" is a plural and no slip.
    const isKnown = vocabulary.has(word) || isOnSite(word) || (word.endsWith('s') && isOnSite(` ${word.slice(0, -1)} `)); // prettier-ignore
    if (!isPlain || isKnown) return token;
    const known = nearest(word, ofSite);
    if (known === null) return token;
    hasChanged = true;
    const plain = englishLexicon.phrases[known] ?? known;
    return { ...token, plain, written: known, text: known };
  });
  return hasChanged ? makePart(tokens, part.command, part.picked) : null;
}
