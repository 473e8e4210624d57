/** A part's entries: the words of its title, a line above them, and whether they follow one another. */
export type PartContent = {
  readonly of: RegExp;
  /** The words of the pattern as they are spelled: a title is looked for here before the pattern is run. */
  readonly spelled: string;
  /** Words of the kinds that it is for; null for all. */
  readonly among: RegExp | null;
  readonly lede: string | null;
  readonly isSteps: boolean;
  readonly entries: readonly (readonly [title: string, text: string])[];
};

// "Our prices", "the prices page": the same title.
const ofWhole = (words: string): RegExp =>
  new RegExp(`^(?:(?:our|the|your|my)\\s)?(?:${words})(?:\\s(?:page|section|info|information))?$`, 'iu');

// "re-?wires", "i['’]m": what may be written together stands together.
const spell = (words: string): string => words.toLowerCase().replace(/-\?|\[[-\s/'’]+\]\??/gu, '');

/**
 * How a title opens: at most three letters of its first word. A pattern that does not spell them cannot cover the title; to run
 * all of them costs more than the rest of a plan.
 */
export const openingOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^(?:our|the|your|my)\s/u, '')
    .replace(/['’]/gu, '')
    .replace(/[^\p{Ll}].*$/su, '')
    .slice(0, 3);

function readPart(block: string, isWhole: boolean): PartContent {
  const [head = '', ...lines] = block.split('\n');
  const [, kinds, words = head] = /^\[([^\]]+)\] (.+)$/u.exec(head) ?? [];
  const entries = lines.filter((line) => /^[>-] /u.test(line));
  const first = lines[0];
  return {
    of: isWhole ? ofWhole(words) : new RegExp(words, 'iu'),
    spelled: spell(words),
    among: kinds ? new RegExp(kinds, 'iu') : null,
    lede: first !== undefined && !/^[>-] /u.test(first) ? first : null,
    isSteps: entries[0]?.startsWith('>') === true,
    entries: entries.map((line): readonly [string, string] => {
      const [title = '', text = ''] = line.slice(2).split(' | ');
      return [title, text];
    }),
  };
}

const readAll = (table: string, isWhole: boolean): readonly PartContent[] =>
  table
    .trim()
    .split(/\n\n+/u)
    .map((block) => readPart(block, isWhole));

/**
 * Reads a table of parts: blocks with a blank line between them. First the English words of a whole title, before them in brackets
 * the kinds of sites that it is for, then a line above the entries (or none), then the entries: `>` steps, `-` points.
 */
export const readParts = (table: string): readonly PartContent[] => readAll(table, true);

/** Reads a table of parts whose words may stand anywhere within a title, as patterns of their own. */
export const readLooseParts = (table: string): readonly PartContent[] => readAll(table, false);
