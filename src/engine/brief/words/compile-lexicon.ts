import type { BehaviourType, ColourRole, SectionType, SiteKind, StyleName } from '@/domain/site/vocabulary';
import { colourTable } from '../colours/colour-table';
import { foldText } from './fold-text';
import { inflectColour } from './inflect-colours';
import { findLexicon } from './lexicons';
import { english } from '../lexicon/english';
import type { CueName, LanguageLexicon, Shade } from '../lexicon/language-lexicon';
import { indexPhrases, type PhraseEntry, type PhraseIndex } from './phrase-index';

/** A word's meaning with how strongly it speaks for it. */
export type Weighted<T> = { readonly value: T; readonly weight: number };

/** A meaning that holds for some kinds of site only, when `kinds` is set. */
export type Conditional<T> = { readonly value: T; readonly kinds: ReadonlySet<string> | null };

/** The lexicons of a prompt's language and of English, ready for looking up. */
export type Lexicon = {
  readonly kinds: PhraseIndex<Weighted<SiteKind>>;
  readonly sections: PhraseIndex<Conditional<SectionType>>;
  readonly behaviours: PhraseIndex<Conditional<BehaviourType>>;
  readonly styles: PhraseIndex<Weighted<StyleName>>;
  readonly tones: PhraseIndex<string>;
  readonly colours: PhraseIndex<string>;
  readonly shades: PhraseIndex<Shade>;
  readonly roles: PhraseIndex<ColourRole>;
  readonly fonts: PhraseIndex<string>;
  readonly schemes: PhraseIndex<'light' | 'dark'>;
  /** Names of languages -> code. */
  readonly languages: PhraseIndex<string>;
  readonly cues: ReadonlyMap<CueName, PhraseIndex<true>>;
  readonly numbers: ReadonlyMap<string, number>;
  /** Folded name of a day -> 1 (Monday) to 7. */
  readonly days: ReadonlyMap<string, number>;
  /** Folded name of a month -> 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
};

const splitList = (list: string): string[] =>
  list
    .split(/[,،]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function weigh<T>(value: T, list: string, usual: number): PhraseEntry<Weighted<T>>[] {
  return splitList(list).map((entry) => {
    const [phrase = '', weight] = entry.split('=');
    return { phrase, value: { value, weight: weight === undefined ? usual : Number(weight) } };
  });
}

/** "recipes" among the kinds also means "recipe": the other way round is the reader's work. */
function addSingulars<T>(entries: readonly PhraseEntry<T>[]): PhraseEntry<T>[] {
  const plurals = entries.filter(({ phrase }) => /[a-rt-z]s$/u.test(phrase));
  return [...entries, ...plurals.map(({ phrase, value }) => ({ phrase: phrase.slice(0, -1), value }))];
}

function pair<T>(value: T, list: string): PhraseEntry<T>[] {
  return splitList(list).map((phrase) => ({ phrase, value }));
}

/** Words for colours in the forms their language gives them. */
const bent =
  (code: string) =>
  <T extends string>([value, list]: [T, string]): PhraseEntry<T>[] =>
    splitList(list).flatMap((phrase) =>
      inflectColour(code, phrase, value).map((form) => ({ phrase: form, value })),
    );

function listEntries<K extends string>(table: Partial<Record<K, string>>): [K, string][] {
  return Object.entries(table) as [K, string][];
}

function condition<T extends string>(table: Readonly<Record<string, string>>): PhraseEntry<Conditional<T>>[] {
  return Object.entries(table).flatMap(([key, list]) => {
    const [value = '', kinds] = key.split('@');
    const held = { value: value as T, kinds: kinds === undefined ? null : new Set(kinds.split(' ')) };
    return pair(held, list);
  });
}

function numberNames(groups: readonly (readonly string[])[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const group of groups)
    for (const [index, name] of group.entries())
      for (const form of name.split('/'))
        if (!names.has(foldText(form))) names.set(foldText(form), index + 1);
  return names;
}

/** "no Porto": where "no" means "in the", the English word denies nothing. */
function cuesOf(lexicon: LanguageLexicon, name: CueName, own: string | undefined): string {
  return name === 'no' && own === 'pt' && lexicon.code === 'en' ? '' : (lexicon.cues[name] ?? '');
}

function compile(lexicons: readonly LanguageLexicon[]): Lexicon {
  const gather = <T>(list: (lexicon: LanguageLexicon) => PhraseEntry<T>[]): PhraseIndex<T> =>
    indexPhrases(lexicons.flatMap(list));
  const cueNames = new Set(lexicons.flatMap((lexicon) => Object.keys(lexicon.cues) as CueName[]));
  return {
    kinds: gather((lexicon) =>
      listEntries(lexicon.kinds).flatMap(([kind, list]) => addSingulars(weigh(kind, list, 5))),
    ),
    sections: gather((lexicon) => condition<SectionType>(lexicon.sections)),
    behaviours: gather((lexicon) => condition<BehaviourType>(lexicon.behaviours)),
    styles: gather((lexicon) =>
      listEntries(lexicon.styles).flatMap(([style, list]) => weigh(style, list, 3)),
    ),
    tones: gather((lexicon) =>
      splitList(lexicon.tones).map((tone) => ({ phrase: tone, value: tone.replaceAll('*', '') })),
    ),
    colours: indexPhrases([
      ...[...colourTable.keys()].map((name) => ({ phrase: name, value: name })),
      ...lexicons.toReversed().flatMap(({ code, colours }) => listEntries(colours).flatMap(bent(code))),
    ]),
    shades: gather(({ code, shades }) => listEntries(shades).flatMap(bent(code))),
    roles: gather((lexicon) => listEntries(lexicon.roles).flatMap(([role, list]) => pair(role, list))),
    fonts: gather((lexicon) => listEntries(lexicon.fonts).flatMap(([font, list]) => pair(font, list))),
    schemes: gather((lexicon) => [
      ...pair('light' as const, lexicon.schemes.light),
      ...pair('dark' as const, lexicon.schemes.dark),
    ]),
    languages: gather((lexicon) =>
      listEntries(lexicon.languages).flatMap(([code, list]) => pair(code, list)),
    ),
    cues: new Map(
      [...cueNames].map((name) => [
        name,
        gather((lexicon) => pair(true as const, cuesOf(lexicon, name, lexicons[0]?.code))),
      ]),
    ),
    numbers: new Map(
      lexicons
        .flatMap((lexicon) =>
          lexicon.numbers
            .split(/\s+/u)
            .flatMap((words, value) => words.split('/').map((word) => [foldText(word), value] as const)),
        )
        .reverse(),
    ),
    days: numberNames(lexicons.map((lexicon) => lexicon.days)),
    months: numberNames(lexicons.map((lexicon) => lexicon.months)),
  };
}

const compiled = new Map<string, Lexicon>();

/**
 * The lexicon for a language code: its own words first, English beside them, English alone when it is not known. Throws
 * when the language's words were not loaded first.
 */
export function lexiconOf(language: string): Lexicon {
  const own = findLexicon(language) ?? english;
  const cached = compiled.get(own.code);
  if (cached) return cached;
  const lexicon = compile(own === english ? [english] : [own, english]);
  compiled.set(own.code, lexicon);
  return lexicon;
}
