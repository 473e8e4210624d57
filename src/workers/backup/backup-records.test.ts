import JSZip from 'jszip';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '@/domain/account/account';
import { listModels } from '@/storage/account/ai-model-store';
import { listPrompts } from '@/storage/assistant/system-prompt-store';
import type { SitewrightDatabase } from '@/storage/database';
import { listMessages } from '@/storage/project/message-store';
import { readContents } from '@/storage/project/read-contents';
import { listProjects } from '@/storage/project/project-store';
import { readBackupBytes } from '@/storage/system/backup-store';
import { readSystemSettings } from '@/storage/system/system-settings-store';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import { fillEveryTable, newAccount } from '../../../tests/support/storage/fill-every-table';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const quiet = () => undefined;

/** A device of Ann's with something in every table, and the backup of it as a file. */
async function backedUp(): Promise<{ old: SitewrightDatabase; file: Blob }> {
  const old = await openTestDatabase();
  await seedProject(
    old,
    { 'site/index.html': '<h1>Kites</h1>', 'site/.DS_Store': 'x' },
    testStamps(),
    'kites',
  );
  await fillEveryTable(old, 'ann', 'kites');
  await makeBackup(old, { id: 'b', at: 10, keep: 7 }, quiet);
  return { old, file: new Blob([new Uint8Array(await readBackupBytes(old, 'b'))]) };
}

async function newDevice(...accounts: Partial<Account>[]): Promise<SitewrightDatabase> {
  const database = await openTestDatabase();
  await database.accounts.bulkAdd(accounts.map((account) => newAccount(account)));
  return database;
}

const restore = async (database: SitewrightDatabase, file: Blob, ownerId: string) =>
  restoreBackup(database, { source: { file }, ownerId, at: 20 }, quiet);

describe('a backup on another device', () => {
  it('finds its account again by e-mail, and brings every table in', async () => {
    const { file } = await backedUp();
    const device = await newDevice({ id: 'ann-2', email: 'ann@example.org' });
    const outcome = await restore(device, file, 'ann-2');
    expect(outcome).toMatchObject({ ok: true, restored: 1, unchanged: 0, leftOut: [] });
    const [project] = await listProjects(device, 'ann-2');
    expect(project).toMatchObject({ id: 'kites', name: 'Project kites' });
    expect((await readContents(device, 'kites')).map(({ path }) => path)).toEqual([
      'site/.DS_Store',
      'site/index.html',
    ]);
    expect(await device.team.toArray()).toMatchObject([{ ownerId: 'ann-2', projectIds: ['kites'] }]);
    expect(await device.memberships.toArray()).toMatchObject([{ id: 'i:ann-2', accountId: 'ann-2' }]);
    for (const table of ['feedback', 'planChanges', 'usage', 'notifications', 'logs'] as const) {
      expect(await device[table].toArray(), table).toMatchObject([{ accountId: 'ann-2' }]);
    }
    expect(await device.accounts.get('ann-2')).toMatchObject({ plan: 'pro' });
    expect((await readSystemSettings(device)).rateLimitPerMinute).toBe(7);
    expect(await device.settings.get('preferences:ann-2')).toMatchObject({ value: { region: 'en-DE' } });
    expect(await device.vault.count()).toBe(0);
  });

  it('brings a model and a prompt that were worded, over what came with the product', async () => {
    const { file } = await backedUp();
    const device = await newDevice({ id: 'ann' });
    await device.systemPrompts.add({
      ...(await preparedPrompt()),
      id: 'seeded-here',
      content: 'As it came',
      createdAt: 500,
      lastEdited: 500,
    });
    await restore(device, file, 'ann');
    expect((await listModels(device)).map(({ name }) => name)).toContain('My own model');
    expect(await listPrompts(device)).toMatchObject([{ id: 'seeded-here', content: 'Be brief.' }]);
  });

  it('keeps what stands: nothing comes in twice, and what was set here stays set', async () => {
    const { file } = await backedUp();
    const device = await newDevice({ id: 'ann' });
    await restore(device, file, 'ann');
    await device.settings.put({ key: 'system', value: { rateLimitPerMinute: 99 } });
    await device.feedback.update('f', { sentAt: 30 });
    const again = await restore(device, file, 'ann');
    expect(again).toEqual({ ok: true, restored: 0, unchanged: 1, rows: 0, leftOut: [] });
    expect((await readSystemSettings(device)).rateLimitPerMinute).toBe(99);
    expect(await device.feedback.get('f')).toMatchObject({ sentAt: 30 });
  });

  it('keeps the build that stands known, so that the site can be changed further', async () => {
    const { old } = await backedUp();
    const head = (await old.projects.get('kites'))?.headVersionId ?? '';
    await old.messages.add({
      id: 'm',
      projectId: 'kites',
      seq: 9,
      role: 'ai',
      text: 'Built',
      createdAt: 3,
      actions: ['Files'],
      versionId: head,
      detail: { outcome: 'built', seed: 4 },
    });
    await makeBackup(old, { id: 'c', at: 11, keep: 7 }, quiet);
    const device = await newDevice({ id: 'ann' });
    await restore(device, new Blob([new Uint8Array(await readBackupBytes(old, 'c'))]), 'ann');
    const standing = (await listMessages(device, 'kites')).at(-1);
    expect(standing).toMatchObject({ createdAt: 3, detail: { seed: 4 }, actions: ['Files'] });
    expect(standing?.versionId).toBe((await device.projects.get('kites'))?.headVersionId);
  });

  it('leaves rows of somebody who has no account here out, and says whose and how many', async () => {
    const { old } = await backedUp();
    await old.accounts.add(newAccount({ id: 'bo', name: 'Bo', email: 'bo@example.org' }));
    await old.feedback.add({ ...((await old.feedback.get('f')) ?? never()), id: 'g', accountId: 'bo' });
    await makeBackup(old, { id: 'c', at: 11, keep: 7 }, quiet);
    const device = await newDevice({ id: 'ann' });
    const file = new Blob([new Uint8Array(await readBackupBytes(old, 'c'))]);
    expect(await restore(device, file, 'ann')).toMatchObject({
      leftOut: [{ kind: 'absent', name: 'Bo', email: 'bo@example.org', rows: 1 }],
    });
    expect(await device.feedback.toCollection().primaryKeys()).toEqual(['f']);
  });

  it('names rows that cannot be read, and takes the others', async () => {
    const { file } = await backedUp();
    const zip = await JSZip.loadAsync(await file.arrayBuffer());
    const lines = await zip.file('records/feedback.jsonl')?.async('string');
    zip.file('records/feedback.jsonl', `{"id": 3}\nno json\n${lines}`);
    const device = await newDevice({ id: 'ann' });
    const outcome = await restore(
      device,
      new Blob([await zip.generateAsync({ type: 'arraybuffer' })]),
      'ann',
    );
    expect(outcome).toMatchObject({ leftOut: [{ kind: 'unreadable', table: 'feedback', rows: 2 }] });
    expect(await device.feedback.count()).toBe(1);
  });
});

