import { describe, expect, it } from 'vitest';
import type { SitewrightDatabase } from '../database';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile } from '../../../tests/support/storage/seed-project';
import { readContents } from '../project/read-contents';
import { saveFile } from '../project/save-file';
import { checkIntegrity } from './check-integrity';
import { repairIntegrity } from './repair-integrity';

const quiet = () => undefined;
const clock = () => 0;
const check = (database: SitewrightDatabase) => checkIntegrity(database, quiet, clock);

async function seeded(): Promise<{ database: SitewrightDatabase; stamp: ReturnType<typeof testStamps> }> {
  const database = await openTestDatabase();
  const stamp = testStamps();
  await seedProject(database, { 'index.html': 'one', 'style.css': 'p{}' }, stamp);
  await saveFile(
    database,
    { projectId: 'p', file: await textFile('index.html', 'two'), baseRev: 1 },
    stamp(),
  );
  return { database, stamp };
}
async function damage(database: SitewrightDatabase, text: string): Promise<string> {
  const { hash } = await textFile('x', text);
  await database.blobs.update(hash, { bytes: new TextEncoder().encode('rot') });
  return hash;
}
const textsOf = async (database: SitewrightDatabase) =>
  Object.fromEntries(
    (await readContents(database, 'p')).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  );

describe('a check of the database', () => {
  it('finds nothing wrong where nothing is, and counts what it read', async () => {
    const { database } = await seeded();
    const heard: number[] = [];
    const report = await checkIntegrity(database, (done, total) => heard.push(done / total), clock);
    expect(report).toMatchObject({ blobs: 3, problems: [] });
    expect(report.bytes).toBe('one'.length + 'two'.length + 'p{}'.length);
    expect(heard.at(-1)).toBe(1);
  });

  it('finds bytes that rotted, content that is gone and rows that belong to nobody', async () => {
    const { database } = await seeded();
    await damage(database, 'two');
    await database.blobs.delete((await textFile('x', 'p{}')).hash);
    await database.messages.add({
      id: 'm',
      projectId: 'gone',
      seq: 1,
      role: 'user',
      text: 'private words',
      createdAt: 1,
      actions: [],
    });
    const { problems } = await check(database);
    expect(
      problems.map(({ kind, table, key }) => `${kind} ${table} ${key.length > 40 ? 'hash' : key}`),
    ).toEqual([
      'damaged-content blobs hash',
      'missing-content files p/index.html',
      'missing-content files p/style.css',
      'missing-content versions id-2',
      'missing-content versions id-3',
      'orphan messages m',
    ]);
    expect(JSON.stringify(problems)).not.toContain('private words');
  });

  it('does not suspect what is saved while it runs', async () => {
    const { database, stamp } = await seeded();
    let isSaved = false;
    let saving: Promise<void> = Promise.resolve();
    const report = await checkIntegrity(
      database,
      () => {
        if (isSaved) return;
        isSaved = true;
        saving = seedProject(database, { 'new.html': 'fresh content' }, stamp, 'later');
      },
      clock,
    );
    await saving;
    expect(report.problems).toEqual([]);
  });

  it('is mended: a file comes back as it last was, lost ones leave, and nothing else is touched', async () => {
    const { database, stamp } = await seeded();
    const hash = await damage(database, 'two');
    await database.blobs.delete((await textFile('x', 'p{}')).hash);
    await database.drafts.put({ projectId: 'gone', path: 'a/b.html', text: 'x', baseRev: 0, updatedAt: 1 });
    const outcome = await repairIntegrity(database, await check(database), stamp);
    expect(outcome).toMatchObject({ setAside: 1, broughtBack: 1, orphans: 1 });
    expect(outcome.lost).toEqual([
      'style.css of “Project p” had no earlier content and left the project.',
      '2 earlier versions cannot be brought back whole any more.',
    ]);
    expect(await textsOf(database)).toEqual({ 'index.html': 'one' });
    expect(await database.quarantine.get(`blobs:${hash}`)).toMatchObject({ table: 'blobs' });
    expect(await database.drafts.count()).toBe(0);
    const after = await check(database);
    expect(after.problems.filter(({ table }) => table !== 'versions')).toEqual([]);
  });
});
