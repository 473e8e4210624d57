import { useSyncExternalStore } from 'react';
import { microsPerCredit, type Credits } from '@/domain/plans/credits';
import { formats } from '@/services/formats';
import type { Payment } from '@/services/plans/plan-payment';
import { Card } from '@/ui/card';
import { Meter } from './meter';
import { PaymentButton } from './payment-button';
import { writeMicros } from './measures';

type CreditsCardProps = { credits: Credits; payment: Payment | undefined };

/** What the plan gives for models in this month, and what is left of it. */
export function CreditsCard({ credits, payment }: CreditsCardProps) {
  const shown = useSyncExternalStore(formats.subscribe, formats.read);
  const { allowance, used, left, month, priceMicros } = credits;
  return (
    <Card title="Credits" trailing={<PaymentButton label="Buy More" payment={payment} />}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-3xl leading-none font-[620] tracking-[-0.03em] tabular-nums">
          {shown.number(left)}
        </span>
        <span className="text-muted">left until {shown.day(month.end)}</span>
      </p>
      <Meter
        label="Used this month"
        words={`${shown.number(used)} of ${shown.number(allowance)}`}
        share={used / allowance}
      />
      <p className="text-sm text-muted">
        Credits are used for AI model generation; the built-in composer costs none. One credit stands for{' '}
        {writeMicros(microsPerCredit, shown)} of a model’s list price, so far{' '}
        {writeMicros(priceMicros, shown)}. Sitewright sets these figures as a yardstick: what you owe is
        between you and the provider whose key you use.
      </p>
    </Card>
  );
}
