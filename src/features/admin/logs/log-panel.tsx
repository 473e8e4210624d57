import { useDeferredValue, useMemo, useState } from 'react';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { clearLog } from '@/services/admin/query-log';
import { saveCsv } from '@/services/project/save-csv';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable } from '@/ui/data-table';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useMedia } from '@/ui/use-media';
import { formatCount, formatNumber } from '../format-values';
import { filterLog, type LogFilter } from './filter-log';
import { filedLogColumns, kindNames, logColumns, narrowLogColumns } from './log-columns';
import { useLog } from './use-log';

type LogPanelProps = { isLogging: boolean; canRead: boolean };

const kinds = [
  { value: 'all', label: 'Every kind' },
  ...Object.entries(kindNames).map(([value, label]) => ({ value, label })),
];

/** What was asked, what went wrong and what was changed here; for administrators only. */
export function LogPanel({ isLogging, canRead }: LogPanelProps) {
  const { entries, isReading } = useLog(canRead);
  const [filter, setFilter] = useState<LogFilter>({ kind: 'all', words: '' });
  const [isAsking, setAsking] = useState(false);
  const isNarrow = useMedia('(width < 48rem)');
  const calm = useDeferredValue(filter);
  const shown = useMemo(() => filterLog(entries ?? [], calm), [entries, calm]);
  const clear = async () => {
    const count = await clearLog();
    notify({ type: 'info', title: 'Log cleared', message: formatCount(count, 'line went.', 'lines went.') });
  };
  if (!canRead) {
    return (
      <Card title="Log" description="The log holds what people wrote, so only an administrator reads it." />
    );
  }
  return (
    <Card
      title="Log"
      description="Queries with what answered and how long it took, errors, and changes of these settings. Up to 100,000 lines stay, on this device only."
      trailing={
        <Badge tone={isLogging ? 'good' : 'plain'}>
          {isLogging ? 'Queries are logged' : 'Queries are not logged'}
        </Badge>
      }
    >
      <div className="grid items-end gap-3 print:hidden sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          type="search"
          label="Find in the log"
          value={filter.words}
          onChange={(event) => setFilter({ ...filter, words: event.target.value })}
        />
        <SelectField
          label="Kind"
          options={kinds}
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind: kind as LogFilter['kind'] })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto text-sm text-muted tabular-nums">
          {entries === null
            ? 'Reading the log.'
            : shown.length === entries.length
              ? formatCount(entries.length, 'line', 'lines')
              : `${formatNumber(shown.length)} of ${formatCount(entries.length, 'line', 'lines')}`}
          {entries !== null && isReading && ', older ones are being read'}
        </p>
        <Button
          size="small"
          disabled={shown.length === 0}
          onClick={() => saveCsv('log', [...filedLogColumns, ...logColumns.slice(1)], shown)}
        >
          Save as CSV
        </Button>
        <Button size="small" variant="danger" disabled={!entries?.length} onClick={() => setAsking(true)}>
          Clear the log
        </Button>
      </div>
      {entries !== null && (
        <DataTable
          label="Log"
          columns={isNarrow ? narrowLogColumns : logColumns}
          rows={shown}
          keyOf={({ id }) => id}
          maxHeight="min(40rem, 70dvh)"
          empty={
            entries.length > 0
              ? 'No line has these words.'
              : isLogging
                ? 'Nothing yet. The next message in a chat stands here.'
                : 'Nothing yet. Switch query logging on under Settings to keep what is asked.'
          }
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Clear the log?"
        description="All its lines go from this device. Save them as CSV first if they are still needed; this cannot be undone."
        confirmLabel="Clear the log"
        danger
        onConfirm={() => void clear().catch(notifyFailure('The log was not cleared'))}
      />
    </Card>
  );
}
