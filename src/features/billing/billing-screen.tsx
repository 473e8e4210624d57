import { Screen } from '@/ui/screen';

/** Billing (specification §2). */
export function BillingScreen() {
  return (
    <Screen title="Billing">
      <p className="text-muted">This screen is not built yet. Nothing you see elsewhere depends on it.</p>
    </Screen>
  );
}
