import type { Table } from 'dexie';
import type { SitewrightDatabase } from '../database';
import { toStorageError } from './storage-error';

/** Clock, ids and file types come in from outside, so that a store does the same with the same input. */
export type Stamp = {
  readonly now: number;
  readonly newId: () => string;
};

/**
 * Runs one person's action as one transaction over every table it touches. Resolves when the transaction has
 * completed on disk; rejects with an AppError (`storage-full`, …) and then nothing of it was written.
 * Nothing but Dexie may be awaited inside: a foreign await would end the transaction.
 */
export async function runWrite<T>(
  database: SitewrightDatabase,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction('rw', [...tables], work);
  } catch (error) {
    throw toStorageError(error);
  }
}

/** The tables that a change of a project's files touches. */
export function contentTables(database: SitewrightDatabase): readonly Table[] {
  const { projects, files, blobs, versions, trees, messages, drafts, quarantine } = database;
  return [projects, files, blobs, versions, trees, messages, drafts, quarantine];
}
