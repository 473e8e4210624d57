/** Words to look for in folded text. */
export type SoughtWords = {
  /** Where the first of them stands, -1 where none does. */
  readonly placeIn: (folded: string) => number;
};

/**
 * Words whose pattern is made ready only for a text that holds one of their stems: of hundreds of such patterns a prompt
 * needs a few, and each takes tens of kilobytes for as long as the engine runs.
 */
export const seekWords = (stems: readonly string[], source: string): SoughtWords => {
  let pattern: RegExp | undefined;
  return {
    placeIn: (folded) =>
      stems.some((stem) => folded.includes(stem)) ? folded.search((pattern ??= new RegExp(source, 'u'))) : -1,
  };
};

/** The longest part of a word that has to be there as it is written: "lavage" of "lavage * main". */
export const stemOf = (word: string): string =>
  word.split(/[*\s]+/u).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
