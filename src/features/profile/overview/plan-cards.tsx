import { useLiveQuery } from 'dexie-react-hooks';
import { plans } from '@/domain/plans/plans';
import type { AccountView } from '@/services/account/account-view';
import { readCredits } from '@/services/plans/usage-queries';
import { Card } from '@/ui/card';
import { Progress } from '@/ui/progress';
import { useFormats } from '../use-formats';
import { PaymentLink } from './payment-link';

/** The plan, and the way to change it. */
export function SubscriptionCard({ account }: { account: AccountView }) {
  const { dollars } = useFormats();
  const plan = plans.find(({ id }) => id === account.plan);
  return (
    <Card title="Subscription Plan" trailing={<PaymentLink accountId={account.id} label="Change" />}>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-2xl font-[620] tracking-tight">
            {plan?.name ?? account.plan}
          </span>
          {plan && plan.price > 0 && (
            <span className="text-sm text-muted">
              {dollars(plan.price)} {plan.period}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">{plan?.description}</p>
      </div>
    </Card>
  );
}

/** The credits that are left this month. */
export function CreditsCard({ account }: { account: AccountView }) {
  const { number } = useFormats();
  const credits = useLiveQuery(() => readCredits(account.id), [account.id]);
  return (
    <Card title="Credits" trailing={<PaymentLink accountId={account.id} label="Buy More" />}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-[32px] leading-none font-[620] tracking-[-0.03em] tabular-nums">
            {credits ? number(credits.left) : '…'}
          </span>
          <span className="text-sm text-muted">
            {credits ? `available of ${number(credits.allowance)} this month` : 'available'}
          </span>
        </p>
        <Progress warns label="Credits used" done={credits?.used ?? 0} total={credits?.allowance ?? 0} />
        <p className="text-sm text-muted">
          Credits are used for AI model generation. The built-in composer uses none.
        </p>
      </div>
    </Card>
  );
}
