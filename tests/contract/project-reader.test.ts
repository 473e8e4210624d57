import Dexie from 'dexie';
import { putCurrentAccount } from '../../src/storage/account/current-account';
import { databaseName } from '../../src/storage/database';
import { closeDatabase, withDatabase } from '../../src/storage/open-database';
import { projectReader } from '../../src/storage/project-reader';
import { memoryProjectReader } from '../support/storage/memory-project-reader';
import { describeProjectReader } from './project-reader.contract';

describeProjectReader('rows in memory', memoryProjectReader);

describeProjectReader('the database', async (content) => {
  closeDatabase();
  await Dexie.delete(databaseName);
  await withDatabase(async (database) => {
    const blobs = [...content.blobs].map(([hash, bytes]) => ({ hash, size: bytes.length, bytes }));
    await Promise.all([
      database.projects.bulkAdd(content.projects),
      database.files.bulkAdd(content.files),
      database.blobs.bulkAdd(blobs),
      database.drafts.bulkAdd(content.drafts),
      database.messages.bulkAdd(content.messages),
      database.versions.bulkAdd(content.versions),
      putCurrentAccount(
        database,
        content.currentAccountId === null ? null : { accountId: content.currentAccountId, sessionId: 's' },
      ),
    ]);
  });
  return projectReader;
});
