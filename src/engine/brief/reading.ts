import type { Slot, Span } from '@/domain/site/brief';
import { lexiconOf, type Lexicon } from './words/compile-lexicon';
import { deepPart } from './parts/deep-part';
import { findLexicon } from './words/lexicons';
import { correctSpelling } from './words/correct-spelling';
import { foldText } from './words/fold-text';
import type { NameRun } from './names/find-name-run';
import type { CueName } from './lexicon/language-lexicon';
import { findPhrases } from './words/phrase-index';
import { readLanguage } from './languages/read-language';
import { findQuotes, type QuotedSpan } from './parts/read-quotes';
import { rareReaders } from './rare-readers';
import { tokenise, type Token } from './words/tokenise';

/** A prompt taken apart once, for all extractors. Offsets everywhere are offsets into `prompt`. */
export type Reading = {
  readonly prompt: string;
  /** The part that is read word by word; the rest is searched for quotations only. */
  readonly text: string;
  /** `text` folded, of the same length. */
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly quotes: readonly QuotedSpan[];
  readonly language: Slot<string>;
  /** The language the prompt itself is written in. */
  readonly spoken: string;
  /** Written in capitals throughout: read as small letters, so capitals tell nothing. */
  readonly isShouting: boolean;
  /** Tokens that are the name of the business in a prompt without capitals. */
  readonly named: readonly NameRun[];
  readonly lexicon: Lexicon;
  /** Where a cue of that name begins -> token after its end. */
  readonly cues: ReadonlyMap<CueName, ReadonlyMap<number, number>>;
};

function isWrittenInCapitals(prompt: string): boolean {
  const large = prompt.match(/\p{Lu}/gu)?.length ?? 0;
  const small = prompt.match(/\p{Ll}/gu)?.length ?? 0;
  return large > 24 && large > 4 * small && prompt.toLowerCase().length === prompt.length;
}

