import type { SitewrightDatabase } from '../database';

/** How many accounts were signed in or did something since a time. Sessions tell: they note when they were last used. */
export async function countActiveAccounts(database: SitewrightDatabase, since: number): Promise<number> {
  const active = new Set<string>();
  await database.sessions.each(({ accountId, createdAt, lastActiveAt }) => {
    if (Math.max(createdAt, lastActiveAt) >= since) active.add(accountId);
  });
  const rows = await database.accounts.bulkGet([...active]);
  return rows.filter((row) => row !== undefined).length;
}
