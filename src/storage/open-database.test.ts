import Dexie, { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName, schemaVersion } from './database';
import {
  closeDatabase,
  noteSave,
  onBeforeClose,
  openDatabase,
  startOver,
  withDatabase,
} from './open-database';
import { listProjects, createProject } from './project/project-store';
import { storageState } from './storage-state';

const project = { ownerId: 'ann', name: 'A', description: '', privacy: 'public', seed: 1 } as const;

function addProject(id: string): Promise<void> {
  return withDatabase((database) => createProject(database, { ...project, id }, { now: 1, newId: () => id }));
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !condition(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(condition()).toBe(true);
}

describe('the database of this realm', () => {
  beforeEach(async () => {
    closeDatabase();
    await Dexie.delete(databaseName);
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('opens once, whoever asks', async () => {
    const [first, second] = await Promise.all([openDatabase(), openDatabase()]);
    expect(first).toBe(second);
    expect(storageState.read()).toBe('ready');
  });

  it('keeps a live query awake that began before the database was open', async () => {
    const seen: number[] = [];
    const subscription = liveQuery(() => withDatabase((database) => listProjects(database, 'ann'))).subscribe(
      (rows) => {
        seen.push(rows.length);
      },
    );
    await until(() => seen.includes(0));
    await addProject('one');
    await until(() => seen.includes(1));
    subscription.unsubscribe();
  });

  it('answers newer, again and again, for a database of newer code', async () => {
    const newer = new Dexie(databaseName);
    newer.version(schemaVersion + 1).stores({ projects: 'id' });
    await newer.open();
    newer.close();
    await expect(withDatabase((database) => database.projects.count())).rejects.toMatchObject({
      code: 'storage-newer',
    });
    await expect(openDatabase()).rejects.toMatchObject({ code: 'storage-newer' });
    expect(storageState.read()).toBe('newer');
  });

  it('lets unsaved text be kept before newer code takes over, and writes nothing afterwards', async () => {
    await addProject('one');
    const onClose = vi.fn();
    const stop = onBeforeClose(onClose);
    const newer = new Dexie(databaseName);
    newer.version(schemaVersion + 1).stores({ projects: 'id' });
    await newer.open();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(storageState.read()).toBe('newer');
    await expect(addProject('two')).rejects.toMatchObject({ code: 'storage-newer' });
    expect(await newer.table('projects').count()).toBe(1);
    newer.close();
    stop();
  });

  it('shows a loss instead of an empty list when the browser cleared the data between visits', async () => {
    await addProject('one');
    await noteSave(5);
    closeDatabase();
    await Dexie.delete(databaseName);
    await openDatabase();
    expect(storageState.read()).toBe('wiped');
    await startOver();
    expect(storageState.read()).toBe('ready');
    closeDatabase();
    await openDatabase();
    expect(storageState.read()).toBe('ready');
  });

  it('shows a loss when the browser clears the data during the visit', async () => {
    await addProject('one');
    const backend = (await openDatabase()).backendDB();
    const closed = backend.onclose;
    backend.close();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    closed?.call(backend, new Event('close'));
    await until(() => storageState.read() === 'wiped');
    expect(await withDatabase((database) => listProjects(database, 'ann'))).toEqual([]);
  });

  it('goes on when the browser only dropped the connection', async () => {
    await addProject('one');
    const backend = (await openDatabase()).backendDB();
    const closed = backend.onclose;
    backend.close();
    closed?.call(backend, new Event('close'));
    await until(() => storageState.read() === 'ready');
    expect(await withDatabase((database) => listProjects(database, 'ann'))).toHaveLength(1);
  });

  it('gives up after five seconds when opening hangs', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', {
      open: () => ({}),
      databases: async () => [],
      cmp: () => 0,
      deleteDatabase: () => ({}),
    });
    const opening = expect(openDatabase()).rejects.toMatchObject({ code: 'storage-unavailable' });
    await vi.advanceTimersByTimeAsync(5000);
    await opening;
    expect(storageState.read()).toBe('unavailable');
  });
});
