import { Screen } from '@/ui/screen';

/** AI Models (specification §2). */
export function AdminModelsScreen() {
  return (
    <Screen title="AI Models">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
