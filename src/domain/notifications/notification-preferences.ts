import * as z from 'zod/mini';
import { eventKinds, type EventKind } from './kept-notification';

/** The ways an event can reach a person. */
export const channels = ['inApp', 'desktop', 'mail'] as const;
export type Channel = (typeof channels)[number];

const channelSchema = z.object({
  isOn: z.boolean(),
  /** Kinds that do not come this way; a kind that is new comes. */
  muted: z.array(z.enum(eventKinds)),
});

/** What an account wants to hear of, and which way. */
export const notificationPreferencesSchema = z.object({
  inApp: channelSchema,
  desktop: channelSchema,
  mail: channelSchema,
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** What holds until a person says otherwise: nothing leaves the app. */
export const defaultNotificationPreferences: NotificationPreferences = {
  inApp: { isOn: true, muted: [] },
  desktop: { isOn: false, muted: [] },
  mail: { isOn: false, muted: [] },
};

/** Whether an event of a kind takes a way. */
export function takesWay(preferences: NotificationPreferences, channel: Channel, kind: EventKind): boolean {
  const { isOn, muted } = preferences[channel];
  return isOn && !muted.includes(kind);
}

/** The preferences with one way switched on or off, whole or for one kind. */
export function switchWay(
  preferences: NotificationPreferences,
  channel: Channel,
  isOn: boolean,
  kind?: EventKind,
): NotificationPreferences {
  const before = preferences[channel];
  const after =
    kind === undefined
      ? { ...before, isOn }
      : {
          ...before,
          muted: isOn
            ? before.muted.filter((muted) => muted !== kind)
            : [...new Set([...before.muted, kind])],
        };
  return { ...preferences, [channel]: after };
}
