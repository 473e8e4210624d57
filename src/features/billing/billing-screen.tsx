import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listPlanChanges } from '@/services/plans/plan-commands';
import { readPlanState } from '@/services/plans/plan-limits';
import { readPayment } from '@/services/plans/plan-payment';
import { session } from '@/services/account/session';
import { readCredits } from '@/services/plans/usage-queries';
import { Card } from '@/ui/card';
import { Screen } from '@/ui/screen';
import { WaitingLines } from '@/ui/waiting-lines';
import { CreditsCard } from './credits-card';
import { HistoryCard } from './history-card';
import { PaymentButton } from './payment-button';
import { PlanCard } from './plan-card';
import { UsageCard } from './usage-card';

/**
 * The plan of an account, its credits, what it used, and where paying is done. `?payment=ask` says at once that no
 * address for that is configured.
 */
export function BillingScreen() {
  const accountId = useSyncExternalStore(session.subscribe, session.read)?.id ?? '';
  const state = useLiveQuery(() => readPlanState(accountId), [accountId]);
  const isRead = state !== undefined;
  // A long ledger takes a moment to read; the plan does not wait for it.
  const credits = useLiveQuery(() => (isRead ? readCredits(accountId) : undefined), [accountId, isRead]);
  const changes = useLiveQuery(() => listPlanChanges(accountId), [accountId]);
  const payment = useLiveQuery(() => readPayment(accountId), [accountId]);
  const [search, setSearch] = useSearchParams();
  return (
    <Screen
      title="Billing"
      lead="Your plan on this device, and what it allows and uses."
      actions={
        <PaymentButton
          label="Update Payment"
          payment={payment}
          isAsked={search.get('payment') === 'ask'}
          onClose={() => search.has('payment') && setSearch({}, { replace: true })}
        />
      }
    >
      <div className="grid gap-5">
        <div className="grid items-stretch gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          {state ? (
            <PlanCard state={state} payment={payment} />
          ) : (
            <Card title="Current Plan" className="min-h-80">
              <WaitingLines />
            </Card>
          )}
          {credits ? (
            <CreditsCard credits={credits} payment={payment} />
          ) : (
            <Card title="Credits" className="min-h-80">
              <WaitingLines />
            </Card>
          )}
        </div>
        {isRead && <UsageCard accountId={accountId} />}
        <HistoryCard changes={changes} />
      </div>
    </Screen>
  );
}
