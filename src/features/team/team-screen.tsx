import { Screen } from '@/ui/screen';

/** Team (specification §2). */
export function TeamScreen() {
  return (
    <Screen title="Team">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
