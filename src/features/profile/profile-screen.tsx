import { Screen } from '@/ui/screen';

/** Profile (specification §2). */
export function ProfileScreen() {
  return (
    <Screen title="Profile">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
