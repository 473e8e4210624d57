import type { LogEntry } from '@/domain/system/log-entry';
import { filedMoment } from '@/services/project/save-csv';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/data-table';
import { formatDuration, formatTime } from '../format-values';

export const kindNames: Readonly<Record<LogEntry['kind'], string>> = {
  query: 'Query',
  error: 'Error',
  system: 'System',
};
const tones = { query: 'plain', error: 'danger', system: 'blueprint' } as const;

/** The columns of the log. */
export const logColumns: readonly Column<LogEntry>[] = [
  {
    id: 'at',
    label: 'Time',
    width: '10rem',
    value: ({ at }) => at,
    cell: ({ at }) => <span className="tabular-nums">{formatTime(at)}</span>,
  },
  {
    id: 'kind',
    label: 'Kind',
    width: '6.5rem',
    value: ({ kind }) => kindNames[kind],
    cell: ({ kind }) => <Badge tone={tones[kind]}>{kindNames[kind]}</Badge>,
  },
  {
    id: 'text',
    label: 'Text',
    width: 'minmax(16rem,1fr)',
    value: ({ text }) => text,
    cell: ({ text, details }) => (
      <span
        title={text}
        className="line-clamp-2 leading-snug whitespace-normal wrap-anywhere print:line-clamp-none"
      >
        <bdi>{text}</bdi>
        {typeof details['reason'] === 'string' && <span className="text-muted"> · {details['reason']}</span>}
        {typeof details['changed'] === 'string' && (
          <span className="text-muted"> · {details['changed']}</span>
        )}
      </span>
    ),
  },
  {
    id: 'brain',
    label: 'Answered by',
    width: '9rem',
    value: ({ details }) => (typeof details['brain'] === 'string' ? details['brain'] : null),
    cell: ({ details }) => details['brain'] ?? '–',
  },
  {
    id: 'duration',
    label: 'Duration',
    filedLabel: 'Duration (milliseconds)',
    width: '7.5rem',
    value: ({ details }) => (typeof details['milliseconds'] === 'number' ? details['milliseconds'] : null),
    cell: ({ details }) => (
      <span className="tabular-nums">
        {typeof details['milliseconds'] === 'number' ? formatDuration(details['milliseconds']) : '–'}
      </span>
    ),
  },
];

/** The same where a window has no room for all: what happened first. */
export const narrowLogColumns = ['text', 'kind', 'at', 'brain', 'duration'].flatMap((id) =>
  logColumns.filter((column) => column.id === id),
);

/** What a file of the log holds besides. */
export const filedLogColumns: readonly { label: string; value: (entry: LogEntry) => string | null }[] = [
  { label: 'Time', value: ({ at }) => filedMoment(at) },
  { label: 'Account', value: ({ accountId }) => accountId },
  { label: 'Details', value: ({ details }) => JSON.stringify(details) },
];
