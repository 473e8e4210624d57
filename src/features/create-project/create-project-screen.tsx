import { Screen } from '@/ui/screen';

/** Create New (specification §2). */
export function CreateProjectScreen() {
  return (
    <Screen title="Create New">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
