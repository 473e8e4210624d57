import { createShelf } from '../shelf';

type RareReaders = Pick<typeof import('./restore-capitals'), 'restoreCapitals'> &
  Pick<typeof import('./read-career'), 'readCareer'> &
  Pick<typeof import('./find-maker'), 'findMaker'> &
  Pick<typeof import('./closest-app'), 'findAppByUse' | 'findClosestApp' | 'findOpeningApp'>;

const shelf = createShelf<'all', RareReaders>('readers of', {
  all: async () => {
    const [
      { restoreCapitals },
      { readCareer },
      { findMaker },
      { findAppByUse, findClosestApp, findOpeningApp },
    ] = await Promise.all([
      import('./restore-capitals'),
      import('./read-career'),
      import('./find-maker'),
      import('./closest-app'),
    ]);
    return { restoreCapitals, readCareer, findMaker, findAppByUse, findClosestApp, findOpeningApp };
  },
});

/** Fetches the readers that only some prompts need: those without capitals, of a working life, of tools. */
export const loadRareReaders = (): Promise<void> => shelf.load('all');

/** The readers that only some prompts need. Throws when they were not fetched first. */
export const rareReaders = (): RareReaders => {
  const readers = shelf.get('all');
  if (!readers) throw new Error('There are no readers for rare prompts.');
  return readers;
};
