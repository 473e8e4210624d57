import { describe, expect, it } from 'vitest';
import JSZip from 'jszip';
import { readContents } from '@/storage/project/read-contents';
import { listMessages } from '@/storage/project/message-store';
import { listProjects } from '@/storage/project/project-store';
import { lastBackupAt, listBackups, readBackupBytes } from '@/storage/system/backup-store';
import type { SitewrightDatabase } from '@/storage/database';
import { newAccount } from '../../../tests/support/storage/fill-every-table';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const quiet = () => undefined;

async function prepared(): Promise<SitewrightDatabase> {
  const database = await openTestDatabase();
  await database.accounts.put(newAccount());
  await database.vault.put({
    id: 'ann:gpt-4o',
    accountId: 'ann',
    name: 'gpt-4o',
    iv: new Uint8Array(12),
    sealed: new TextEncoder().encode('sealed-secret'),
    changedAt: 1,
  });
  const stamp = testStamps();
  await seedProject(database, { 'index.html': '<h1>Kites</h1>', 'a/b.css': 'p{}' }, stamp, 'kites');
  await seedProject(database, { 'index.html': '<h1>Tea</h1>' }, stamp, 'tea');
  return database;
}

describe('a backup', () => {
  it('brings what has changed since back as a new project, files and chat, and leaves what stands alone', async () => {
    const database = await prepared();
    const heard: string[] = [];
    const made = await makeBackup(database, { id: 'b', at: 10, keep: 7 }, (done, total) =>
      heard.push(`${done}/${total}`),
    );
    expect(made).toMatchObject({ projectCount: 2, skipped: [] });
    expect(heard[0]).toBe('1/12');
    expect(heard.at(-1)).toBe('12/12');
    await database.projects.bulkUpdate([
      { key: 'kites', changes: { name: 'Kites that fly' } },
      { key: 'tea', changes: { status: 'live' } },
    ]);
    const outcome = await restoreBackup(database, { source: { id: 'b' }, ownerId: 'ann', at: 20 }, quiet);
    expect(outcome).toEqual({ ok: true, restored: 2, unchanged: 0, rows: 0, leftOut: [] });
    const projects = await listProjects(database, 'ann');
    const restored = projects.find(({ name }) => name === 'Project kites (restored)');
    expect(projects).toHaveLength(4);
    expect((await readContents(database, restored?.id ?? '')).map(({ path }) => path)).toEqual([
      'a/b.css',
      'index.html',
    ]);
    expect((await listMessages(database, restored?.id ?? '')).map(({ text }) => text)).toEqual(['A site']);
  });

  it('leaves a project alone that stands as it was', async () => {
    const database = await prepared();
    await makeBackup(database, { id: 'b', at: 10, keep: 7 }, quiet);
    await database.projects.update('tea', { deletedAt: 15 });
    const outcome = await restoreBackup(database, { source: { id: 'b' }, ownerId: 'ann', at: 20 }, quiet);
    expect(outcome).toMatchObject({ ok: true, restored: 1, unchanged: 1 });
    expect((await listProjects(database, 'ann')).map(({ name }) => name).toSorted()).toEqual([
      'Project kites',
      'Project tea (restored)',
    ]);
  });

  it('brings back what no stranger’s archive may be: a page of eight million equal letters', async () => {
    const database = await openTestDatabase();
    await database.accounts.put(newAccount());
    await seedProject(database, { 'index.html': 'a'.repeat(8_000_000) }, testStamps(), 'long');
    await makeBackup(database, { id: 'b', at: 10, keep: 7 }, quiet);
    await database.projects.update('long', { deletedAt: 15 });
    const outcome = await restoreBackup(database, { source: { id: 'b' }, ownerId: 'ann', at: 20 }, quiet);
    expect(outcome).toMatchObject({ ok: true, restored: 1, leftOut: [] });
    expect(await listProjects(database, 'ann')).toMatchObject([{ bytes: 8_000_000 }]);
  });

  it('holds no password, no key and nothing that opens an account', async () => {
    const database = await prepared();
    await makeBackup(database, { id: 'b', at: 10, keep: 7 }, quiet);
    const zip = await JSZip.loadAsync(await readBackupBytes(database, 'b'));
    const manifest = await zip.file('backup.json')?.async('string');
    const everything = await Promise.all(zip.file(/\.jsonl?$/).map(async (entry) => entry.async('string')));
    expect(everything.join('\n')).not.toMatch(/pepper-and-salt|hash-of-a-password|sealed-secret/);
    expect(everything.join('\n')).not.toMatch(/"(?:password|recovery|twoFactor|passkeys|vault)"/);
    expect(manifest).toContain('ann@example.org');
  });

  it('is one of seven at most, the newest', async () => {
    const database = await prepared();
    for (let day = 1; day <= 9; day += 1) {
      await makeBackup(database, { id: `b${day}`, at: day, keep: 7 }, quiet);
    }
    const list = await listBackups(database);
    expect(list.map(({ id }) => id)).toEqual(['b9', 'b8', 'b7', 'b6', 'b5', 'b4', 'b3']);
    expect(list[0]).toMatchObject({ at: 9, projectCount: 2 });
    expect(list[0]).not.toHaveProperty('bytes');
    expect(await lastBackupAt(database)).toBe(9);
  });

  it('names a project whose content is missing, and keeps the others', async () => {
    const database = await prepared();
    const [file] = await database.files.where('[projectId+path]').equals(['tea', 'index.html']).toArray();
    await database.blobs.delete(file?.hash ?? '');
    const made = await makeBackup(database, { id: 'b', at: 10, keep: 7 }, quiet);
    expect(made).toMatchObject({ projectCount: 1, skipped: [expect.stringContaining('Project tea')] });
  });

  it.each([
    ['it is no zip archive.', new Blob(['hello'])],
    ['it does not say what it holds.', null],
  ])('is refused as a file when %s', async (reason, file) => {
    const database = await prepared();
    const other =
      file ?? new Blob([await new JSZip().file('a.txt', 'a').generateAsync({ type: 'arraybuffer' })]);
    const outcome = await restoreBackup(database, { source: { file: other }, ownerId: 'ann', at: 1 }, quiet);
    expect(outcome).toEqual({ ok: false, reason });
  });

  it('lets no path out of the project, and goes to the one who restores when its account is gone', async () => {
    const database = await prepared();
    const evil = await new JSZip().file('../up.html', 'x').generateAsync({ type: 'uint8array' });
    const good = await new JSZip().file('index.html', 'x').generateAsync({ type: 'uint8array' });
    const fields = {
      ownerId: 'gone',
      description: '',
      status: 'draft',
      privacy: 'private',
      seed: 1,
      messages: [],
    };
    const manifest = {
      format: 'sitewright-backup',
      formatVersion: 1,
      madeAt: '2026-01-01T00:00:00.000Z',
      settings: {},
      projects: [
        { ...fields, name: 'Evil', zip: 'projects/evil.zip' },
        { ...fields, name: 'Good', zip: 'projects/good.zip' },
      ],
    };
    const zip = new JSZip()
      .file('backup.json', JSON.stringify(manifest))
      .file('projects/evil.zip', evil)
      .file('projects/good.zip', good);
    const file = new Blob([await zip.generateAsync({ type: 'arraybuffer' })]);
    const outcome = await restoreBackup(database, { source: { file }, ownerId: 'ann', at: 1 }, quiet);
    expect(outcome).toMatchObject({ ok: true, restored: 1, leftOut: [{ kind: 'project', name: 'Evil' }] });
    expect((await listProjects(database, 'ann')).map(({ name }) => name)).toContain('Good (restored)');
  });
});
