import type { SiteKind } from '@/domain/site/vocabulary';
import type { Lexicon, Weighted } from './compile-lexicon';
import type { CueName } from '../lexicon/language-lexicon';
import type { PeopleWords } from '../lexicon/people-words';
import { stopWords } from '../lexicon/stop-words';
import { foldText } from './fold-text';
import { isKnownTown } from './ordinary-words';
import { findPhrases, type PhraseMatch } from './phrase-index';
import type { Token } from './tokenise';

/** The words of a text without capitals, and what each may be. Numbers are indexes of tokens. */
export type LostWords = {
  readonly tokens: readonly Token[];
  readonly language: string;
  readonly kinds: readonly PhraseMatch<Weighted<SiteKind>>[];
  readonly isGiven: (at: number) => boolean;
  readonly isLed: (at: number) => boolean;
  /** The words after a phrase before the speaker's own name -> whether the phrase is "I am" rather than "my name is". */
  readonly own: ReadonlyMap<number, boolean>;
  readonly isSort: (at: number) => boolean;
  readonly isCue: (at: number, ...names: readonly CueName[]) => boolean;
  readonly called: ReadonlySet<number>;
  /** Function words, and words that a lexicon knows. */
  readonly isSmall: (at: number) => boolean;
  readonly isKnown: (at: number) => boolean;
  /** Words for how a page looks and what it has: "rosa pastel" is nobody. */
  readonly isTold: (at: number) => boolean;
  readonly isTown: (at: number) => boolean;
  /** Whether a token follows the one before it with nothing but a blank between. */
  readonly joins: (at: number) => boolean;
  /** Whether nothing of the same clause follows right before a token. */
  readonly isEnd: (at: number) => boolean;
};

const wordsOf = (list: string): string[] => foldText(list).split(/\s+/u);

/** Looks every word of a text up once. */
export function readWords(
  tokens: readonly Token[],
  language: string,
  lexicon: Lexicon,
  people: PeopleWords,
): LostWords {
  const given = new Set(wordsOf(people.given));
  const led = wordsOf(people.led);
  const sorts = wordsOf(people.sorts);
  const small = new Set(wordsOf(Object.hasOwn(stopWords, language) ? stopWords[language as 'es'] : ''));
  const cues = new Map<CueName, ReadonlySet<number>>();
  const called = new Set<number>();
  for (const [name, index] of lexicon.cues) {
    const matches = findPhrases(index, tokens);
    cues.set(name, new Set(matches.map(({ from }) => from)));
    if (name === 'called') for (const { to } of matches) called.add(to);
  }
  const known = new Set<number>();
  const told = new Set<number>();
  const { sections, behaviours, styles, tones, colours, shades, roles, fonts, kinds } = lexicon;
  for (const index of [sections, behaviours, styles, tones, colours, shades, roles, fonts, kinds])
    for (const { from, to } of findPhrases<unknown>(index, tokens))
      for (let at = from; at < to; at += 1) {
        known.add(at);
        if (index !== kinds) told.add(at);
      }
  const own = new Map<number, boolean>();
  for (const phrase of people.own.split(',')) {
    const words = wordsOf(phrase.trim());
    for (const at of tokens.keys())
      if (words.every((word, index) => tokens[at + index]?.form === word))
        own.set(
          at + words.length,
          words.length === 1 || !/(?:nam|nom|llam|chiam|heis|heet|adi|nazyw|imie|pel)/u.test(phrase),
        );
  }
  const form = (at: number): string => tokens[at]?.form ?? '';
  const isTime = (at: number): boolean => lexicon.days.has(form(at)) || lexicon.months.has(form(at));
  return {
    tokens,
    language,
    kinds: findPhrases(lexicon.kinds, tokens),
    isGiven: (at) => given.has(form(at)) && !small.has(form(at)),
    isLed: (at) =>
      led.some((word) => (word.endsWith('*') ? form(at).startsWith(word.slice(0, -1)) : form(at) === word)),
    own,
    isSort: (at) =>
      sorts.some((word) =>
        word.startsWith('-')
          ? form(at).length > word.length + 1 && form(at).endsWith(word.slice(1))
          : form(at) === word,
      ),
    isCue: (at, ...names) => !given.has(form(at)) && names.some((name) => cues.get(name)?.has(at) === true),
    called,
    isSmall: (at) => small.has(form(at)) || isTime(at),
    isKnown: (at) => known.has(at) || small.has(form(at)) || (isTime(at) && !given.has(form(at))),
    isTold: (at) => told.has(at),
    isTown: (at) => isKnownTown(form(at)),
    joins: (at) =>
      /^(?:\s{1,2}|-|['’])$/u.test(tokens[at]?.gap ?? '') && tokens[at]?.clause === tokens[at - 1]?.clause,
    isEnd: (at) => tokens[at] === undefined || tokens[at]?.clause !== tokens[at - 1]?.clause,
  };
}
