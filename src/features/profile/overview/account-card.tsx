import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { plans } from '@/domain/plans/plans';
import { readAccountFigures, type AccountView } from '@/services/account/account-view';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { useFormats } from '../use-formats';

/** When an account joined, its plan, and what it made, counted from this device's store. */
export function AccountCard({ account }: { account: AccountView }) {
  const { day, number } = useFormats();
  const figures = useLiveQuery(() => readAccountFigures(account.id), [account.id]);
  const counted = (value: number | undefined) => (value === undefined ? '…' : number(value));
  return (
    <Card title="Account Information">
      <dl className="grid">
        <Line name="Joined">{day(account.createdAt)}</Line>
        <Line name="Current Plan">
          <Badge tone={account.plan === 'free' ? 'plain' : 'blueprint'}>{planName(account.plan)}</Badge>
        </Line>
        <Line name="API Calls">{counted(figures?.apiCalls)}</Line>
        <Line name="Projects">{counted(figures?.projects)}</Line>
        <Line name="Team Members">{counted(figures?.teamMembers)}</Line>
      </dl>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** A plan as people know it. */
export function planName(plan: AccountView['plan']): string {
  return plans.find(({ id }) => id === plan)?.name ?? plan;
}
