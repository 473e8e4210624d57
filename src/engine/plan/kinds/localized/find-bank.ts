import { createShelf } from '../../../shelf';
import type { CounterItems } from './counter-items';
import type { LocalBank } from './local-bank';
import type { findLocalWares } from './shop-wares';

const shelf = createShelf<string, LocalBank>('copy in', {
  es: async () => (await import('./spanish')).spanishBank,
  fr: async () => (await import('./french')).frenchBank,
  de: async () => (await import('./german')).germanBank,
  pt: async () => (await import('./portuguese')).portugueseBank,
  it: async () => (await import('./italian')).italianBank,
  nl: async () => (await import('./dutch')).dutchBank,
  pl: async () => (await import('./polish')).polishBank,
  tr: async () => (await import('./turkish')).turkishBank,
  ar: async () => (await import('./arabic')).arabicBank,
  he: async () => (await import('./hebrew')).hebrewBank,
});

const counters = createShelf<'all', CounterItems>('counter items', {
  all: async () => (await import('./counter-items')).counterItems,
});

const wares = createShelf<'all', typeof findLocalWares>('wares', {
  all: async () => (await import('./shop-wares')).findLocalWares,
});

/** Fetches the copy of a language; one that has none here is no error. */
export async function loadBank(language: string): Promise<void> {
  if (keyOf(language) !== 'en')
    await Promise.all([shelf.load(keyOf(language)), counters.load('all'), wares.load('all')]);
}
/** Fetches the copy of every language. */
export async function loadBanks(): Promise<void> {
  await Promise.all([shelf.loadAll(), counters.loadAll(), wares.loadAll()]);
}

/** The copy of a language other than English; null when there is none. Throws when it was not loaded first. */
export const findBank = (language: string): LocalBank | null => shelf.get(keyOf(language)) ?? null;

/** What is on the counter of a bakery, bar or flower shop in a language; undefined when it has none here. */
export const findCounterItems = (language: string): CounterItems[string] | undefined =>
  counters.get('all')?.[language];

/** The goods of a shop in a language, by what its offer and prompt name; undefined for wares that nobody knows. */
export const findShopWares: typeof findLocalWares = (language, offer, prompt) =>
  wares.get('all')?.(keyOf(language), offer, prompt);

function keyOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
