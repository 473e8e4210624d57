import { createShelf } from '../../shelf';
import { english } from './english';
import type { Words } from './words';

const shelf = createShelf<string, Words>('words of', {
  es: async () => (await import('./spanish')).spanish,
  fr: async () => (await import('./french')).french,
  de: async () => (await import('./german')).german,
  pt: async () => (await import('./portuguese')).portuguese,
  it: async () => (await import('./italian')).italian,
  nl: async () => (await import('./dutch')).dutch,
  pl: async () => (await import('./polish')).polish,
  tr: async () => (await import('./turkish')).turkish,
  ar: async () => (await import('./arabic')).arabic,
  he: async () => (await import('./hebrew')).hebrew,
  'pt-br': async () => (await import('./brazilian')).brazilian,
});

/** Fetches the words of a language and its regions; one that has none here is no error. */
export async function loadWords(language: string): Promise<void> {
  const key = keyOf(language);
  await Promise.all([shelf.load(key), key === 'pt' ? shelf.load('pt-br') : null]);
}

/** Fetches the words of every language. */
export const loadAllWords = (): Promise<void> => shelf.loadAll();

/**
 * The words of a language; English for a language that has none here. Regional tags use the main one, but for "pt-BR".
 * Throws when the language was not loaded first.
 */
export const findWords = (language: string): Words => shelf.get(keyOf(language)) ?? english;

function keyOf(language: string): string {
  const tag = language.toLowerCase();
  return tag === 'pt-br' ? tag : (tag.split('-')[0] ?? tag);
}
