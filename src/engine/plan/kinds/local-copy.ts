import type { SiteKind } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import type { Facts } from '../content';
import type { localizedContent } from './localized';
import type { Bank } from './parts/bank';

const shelf = createShelf<'any but English', typeof localizedContent>('copy in languages', {
  'any but English': async () => (await import('./localized')).localizedContent,
});

/** Fetches what writes copy in a language other than English. */
export const loadLocalCopy = async (language: string): Promise<void> => {
  if (language !== 'en') await shelf.load('any but English');
};

/** The copy of a kind in a language other than English; null when there is none. Throws when it was not fetched first. */
export const localCopy = (kind: SiteKind, language: string, facts: Facts): Bank | null =>
  shelf.get('any but English')?.(kind, language, facts) ?? null;
