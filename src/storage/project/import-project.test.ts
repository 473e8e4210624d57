import { expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { textFiles } from '../../../tests/support/storage/seed-project';
import { listFiles } from './file-store';
import { importProject, type ImportOrder } from './import-project';
import { listMessages } from './message-store';
import { findProject } from './project-store';

const project: ImportOrder['project'] = {
  id: 'p',
  ownerId: 'ann',
  name: 'Crumb',
  description: '',
  status: 'live',
  privacy: 'private',
  seed: 1,
};
const messages = [
  { role: 'user', text: 'Our site' },
  { role: 'ai', text: 'It is here.' },
] as const;

async function order(): Promise<ImportOrder> {
  return { project, files: await textFiles({ 'index.html': 'a', 'b.css': 'b' }), note: 'Imported', messages };
}

it('stores a project with its files, one version and its first messages', async () => {
  const database = await openTestDatabase();
  await importProject(database, await order(), testStamps()());
  expect(await findProject(database, 'p')).toMatchObject({
    headSeq: 1,
    fileCount: 2,
    bytes: 2,
    status: 'live',
  });
  expect((await listMessages(database, 'p')).map(({ seq, text }) => [seq, text])).toEqual([
    [1, 'Our site'],
    [2, 'It is here.'],
  ]);
});

it('leaves nothing when the store has no room for the last of it', async () => {
  const database = await openTestDatabase();
  let left = 1;
  database.messages.hook('creating', () => {
    left -= 1;
    if (left < 0) throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(importProject(database, await order(), testStamps()())).rejects.toMatchObject({
    code: 'storage-full',
  });
  expect(await findProject(database, 'p')).toBeUndefined();
  expect(await listFiles(database, 'p')).toEqual([]);
  expect(await listMessages(database, 'p')).toEqual([]);
  expect(await database.blobs.count()).toBe(0);
});
