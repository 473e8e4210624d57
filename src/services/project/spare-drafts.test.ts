import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withDatabase } from '@/storage/open-database';
import { continueAsGuest } from '../account/account-commands';
import { discardDraft, keepDraft, takeUpDrafts } from './draft-commands';
import { createFile, saveFile } from './file-commands';
import { createProject } from './project-commands';

function stubLocalStorage(hasRoom: () => boolean): void {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, value: string) {
      if (key.startsWith('draft:') && !hasRoom()) throw new DOMException('no room', 'QuotaExceededError');
      texts.set(key, value);
    },
  });
}

function fillDatabase(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

describe('a draft on a full device', () => {
  let isRoomBeside = true;
  let projectId = '';
  beforeEach(async () => {
    isRoomBeside = true;
    stubLocalStorage(() => isRoomBeside);
    await continueAsGuest();
    projectId = await createProject({ name: 'Full' });
    await createFile({ projectId, path: 'index.html', content: 'one' });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    closeDatabase();
  });

  it('outlives a save that finds no room, and goes with the save that does', async () => {
    const order = { projectId, path: 'index.html', text: 'two', baseRev: 1 };
    fillDatabase();
    await expect(saveFile(order)).rejects.toMatchObject({ code: 'storage-full' });
    expect(await takeUpDrafts(projectId)).toMatchObject([{ path: 'index.html', text: 'two', baseRev: 1 }]);
    vi.restoreAllMocks();
    expect(await saveFile(order)).toMatchObject({ kind: 'saved' });
    expect(await takeUpDrafts(projectId)).toEqual([]);
  });

  it('is the newer of the two that are kept', async () => {
    await keepDraft({ projectId, path: 'index.html', text: 'older', baseRev: 1 });
    await new Promise((resolve) => setTimeout(resolve, 2));
    fillDatabase();
    await keepDraft({ projectId, path: 'index.html', text: 'newer', baseRev: 1 });
    expect(await takeUpDrafts(projectId)).toMatchObject([{ text: 'newer' }]);
    vi.restoreAllMocks();
    await keepDraft({ projectId, path: 'index.html', text: 'newest', baseRev: 1 });
    expect(await takeUpDrafts(projectId)).toMatchObject([{ text: 'newest' }]);
    await discardDraft(projectId, 'index.html');
    expect(await takeUpDrafts(projectId)).toEqual([]);
  });

  it('fails loudly when there is no room anywhere', async () => {
    fillDatabase();
    isRoomBeside = false;
    const order = { projectId, path: 'index.html', text: 'two', baseRev: 1 };
    await expect(keepDraft(order)).rejects.toMatchObject({ code: 'storage-full' });
    expect(await withDatabase((database) => database.drafts.count())).toBe(0);
  });
});
