import { recordsPath, type BackedUpAccount } from '@/domain/project/backup-file';
import { listAccounts } from '@/storage/account/account-store';
import type { SitewrightDatabase } from '@/storage/database';
import { checkRows } from '@/storage/rows/check-rows';
import { walkRows } from '@/storage/rows/walk-rows';
import { recordSchemas, type RecordTable } from '@/storage/system/backup-records';

/** The rows of one table, a line of JSON each; those that cannot be read are set aside as anywhere. */
export async function packRecords(
  database: SitewrightDatabase,
  table: RecordTable,
): Promise<{ readonly path: string; readonly bytes: Uint8Array }> {
  const parts: string[] = [];
  await walkRows(
    database[table],
    (rows) => {
      const readable = checkRows<unknown>(database, database[table], recordSchemas[table], rows);
      parts.push(readable.map((row) => `${JSON.stringify(row)}\n`).join(''));
    },
    5000,
  );
  return { path: recordsPath(table), bytes: new TextEncoder().encode(parts.join('')) };
}

/** Whose rows there are: what finds an account again, nothing that opens it. */
export async function describeAccounts(database: SitewrightDatabase): Promise<BackedUpAccount[]> {
  return (await listAccounts(database)).map(({ id, name, email, guest, plan }) => ({
    id,
    name,
    email,
    guest,
    ...(plan ? { plan } : {}),
  }));
}
