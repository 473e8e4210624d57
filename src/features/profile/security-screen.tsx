import { Screen } from '@/ui/screen';

/** Security (specification §2). */
export function SecurityScreen() {
  return (
    <Screen title="Security">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
