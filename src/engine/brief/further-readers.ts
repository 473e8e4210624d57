import { createShelf } from '../shelf';
import type { findAppLists } from './apps/find-app-lists';
import type { findRecordsApp } from './apps/find-records-app';
import type { findKeeping } from './apps/find-keeping';
import type { readEntries } from './items/read-entries';
import type { readLabelled } from './parts/read-labelled';
import type { readLimits } from './apps/read-limits';
import type { readPhrases } from './languages/read-phrases';
import type { readRemarks } from './parts/read-remarks';
import type { readStaffLists } from './people/read-staff-lists';
import type { readTables } from './prices/read-tables';
import type { readUncasedPeople } from './people/read-uncased-people';

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
    const [lists, records, keeping, limits, staff, tables, uncased, entries, labelled, phrases, remarks] =
      await Promise.all([
        import('./apps/find-app-lists'),
        import('./apps/find-records-app'),
        import('./apps/find-keeping'),
        import('./apps/read-limits'),
        import('./people/read-staff-lists'),
        import('./prices/read-tables'),
        import('./people/read-uncased-people'),
        import('./items/read-entries'),
        import('./parts/read-labelled'),
        import('./languages/read-phrases'),
        import('./parts/read-remarks'),
      ]);
    return {
      ...lists,
      ...records,
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
