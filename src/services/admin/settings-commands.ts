import { defaultSystemSettings, type SystemSettings } from '@/domain/system/system-settings';
import { asAdministrator } from './admin-access';
import { logEvent } from './query-log';
import { readSystemSettings, saveSystemSettings } from './system-settings';

/**
 * Saves the settings of this installation and keeps in the log what changed, by whom. Throws `admin-only`,
 * `storage-full`.
 */
export async function changeSettings(settings: SystemSettings): Promise<void> {
  const name = await asAdministrator((_, administrator) => Promise.resolve(administrator.name));
  const before = await readSystemSettings();
  await saveSystemSettings(settings);
  const changed = changedFields(before, settings);
  if (changed.length === 0) return;
  await logEvent('system', `${name} changed the system settings`, {
    changed: changed.map((field) => `${field}: ${String(settings[field])}`).join(', '),
  });
}

/** Sets everything to what holds on a new installation. Throws `admin-only`. */
export function resetSettings(): Promise<void> {
  return changeSettings(defaultSystemSettings);
}

function changedFields(before: SystemSettings, after: SystemSettings): (keyof SystemSettings)[] {
  const fields = Object.keys(after) as (keyof SystemSettings)[];
  return fields.filter((field) => before[field] !== after[field]);
}
