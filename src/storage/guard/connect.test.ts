import Dexie from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDatabaseName } from '../../../tests/support/storage/open-test-database';
import { schemaVersion } from '../database';
import { connect } from './connect';

/** A database as newer code would leave it: one version on, one table more, one row in it. */
async function makeNewer(name: string): Promise<void> {
  const newer = new Dexie(name);
  newer.version(schemaVersion + 1).stores({ projects: 'id', inventions: 'id' });
  await newer.open();
  await newer.table('inventions').add({ id: 'kept' });
  newer.close();
}

async function inspect(name: string): Promise<{ version: number; stores: string[] }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('not opened'));
  });
  const seen = { version: database.version, stores: [...database.objectStoreNames] };
  database.close();
  return seen;
}

describe('connect', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  // Dexie alone opens such a database and writes the tables it misses into it.
  it('refuses a database that newer code wrote and leaves it as it was', async () => {
    const name = newDatabaseName();
    await makeNewer(name);
    const before = await inspect(name);
    await expect(connect(name)).rejects.toMatchObject({ code: 'storage-newer' });
    expect(await inspect(name)).toEqual(before);
  });

  it('seeds six models over three providers, once', async () => {
    const name = newDatabaseName();
    const first = await connect(name);
    await first.database.aiModels.delete('gpt-4o');
    first.close();
    const again = await connect(name);
    const models = await again.database.aiModels.toArray();
    again.close();
    expect(models).toHaveLength(5);
    expect(new Set(models.map(({ provider }) => provider)).size).toBe(3);
  });

  it('lets newer code have the database, and says so before it closes', async () => {
    const name = newDatabaseName();
    const heard: (number | null)[] = [];
    const { database } = await connect(name, {
      onReplaced: (version) => {
        heard.push(version);
        expect(database.isOpen()).toBe(true);
      },
    });
    await makeNewer(name);
    expect(heard).toEqual([(schemaVersion + 1) * 10]);
    expect(database.isOpen()).toBe(false);
    await expect(database.projects.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  });

  it('says when another tab keeps an older version open, and opens when that tab lets go', async () => {
    const name = newDatabaseName();
    vi.spyOn(console, 'warn').mockReturnValue(); // Dexie tells it there too
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 1);
      request.onsuccess = () => resolve(request.result);
    });
    const { database, close } = await connect(name, { onBlocked: () => older.close() });
    expect(database.isOpen()).toBe(true);
    close();
  });

  it('does not open again by itself after the browser closed the connection', async () => {
    const onLost = vi.fn();
    const { database } = await connect(newDatabaseName(), { onLost });
    const backend = database.backendDB();
    backend.onclose?.call(backend, new Event('close'));
    expect(onLost).toHaveBeenCalledTimes(1);
    await expect(database.projects.put({} as never)).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  });

  it('does not call a close of our own a loss', async () => {
    const onLost = vi.fn();
    const { close } = await connect(newDatabaseName(), { onLost });
    close();
    expect(onLost).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', undefined],
    [
      'refuses',
      {
        open() {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ],
  ])('answers storage-unavailable when IndexedDB %s', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    await expect(connect(newDatabaseName())).rejects.toMatchObject({ code: 'storage-unavailable' });
  });
});
