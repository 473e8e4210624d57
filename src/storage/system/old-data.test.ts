import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/storage/open-test-database';
import { seedProject, textFile } from '../../../tests/support/storage/seed-project';
import type { SitewrightDatabase } from '../database';
import { listMessages } from '../project/message-store';
import { readContents } from '../project/read-contents';
import { saveFile } from '../project/save-file';
import { restoreVersion, stepVersion } from '../version/restore-version';
import { listVersions } from '../version/version-store';
import { countOldData, purgeOldData } from './old-data';

/** A project with one version a day; day 1 is built, each later day saves the page anew. */
async function dailyProject(database: SitewrightDatabase, days: number): Promise<void> {
  let ids = 0;
  let now = 0;
  const stamp = () => ({ now, newId: () => `id-${(ids += 1)}` });
  now = 1;
  await seedProject(database, { 'index.html': 'day 1', 'style.css': 'p{}' }, stamp);
  for (now = 2; now <= days; now += 1) {
    const file = await textFile('index.html', `day ${now}`);
    await saveFile(database, { projectId: 'p', file, baseRev: now - 1 }, stamp());
  }
}
const seqs = async (database: SitewrightDatabase) =>
  (await listVersions(database, 'p')).map(({ seq }) => seq);
const frontPage = async (database: SitewrightDatabase) =>
  new TextDecoder().decode((await readContents(database, 'p'))[0]?.bytes);

describe('old data', () => {
  it('goes up to a day; what is younger can still be brought back whole', async () => {
    const database = await openTestDatabase();
    await dailyProject(database, 60);
    expect((await countOldData(database, 55)).get('ann')).toBe(54 + 1);
    expect(await purgeOldData(database, 55)).toBe(54 + 1);
    expect(await seqs(database)).toEqual([55, 56, 57, 58, 59, 60]);
    expect(await listMessages(database, 'p')).toEqual([]);
    expect(await frontPage(database)).toBe('day 60');
    const versions = await listVersions(database, 'p');
    const mimeOf = () => 'text/html';
    let ids = 900;
    const stamp = { now: 70, newId: () => `later-${(ids += 1)}` };
    for (const [index, day] of [55, 57].entries()) {
      const versionId = versions[index * 2]?.id ?? '';
      await restoreVersion(database, { projectId: 'p', versionId, mimeOf }, stamp);
      expect(await frontPage(database)).toBe(`day ${day}`);
      expect(await readContents(database, 'p')).toHaveLength(2);
    }
    await stepVersion(database, { projectId: 'p', step: 'undo', mimeOf }, stamp);
    expect(await frontPage(database)).toBe('day 55');
  });

  it('is never what a project shows, however long it has stood', async () => {
    const database = await openTestDatabase();
    await dailyProject(database, 3);
    await purgeOldData(database, 1_000_000);
    expect(await seqs(database)).toEqual([3]);
    expect(await frontPage(database)).toBe('day 3');
    expect((await countOldData(database, 1_000_000)).size).toBe(0);
  });

  it('goes from the log and the notifications too', async () => {
    const database = await openTestDatabase();
    for (const at of [1, 5, 9]) {
      await database.logs.add({ id: `l${at}`, at, kind: 'query', accountId: 'ann', text: '', details: {} });
      await database.notifications.add({
        id: `n${at}`,
        accountId: 'ben',
        at,
        kind: 'account',
        type: 'info',
        title: '',
        message: '',
        href: null,
        unread: 1,
      });
    }
    expect(Object.fromEntries(await countOldData(database, 6))).toEqual({ ann: 2, ben: 2 });
    expect(await purgeOldData(database, 6)).toBe(4);
    expect(await database.logs.toCollection().primaryKeys()).toEqual(['l9']);
    expect(await database.notifications.toCollection().primaryKeys()).toEqual(['n9']);
  });
});
