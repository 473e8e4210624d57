import { useLiveQuery } from 'dexie-react-hooks';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveCsv } from '@/services/save-csv';
import { listLoginHistory, type LoginAttempt } from '@/services/sessions';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { useFormats } from '../use-formats';

const newestFirst = { column: 'time', direction: 'descending' } as const;
const unknown = () => <span className="text-muted">—</span>;

/** Every try to sign in to the account on this device. */
export function HistoryCard({ accountId }: { accountId: string }) {
  const attempts = useLiveQuery(() => listLoginHistory(accountId), [accountId]);
  const { moment } = useFormats();
  const columns = useMemo(
    (): readonly Column<LoginAttempt>[] => [
      {
        id: 'time',
        label: 'Time',
        value: ({ at }) => at,
        cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>,
      },
      {
        id: 'device',
        label: 'Device',
        width: 'minmax(12rem,1.4fr)',
        value: ({ device }) => device,
        cell: ({ device }) => device,
      },
      { id: 'location', label: 'Location', cell: unknown },
      { id: 'ip', label: 'IP Address', cell: unknown },
      {
        id: 'status',
        label: 'Status',
        value: ({ status }) => status,
        cell: ({ status }) => <Badge tone={status === 'success' ? 'good' : 'danger'}>{status}</Badge>,
      },
    ],
    [moment],
  );
  return (
    <Card
      title="Login History"
      description="Location and IP address are what a server sees. There is none here, so neither is known."
      trailing={
        <Button
          onClick={() => saveCsv('login-history', csvColumns, attempts ?? [])}
          disabled={!attempts || attempts.length === 0}
        >
          <Download size={16} aria-hidden />
          Export CSV
        </Button>
      }
    >
      {attempts && (
        <DataTable
          label="Login History"
          columns={columns}
          rows={attempts}
          keyOf={({ id }) => id}
          sorting={newestFirst}
          empty="Nobody signed in yet."
        />
      )}
    </Card>
  );
}

const csvColumns: readonly { label: string; value: (attempt: LoginAttempt) => string }[] = [
  { label: 'Time', value: ({ at }) => new Date(at).toISOString() },
  { label: 'Device', value: ({ device }) => device },
  { label: 'Location', value: () => '' },
  { label: 'IP Address', value: () => '' },
  { label: 'Status', value: ({ status }) => status },
];
