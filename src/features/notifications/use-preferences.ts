import { useLiveQuery } from 'dexie-react-hooks';
import type { EventKind } from '@/domain/notifications/kept-notification';
import {
  defaultNotificationPreferences,
  switchWay,
  type Channel,
} from '@/domain/notifications/notification-preferences';
import { askDesktopPermission } from '@/services/notices/desktop-notifications';
import { readMailFailure, whyNoMail } from '@/services/notices/mail-relay';
import {
  readNotificationPreferences,
  saveNotificationPreferences,
} from '@/services/notices/notification-preferences';
import { notifyFailure } from '@/services/notices/notify-failure';
import { readSystemSettings } from '@/services/admin/system-settings';
import type { User } from '@/domain/account/account';
import { useDesktopPermission } from './use-desktop-permission';

/** What the account wants to hear of, whether it can be had, and how it is changed. */
export function usePreferences({ id, email }: User) {
  const preferences = useLiveQuery(() => readNotificationPreferences(id), [id]);
  const settings = useLiveQuery(() => readSystemSettings(), []);
  const mailFailure = useLiveQuery(() => readMailFailure(), []);
  const permission = useDesktopPermission();
  const shown = preferences ?? defaultNotificationPreferences;
  const save = (channel: Channel, isOn: boolean, kind?: EventKind) =>
    void saveNotificationPreferences(id, switchWay(shown, channel, isOn, kind)).catch(
      notifyFailure('Not saved'),
    );
  const switchChannel = async (channel: Channel, isOn: boolean) => {
    if (channel === 'desktop' && isOn && (await askDesktopPermission()) !== 'granted') return;
    save(channel, isOn);
  };
  return {
    preferences: shown,
    isLoaded: preferences !== undefined && settings !== undefined,
    permission,
    mailObstacle: settings ? whyNoMail(settings, email) : null,
    mailFailure: mailFailure ?? null,
    switchChannel: (channel: Channel, isOn: boolean) => void switchChannel(channel, isOn),
    switchKind: (channel: Channel, kind: EventKind, isOn: boolean) => save(channel, isOn, kind),
  };
}

export type PreferencesState = ReturnType<typeof usePreferences>;
