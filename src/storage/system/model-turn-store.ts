import { readSetting } from '../account/settings-store';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';

/** The window that turns are counted in. */
const windowMilliseconds = 60_000;

/**
 * Takes one turn of so many in a minute; answers 0, or how many milliseconds to wait for the next when none is left.
 * Counted in the database, in one transaction, so that tabs and reloads share one count. Turns from the future, left by
 * a clock that was set back, do not count.
 */
export async function takeTurn(
  database: SitewrightDatabase,
  { accountId, perMinute }: { readonly accountId: string; readonly perMinute: number },
  now: number,
): Promise<number> {
  const key = `model-turns:${accountId}`;
  return runWrite(database, [database.settings, database.quarantine], async () => {
    const kept = await readSetting(database, key);
    const turns = (Array.isArray(kept) ? kept : [])
      .filter((at): at is number => typeof at === 'number' && at <= now && at > now - windowMilliseconds)
      .toSorted((first, second) => first - second);
    const oldest = turns[turns.length - perMinute];
    if (oldest !== undefined) return oldest + windowMilliseconds - now;
    await database.settings.put({ key, value: [...turns, now] });
    return 0;
  });
}
