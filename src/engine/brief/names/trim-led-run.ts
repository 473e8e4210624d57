import { isProper } from './find-name-run';
import type { NameRun } from './find-name-run';
import { isSettlement } from '../places/is-settlement';
import { findPhrases } from '../words/phrase-index';
import { isCueAt } from '../reading';
import type { Reading } from '../reading';

export const institutions =
  /^(?:library|museum|town|city|parish|church|club|school|university|college|society|embassy|council|municipality|friends|bank|hall|order)$/u;

export function isSetOff(reading: Reading, run: NameRun): boolean {
  const next = reading.tokens[run.to];
  return (
    next === undefined ||
    /[,.:;!?–—()\n]|\s-\s/u.test(next.gap) ||
    isCueAt(reading, run.to, 'in', 'with', 'break')
  );
}

/** Whether a run fills its part of the sentence, and neither neighbour begins with a capital as those of a list do. */
export function isLoneRun(reading: Reading, run: NameRun): boolean {
  const { tokens } = reading;
  const clause = tokens[run.from]?.clause ?? 0;
  // "Coupure 12" is an address, "Celsius and Fahrenheit" are two things.
  const words = tokens.slice(run.from, run.to);
  if (words.some(({ text }, at) => /\d/u.test(text) || isCueAt(reading, run.from + at, 'and'))) return false;
  if (tokens[run.from - 1]?.clause === clause || tokens[run.to]?.clause === clause) return false;
  const before = tokens.find((token) => token.clause === clause - 1);
  return !isProper(tokens[run.to]?.text ?? '') && (clause === 1 || !/^\p{Lu}/u.test(before?.text ?? ''));
}

export const ofWords = /^(?:de|di|du|do|da|des|del|della|dos|das|d)$/u;

/** "Santa Cecilia di Trento": a known town at the end of a name, joined by "of", is where it is. */
export function dropTown(reading: Reading, run: NameRun): NameRun {
  const { tokens } = reading;
  const isTown = isSettlement(reading, { from: run.to - 1, to: run.to });
  // "Imbiss Currykönig Dortmund": in German the town stands right behind.
  if (
    reading.spoken === 'de' &&
    run.to - run.from > 2 &&
    isTown &&
    tokens[run.to]?.sentence !== tokens[run.from]?.sentence
  )
    return { from: run.from, to: run.to - 1 };
  return run.to - run.from > 2 &&
    reading.spoken === 'it' &&
    isTown &&
    ofWords.test(tokens[run.to - 2]?.form ?? '')
    ? { from: run.from, to: run.to - 2 }
    : run;
}

export function openingClause(reading: Reading, run: NameRun): number {
  const sentence = reading.tokens[run.from]?.sentence;
  return reading.tokens.find((token) => token.sentence === sentence)?.clause ?? 0;
}

/** After an article the word for what it is stays outside the name: "das Hotel Seeblick", "la Pousada Vento Sul". */
export function dropKind(reading: Reading, run: NameRun, isLed: boolean): NameRun {
  if (!isLed) return run;
  const kind = findPhrases(reading.lexicon.kinds, reading.tokens, run).find(
    (match) => match.from === run.from,
  );
  // "a Padaria do Zé": what is left would begin with a small word, so the trade is on the sign.
  return kind && kind.to < run.to && isProper(reading.tokens[kind.to]?.text ?? '')
    ? { from: kind.to, to: run.to }
    : run;
}
