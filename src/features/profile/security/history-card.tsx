import { useLiveQuery } from 'dexie-react-hooks';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { filedMoment, saveCsv } from '@/services/project/save-csv';
import { countLoginHistory, listLoginHistory, type LoginAttempt } from '@/services/account/sessions';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CellText } from '@/ui/cell-text';
import { DataTable, type Column } from '@/ui/data-table';
import { useMedia } from '@/ui/use-media';
import { WaitingLines } from '@/ui/waiting-lines';
import { sayError } from '../say-error';
import { useFormats } from '../use-formats';

/** What a screen shows at most; reading more would make everybody wait for rows that nobody scrolls to. */
const shownMost = 1000;
const newestFirst = { column: 'time', direction: 'descending' } as const;
const unknown = () => <span className="text-muted">—</span>;

/** Every try to sign in to the account on this device. */
export function HistoryCard({ accountId }: { accountId: string }) {
  const attempts = useLiveQuery(() => listLoginHistory(accountId, shownMost), [accountId]);
  const count = useLiveQuery(() => countLoginHistory(accountId), [accountId]) ?? 0;
  const { moment, number } = useFormats();
  const isPhone = useMedia('(width < 40rem)');
  const exportAll = () => {
    listLoginHistory(accountId).then(
      (all) => saveCsv('login-history', csvColumns, all),
      (error: unknown) => sayError('The history was not exported', error),
    );
  };
  const columns = useMemo(
    (): readonly Column<LoginAttempt>[] => [
      {
        id: 'time',
        label: 'Time',
        ...(isPhone ? { width: '8.25rem' } : {}),
        value: ({ at }) => at,
        cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>,
      },
      {
        id: 'device',
        label: 'Device',
        width: isPhone ? '6.25rem' : 'minmax(12rem,1.4fr)',
        value: ({ device }) => device,
        cell: ({ device }) => <CellText text={device} />,
      },
      { id: 'location', label: 'Location', width: '8rem', cell: unknown },
      { id: 'ip', label: 'IP Address', width: '8rem', cell: unknown },
      {
        id: 'status',
        label: 'Status',
        width: isPhone ? '6rem' : '7rem',
        // Where there is no room for all, whether it succeeded is what people look for.
        isPinned: true,
        value: ({ status }) => status,
        cell: ({ status }) => (
          <Badge tone={status === 'success' ? 'good' : 'danger'} className="capitalize">
            {status}
          </Badge>
        ),
      },
    ],
    [moment, isPhone],
  );
  return (
    <Card
      title="Login History"
      description="Location and IP address are what a server sees. There is none here, so neither is known."
      trailing={
        <Button onClick={exportAll} disabled={!attempts || attempts.length === 0}>
          <Download size={16} aria-hidden />
          Export CSV
        </Button>
      }
    >
      {attempts ? (
        <DataTable
          label="Login History"
          columns={columns}
          rows={attempts}
          keyOf={({ id }) => id}
          sorting={newestFirst}
          empty="Nobody signed in yet."
        />
      ) : (
        <WaitingLines />
      )}
      {count > shownMost && (
        <p className="text-sm text-muted">
          The newest {number(shownMost)} of {number(count)}. The export has all of them.
        </p>
      )}
    </Card>
  );
}

const csvColumns: readonly { label: string; value: (attempt: LoginAttempt) => string }[] = [
  { label: 'Time', value: ({ at }) => filedMoment(at) },
  { label: 'Device', value: ({ device }) => device },
  { label: 'Location', value: () => '' },
  { label: 'IP Address', value: () => '' },
  { label: 'Status', value: ({ status }) => status },
];
