import type { User } from '@/domain/account/account';
import type { EventKind, KeptNotification } from '@/domain/notifications/kept-notification';
import { takesWay } from '@/domain/notifications/notification-preferences';
import * as store from '@/storage/notification/notification-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';
import { showOnDesktop } from './desktop-notifications';
import { newId } from '../ids';
import { logger } from '../logger';
import { mailEvent, whyNoMail } from './mail-relay';
import { nextMoment } from '../next-moment';
import { readNotificationPreferences } from './notification-preferences';
import { notify } from './notifications';
import { session } from '../account/session';
import { readSystemSettings } from '../admin/system-settings';

export type NewEvent = Pick<KeptNotification, 'type' | 'title' | 'message'> & {
  readonly kind: EventKind;
  /** An address of this app to go on to. */
  readonly href?: string;
  /** The person watches it happen: it is kept as read. */
  readonly isSeen?: boolean;
  /** Also shown as a toast: for what happens while the person does something else. */
  readonly isToast?: boolean;
};

export type NotificationFilter = Omit<store.NotificationFilter, 'accountId'>;

/** Keeps a real event for whoever is signed in, and lets it take the ways they want; nothing when nobody is. Never rejects. */
export async function recordEvent({
  href,
  isSeen = false,
  isToast = false,
  ...event
}: NewEvent): Promise<void> {
  const user = session.read();
  if (!user) return;
  try {
    const preferences = await readNotificationPreferences(user.id);
    const isShown = takesWay(preferences, 'inApp', event.kind);
    const row: KeptNotification = {
      ...event,
      id: newId(),
      accountId: user.id,
      at: nextMoment(),
      href: href ?? null,
      unread: isSeen || !isShown ? 0 : 1,
    };
    await withDatabase((database) => store.addNotification(database, row));
    if (isSeen) return;
    if (isToast && isShown) showToast(row);
    if (takesWay(preferences, 'desktop', event.kind)) showOnDesktop(row);
    if (takesWay(preferences, 'mail', event.kind)) await mail(row, user);
  } catch (error) {
    logger.warn('event not kept', error);
  }
}

/** The same, unless one of its kind came within so many milliseconds. */
export async function recordEventOnce(event: NewEvent, withinMilliseconds: number): Promise<void> {
  const user = session.read();
  if (!user) return;
  const since = now() - withinMilliseconds;
  const isKnown = await withDatabase((database) =>
    store.hasNotificationSince(database, user.id, event.kind, since),
  );
  if (!isKnown) await recordEvent(event);
}

function showToast({ type, title, message, href }: KeptNotification): void {
  notify({ type, title, message, ...(href ? { action: { label: 'Open', href } } : {}) });
}

async function mail(row: KeptNotification, user: User): Promise<void> {
  const settings = await readSystemSettings();
  if (whyNoMail(settings, user.email) === null) await mailEvent(row, user.email, settings.mailRelayAddress);
}

/** Events of an account, newest first. */
export function listNotifications(accountId: string): Promise<KeptNotification[]> {
  return withDatabase((database) => store.listNotifications(database, accountId));
}

/** The newest ids of an account's events, newest first, at most so many; no row is read. */
export function listNewestIds(
  accountId: string,
  filter: NotificationFilter,
  most: number,
): Promise<string[]> {
  return withDatabase((database) =>
    store.listNewestIds(database, { accountId, ...filter }, { now: now(), most }),
  );
}

/** The events of these ids, in their order. */
export function readNotifications(ids: readonly string[]): Promise<KeptNotification[]> {
  return withDatabase((database) => store.readNotifications(database, ids));
}

/** How many events of an account are unread; with `most`, counting ends there. */
export function countUnread(accountId: string, most?: number): Promise<number> {
  return withDatabase((database) => store.countNotifications(database, { accountId, isUnread: true }, most));
}

/** Marks events as read, or as unread again. */
export function markRead(ids: readonly string[], isRead = true): Promise<void> {
  return withDatabase((database) => store.markNotifications(database, ids, isRead ? 0 : 1));
}

/** Marks every unread event of these as read; answers how many there were. */
export function markAllRead(accountId: string, filter: NotificationFilter = {}): Promise<number> {
  return withDatabase((database) => store.markAllRead(database, { accountId, ...filter }));
}

/** Removes events; answers what puts them back. */
export async function removeNotifications(ids: readonly string[]): Promise<() => Promise<void>> {
  const rows = await withDatabase((database) => store.removeNotifications(database, ids));
  return () => withDatabase((database) => store.restoreNotifications(database, rows));
}

/** Removes every read event of these; answers how many there were. */
export function removeRead(accountId: string, filter: NotificationFilter = {}): Promise<number> {
  return withDatabase((database) => store.removeRead(database, { accountId, ...filter }));
}
