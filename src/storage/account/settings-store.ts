import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { checkRow } from '../rows/check-rows';
import { settingSchema } from '../rows/stored-rows';

/** The value of one setting; undefined when it was never set. The caller knows its shape and checks it. */
export async function readSetting(database: SitewrightDatabase, key: string): Promise<unknown> {
  return checkRow(database, database.settings, settingSchema, await database.settings.get(key))?.value;
}

/** Sets one setting. The value must be plain data. */
export async function writeSetting(database: SitewrightDatabase, key: string, value: unknown): Promise<void> {
  await runWrite(database, [database.settings], () => database.settings.put({ key, value }));
}
