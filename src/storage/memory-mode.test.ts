import Dexie, { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName, schemaVersion } from './database';
import { allowMemory } from './guard/memory-fallback';
import { makeMemoryStore } from './guard/memory-store';
import { closeDatabase, noteSave, openDatabase, withDatabase } from './open-database';
import { createProject, listProjects } from './project/project-store';
import { storageState } from './storage-state';

const project = { ownerId: 'ann', name: 'A', description: '', privacy: 'public', seed: 1 } as const;

function addProject(id: string): Promise<void> {
  return withDatabase((database) => createProject(database, { ...project, id }, { now: 1, newId: () => id }));
}

/** A browser whose IndexedDB refuses to open with an error of that name. */
function refuseWith(name: string): void {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('refused', name);
    },
    databases: async () => [],
    cmp: () => 0,
    deleteDatabase: () => ({}),
  });
}

describe('a page where the browser keeps nothing', () => {
  let texts: Map<string, string>;
  beforeEach(async () => {
    closeDatabase();
    await Dexie.delete(databaseName);
    texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
    });
    allowMemory(async () => makeMemoryStore());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on in memory, says so, and wakes live queries', async () => {
    refuseWith('SecurityError');
    const seen: number[] = [];
    const subscription = liveQuery(() => withDatabase((database) => listProjects(database, 'ann'))).subscribe(
      (rows) => void seen.push(rows.length),
    );
    await vi.waitUntil(() => seen.includes(0));
    await addProject('one');
    await vi.waitUntil(() => seen.includes(1));
    expect(storageState.read()).toBe('memory');
    subscription.unsubscribe();
  });

  it('leaves no trace that the next visit would take for lost projects', async () => {
    refuseWith('SecurityError');
    await addProject('one');
    await noteSave(5);
    expect([...texts]).toEqual([]);
  });

  it('goes on in memory after five seconds when opening hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('indexedDB', {
      open: () => ({}),
      databases: async () => [],
      cmp: () => 0,
      deleteDatabase: () => ({}),
    });
    const opening = openDatabase();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await opening;
    expect(storageState.read()).toBe('memory');
  });

  it('does not hide projects that were kept here before behind an empty list', async () => {
    await addProject('one');
    await noteSave(5);
    closeDatabase();
    refuseWith('UnknownError');
    await expect(openDatabase()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(storageState.read()).toBe('unavailable');
  });

  it('does not take a full disk for one that may not be used', async () => {
    refuseWith('QuotaExceededError');
    await expect(openDatabase()).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(storageState.read()).toBe('unavailable');
  });

  it('does not stand in for the data of newer code', async () => {
    const newer = new Dexie(databaseName);
    newer.version(schemaVersion + 1).stores({ projects: 'id' });
    await newer.open();
    newer.close();
    await expect(openDatabase()).rejects.toMatchObject({ code: 'storage-newer' });
    expect(storageState.read()).toBe('newer');
  });
});
