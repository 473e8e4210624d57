import { Download, RotateCcw, Trash2 } from 'lucide-react';
import type { listBackups } from '@/services/admin/backup-commands';
import { filedMoment } from '@/services/project/save-csv';
import type { Column } from '@/ui/data-table';
import { IconButton } from '@/ui/icon-button';
import { formatBytes, formatNumber, formatTime } from '../format-values';

export type Backup = Awaited<ReturnType<typeof listBackups>>[number];

type Acts = {
  readonly canChange: boolean;
  readonly onDownload: (backup: Backup) => void;
  readonly onAsk: (kind: 'restore' | 'remove', backup: Backup) => void;
};

/** The columns of the list of backups. */
export function backupColumns({ canChange, onDownload, onAsk }: Acts): readonly Column<Backup>[] {
  return [
    {
      id: 'at',
      label: 'Made',
      width: 'minmax(10rem,1fr)',
      value: ({ at }) => at,
      filed: ({ at }) => filedMoment(at),
      cell: ({ at }) => formatTime(at),
    },
    {
      id: 'projects',
      label: 'Projects',
      width: '7rem',
      value: ({ projectCount }) => projectCount,
      cell: ({ projectCount }) => <span className="tabular-nums">{formatNumber(projectCount)}</span>,
    },
    {
      id: 'size',
      label: 'Size',
      filedLabel: 'Size (bytes)',
      width: '7rem',
      value: ({ size }) => size,
      cell: ({ size }) => <span className="tabular-nums">{formatBytes(size)}</span>,
    },
    {
      id: 'acts',
      label: 'Actions',
      width: '9rem',
      isPinned: true,
      cell: (backup) => (
        <span className="flex">
          <IconButton
            label={`Download the backup of ${formatTime(backup.at)}`}
            disabled={!canChange}
            onClick={() => onDownload(backup)}
          >
            <Download size={17} aria-hidden />
          </IconButton>
          <IconButton
            label={`Restore the backup of ${formatTime(backup.at)}`}
            disabled={!canChange}
            onClick={() => onAsk('restore', backup)}
          >
            <RotateCcw size={17} aria-hidden />
          </IconButton>
          <IconButton
            label={`Remove the backup of ${formatTime(backup.at)}`}
            disabled={!canChange}
            onClick={() => onAsk('remove', backup)}
          >
            <Trash2 size={17} aria-hidden />
          </IconButton>
        </span>
      ),
    },
  ];
}
