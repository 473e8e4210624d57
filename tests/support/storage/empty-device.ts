import { logOut } from '../../../src/services/account/account-commands';
import { databaseName } from '../../../src/storage/database';
import { closeDatabase } from '../../../src/storage/open-database';

/** Signs out and lets everything that the device holds go, as before anybody came. */
export async function emptyDevice(): Promise<void> {
  await logOut();
  closeDatabase();
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
}
