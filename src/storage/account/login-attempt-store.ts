import Dexie from 'dexie';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRows } from '../rows/check-rows';
import { loginAttemptSchema, type LoginAttempt } from '../rows/stored-rows';

/** Records a try to sign in. */
export async function addLoginAttempt(database: SitewrightDatabase, attempt: LoginAttempt): Promise<void> {
  await runWrite(database, [database.loginAttempts], () => database.loginAttempts.add(attempt));
}

/** Tries to sign in with one account, newest first: at most `most`, none after `until` (milliseconds since 1970). */
export async function listLoginAttempts(
  database: SitewrightDatabase,
  accountId: string,
  { most = Infinity, until = Infinity }: { readonly most?: number; readonly until?: number } = {},
): Promise<LoginAttempt[]> {
  const upTo = until === Infinity ? Dexie.maxKey : until;
  const newest = database.loginAttempts
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, upTo], true, true)
    .reverse();
  const rows = await (most === Infinity ? newest : newest.limit(most)).toArray();
  return checkRows(database, database.loginAttempts, loginAttemptSchema, rows);
}

/** How many tries to sign in with an account there are. */
export function countLoginAttempts(database: SitewrightDatabase, accountId: string): Promise<number> {
  return database.loginAttempts
    .where('[accountId+at]')
    .between([accountId, Dexie.minKey], [accountId, Dexie.maxKey])
    .count();
}
