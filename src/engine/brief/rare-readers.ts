import { createShelf } from '../shelf';

type RareReaders = {
  readonly restoreCapitals: typeof import('./restore-capitals').restoreCapitals;
  readonly readCareer: typeof import('./read-career').readCareer;
};

const shelf = createShelf<'all', RareReaders>('readers of', {
  all: async () => {
    const [{ restoreCapitals }, { readCareer }] = await Promise.all([
      import('./restore-capitals'),
      import('./read-career'),
    ]);
    return { restoreCapitals, readCareer };
  },
});

/** Fetches the readers that only some prompts need: those without capitals, and CVs. */
export const loadRareReaders = (): Promise<void> => shelf.load('all');

/** The readers that only some prompts need. Throws when they were not fetched first. */
export const rareReaders = (): RareReaders => {
  const readers = shelf.get('all');
  if (!readers) throw new Error('There are no readers for rare prompts.');
  return readers;
};
