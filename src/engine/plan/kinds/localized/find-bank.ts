import { createShelf } from '../../../shelf';
import type { LocalBank } from './local-bank';

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

/** Fetches the copy of a language; one that has none here is no error. */
export const loadBank = (language: string): Promise<void> => shelf.load(keyOf(language));
/** Fetches the copy of every language. */
export const loadBanks = (): Promise<void> => shelf.loadAll();

/** The copy of a language other than English; null when there is none. Throws when it was not loaded first. */
export const findBank = (language: string): LocalBank | null => shelf.get(keyOf(language)) ?? null;

function keyOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
