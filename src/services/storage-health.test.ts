import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '@/storage/database';
import { closeDatabase, withDatabase } from '@/storage/open-database';
import { projectReader } from '@/storage/project-reader';
import { continueAsGuest, logIn } from './account/account-commands';
import { now } from './clock';
import { createProject, trashProject } from './project/project-commands';
import { clearUser, session, storeUser } from './account/session';
import { openStorage, storageState } from './storage-health';

const day = 24 * 60 * 60 * 1000;

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the condition never held');
}

describe('openStorage', () => {
  beforeEach(async () => {
    // Tidying up behind the last test meets a closed database and says so.
    vi.spyOn(console, 'warn').mockReturnValue();
    clearUser();
    closeDatabase();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  });

  it('answers ready and can be asked again', async () => {
    expect(await openStorage()).toBe('ready');
    expect(await openStorage()).toBe('ready');
    expect(storageState.read()).toBe('ready');
  });

  it('signs out a user whose account this database does not know', async () => {
    storeUser({ id: 'gone', name: 'Ann', email: 'ann@example.org', avatar: '' });
    await openStorage();
    expect(session.read()).toBeNull();
  });

  it('lets the page decide who is signed in when the two records differ', async () => {
    await logIn({ email: 'ann@example.org', password: 'x' });
    const ann = session.read();
    await continueAsGuest();
    if (ann) storeUser(ann);
    await openStorage();
    expect(await projectReader.readCurrentAccountId()).toBe(ann?.id);
    clearUser();
    await openStorage();
    expect(await projectReader.readCurrentAccountId()).toBeNull();
  });

  it('follows a sign-out in another tab', async () => {
    await continueAsGuest();
    await openStorage();
    clearUser();
    await until(async () => (await projectReader.readCurrentAccountId()) === null);
  });

  it('removes what has lain in the trash for more than thirty days', async () => {
    await continueAsGuest();
    const [old, recent] = [await createProject({ name: 'Old' }), await createProject({ name: 'Recent' })];
    await trashProject(old);
    await trashProject(recent);
    await withDatabase((database) => database.projects.update(old, { deletedAt: now() - 31 * day }));
    await openStorage();
    await until(async () => (await withDatabase((database) => database.projects.count())) === 1);
    expect(await withDatabase((database) => database.projects.get(recent))).toBeDefined();
  });

  it('keeps the trash while the clock is years ahead of the last visit', async () => {
    await continueAsGuest();
    const thrown = await createProject({ name: 'Thrown away' });
    await trashProject(thrown);
    await openStorage();
    const visited = () => withDatabase((database) => database.settings.get('clock'));
    await until(async () => (await visited()) !== undefined);
    vi.useFakeTimers({ toFake: ['Date'], now: now() + 3652 * day });
    await openStorage();
    await until(async () => JSON.stringify(await visited()).includes(`"leaptAt":${now()}`));
    await new Promise((resolve) => setTimeout(resolve, 30));
    vi.useRealTimers();
    expect(await withDatabase((database) => database.projects.get(thrown))).toBeDefined();
  });

  it('names a broken project that no list would meet', async () => {
    await withDatabase((database) => database.table('projects').add({ id: 'lost', name: 'Lost bakery' }));
    await openStorage();
    await until(async () => (await withDatabase((database) => database.quarantine.count())) === 1);
  });
});
