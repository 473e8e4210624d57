import { createShelf } from '../shelf';
import type { findAppLists, findRecordsApp } from './find-app-lists';
import type { findKeeping } from './find-keeping';
import type { readEntries } from './read-entries';
import type { readLabelled } from './read-labelled';
import type { readLimits } from './read-limits';
import type { readPhrases } from './read-phrases';
import type { readRemarks } from './read-remarks';
import type { readStaffLists } from './read-staff-lists';
import type { readTables } from './read-tables';
import type { readUncasedPeople } from './read-uncased-people';

type FurtherReaders = {
  readonly findAppLists: typeof findAppLists;
  readonly findRecordsApp: typeof findRecordsApp;
  readonly findKeeping: typeof findKeeping;
  readonly readEntries: typeof readEntries;
  readonly readLabelled: typeof readLabelled;
  readonly readPhrases: typeof readPhrases;
  readonly readRemarks: typeof readRemarks;
  readonly readLimits: typeof readLimits;
  readonly readStaffLists: typeof readStaffLists;
  readonly readTables: typeof readTables;
  readonly readUncasedPeople: typeof readUncasedPeople;
};

const shelf = createShelf<'all', FurtherReaders>('further readers of', {
  all: async () => {
    const [lists, keeping, limits, staff, tables, uncased, entries, labelled, phrases, remarks] =
      await Promise.all([
        import('./find-app-lists'),
        import('./find-keeping'),
        import('./read-limits'),
        import('./read-staff-lists'),
        import('./read-tables'),
        import('./read-uncased-people'),
        import('./read-entries'),
        import('./read-labelled'),
        import('./read-phrases'),
        import('./read-remarks'),
      ]);
    return {
      ...lists,
      ...keeping,
      ...limits,
      ...staff,
      ...tables,
      ...uncased,
      ...entries,
      ...labelled,
      ...phrases,
      ...remarks,
    };
  },
});

/** Fetches what reads tables, rows of staff, limits and lists of tools once a prompt's words are told apart. */
export const loadFurtherReaders = (): Promise<void> => shelf.load('all');

/** What reads tables, rows of staff, limits and lists of tools. Throws when they were not fetched first. */
export const furtherReaders = (): FurtherReaders => {
  const readers = shelf.get('all');
  if (!readers) throw new Error('There are no further readers for prompts.');
  return readers;
};
