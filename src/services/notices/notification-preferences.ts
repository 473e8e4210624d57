import * as z from 'zod/mini';
import {
  defaultNotificationPreferences,
  notificationPreferencesSchema,
  type NotificationPreferences,
} from '@/domain/notifications/notification-preferences';
import { readSetting, writeSetting } from '@/storage/account/settings-store';
import { withDatabase } from '@/storage/open-database';

const keyOf = (accountId: string) => `notifications:${accountId}`;

/** What an account wants to hear of. Within a live query it follows changes. */
export function readNotificationPreferences(accountId: string): Promise<NotificationPreferences> {
  return withDatabase(async (database) => {
    const parsed = z.safeParse(notificationPreferencesSchema, await readSetting(database, keyOf(accountId)));
    return parsed.success ? parsed.data : defaultNotificationPreferences;
  });
}

/** Keeps what an account wants to hear of. */
export function saveNotificationPreferences(
  accountId: string,
  preferences: NotificationPreferences,
): Promise<void> {
  return withDatabase((database) => writeSetting(database, keyOf(accountId), preferences));
}
