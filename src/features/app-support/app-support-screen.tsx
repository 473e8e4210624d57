import { Screen } from '@/ui/screen';

/** Support (specification §2). */
export function AppSupportScreen() {
  return (
    <Screen title="Support">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
