import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlanId } from '@/domain/plans/plan';
import { plans } from '@/domain/plans/plans';
import { formats } from '@/services/formats';
import type { PlanState } from '@/services/plans/plan-limits';
import type { Payment } from '@/services/plans/plan-payment';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Meter } from './meter';
import { PaymentButton } from './payment-button';
import { PlanDialog } from './plan-dialog';
import { planPrice } from './plan-facts';
import { planMeters } from './plan-meters';

type PlanCardProps = { state: PlanState; payment: Payment | undefined };

/** The plan an account is on, what it allows and what of that is used. `?plan=` opens the choice with that plan. */
export function PlanCard({ state, payment }: PlanCardProps) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const [search, setSearch] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const asked = findPlan(search.get('plan'));
  const plan = plans.find(({ id }) => id === state.plan) ?? plans[0];
  if (!plan) return null;
  const close = () => {
    setChoosing(false);
    if (search.has('plan')) setSearch({}, { replace: true });
  };
  return (
    <Card
      title="Current Plan"
      trailing={
        <Button variant={plan.id === 'free' ? 'signal' : 'plain'} onClick={() => setChoosing(true)}>
          {plan.id === 'enterprise' ? 'Change Plan' : 'Upgrade Plan'}
        </Button>
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="font-display text-3xl leading-none font-[620] tracking-[-0.03em]">{plan.name} Plan</p>
        <p className="text-muted tabular-nums">{planPrice(plan)}</p>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {planMeters(state, shown).map((meter) => (
          <Meter key={meter.label} {...meter} warns={state.binds} />
        ))}
      </div>
      <p className="text-sm text-muted">
        {state.binds
          ? 'The limits hold on this installation: nothing is taken away from what you have, and nothing is added beyond them.'
          : 'The limits do not hold on this installation, as no administrator has turned them on. All of it is kept.'}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-64 text-sm break-words text-muted">
          {payment?.address
            ? `Paying is done at ${new URL(payment.address).host}. Your plan here does not follow by itself.`
            : 'No payment page is configured on this installation, and every plan can be used without one.'}
        </p>
        <PaymentButton label="Change" payment={payment} />
      </div>
      {(isChoosing || asked) && <PlanDialog current={state.plan} asked={asked} onClose={close} />}
    </Card>
  );
}

function findPlan(asked: string | null): PlanId | null {
  return plans.find(({ id }) => id === asked)?.id ?? null;
}