describe('a restore that fails in the middle', () => {
  it('keeps whole projects, none by half, and names the one that did not come in', async () => {
    const { old } = await backedUp();
    await seedProject(old, { 'index.html': '<h1>Tea</h1>', 'a.css': 'p{}' }, testStamps('t'), 'tea');
    await makeBackup(old, { id: 'c', at: 11, keep: 7 }, quiet);
    const device = await newDevice({ id: 'ann' });
    vi.spyOn(device.messages, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const file = new Blob([new Uint8Array(await readBackupBytes(old, 'c'))]);
    const outcome = await restore(device, file, 'ann');
    expect(outcome).toMatchObject({ restored: 1, leftOut: [{ kind: 'project', name: 'Project kites' }] });
    expect(await device.projects.toCollection().primaryKeys()).toEqual(['tea']);
    expect(await device.files.where('[projectId+path]').between(['kites'], ['kites', []]).count()).toBe(0);
    expect(await device.versions.count()).toBe(1);
  });

  it('brings no row in when one table fails, says so, and all of them the next time', async () => {
    const { file } = await backedUp();
    const device = await newDevice({ id: 'ann' });
    const before = await listModels(device);
    const broken = vi.spyOn(device.logs, 'bulkAdd').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const outcome = await restore(device, file, 'ann');
    expect(broken).toHaveBeenCalledOnce();
    expect(outcome).toMatchObject({ restored: 1, rows: 0, leftOut: [{ kind: 'records' }] });
    expect(await device.team.count()).toBe(0);
    expect(await listModels(device)).toEqual(before);
    expect(await restore(device, file, 'ann')).toMatchObject({ restored: 0, unchanged: 1, leftOut: [] });
    expect(await device.team.count()).toBe(1);
  });
});

describe('a backup of the first form', () => {
  const project = {
    zip: null,
    ownerId: 'ann',
    name: 'Old',
    description: '',
    status: 'draft',
    privacy: 'private',
  };
  const ofForm = async (formatVersion: number): Promise<Blob> => {
    const zip = new JSZip().file(
      'backup.json',
      JSON.stringify({
        format: 'sitewright-backup',
        formatVersion,
        madeAt: '2026-01-01T00:00:00.000Z',
        settings: { system: { rateLimitPerMinute: 3 }, models: [], prompts: [await preparedPrompt()] },
        projects: [{ ...project, seed: 1, messages: [{ role: 'user', text: 'A site' }] }],
      }),
    );
    return new Blob([await zip.generateAsync({ type: 'arraybuffer' })]);
  };

  it('still comes back, with the settings and prompts it kept', async () => {
    const device = await newDevice({ id: 'ann' });
    expect(await restore(device, await ofForm(1), 'ann')).toMatchObject({ restored: 1, leftOut: [] });
    expect((await listProjects(device, 'ann')).map(({ name }) => name)).toEqual(['Old (restored)']);
    expect((await readSystemSettings(device)).rateLimitPerMinute).toBe(3);
    expect(await listPrompts(device)).toHaveLength(1);
  });

  it('of a form that is not known yet is refused by name', async () => {
    const device = await newDevice({ id: 'ann' });
    expect(await restore(device, await ofForm(3), 'ann')).toEqual({
      ok: false,
      reason: 'it was made by a newer Sitewright. Reload to update, then restore it again.',
    });
  });
});

async function preparedPrompt() {
  const database = await openTestDatabase();
  await fillEveryTable(database, 'ann', 'kites');
  return (await listPrompts(database))[0] ?? never();
}

function never(): never {
  throw new Error('the row is there');
}
