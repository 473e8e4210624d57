import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { readInstallation } from '@/services/admin/installation-queries';
import { Badge } from '@/ui/badge';
import { formatCount, formatNumber, formatTime } from '../format-values';

/** Version, last update, active users and status of this installation, all counted or read. */
export function InstallationFacts() {
  const facts = useLiveQuery(() => readInstallation(), []);
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-raised lg:grid-cols-4">
      <Line label="Version">{facts?.version ?? '–'}</Line>
      <Line label="Last updated">
        {facts ? (facts.updatedAt ? formatTime(facts.updatedAt) : 'Not told by the host') : '–'}
      </Line>
      <Line label="Active users">
        {facts ? (
          <>
            {formatNumber(facts.activeUsers)}{' '}
            <span className="text-sm font-normal text-muted">
              of {formatCount(facts.accounts, 'account', 'accounts')}, last 30 days
            </span>
          </>
        ) : (
          '–'
        )}
      </Line>
      <Line label="Status">
        {facts ? (
          <Badge tone={facts.status === 'operational' ? 'good' : 'warning'}>
            {facts.status === 'operational' ? 'Operational' : 'In maintenance'}
          </Badge>
        ) : (
          '–'
        )}
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="-mt-px -ms-px grid content-start gap-0.5 border-s border-t border-line p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
