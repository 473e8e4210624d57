import * as z from 'zod/mini';

/** What can happen that a person wants to hear of. */
export const eventKinds = [
  'site-ready',
  'import-finished',
  'storage-low',
  'update-ready',
  'backup-due',
  'invite',
  'account',
  'error-alert',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** A real event of this device, as the notification centre keeps it. */
export const keptNotificationSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  at: z.number(),
  kind: z.enum(eventKinds),
  type: z.enum(['success', 'error', 'warning', 'info']),
  title: z.string(),
  message: z.string(),
  /** An address of this app to go on to; null when there is none. */
  href: z.nullable(z.string()),
  /** 1 until it is read: a number, so that it can be counted by index. */
  unread: z.union([z.literal(0), z.literal(1)]),
});
export type KeptNotification = z.infer<typeof keptNotificationSchema>;
