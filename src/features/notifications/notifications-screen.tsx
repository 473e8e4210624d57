import { Screen } from '@/ui/screen';

/** Notifications (specification §2). */
export function NotificationsScreen() {
  return (
    <Screen title="Notifications">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
