import { Screen } from '@/ui/screen';

/** Feedback (specification §2). */
export function FeedbackScreen() {
  return (
    <Screen title="Feedback">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
