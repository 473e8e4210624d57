import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import {
  newDatabaseName,
  openTestDatabase,
  testStamps,
} from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile } from '../../../tests/support/storage/seed-project';
import { keepDraft, listDrafts } from '../project/draft-store';
import { saveFile } from '../project/save-file';
import { toStorageError } from './storage-error';

function named(name: string, fields: object = {}): Error {
  return Object.assign(new Error(name), { name }, fields);
}

describe('toStorageError', () => {
  it.each([
    ['the browser says so', named('QuotaExceededError'), 'storage-full'],
    ['Dexie wraps it', named('AbortError', { inner: named('QuotaExceededError') }), 'storage-full'],
    [
      'a bulk write wraps it',
      named('BulkError', { failures: [named('QuotaExceededError')] }),
      'storage-full',
    ],
    ['it is a cause', named('Error', { cause: named('QuotaExceededError') }), 'storage-full'],
    ['the database is closed', named('DatabaseClosedError'), 'storage-unavailable'],
    ['the disk fails', named('UnknownError', { inner: named('UnknownError') }), 'storage-failed'],
    ['something else breaks', named('TypeError'), 'unexpected'],
  ])('when %s', (_, error, code) => {
    expect(toStorageError(error)).toMatchObject({ code, cause: error });
  });

  it('passes our own errors on', () => {
    const error = new AppError('path-taken', { path: 'a' });
    expect(toStorageError(error)).toBe(error);
  });

  it('ends on errors that wrap themselves', () => {
    const error = named('AbortError');
    Object.assign(error, { inner: error });
    expect(toStorageError(error).code).toBe('storage-failed');
  });

  it('says the reason once, not what Dexie repeats below it', () => {
    const error = Object.assign(named('UnknownError'), {
      message: 'Internal error\n UnknownError: Internal error',
    });
    expect(toStorageError(error).message).toContain('(Internal error)');
  });
});

describe('a full device', () => {
  it.each(['blobs', 'files', 'versions', 'projects'])(
    'fails a save loudly when %s has no room, writes nothing of it, keeps the draft, and saves once there is room',
    async (store) => {
      const stamp = testStamps();
      const database = await openTestDatabase(newDatabaseName());
      await seedProject(database, { 'index.html': 'one' }, stamp);
      await keepDraft(database, {
        projectId: 'p',
        path: 'index.html',
        text: 'two',
        baseRev: 1,
        updatedAt: stamp().now,
      });
      const order = { projectId: 'p', file: await textFile('index.html', 'two'), baseRev: 1 };
      const before = await snapshot(database);
      const makeRoom = fill(store);
      try {
        await expect(saveFile(database, order, stamp())).rejects.toMatchObject({ code: 'storage-full' });
      } finally {
        makeRoom();
      }
      expect(await snapshot(database)).toEqual(before);
      expect(await listDrafts(database, 'p')).toMatchObject([{ text: 'two' }]);
      expect(await saveFile(database, order, stamp())).toMatchObject({ kind: 'saved', rev: 2 });
      expect(await listDrafts(database, 'p')).toEqual([]);
    },
  );
});

/** Makes every write into one store fail as a browser without room does. Answers how to end that. */
function fill(store: string): () => void {
  const spies = (['put', 'add'] as const).map((method) => {
    const write: unknown = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, method)?.value;
    if (typeof write !== 'function') throw new Error(`no ${method} to make fail`);
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === store) throw new DOMException('no room', 'QuotaExceededError');
      return Reflect.apply(write, this, given) as IDBRequest<IDBValidKey>;
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

async function snapshot(database: Awaited<ReturnType<typeof openTestDatabase>>): Promise<unknown> {
  return Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()]));
}
