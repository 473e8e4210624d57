import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { dismiss, dismissUpTo, notifications, type Notification } from '@/services/notices/notifications';
import { limits } from '@/domain/limits';
import { Toaster } from '@/ui/toaster';

/** Notifications as toasts: at most three, a click takes one away and those above it. */
export function Notices() {
  const shown = useSyncExternalStore(notifications.subscribe, notifications.read);
  const toasts = shown.map(({ action, ...notice }) => ({
    ...notice,
    action: action && <NoticeAction id={notice.id} action={action} />,
  }));
  return (
    <Toaster toasts={toasts} most={limits.notificationsVisible} onClick={dismissUpTo} onClose={dismiss} />
  );
}

const actionLook = 'font-semibold text-blueprint underline underline-offset-4';

function NoticeAction({ id, action }: { id: string; action: NonNullable<Notification['action']> }) {
  if ('href' in action) {
    return (
      <Link to={action.href} className={actionLook}>
        {action.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`${actionLook} mt-1 rounded-control pointer-coarse:min-h-10`}
      onClick={(event) => {
        // The toast around it would take away those above it, too.
        event.stopPropagation();
        dismiss(id);
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
