import { createShelf } from '../shelf';
import type { mendAbroad, mendToolAbroad } from './abroad/mend-abroad';
import type { askTopicsAbroad } from './abroad/faq-topics-abroad';
import type { findFieldsAside } from './abroad/forms/set-aside-fields';
import type { mendLongAbroad } from './abroad/long/mend-long-abroad';
import type { tellsOfHouse } from './abroad/long/tells-of-house';
import type { toldLanguage } from './abroad/long/told-language';
import type { findTool } from './abroad/tools/find-tool';
import type { wishesPlainly } from './abroad/plainly/wishes-plainly';
import type { restoreAccents } from './abroad/west/restore-accents';
import type { openDocument } from './document/open-document';
import { isEnglish, isPlainEnglish } from './languages/is-plain-english';
import { rareReaders } from './rare-readers';
import type { readLong } from './read-long';
import type { mendLong, mendShort } from './short/mend-short';
import type { mendSpelling } from './short/mend-spelling';
import type { sayWishes } from './short/parts/say-wishes';
import type { layOutTerse } from './short/terse/lay-out-terse';

type EnglishReaders = {
  readonly mendShort: typeof mendShort;
  readonly mendLong: typeof mendLong;
  readonly mendSpelling: typeof mendSpelling;
  readonly sayWishes: typeof sayWishes;
  readonly layOutTerse: typeof layOutTerse;
};
type PaperReaders = { readonly openDocument: typeof openDocument; readonly readLong: typeof readLong };
type ReadersAbroad = {
  readonly askTopicsAbroad: typeof askTopicsAbroad;
  readonly findFieldsAside: typeof findFieldsAside;
  readonly findTool: typeof findTool;
  readonly mendAbroad: typeof mendAbroad;
  readonly mendLongAbroad: typeof mendLongAbroad;
  readonly mendToolAbroad: typeof mendToolAbroad;
  readonly restoreAccents: typeof restoreAccents;
  readonly tellsOfHouse: typeof tellsOfHouse;
  readonly toldLanguage: typeof toldLanguage;
  readonly wishesPlainly: typeof wishesPlainly;
};

const english = createShelf<'all', EnglishReaders>('readers of English for', {
  all: async () => {
    const [short, spelling, wishes, terse] = await Promise.all([
      import('./short/mend-short'),
      import('./short/mend-spelling'),
      import('./short/parts/say-wishes'),
      import('./short/terse/lay-out-terse'),
    ]);
    return { ...short, ...spelling, ...wishes, ...terse };
  },
});
const papers = createShelf<'all', PaperReaders>('readers of papers for', {
  all: async () => {
    const [document, long] = await Promise.all([import('./document/open-document'), import('./read-long')]);
    return { ...document, ...long };
  },
});
const abroad = createShelf<'all', ReadersAbroad>('readers abroad for', {
  all: async () => {
    const parts = await Promise.all([
      import('./abroad/forms/set-aside-fields'),
      import('./abroad/tools/find-tool'),
      import('./abroad/mend-abroad'),
      import('./abroad/long/mend-long-abroad'),
      import('./abroad/west/restore-accents'),
      import('./abroad/long/tells-of-house'),
      import('./abroad/long/told-language'),
      import('./abroad/plainly/wishes-plainly'),
      import('./abroad/faq-topics-abroad'),
    ]);
    const [fields, tool, mend, mendLong, accents, house, language, plainly, topics] = parts;
    return {
      ...fields,
      ...tool,
      ...mend,
      ...mendLong,
      ...accents,
      ...house,
      ...language,
      ...plainly,
      ...topics,
    };
  },
});

/**
 * Fetches what reads a prompt whole once more: what mends English, what opens papers, what mends other languages, each where
 * one of the texts that the prompt is read as needs it. The lexicons of its languages must be loaded first.
 */
export async function loadReadersOf(texts: readonly string[]): Promise<void> {
  const { isDocument, partRunOn } = rareReaders();
  await Promise.all([
    texts.some((text) => isEnglish(text) || isEnglish(partRunOn(text))) && english.load('all'),
    texts.some(isDocument) && papers.load('all'),
    texts.every(isPlainEnglish) || abroad.load('all'),
  ]);
}

/** What is left of those that are not English when what a form is to ask is taken out: that is read, too. */
export const textsWithoutFields = (texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => !isEnglish(text))
    .flatMap((text) => abroad.get('all')?.findFieldsAside(text)?.rest ?? []);

/** Fetches all of them. */
export async function loadEveryReader(): Promise<void> {
  await Promise.all([english.loadAll(), papers.loadAll(), abroad.loadAll()]);
}

/** What mends an English prompt. Throws when it was not fetched first. */
export const englishReaders = (): EnglishReaders => {
  const readers = english.get('all');
  if (!readers) throw new Error('There are no readers of English.');
  return readers;
};

/** What opens papers and reads long prompts; nothing for a prompt that is no document. */
export const paperReadersOf = (written: string): PaperReaders | undefined =>
  rareReaders().isDocument(written) ? papers.get('all') : undefined;

/** What reads other languages; nothing for plain English. */
export const readersAbroadOf = (written: string): ReadersAbroad | undefined =>
  isPlainEnglish(written) ? undefined : abroad.get('all');
