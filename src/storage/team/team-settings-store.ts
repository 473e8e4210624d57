import * as z from 'zod/mini';
import { newTeamSettings, teamSettingsSchema, type TeamSettings } from '@/domain/team/team-settings';
import { findAccount } from '../account/account-store';
import { readSetting, writeSetting } from '../account/settings-store';
import type { SitewrightDatabase } from '../database';

const keyOf = (accountId: string) => `team:${accountId}`;

/** What an account set for its team; a part that was never set, or does not parse, has its default. */
export async function readTeamSettings(
  database: SitewrightDatabase,
  accountId: string,
): Promise<TeamSettings> {
  const kept = await readSetting(database, keyOf(accountId));
  const defaults = newTeamSettings((await findAccount(database, accountId))?.name ?? '');
  if (typeof kept !== 'object' || kept === null) return defaults;
  const parsed = z.safeParse(teamSettingsSchema, { ...defaults, ...kept });
  return parsed.success ? parsed.data : defaults;
}

/** Replaces what an account set for its team. */
export function writeTeamSettings(
  database: SitewrightDatabase,
  accountId: string,
  settings: TeamSettings,
): Promise<void> {
  return writeSetting(database, keyOf(accountId), settings);
}
