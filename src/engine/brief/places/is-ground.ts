import type { NameRun } from '../names/find-name-run';
import type { Reading } from '../reading';

/** Words that many places end in: "Muswell Hill", "Hebden Bridge". */
export const grounds =
  /^(?:bridge|bay|hill|beach|wells|falls|springs|valley|island|creek|heath|ferry|regis|park|city|town|village|harbou?r|quay|lake|green|cross|water|moor|grove|point)$/u;

/** "30 years experience, Muswell Hill, children from 6": two capitals alone between commas, the last a word for ground. */
export function isGround({ tokens, text }: Reading, { from, to }: NameRun): boolean {
  const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last || to - from !== 2 || from < 2 || !grounds.test(last.form)) return false;
  const isAlone =
    /^\s?,\s$/u.test(first.gap) &&
    (next === undefined || /^\s?[,.]/u.test(text.slice(last.end, last.end + 2)));
  return isAlone && /^\p{Lu}\p{Ll}/u.test(first.text) && /^\p{Lu}\p{Ll}/u.test(last.text);
}

/** "The Vault (2-6 players), Grandma's Attic (kids ok)": one of several with something told of each in brackets. */
export function isBracketedRow({ tokens, text }: Reading, { from, to }: NameRun): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return false;
  const isNext = /\)\s?[,;]\s(?:and\s)?$/u.test(text.slice(Math.max(0, first.start - 8), first.start));
  return isNext && /^\s\(/u.test(text.slice(last.end, last.end + 2));
}
