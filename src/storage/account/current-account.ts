import * as z from 'zod/mini';
import type { SitewrightDatabase } from '../database';
import { readSetting } from './settings-store';

const key = 'current-account';
const currentSchema = z.object({ accountId: z.string(), sessionId: z.string() });

/** Who is signed in on this device, and by which sign-in. The service worker reads this record. */
export type CurrentAccount = z.infer<typeof currentSchema>;

/** The current account; null when nobody is signed in. */
export async function readCurrentAccount(database: SitewrightDatabase): Promise<CurrentAccount | null> {
  const parsed = z.safeParse(currentSchema, await readSetting(database, key));
  return parsed.success ? parsed.data : null;
}

/** Sets or clears the current account. Called inside a transaction that covers `settings`. */
export async function putCurrentAccount(
  database: SitewrightDatabase,
  current: CurrentAccount | null,
): Promise<void> {
  if (current) await database.settings.put({ key, value: current });
  else await database.settings.delete(key);
}
