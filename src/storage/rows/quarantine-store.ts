import type { SitewrightDatabase } from '../database';
import type { QuarantinedRow } from './stored-rows';

/** Everything that was set aside, newest first. */
export async function listQuarantined(database: SitewrightDatabase): Promise<QuarantinedRow[]> {
  const rows = await database.quarantine.toArray();
  return rows.toSorted((first, second) => second.foundAt - first.foundAt);
}
