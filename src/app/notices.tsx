import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { dismiss, dismissUpTo, notifications } from '@/services/notifications';
import { limits } from '@/domain/limits';
import { Toaster } from '@/ui/toaster';

/** Notifications as toasts: at most three, a click takes one away and those above it. */
export function Notices() {
  const shown = useSyncExternalStore(notifications.subscribe, notifications.read);
  const toasts = shown.map(({ action, ...notice }) => ({
    ...notice,
    action: action && (
      <Link to={action.href} className="font-semibold text-blueprint underline underline-offset-4">
        {action.label}
      </Link>
    ),
  }));
  return (
    <Toaster toasts={toasts} most={limits.notificationsVisible} onClick={dismissUpTo} onClose={dismiss} />
  );
}
