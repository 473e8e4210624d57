import type { SectionType } from '@/domain/site/vocabulary';
import { createShelf } from '../../../shelf';
import type { Facts, SectionContent } from '../../content';

type General = (facts: Facts, noun: string) => Readonly<Record<SectionType, SectionContent>>;

const shelf = createShelf<'any business', General>('general copy', {
  'any business': async () => (await import('./general')).generalContent,
});

/** Fetches the copy that fits any business. */
export const loadGeneral = (): Promise<void> => shelf.load('any business');

/** Copy for every section type, see `generalContent`. Throws when it was not loaded first. */
export const generalCopy: General = (facts, noun) => {
  const write = shelf.get('any business');
  if (!write) throw new Error('There is no general copy.');
  return write(facts, noun);
};
