import { chooseLexicon } from './choose-lexicon';
import { openContractions } from './open-contractions';
import { splitWords } from './split-words';
import { writeSums } from './write-sums';
import type { Token } from './split-words';

/** A stretch of a command that a pattern captured. */
export type Phrase = {
  /** In the engine's own words: lower case, English verbs, no articles. */
  readonly plain: string;
  /** As the person wrote it, quotes taken off. */
  readonly text: string;
  /** Whether it stood in quotes. */
  readonly isQuoted: boolean;
};

/** One command, or one part of a compound command, ready for the phrase patterns. */
export type Part = {
  readonly tokens: readonly Token[];
  /** Its words joined by single spaces; quoted text is `"…"`, commas stand alone. */
  readonly plain: string;
  /** The text of this part as written. */
  readonly source: string;
  /** The whole command that the part is of; tokens count their offsets in it. */
  readonly command: string;
  /** Identifier of the element that was picked, if one was. */
  readonly picked: string | null;
};

/** Reads a command: words, the picked element, and words of other languages turned into the engine's own. */
export function readCommand(command: string, siteLanguage: string): Part {
  const source = writeSums(command.normalize('NFC').replace(/^[\s¿¡]+/u, ''));
  const words = splitWords(source);
  const picked = words.find((token) => token.kind === 'picked')?.plain ?? null;
  const spoken = [...openContractions(words.filter((token) => token.kind !== 'picked'))];
  while (spoken.length > 2 && isOpening(spoken)) spoken.shift();
  while (isClosing(spoken)) spoken.pop();
  const translated = [...chooseLexicon(spoken, siteLanguage)(spoken)];
  const lead = translated.findIndex(({ plain }) => plain !== '');
  if (translated.length > 2 && /^(?:and|also)$/.test(translated[lead]?.plain ?? ''))
    translated.splice(0, lead + 1);
  // "… to Brightening, everywhere": the comma is no part of the text.
  const end = translated.findLastIndex(({ plain }) => plain !== '');
  if (translated[end]?.plain === 'everywhere' && translated[end - 1]?.plain === ',')
    translated.splice(end - 1, 1);
  const said = makePart(plainVerb(unquoteNames(translated)), source, picked);
  const first = /^(?<order>(?:make|hide|show|move|remove|put|center|underline) (?!.*\b(?:say|read)\b).+?) (?:too|also|as well)$/.exec(said.plain); // prettier-ignore
  return first?.groups?.order ? keepWords(said, first.groups.order) : said;
}

const verbsOfTalk: readonly (readonly [RegExp, string])[] = [
  [/^(?:pop|stick|chuck|bung|whack|slap|plonk|shove|slot|tuck|fling|squeeze)$/, 'put'],
  [/^(?:lose|zap|nuke|yank|scrub|banish|dump)$/, 'remove'],
];

/** "Pop a line on", "lose the map": how people say put and remove, where it begins an order. */
function plainVerb(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => plain !== '');
  const token = tokens[at];
  const isAway = /^(?:chuck|bung|fling)$/.test(token?.plain ?? '') && !tokens.some(({ plain }) => /^(?:in|into|on|onto|at|up|under|below|above|next|to|between|after|before|beside)$/.test(plain)); // prettier-ignore
  const verb = isAway ? 'remove' : verbsOfTalk.find(([words]) => words.test(token?.plain ?? ''))?.[1];
  if (!token || !verb) return tokens;
  return [...tokens.slice(0, at), { ...token, plain: verb }, ...tokens.slice(at + 1)];
}

/** `Make "Add to cart" buttons black`: what stands before the word for its kind is a name, and no text to be written. */
function unquoteNames(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.find(({ plain }) => plain !== '')?.plain ?? '';
  if (!/^(?:make|change|rename|remove|move|hide|link|duplicate)$/.test(verb)) return tokens;
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]?.plain ?? '';
    if (token.kind !== 'quote' || !/^(?:buttons?|sections?|pages?|plans?|links?)$/.test(next)) return [token];
    return token.text.split(/\s+/u).map((word, index): Token => ({
      ...token,
      kind: 'word',
      plain: word.toLowerCase(),
      written: word,
      text: word,
      isSpaced: index > 0 || token.isSpaced,
    }));
  });
}

const openings =
  /^(?:actually|now|ok|okay|well|h+m+|u+m+|u+h+|ah|oh|oops|sorry|wait|right|great|nice|lovely|perfect|cool|next|finally|no|nope|nah|yes|yeah|yep|good|fine|thanks|brilliant|and|so|but|then|vale|bueno|perdona|espera|perfecto|gracias|merci|parfait|non|attends|super|danke|nein|warte|ach|gut|aber|allora|aspetta|grazie|perfetto|então|obrigado|obrigada|dank|nee|wacht)$/u;