/** Arabic and Persian digits as those of a price, a time and a number to call everywhere else. */
function inFigures(text: string): string {
  return text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** "IT help", "US tax returns": letters that stand for words, not "it" and "us". */
function isAcronym(token: Token | undefined): boolean {
  return token?.text === 'IT' || token?.text === 'US';
}

const closedPattern =
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|https?:\/\/\S{1,300}|\bwww\.\S{1,300}|@[\w.]{2,40}|<[^<>]{0,400}>|#[0-9a-f]{3,8}\b/giu;

/** Closes the tokens of a stretch to lexicons. */
export function closeTokens(tokens: readonly Token[], span: Span): void {
  for (const token of tokens) {
    if (token.start >= span.end) break;
    if (token.end > span.start) token.isClosed = true;
  }
}

/** The prompt with the capitals that its writer leaves out. */
function withCapitals(
  prompt: string,
  known?: string,
): ReturnType<ReturnType<typeof rareReaders>['restoreCapitals']> {
  const text = deepPart(prompt);
  const tokens = tokenise(text);
  const { spoken } = readLanguage(text, tokens, known);
  const restored = rareReaders().restoreCapitals(
    text,
    tokens,
    spoken,
    lexiconOf(spoken),
    findLexicon(spoken)?.people,
  );
  return { ...restored, text: restored.text + prompt.slice(text.length) };
}

/** Takes a prompt apart. A language given is taken as it is; `known` is the one that a part of a prompt is written in. */
export function openReading(written: string, language?: string, known?: string): Reading {
  const isShouting = isWrittenInCapitals(written);
  // "yoga w/ Mina", "٣٥ ريال": of the same length, so that offsets stay.
  const given = inFigures(isShouting ? written.toLowerCase() : written).replace(
    /(?<=\s)w\/(?=\s?\p{L})/gu,
    'w ',
  );
  const { text: prompt, named } = isShouting ? { text: given, named: [] } : withCapitals(given, known);
  const text = deepPart(prompt);
  const tokens = tokenise(text);
  const quotes = findQuotes(prompt);
  for (const quote of quotes) if (quote.outer.start < text.length) closeTokens(tokens, quote.outer);
  for (const match of text.matchAll(closedPattern))
    closeTokens(tokens, { start: match.index, end: match.index + match[0].length });
  const told = readLanguage(text, tokens, known);
  const slot: Slot<string> = language === undefined ? told : { value: language, spans: [] };
  const lexicon = lexiconOf(told.spoken);
  correctSpelling(tokens, told.spoken, lexicon);
  const cues = new Map<CueName, Map<number, number>>();
  for (const [name, index] of lexicon.cues)
    cues.set(
      name,
      new Map(
        findPhrases(index, tokens)
          .filter(
            ({ from, to, phrase }) =>
              to - from > 1 ||
              ((isShouting || !isAcronym(tokens[from])) &&
                // "thés" is not the plural of "the", nor "notes" of "not".
                tokens[from]?.form !== `${foldText(phrase)}s` &&
                tokens[from]?.form !== `${foldText(phrase)}es`),
          )
          .map((match) => [match.from, match.to]),
      ),
    );
  // "a website 4 my band"
  for (const [at, token] of tokens.entries())
    if (token.text === '4' && /^(?:my|our|an?|the|me|us|his|her)$/u.test(tokens[at + 1]?.form ?? ''))
      cues.get('for')?.set(at, at + 1);
    // "Skip hire", "a mini skip": a box for rubble, and nothing to leave out.
    else if (token.form === 'skip' && isBox(tokens[at - 1]?.form ?? '', tokens[at + 1]?.form ?? ''))
      cues.get('no')?.delete(at);
  // "a status page tool": of what it is the tool, and not the site that is asked for.
  for (const [at, end] of cues.get('site') ?? [])
    if (isMadeFor(tokens, end))
      for (let inside = at; inside < end; inside += 1) cues.get('site')?.delete(inside);
  return {
    prompt,
    text,
    folded: foldText(text),
    tokens,
    quotes,
    isShouting,
    named,
    language: { value: slot.value, spans: slot.spans },
    spoken: told.spoken,
    lexicon,
    cues,
  };
}

const isMadeFor = (tokens: readonly Token[], end: number): boolean => {
  const last = tokens[end - 1];
  // "a page speed monitor"
  const next = /^(?:speed|load|uptime|search|analytics|feedback|translation)$/u.test(tokens[end]?.form ?? '')
    ? tokens[end + 1]
    : tokens[end];
  return (
    last?.form !== 'web' &&
    last?.form !== 'app' &&
    next !== undefined &&
    next.clause === last?.clause &&
    /^(?:tool|tools|platform|software|builder|editor|generator|checker|monitor|plugin|extension|saas|api)$/u.test(
      next.form,
    )
  );
};

const isBox = (before: string, after: string): boolean =>
  /^(?:hire|rental|bags?|bins?|lorry|lorries|sizes|permits?)$/u.test(after) ||
  /^(?:an?|mini|midi|maxi|small|large|yard|builders?|rent|hire)$/u.test(before);

/** Token after the cue that begins at `at`, or null. */
export function cueEnd(reading: Pick<Reading, 'cues'>, name: CueName, at: number): number | null {
  return reading.cues.get(name)?.get(at) ?? null;
}

/** Whether a cue of one of these names begins at a token. */
export function isCueAt(reading: Pick<Reading, 'cues'>, at: number, ...names: readonly CueName[]): boolean {
  return names.some((name) => cueEnd(reading, name, at) !== null);
}

/** The stretch of the prompt that tokens `from` up to `to` cover. */
export function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** The prompt's own words for tokens `from` up to `to`. */
export function wordsOf(reading: Reading, from: number, to: number): string {
  const span = spanOf(reading.tokens, from, to);
  return reading.prompt.slice(span.start, span.end);
}

/** Index of the first token that begins at or after an offset. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indexes of the tokens that begin inside any of the stretches. */
export function tokensIn(reading: Reading, spans: readonly Span[]): Set<number> {
  const covered = new Set<number>();
  for (const span of spans)
    for (
      let at = tokenAt(reading.tokens, span.start);
      (reading.tokens[at]?.start ?? Infinity) < span.end;
      at += 1
    )
      covered.add(at);
  return covered;
}
