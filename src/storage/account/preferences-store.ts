import * as z from 'zod/mini';
import { preferencesSchema, type Preferences } from '@/domain/account/preferences';
import type { SitewrightDatabase } from '../database';
import { runWrite } from '../guard/run-write';
import { readSetting } from './settings-store';

const keyOf = (accountId: string) => `preferences:${accountId}`;

/** What an account chose, with `otherwise` for what it did not, or what does not parse. */
export async function readPreferences(
  database: SitewrightDatabase,
  accountId: string,
  otherwise: Preferences,
): Promise<Preferences> {
  const kept = await readSetting(database, keyOf(accountId));
  if (typeof kept !== 'object' || kept === null) return otherwise;
  const parsed = Object.entries(preferencesSchema.shape).flatMap(([field, schema]) => {
    const value = z.safeParse(schema, Reflect.get(kept, field));
    return value.success ? [[field, value.data]] : [];
  });
  return { ...otherwise, ...(Object.fromEntries(parsed) as Partial<Preferences>) };
}

/** Changes some of an account's choices; what another tab changed meanwhile is kept. Answers all of them. */
export async function changePreferences(
  database: SitewrightDatabase,
  accountId: string,
  change: Partial<Preferences>,
  otherwise: Preferences,
): Promise<Preferences> {
  return runWrite(database, [database.settings, database.quarantine], async () => {
    const value = { ...(await readPreferences(database, accountId, otherwise)), ...change };
    await database.settings.put({ key: keyOf(accountId), value });
    return value;
  });
}
