import { headOf } from './calls-in';
import { lineKeys } from './trade';
import type { LineKey, Trade } from './trade';
import { withLeanLetters } from '../../../brief/words/lean-letters';

type Lines = Partial<Record<LineKey, (readonly string[])[]>>;

const keys = new Set<string>(lineKeys);
// Questions that any of a group is asked stand after a trade's own.
const mostQuestions = 7;

/**
 * Whole words only ("band" is not in "bandage"), spaces also as hyphens or not at all. A word after `^` must come first:
 * a school is one, a school of fish and a dog school are not.
 */
const callsFor = (words: readonly string[]): RegExp => {
  // The longer first, or "stained glass" would end before its artist.
  const forms = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      word
        .trim()
        .replaceAll(' ', String.raw`[\s-]?`)
        .replace('^', String.raw`(?<=^(?:(?:an?|the|our|my)\s)?)`),
    );
  return new RegExp(
    withLeanLetters(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?:e?s|['’]s)?(?![\p{L}\p{N}])`),
    'giu',
  );
};

/** Hundreds of patterns, of which a prompt needs a few: each is made when it is first asked for. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const namesOf = (noun: string, lines: Lines): readonly string[] => {
  const words = (lines.words ?? []).flatMap(([cell = '']) => cell.split(',').map((word) => word.trim()));
  return words.includes(`^${noun}`) ? words : [noun, ...words];
};

const addLine = (lines: Lines, line: string): void => {
  const at = line.indexOf(':');
  const key = line.slice(0, at);
  if (!keys.has(key)) throw new Error(`A trade cannot say this: ${line}`);
  const cells = line
    .slice(at + 1)
    .split('|')
    .map((cell) => cell.trim());
  (lines[key as LineKey] ??= []).push(cells);
};

/**
 * Reads trades from text. `# noun` opens one; each line after it is `key: cell | cell`. Lines before the first trade
 * are said by all that have none of their own under that key; shared headings, questions and the second button are added.
 */
export const readTrades = (text: string): readonly Trade[] => {
  const shared: Lines = {};
  const read: { noun: string; lines: Lines }[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) read.push({ noun: line.slice(2).trim(), lines: {} });
    else if (line.trim() !== '') addLine(read.at(-1)?.lines ?? shared, line);
  }
  return read.map(({ noun, lines }) => ({
    noun,
    calls: once(() => callsFor(namesOf(noun, lines))),
    heads: [...new Set(namesOf(noun, lines).map((name) => headOf(name.trim().replace('^', ''))))],
    lines: {
      ...shared,
      ...lines,
      title: [...(shared.title ?? []), ...(lines.title ?? [])],
      under: [...(shared.under ?? []), ...(lines.under ?? [])],
      ...(lines.act ? { act: [...lines.act, ...(shared.act ?? []).slice(lines.act.length)] } : {}),
      ask: [...(lines.ask ?? []), ...(shared.ask ?? [])].slice(0, mostQuestions),
    },
  }));
};
