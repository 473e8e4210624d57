import { Screen } from '@/ui/screen';

/** Dashboard (specification §2). */
export function DashboardScreen() {
  return (
    <Screen title="Dashboard">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
