import { Screen } from '@/ui/screen';

/** Settings (specification §2). */
export function SettingsScreen() {
  return (
    <Screen title="Settings">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
