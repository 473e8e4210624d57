import type { EventKind, KeptNotification } from '@/domain/notifications/kept-notification';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/notification/notification-store';
import { now } from './clock';
import { newId } from './ids';
import { session } from './session';

export type NewEvent = Pick<KeptNotification, 'type' | 'title' | 'message'> & {
  readonly kind: EventKind;
  /** An address of this app to go on to. */
  readonly href?: string;
};

/** Keeps a real event for whoever is signed in; nothing when nobody is. */
export async function recordEvent({ href, ...event }: NewEvent): Promise<void> {
  const user = session.read();
  if (!user) return;
  const row = {
    ...event,
    id: newId(),
    accountId: user.id,
    at: now(),
    href: href ?? null,
    unread: 1 as const,
  };
  await withDatabase((database) => store.addNotification(database, row));
}

/** Events of an account, newest first. */
export function listNotifications(accountId: string): Promise<KeptNotification[]> {
  return withDatabase((database) => store.listNotifications(database, accountId));
}

/** How many events of an account are unread. */
export function countUnread(accountId: string): Promise<number> {
  return withDatabase((database) => store.countUnread(database, accountId));
}

/** Marks events as read, or as unread again. */
export function markRead(ids: readonly string[], isRead = true): Promise<void> {
  return withDatabase((database) => store.markNotifications(database, ids, isRead ? 0 : 1));
}
