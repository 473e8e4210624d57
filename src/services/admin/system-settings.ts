import type { SystemSettings } from '@/domain/system/system-settings';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/system/system-settings-store';

/** The settings of this installation. Within a live query it follows changes. */
export function readSystemSettings(): Promise<SystemSettings> {
  return withDatabase((database) => store.readSystemSettings(database));
}

/** Saves the settings of this installation. */
export function saveSystemSettings(settings: SystemSettings): Promise<void> {
  return withDatabase((database) => store.writeSystemSettings(database, settings));
}
