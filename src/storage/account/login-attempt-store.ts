import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { loginAttemptSchema, type LoginAttempt } from '../rows/stored-rows';

/** Records a try to sign in. */
export async function addLoginAttempt(database: SitewrightDatabase, attempt: LoginAttempt): Promise<void> {
  await runWrite(database, [database.loginAttempts], () => database.loginAttempts.add(attempt));
}

/** Tries to sign in with one account, newest first. */
export async function listLoginAttempts(
  database: SitewrightDatabase,
  accountId: string,
): Promise<LoginAttempt[]> {
  const rows = await database.loginAttempts.where('accountId').equals(accountId).toArray();
  return checkRows(database, database.loginAttempts, loginAttemptSchema, rows).toSorted(
    (first, second) => second.at - first.at,
  );
}
