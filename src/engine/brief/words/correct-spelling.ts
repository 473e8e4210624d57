import type { Lexicon } from './compile-lexicon';
import { findCommonSlip } from './common-slips';
import { countEdits } from './count-edits';
import { foldText } from './fold-text';
import { inflectColour } from './inflect-colours';
import { english } from '../lexicon/english';
import { stopWords } from '../lexicon/stop-words';
import { findLexicon } from './lexicons';
import { colourAliases, cssColourNames } from '../lexicon/colour-names';
import type { LanguageLexicon } from '../lexicon/language-lexicon';
import { listVariants } from '../items/list-variants';
import { ordinaryWords } from './ordinary-words';
import { findPhrases } from './phrase-index';
import type { Token } from './tokenise';

/** Words as they should be, by themselves and by every form with one letter left out. */
type Speller = {
  readonly known: ReadonlySet<string>;
  /** Words of kinds, sections and behaviours. */
  readonly subject: ReadonlySet<string>;
  readonly deletes: () => ReadonlyMap<string, readonly string[]>;
};
/** Whether it is an ordinary English word, as listed here. */
export const isOrdinaryWord = (form: string): boolean => ordinaryWords().has(form);
const spellers = new Map<string, Speller>();

function listDeletes(word: string): string[] {
  const deletes = [word];
  for (let at = 0; at < word.length; at += 1) deletes.push(word.slice(0, at) + word.slice(at + 1));
  return deletes;
}

function listSubject(lexicon: LanguageLexicon): string[] {
  return splitWords(
    [lexicon.kinds, lexicon.sections, lexicon.behaviours].flatMap((table) => Object.values(table)),
  );
}

/** Words of looks: styles, colours, schemes, typefaces, tones. */
function listLooks(lexicon: LanguageLexicon): string[] {
  const tables = [lexicon.styles, lexicon.roles, lexicon.cues, lexicon.schemes, lexicon.fonts];
  const bent = [lexicon.colours, lexicon.shades].flatMap((table) =>
    Object.entries(table).flatMap(([value, list]) =>
      list.split(',').flatMap((phrase) => inflectColour(lexicon.code, phrase.trim(), value)),
    ),
  );
  return splitWords([...tables.flatMap((table) => Object.values(table)), ...bent, lexicon.tones]);
}

