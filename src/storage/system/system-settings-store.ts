import * as z from 'zod/mini';
import {
  defaultSystemSettings,
  systemSettingsSchema,
  type SystemSettings,
} from '@/domain/system/system-settings';
import { readSetting, writeSetting } from '../account/settings-store';
import type { SitewrightDatabase } from '../database';

const key = 'system';

/** The settings of this installation; a part that was never set, or does not parse, has its default. */
export async function readSystemSettings(database: SitewrightDatabase): Promise<SystemSettings> {
  const kept = await readSetting(database, key);
  if (typeof kept !== 'object' || kept === null) return defaultSystemSettings;
  const parsed = z.safeParse(systemSettingsSchema, { ...defaultSystemSettings, ...kept });
  return parsed.success ? parsed.data : defaultSystemSettings;
}

/** Replaces the settings of this installation. */
export async function writeSystemSettings(
  database: SitewrightDatabase,
  settings: SystemSettings,
): Promise<void> {
  await writeSetting(database, key, settings);
}
