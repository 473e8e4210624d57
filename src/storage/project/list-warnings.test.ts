import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import { findHiddenRows } from '../rows/find-hidden-rows';
import { setAside } from '../rows/set-aside';
import { draftSchema, fileSchema } from '@/domain/project/file';
import { listWarnings } from './list-warnings';

async function openSeeded() {
  const database = await openTestDatabase();
  const stamp = testStamps();
  await seedProject(database, { 'index.html': '<h1>Hi</h1>', 'style.css': 'a{}' }, stamp);
  await seedProject(database, { 'index.html': 'other' }, stamp, 'p2');
  return database;
}

describe('listWarnings', () => {
  it('is empty for a whole project', async () => {
    expect(await listWarnings(await openSeeded(), 'p')).toEqual([]);
  });

  it('names a message that was set aside, in its own project only', async () => {
    const database = await openSeeded();
    await database.messages.put({ id: 'm9', projectId: 'p', seq: null, text: 'Hello' } as never);
    await findHiddenRows(database);
    expect(await listWarnings(database, 'p')).toEqual([
      'One stored messages record could not be read and was set aside: Hello',
    ]);
    expect(await listWarnings(database, 'p2')).toEqual([]);
  });

  it('names a file row that was set aside, whatever is left of it', async () => {
    const database = await openSeeded();
    const broken = { projectId: 'p', path: 'about.html', hash: 7 };
    await database.files.put(broken as never);
    await setAside(database, database.files, fileSchema, [broken]);
    const draft = { projectId: 'p', path: 'style.css', text: null };
    await database.drafts.put(draft as never);
    await setAside(database, database.drafts, draftSchema, [draft]);
    expect(await listWarnings(database, 'p')).toEqual([
      'One stored drafts record could not be read and was set aside: style.css',
      'One stored files record could not be read and was set aside: about.html',
    ]);
  });

  it('names every file whose content is missing', async () => {
    const database = await openSeeded();
    const style = await database.files.get(['p', 'style.css']);
    await database.blobs.delete(style?.hash ?? '');
    expect(await listWarnings(database, 'p')).toEqual([
      'The content of style.css is missing from this device.',
    ]);
  });

  it('finds the one missing content among many', async () => {
    const database = await openTestDatabase();
    const texts = Object.fromEntries(Array.from({ length: 300 }, (_, page) => [`p${page}.html`, `${page}`]));
    await seedProject(database, texts, testStamps());
    const gone = await database.files.get(['p', 'p7.html']);
    await database.blobs.delete(gone?.hash ?? '');
    expect(await listWarnings(database, 'p')).toEqual([
      'The content of p7.html is missing from this device.',
    ]);
  });
});