function splitWords(lists: readonly string[]): string[] {
  return foldText(lists.join(','))
    .split(/[\s,=\d'’-]+/u)
    .filter((word) => /^\p{Script=Latin}{4,}$/u.test(word));
}

/** A word and what it is of one, "boxes" -> "box"; never "coffees" -> "coffe". */
function listSingulars(word: string): string[] {
  if (!word.endsWith('s')) return [word];
  return /(?:[sxz]|ch|sh)es$/u.test(word)
    ? [word, word.slice(0, -1), word.slice(0, -2)]
    : [word, word.slice(0, -1)];
}

function indexDeletes(targets: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const deletes = new Map<string, string[]>();
  for (const word of targets)
    for (const form of listDeletes(word)) {
      const list = deletes.get(form);
      if (list) list.push(word);
      else deletes.set(form, [word]);
    }
  return deletes;
}

function spellerOf(language: string, lexicon: Lexicon): Speller {
  const own = findLexicon(language) ?? english;
  const { code } = own;
  const cached = spellers.get(code);
  if (cached) return cached;
  const subject = new Set(listSubject(own));
  const targets = new Set([...subject, ...listLooks(own)]);
  if (code === 'en')
    for (const word of cssColourNames.split(/[\s,]+/u)) if (word.length > 4) targets.add(word);
  const known = new Set([
    ...[...targets].flatMap(listSingulars),
    ...ordinaryWords(),
    ...splitWords([own.ordinary ?? '']),
  ]);
  // "bistre" and "fir green" are colours, no slips for "bistro" and "for".
  for (const word of colourAliases.split(/[\s,]+/u)) if (/^[a-z]{3,}$/u.test(word)) known.add(word);
  for (const list of Object.values(stopWords))
    for (const word of foldText(list).split(/\s+/u)) known.add(word);
  if (own !== english) for (const word of [...listSubject(english), ...listLooks(english)]) known.add(word);
  for (const word of ['min', 'max', 'qty', 'pcs']) known.add(word);
  for (const names of [lexicon.days, lexicon.months, lexicon.numbers])
    for (const word of names.keys()) known.add(word);
  let deletes: ReadonlyMap<string, readonly string[]> | null = null;
  const speller = { known, subject, deletes: () => (deletes ??= indexDeletes(targets)) };
  spellers.set(code, speller);
  return speller;
}

function sortLetters(word: string): string {
  return word.split('').toSorted().join('');
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether one letter may have been hit for another: neighbours on the keyboard, or vowels that sound alike. */
function isMishit(word: string, target: string): boolean {
  const at =
    Array.from({ length: word.length }, (_, index) => index).find((index) => word[index] !== target[index]) ??
    0;
  const [one, other] = [word[at] ?? '', target[at] ?? ''];
  if (/[aeiouy]/u.test(one) && /[aeiouy]/u.test(other)) return true;
  if (/^(?:sc|cs|sz|zs|ck|kc|fv|vf|mn|nm)$/u.test(one + other)) return true;
  return rows.some(
    (row) =>
      row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );
}

/** "hooped", "marbling", "carver", "woolly": made from an ordinary word, so a word of its own. */
function isInflected(form: string): boolean {
  const ending = /(?:ings?|e[dr]|ers|ly|y|ish|less|ness|e?s)$/u.exec(form)?.[0];
  if (ending === undefined || form.length - ending.length < 3) return false;
  const stem = form.slice(0, -ending.length);
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, single, stem.replace(/i$/u, 'y')].some((one) => ordinaryWords().has(one));
}

/** Whether a letter too many is its neighbour typed twice. */
function isDoubled(word: string, target: string): boolean {
  return Array.from(word).some(
    (letter, at) => letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === target,
  );
}

function isSlip(word: string, target: string, isEnglish: boolean): boolean {
  // Short words: only a letter left out, doubled or swapped. A different letter is more often a different word.
  if (word.length === 3)
    return isEnglish && target.length === 4 && word[0] === target[0] && word[2] === target[3];
  if (word[0] !== target[0] && word[0] !== target[1]) return false;
  // "immer", "eten", "onder": nor is the first letter of a word left out.
  if (!isEnglish && word[0] !== target[0]) return false;
  // "artesana", "familia": elsewhere a word that only lacks the ending is another form, not a slip.
  if (!isEnglish && target.startsWith(word)) return false;
  // "canto", "hilo", "copo": nor are short ones that another letter would make "cuanto", "hielo" and "corpo".
  if (!isEnglish && word.length < 6 && target.length > word.length) return false;
  const isSwapped = word.length === target.length && sortLetters(word) === sortLetters(target);
  if (word.length === 4)
    return (
      (isSwapped && countEdits(word, target, 1) === 1) ||
      (word.length !== target.length && countEdits(word, target, 1) === 1 && word.at(-1) === target.at(-1))
    );
  // In short words a letter too many is a letter typed twice, and only vowels are taken for one another.
  if (word.length <= 6 && word.length === target.length + 1)
    if (!isDoubled(word, target) && word !== `${target}e`) return false;
  if (word.length <= 5 && word.length === target.length && !isSwapped) return false;
  // Only English has a list of ordinary words to keep: elsewhere a different letter is taken for a different word.
  if (word.length === target.length && !isSwapped && (!isEnglish || !isMishit(word, target))) return false;
  const most = word.length >= 9 && word.startsWith(target.slice(0, 2)) ? 2 : 1;
  return countEdits(word, target, most) <= most;
}

function findTarget(word: string, speller: Speller, isEnglish: boolean): string | null {
  const met = new Set<string>();
  for (const form of listDeletes(word))
    for (const target of speller.deletes().get(form) ?? [])
      if (isSlip(word, target, isEnglish)) met.add(target);
  let best: string | null = null;
  let bestScore = Infinity;
  for (const target of met) {
    // A letter is left out more often than another one is hit; words of the subject come before words of the sentence.
    const isReplaced = target.length === word.length && sortLetters(word) !== sortLetters(target);
    const score =
      countEdits(word, target, 2) * 4 + (isReplaced ? 1 : 0.5) + (speller.subject.has(target) ? 0 : 1);
    if (score < bestScore) [best, bestScore] = [target, score];
  }
  return best;
}

/** A stem of the lexicon ("florist*") knows the word although no entry holds it whole. */
function isStemmed(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const indexes = [
    lexicon.kinds,
    lexicon.sections,
    lexicon.behaviours,
    lexicon.styles,
    lexicon.tones,
    lexicon.roles,
  ];
  return indexes.some((index) => findPhrases<unknown>(index, tokens, { from: at, to: at + 1 }).length > 0);
}

/** "fotographer", "farmacy", "skool": written as it sounds, two letters off from a word of the subject. */
function spellAsHeard(form: string, speller: Speller): string | null {
  const forms = [
    form.replaceAll('f', 'ph'),
    form.replace(/^sk(?=oo)/u, 'sch'),
    form.replace(/^(?:kw|cw)/u, 'qu'),
  ];
  return (
    forms.find((one) => one !== form && listSingulars(one).some((word) => speller.subject.has(word))) ?? null
  );
}

const namers = new Set(['called', 'named', 'titled']);

/** Part of a name: beside a capital or an ampersand at the beginning ("Kilm & Clay"), or right after "called". */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isLed = [1, 2, 3].some(
    (back) => tokens[at - back]?.clause === token?.clause && namers.has(tokens[at - back]?.form ?? ''),
  );
  const isTitle =
    next !== undefined && /^\p{Lu}/u.test(token?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(next.text);
  return isLed || (isTitle && /^\s?[&\s]\s?$/u.test(next?.gap ?? ''));
}

/** "Dr. med. vet.", "lek. wet.": cut short with a full stop, and going on small. */
function isCutShort(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    (tokens[at]?.form.length ?? 0) <= 4 &&
    /^\.\s?$/u.test(next?.gap ?? '') &&
    /^\p{Ll}/u.test(next?.text ?? '')
  );
}

/** "38 min", "250 gr": a short word right behind a figure says of what it is so many. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (token?.form.length ?? 0) <= 3 && /^\s?$/u.test(token?.gap ?? '-') && /\d$/u.test(tokens[at - 1]?.form ?? ''); // prettier-ignore
}

/**
 * Forgives slips of the keyboard: a word no lexicon knows becomes the lexicon word next to it. Quoted text, names
 * (capitals inside a sentence) and words with digits stay as they are.
 */
export function correctSpelling(tokens: readonly Token[], language: string, lexicon: Lexicon): void {
  const speller = spellerOf(language, lexicon);
  const isEnglish = language === 'en';
  for (const [at, token] of tokens.entries()) {
    const { form } = token;
    if (token.isClosed || form.length < 3 || form.length > 24 || !/^\p{Script=Latin}+$/u.test(form)) continue;
    const isOpening = at === 0 || tokens[at - 1]?.sentence !== token.sentence;
    if (/^\p{Lu}/u.test(token.text) && !isOpening) continue;
    if (isNamed(tokens, at) || isCutShort(tokens, at) || isMeasure(tokens, at)) continue;
    if (listVariants(form).some((one) => speller.known.has(one)) || isInflected(form)) continue;
    if (isStemmed(tokens, at, lexicon)) continue;
    const heard = isEnglish ? (findCommonSlip(form) ?? spellAsHeard(form, speller)) : null;
    if (heard !== null) {
      token.form = heard;
      continue;
    }
    const singular = form.endsWith('s') ? findTarget(form.slice(0, -1), speller, isEnglish) : null;
    const target = findTarget(form, speller, isEnglish) ?? singular;
    if (target !== null) token.form = target;
  }
}
