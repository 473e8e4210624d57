import { useState } from 'react';
import type { IntegrityReport, RepairOutcome } from '@/domain/system/integrity';
import { checkIntegrity, repairIntegrity } from '@/services/admin/diagnostics-integrity';
import { saveCsv } from '@/services/project/save-csv';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable, type Column } from '@/ui/data-table';
import { formatBytes, formatCount, formatDuration } from '../format-values';
import { TaskProgress } from '../task-progress';
import { useLongTask } from '../use-long-task';

type IntegrityCardProps = {
  report: IntegrityReport | null;
  canRepair: boolean;
  onReport: (report: IntegrityReport) => void;
};
type Problem = IntegrityReport['problems'][number];

const kindNames: Readonly<Record<Problem['kind'], string>> = {
  'damaged-content': 'Damaged',
  'missing-content': 'Missing',
  orphan: 'Orphan',
};
const columns: readonly Column<Problem>[] = [
  {
    id: 'kind',
    label: 'Kind',
    width: '7rem',
    value: ({ kind }) => kindNames[kind],
    cell: ({ kind }) => kindNames[kind],
  },
  { id: 'table', label: 'Table', width: '8rem', value: ({ table }) => table, cell: ({ table }) => table },
  {
    id: 'meaning',
    label: 'What it means',
    width: 'minmax(20rem,1fr)',
    value: ({ meaning }) => meaning,
    cell: ({ meaning }) => <span title={meaning}>{meaning}</span>,
  },
  {
    id: 'key',
    label: 'Key',
    width: '14rem',
    value: ({ key }) => key,
    cell: ({ key }) => <code className="font-code text-xs">{key}</code>,
  },
];

/** Checks every content against its hash and every row against what it names, and mends what can be mended. */
export function IntegrityCard({ report, canRepair, onReport }: IntegrityCardProps) {
  const checking = useLongTask('The database was not checked');
  const repairing = useLongTask('The database was not repaired');
  const [isAsking, setAsking] = useState(false);
  const [mended, setMended] = useState<RepairOutcome | null>(null);
  const isBusy = checking.progress !== null || repairing.progress !== null;
  const problems = report?.problems ?? [];
  const check = () =>
    checking.run(async (options) => {
      setMended(null);
      onReport(await checkIntegrity(options));
    });
  const repair = () =>
    repairing.run(async (options) => {
      setMended(await repairIntegrity(options));
      onReport(await checkIntegrity(options));
    });
  return (
    <Card
      title="Database integrity"
      description="Every content is hashed and compared with the name it was saved under; every row is followed to what it belongs to."
      trailing={
        report && (
          <Badge tone={problems.length === 0 ? 'good' : 'danger'}>
            {problems.length === 0 ? 'Nothing wrong' : formatCount(problems.length, 'problem', 'problems')}
          </Badge>
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" disabled={isBusy} onClick={check}>
          Check the database
        </Button>
        {problems.length > 0 && (
          <>
            <Button disabled={isBusy || !canRepair} onClick={() => setAsking(true)}>
              Repair…
            </Button>
            <Button disabled={isBusy} onClick={() => saveCsv('database-problems', columns, problems)}>
              Save as CSV
            </Button>
          </>
        )}
      </div>
      {checking.progress && (
        <TaskProgress label="Checking." progress={checking.progress} onCancel={checking.cancel} />
      )}
      {repairing.progress && (
        <TaskProgress label="Repairing." progress={repairing.progress} onCancel={repairing.cancel} />
      )}
      {report && !isBusy && (
        <p role="status" className="text-sm text-muted">
          {formatCount(report.blobs, 'content', 'contents')} ({formatBytes(report.bytes)}) and{' '}
          {formatCount(report.rows, 'row', 'rows')} checked in {formatDuration(report.milliseconds)}.
        </p>
      )}
      {mended && !isBusy && <Mended outcome={mended} />}
      {problems.length > 0 && !isBusy && (
        <DataTable
          label="Problems in the database"
          columns={columns}
          rows={problems}
          keyOf={({ kind, table, key }) => `${kind} ${table} ${key}`}
          maxHeight="20rem"
          empty=""
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Repair the database?"
        description="Damaged content and rows without an owner are set aside, not thrown away. A file whose content is gone comes back as its last whole version; one that never had another leaves its project."
        confirmLabel="Repair"
        onConfirm={repair}
      />
    </Card>
  );
}

function Mended({ outcome: { setAside, broughtBack, orphans, lost } }: { outcome: RepairOutcome }) {
  return (
    <div className="grid gap-1.5 rounded-control border border-line bg-sunken px-4 py-3 text-sm">
      <p>
        {formatCount(broughtBack, 'file came back', 'files came back')},{' '}
        {formatCount(setAside, 'damaged content was set aside', 'damaged contents were set aside')},{' '}
        {formatCount(orphans, 'row without an owner too', 'rows without an owner too')}.
      </p>
      {lost.length > 0 && (
        <ul className="list-disc ps-5 text-muted">
          {lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
