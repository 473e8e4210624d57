import { joinClasses } from '@/ui/join-classes';
import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { eventWords } from '@/domain/notifications/event-words';
import type { KeptNotification } from '@/domain/notifications/kept-notification';
import { markRead, removeNotifications } from '@/services/notices/notification-centre';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { IconButton } from '@/ui/icon-button';
import { EventIcon } from './event-icons';

type NotificationRowProps = {
  notification: KeptNotification;
  when: string;
};

/** One event: following it, or its button, marks it as read. Drawn again only when it changes, not when the list scrolls. */
export const NotificationRow = memo(function NotificationRow({ notification, when }: NotificationRowProps) {
  const { id, kind, type, title, message, href, at } = notification;
  const isUnread = notification.unread === 1;
  const mark = () => void markRead([id], isUnread).catch(notifyFailure('Not changed'));
  return (
    <div className="group relative flex items-start gap-3.5 px-4 py-3.5 sm:px-5">
      {isUnread && <span aria-hidden className="absolute inset-y-0 start-0 w-[3px] bg-blueprint" />}
      <EventIcon kind={kind} type={type} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className={joinClasses('min-w-0 wrap-anywhere', isUnread ? 'font-semibold' : 'text-muted')}>
          {href ? (
            <Link
              to={href}
              className="after:absolute after:inset-0 hover:text-blueprint"
              onClick={() => isUnread && mark()}
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {isUnread && <span className="sr-only"> (unread)</span>}
        </p>
        {message && <p className="line-clamp-4 text-sm text-pretty wrap-anywhere text-muted">{message}</p>}
        <p className="text-[13px] text-muted">
          {eventWords[kind].label}
          <span aria-hidden> · </span>
          <time dateTime={new Date(at).toISOString()}>{when}</time>
        </p>
      </div>
      <div className="relative -me-1.5 flex shrink-0 max-sm:flex-col">
        <IconButton label={isUnread ? 'Mark as read' : 'Mark as unread'} onClick={mark}>
          {isUnread ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
        </IconButton>
        <IconButton label="Delete" onClick={() => void remove(notification)}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
});

async function remove({ id, title }: KeptNotification): Promise<void> {
  try {
    const putBack = await removeNotifications([id]);
    notify({
      type: 'info',
      title: 'Notification deleted',
      message: title,
      action: { label: 'Undo', run: () => void putBack().catch(notifyFailure('Not brought back')) },
    });
  } catch (error) {
    notifyFailure('Not deleted')(error);
  }
}
