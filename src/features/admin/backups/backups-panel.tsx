import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import type { BackupSource, RestoredBackup } from '@/contract/upkeep-worker';
import {
  backUpNow,
  backupsMax,
  downloadBackup,
  listBackups,
  removeBackup,
  restoreBackup,
} from '@/services/admin/backup-commands';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { saveCsv } from '@/services/project/save-csv';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable } from '@/ui/data-table';
import { formatCount, formatNumber, formatTime } from '../format-values';
import { TaskProgress } from '../task-progress';
import { useLongTask } from '../use-long-task';
import { backupColumns, type Backup } from './backup-columns';
import { RestoreResult } from './restore-result';
import { sayRestored } from './restore-words';

type BackupsPanelProps = { isDaily: boolean; canChange: boolean };
type Asking = { readonly kind: 'restore' | 'remove'; readonly backup: Backup };

const newestFirst = { column: 'at', direction: 'descending' } as const;

/** Backups of this device: make, download, restore into new projects, remove. */
export function BackupsPanel({ isDaily, canChange }: BackupsPanelProps) {
  const backups = useLiveQuery(() => listBackups(), []);
  const making = useLongTask('The backup was not made');
  const restoring = useLongTask('The backup was not restored');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [partial, setPartial] = useState<Extract<RestoredBackup, { ok: true }> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = making.progress !== null || restoring.progress !== null;
  const make = () =>
    making.run(async (options) => {
      const { projectCount, skipped } = await backUpNow(options);
      tell('Backup made', formatCount(projectCount, 'project is in it.', 'projects are in it.'), skipped);
    });
  const restore = (source: BackupSource) =>
    restoring.run(async (options) => {
      const outcome = await restoreBackup(source, options);
      if (outcome.leftOut.length > 0) setPartial(outcome);
      else notify({ type: 'success', title: 'Backup restored', message: sayRestored(outcome) });
    });
  const columns = backupColumns({
    canChange: canChange && !isBusy,
    onDownload: (backup) => void downloadBackup(backup).catch(notifyFailure('The backup was not downloaded')),
    onAsk: (kind, backup) => setAsking({ kind, backup }),
  });
  return (
    <Card
      title="Backups"
      description={
        <>
          Everything here as one zip: projects with their chats, templates of your own, teams, feedback, plans
          and usage, notifications, models, prompts, settings and the log. The newest{' '}
          {formatNumber(backupsMax)} are kept in this browser; download one to have it elsewhere too. Not in
          it: passwords, keys, passkeys and sessions, what lies in the trash, earlier versions and unsaved
          text.
        </>
      }
      trailing={<Badge tone={isDaily ? 'good' : 'plain'}>{isDaily ? 'Made daily' : 'Made by hand'}</Badge>}
    >
      {canChange && (
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" disabled={isBusy} onClick={make}>
            Back up now
          </Button>
          <Button disabled={isBusy} onClick={() => input.current?.click()}>
            Restore from a file…
          </Button>
          <Button disabled={!backups?.length} onClick={() => saveCsv('backups', columns, backups ?? [])}>
            Save the list as CSV
          </Button>
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            aria-label="Backup file"
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) restore({ file });
            }}
          />
        </div>
      )}
      {making.progress && (
        <TaskProgress label="Backing up." progress={making.progress} onCancel={making.cancel} />
      )}
      {restoring.progress && (
        <TaskProgress label="Restoring." progress={restoring.progress} onCancel={restoring.cancel} />
      )}
      {backups && (
        <DataTable
          label="Backups"
          columns={columns}
          rows={backups}
          keyOf={({ id }) => id}
          sorting={newestFirst}
          empty={
            isDaily
              ? 'No backup yet. The first one is made within a few minutes while Sitewright is open.'
              : 'No backup yet. Make one now, or switch automatic daily backups on under Settings.'
          }
        />
      )}
      {partial && <RestoreResult outcome={partial} onClose={() => setPartial(null)} />}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          title={asking.kind === 'restore' ? 'Restore this backup?' : 'Remove this backup?'}
          description={
            asking.kind === 'restore'
              ? `What is missing of it comes back as of ${formatTime(asking.backup.at)}, of ${formatCount(asking.backup.projectCount, 'project', 'projects')} and everything else. A project that was changed since comes back as another beside it. Nothing is overwritten.`
              : `The backup of ${formatTime(asking.backup.at)} goes from this device. This cannot be undone.`
          }
          confirmLabel={asking.kind === 'restore' ? 'Restore' : 'Remove'}
          danger={asking.kind === 'remove'}
          onConfirm={() => {
            const { kind, backup } = asking;
            if (kind === 'restore') restore({ id: backup.id });
            else void removeBackup(backup.id).catch(notifyFailure('The backup was not removed'));
          }}
        />
      )}
    </Card>
  );
}

function tell(title: string, message: string, skipped: readonly string[]): void {
  notify(
    skipped.length === 0
      ? { type: 'success', title, message }
      : { type: 'warning', title, message: `${message} Left out: ${skipped.join(' ')}`, duration: 15_000 },
  );
}
