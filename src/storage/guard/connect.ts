import { AppError } from '@/domain/errors';
import { SitewrightDatabase } from '../database';
import type { MemoryStore } from './memory-fallback';
import { NewerDatabaseError } from './strict-factory';

/** What may happen to a connection from outside. */
export type ConnectionEvents = {
  /** Another tab holds an older version open; opening goes on as soon as that tab lets go. */
  readonly onBlocked?: () => void;
  /** Newer code wants the database (or removes it, then the version is null). Runs before this connection closes. */
  readonly onReplaced?: (newVersion: number | null) => void;
  /** The browser closed the connection by itself: it cleared the data, or the disk failed. */
  readonly onLost?: () => void;
};

export type Connection = { readonly database: SitewrightDatabase; readonly close: () => void };

/**
 * Opens a database. Rejects with `storage-newer` when newer code has written it (nothing is touched then) and with
 * `storage-unavailable` for everything else. It never reopens by itself: after an eviction Dexie would do so into an
 * empty database, and the loss would look like a fresh start. `store` stands in for the browser's IndexedDB.
 */
export async function connect(
  name: string,
  events: ConnectionEvents = {},
  store?: MemoryStore,
): Promise<Connection> {
  if (!store && typeof indexedDB === 'undefined') throw new AppError('storage-unavailable');
  let isOurs = false;
  try {
    const database = new SitewrightDatabase(name, store?.factory, store?.keyRange);
    const close = () => {
      isOurs = true;
      database.close();
    };
    database.on('blocked', () => events.onBlocked?.());
    database.on('versionchange', (event) => {
      events.onReplaced?.(event.newVersion);
      close();
      return false;
    });
    await database.open();
    database.on('close', () => {
      if (!isOurs) events.onLost?.();
    });
    return { database, close };
  } catch (error) {
    throw new AppError(isNewer(error) ? 'storage-newer' : 'storage-unavailable', {}, error);
  }
}

function isNewer(error: unknown): boolean {
  if (error instanceof NewerDatabaseError) return true;
  return typeof error === 'object' && error !== null && 'inner' in error && isNewer(error.inner);
}
