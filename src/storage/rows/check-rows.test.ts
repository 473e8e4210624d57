import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile } from '../../../tests/support/storage/seed-project';
import { listAccounts } from '../account/account-store';
import { readCurrentAccount } from '../account/current-account';
import { listModels } from '../account/ai-model-store';
import { listLoginAttempts } from '../account/login-attempt-store';
import { listSessions, startSession } from '../account/session-store';
import { readBlobs } from '../content/blob-store';
import type { SitewrightDatabase } from '../database';
import { keepDraft, listDrafts } from '../project/draft-store';
import { listFiles } from '../project/file-store';
import { addMessage, listMessages } from '../project/message-store';
import { listProjects } from '../project/project-store';
import { commitFiles } from '../version/commit-files';
import { listVersions } from '../version/version-store';
import { findHiddenRows } from './find-hidden-rows';
import { listQuarantined } from './quarantine-store';

type Row = Record<string, unknown>;

/** Puts a good row and its broken twin into a table, reads the table, and answers what was read. */
const cases: readonly {
  readonly table: string;
  /** Changes a good row so that it keeps its place in the index but no longer parses. */
  readonly breakRow: (row: Row) => Row;
  readonly list: (database: SitewrightDatabase) => Promise<readonly unknown[]>;
}[] = [
  {
    table: 'projects',
    breakRow: (row) => ({ ...row, id: 'broken', name: 7 }),
    list: (database) => listProjects(database, 'ann'),
  },
  {
    table: 'files',
    breakRow: (row) => ({ ...row, path: 'broken.html', hash: null }),
    list: (database) => listFiles(database, 'p'),
  },
  {
    table: 'versions',
    breakRow: (row) => ({ ...row, id: 'broken', seq: 99, added: 'all' }),
    list: (database) => listVersions(database, 'p'),
  },
  {
    table: 'messages',
    breakRow: (row) => ({ ...row, id: 'broken', seq: 99, role: 'robot' }),
    list: (database) => listMessages(database, 'p'),
  },
  {
    table: 'drafts',
    breakRow: (row) => ({ ...row, path: 'broken.html', text: undefined }),
    list: (database) => listDrafts(database, 'p'),
  },
  {
    table: 'accounts',
    breakRow: (row) => ({ ...row, id: 'broken', role: 'king' }),
    list: (database) => listAccounts(database),
  },
  {
    table: 'sessions',
    breakRow: (row) => ({ ...row, id: 'broken', device: {} }),
    list: (database) => listSessions(database, 'ann'),
  },
  {
    table: 'loginAttempts',
    breakRow: (row) => ({ ...row, id: 'broken', status: 'maybe' }),
    list: (database) => listLoginAttempts(database, 'ann'),
  },
  {
    table: 'aiModels',
    breakRow: (row) => ({ ...row, id: 'broken', enabled: 'yes' }),
    list: (database) => listModels(database),
  },
  {
    table: 'blobs',
    breakRow: (row) => ({ ...row, hash: 'broken', bytes: 'text' }),
    list: async (database) => [
      ...(await readBlobs(database, await database.blobs.toCollection().primaryKeys())),
    ],
  },
];

async function openSeeded(): Promise<SitewrightDatabase> {
  const stamp = testStamps();
  const database = await openTestDatabase();
  await seedProject(database, { 'index.html': 'one' }, stamp);
  await keepDraft(database, { projectId: 'p', path: 'index.html', text: 'two', baseRev: 1, updatedAt: 1 });
  await startSession(
    database,
    { accountId: 'ann', email: 'ann@example.org', device: 'Firefox on Linux' },
    stamp(),
  );
  const secret = { algorithm: 'x', salt: '00', hash: '00' };
  await database.accounts.add({
    id: 'ann',
    name: 'Ann',
    email: 'ann@example.org',
    avatar: '',
    role: 'admin',
    guest: false,
    createdAt: 1,
    password: secret,
    recovery: secret,
  });
  return database;
}

async function untilQuarantined(database: SitewrightDatabase) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const rows = await listQuarantined(database);
    if (rows.length > 0) return rows;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return [];
}

describe('a malformed row', () => {
  it.each(cases)(
    'of $table is set aside and named; its neighbours are still listed',
    async ({ table, breakRow, list }) => {
      const database = await openSeeded();
      const good: Row[] = await database.table(table).toArray();
      expect(good.length).toBeGreaterThan(0);
      const expected = await list(database);
      const broken = breakRow(good[0] ?? {});
      await database.table(table).add(broken);
      expect(await list(database)).toEqual(expected);
      expect(await untilQuarantined(database)).toMatchObject([
        { table, key: expect.stringContaining('broken') as unknown, row: broken },
      ]);
      expect(await database.table(table).count()).toBe(good.length);
      expect(await list(database)).toEqual(expected);
    },
  );

  it('that says who is signed in, but not readably, means that nobody is', async () => {
    const database = await openSeeded();
    expect(await readCurrentAccount(database)).toMatchObject({ accountId: 'ann' });
    await database.settings.put({ key: 'current-account', value: { accountId: 7 } });
    expect(await readCurrentAccount(database)).toBeNull();
  });

  it('that no index knows is found by the sweep', async () => {
    const database = await openSeeded();
    await database.table('projects').add({ id: 'lost', name: 'Lost bakery' });
    await database.table('messages').add({ id: 'lost', projectId: 'p', text: 'Hello' });
    expect(await findHiddenRows(database)).toBe(2);
    expect((await listQuarantined(database)).map(({ name }) => name).toSorted()).toEqual([
      'Hello',
      'Lost bakery',
    ]);
    expect(await findHiddenRows(database)).toBe(0);
  });

  it('in the way of a write gives way to the new row and stays in the quarantine', async () => {
    const database = await openSeeded();
    const broken = { projectId: 'p', path: 'style.css', hash: null };
    await database.table('files').put(broken);
    await commitFiles(
      database,
      {
        projectId: 'p',
        files: [await textFile('style.css', 'a {}')],
        deleted: [],
        author: 'assistant',
        note: 'n',
      },
      testStamps('later')(),
    );
    expect((await listFiles(database, 'p')).map(({ path }) => path)).toEqual(['index.html', 'style.css']);
    expect(await listQuarantined(database)).toMatchObject([{ name: 'style.css', row: broken }]);
  });

  it('that was repaired before the quarantine got to it is left alone', async () => {
    const database = await openSeeded();
    const good = await database.projects.get('p');
    await database.table('projects').put({ ...good, name: 7 });
    expect(await listProjects(database, 'ann')).toEqual([]);
    await database.table('projects').put(good);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await listQuarantined(database)).toEqual([]);
    expect(await listProjects(database, 'ann')).toHaveLength(1);
  });

  it('of a project does not stop another project from being written', async () => {
    const database = await openSeeded();
    await database.table('projects').add({ id: 'broken', ownerId: 'ann', updatedAt: 5 });
    await addMessage(
      database,
      { projectId: 'p', role: 'user', text: 'go on', actions: [] },
      testStamps('later')(),
    );
    expect((await listProjects(database, 'ann')).map(({ id }) => id)).toEqual(['p']);
  });
});
