/** Pairs written "digo:dijo hago:hizo" as a table of whole words. */
export const pairsOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(/\s+/u).map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split(':');
      return [from, to];
    }),
  );

/** A word with a capital where the one it stands for has one. */
export const capitalAs = (word: string, as: string): string =>
  /^\p{Lu}/u.test(as) ? word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word;

/** What finds any word of a table that stands alone. */
export const anyOf = (table: ReadonlyMap<string, string>): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${[...table.keys()].join('|')})(?!\p{L})`, 'giu');

/** A sentence with every word of a table put for its other. */
export const turnWords = (sentence: string, table: ReadonlyMap<string, string>, found: RegExp): string =>
  sentence.replace(found, (word) => capitalAs(table.get(word.toLowerCase()) ?? word, word));
