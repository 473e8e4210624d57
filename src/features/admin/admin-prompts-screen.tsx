import { Screen } from '@/ui/screen';

/** System Prompts (specification §2). */
export function AdminPromptsScreen() {
  return (
    <Screen title="System Prompts">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