/** "OK, now move it up", "actually make it navy": words that only begin. "Now hiring" is no order: a verb or a comma follows. */
function isOpening([first, next]: readonly Token[]): boolean {
  if (!first || first.kind === 'quote') return false;
  if (first.kind === 'mark' && /^[,.;!–—-]$/.test(first.plain)) return true;
  if (!openings.test(first.plain)) return false;
  if (next?.kind === 'mark') return true;
  if (openings.test(next?.plain ?? '')) return true;
  return /^(?:make|move|put|add|remove|delete|change|rename|show|hide|set|can|could|please|use|give|take|bring|swap|undo|now|actually|in|let|the|its|it)$/.test(next?.plain ?? ''); // prettier-ignore
}

/** ", sadly", ", thanks": a mark or a word behind one that only closes. */
function isClosing(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (!last || last.kind === 'quote') return false;
  if (last.kind === 'mark') return last.plain !== ')';
  return /^(?:sadly|unfortunately|sorry|alas|lol|haha|cheers|ta|thanks|thx|grazie|merci|danke|gracias|obrigad[oa]|bedankt|svp|bitte)$/.test(last.plain) && tokens.at(-2)?.kind === 'mark' && tokens.length > 3; // prettier-ignore
}

/** A part made of some of a command's tokens. */
export function makePart(tokens: readonly Token[], command: string, picked: string | null): Part {
  // Where the order stands at the end of a sentence, the tokens are not in the order of the text.
  const start = Math.min(...tokens.map((token) => token.start));
  const end = Math.max(...tokens.map((token) => token.end));
  return {
    tokens,
    plain: joinPlain(tokens),
    source: tokens.length > 0 ? command.slice(start, end) : '',
    command,
    picked,
  };
}

function joinPlain(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.plain !== '')
    .map((token) => token.plain)
    .join(' ');
}

/**
 * Matches a pattern against a part's plain words, whole words only at both ends of named groups. Groups come back with
 * the words as written; those of the pattern that took no part are missing.
 */
export function matchPhrase(part: Part, pattern: RegExp): Readonly<Record<string, Phrase>> | null {
  const flags = pattern.flags.includes('d') ? pattern.flags : `${pattern.flags}d`;
  const match = new RegExp(pattern.source, flags).exec(part.plain);
  const ranges = match?.indices?.groups;
  if (!match) return null;
  const groups: Record<string, Phrase> = {};
  for (const [name, range] of Object.entries(ranges ?? {})) {
    if (range && range[1] > range[0]) groups[name] = phraseAt(part, range[0], range[1]);
  }
  return groups;
}

/** The phrase that covers two offsets of the plain words. */
export function phraseAt(part: Part, from: number, to: number): Phrase {
  const plain = part.plain.slice(from, to).trim();
  const tokens = phraseRange(part, from, to);
  const only = tokens.length === 1 ? tokens[0] : undefined;
  if (only?.kind === 'quote') return { plain, text: only.text, isQuoted: true };
  // A phrase of the engine's own words stands for one that was written: what has no letters leaves no space.
  const text = tokens
    .filter(({ written }) => written !== '')
    .reduce((joined, token, index) => joined + (index > 0 && token.isSpaced ? ' ' : '') + token.written, '');
  // Of two of the engine's words for one that was written, the second has no letters of its own.
  return { plain, text: text === '' ? plain : text, isQuoted: false };
}

/** Little words of talk that are no article of what they stand before. */
const asides =
  /^(?:noch|bitte|mal|doch|auch|please|pls|plz|just|kindly|some|aussi|tambi[eé]n|também|anche|ancora)$/iu;

/** The tokens that two offsets of the plain words cover, with the articles before them: "called The Oak". */
export function phraseRange(part: Part, from: number, to: number): readonly Token[] {
  let at = 0;
  const covered: number[] = [];
  part.tokens.forEach((token, index) => {
    if (token.plain === '') return;
    if (at >= from && at < to) covered.push(index);
    at += token.plain.length + 1;
  });
  const first = covered[0];
  const last = covered.at(-1);
  if (first === undefined || last === undefined) return [];
  if (first === last && part.tokens[first]?.kind === 'quote') return part.tokens.slice(first, first + 1);
  let begin = first;
  while (begin > 0 && part.tokens[begin - 1]?.plain === '' && !asides.test(part.tokens[begin - 1]?.written ?? '')) begin -= 1; // prettier-ignore
  return part.tokens.slice(begin, last + 1);
}

/** The part with only those of its words that a shortened text still has, in order. */
export function keepWords(part: Part, plain: string): Part {
  if (plain === part.plain) return part;
  const wanted = plain.split(' ');
  const tokens = part.tokens.filter((token) => {
    if (token.plain === '') return true;
    if (token.plain !== wanted[0]) return false;
    wanted.shift();
    return true;
  });
  return makePart(tokens, part.command, part.picked);
}
