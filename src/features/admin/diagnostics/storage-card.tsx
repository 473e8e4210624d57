import { notify } from '@/services/notices/notifications';
import type { DeviceReport } from '@/services/admin/diagnostics-device';
import { notifyFailure } from '@/services/notices/notify-failure';
import { askToPersist, type StorageState } from '@/services/storage-health';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Progress } from '@/ui/progress';
import { Fact, Facts } from '../facts';
import { formatBytes, formatNumber } from '../format-values';

type StorageCardProps = { storage: DeviceReport['storage']; onChange: () => void };

const states: Readonly<Record<StorageState, string>> = {
  opening: 'Opening',
  ready: 'Open',
  newer: 'Written by a newer Sitewright',
  blocked: 'Held by another tab',
  memory: 'In this tab only',
  unavailable: 'Not available',
  wiped: 'Removed by the browser',
};
const tableNames: Readonly<Record<string, string>> = {
  projects: 'Projects',
  files: 'Files',
  blobs: 'Contents',
  versions: 'Versions',
  messages: 'Messages',
  drafts: 'Drafts',
  accounts: 'Accounts',
  notifications: 'Notifications',
  logs: 'Log lines',
  backups: 'Backups',
  quarantine: 'Set aside',
};

/** What is kept, in how much room, and whether the browser may clear it. */
export function StorageCard({ storage, onChange }: StorageCardProps) {
  const { state, usage, quota, persisted, tables } = storage;
  const ask = async () => {
    const isGranted = await askToPersist();
    notify(
      isGranted
        ? {
            type: 'success',
            title: 'Kept for good',
            message: 'The browser clears it only when somebody asks it to.',
          }
        : {
            type: 'warning',
            title: 'The browser did not agree',
            message: 'It often does once the app is installed or used for a while. Backups help until then.',
          },
    );
    onChange();
  };
  return (
    <Card title="Storage" description="What this browser keeps for Sitewright.">
      {usage !== null && quota !== null && quota > 0 && (
        <div className="grid gap-2">
          <p className="text-sm">
            {formatBytes(usage)} used of {formatBytes(quota)} that the browser grants
          </p>
          <Progress label="Storage used" done={usage} total={quota} />
        </div>
      )}
      <Facts>
        <Fact label="Database">{states[state]}</Fact>
        <Fact label="Persistent">
          {persisted === null
            ? 'The browser does not say'
            : persisted
              ? 'Yes, until a person clears it'
              : 'No, the browser may clear it'}
        </Fact>
      </Facts>
      <Facts isWide>
        {tables
          .filter(({ table }) => table in tableNames)
          .map(({ table, rows }) => (
            <Fact key={table} label={tableNames[table] ?? table}>
              <span className="tabular-nums">{formatNumber(rows)}</span>
            </Fact>
          ))}
      </Facts>
      {persisted === false && (
        <div>
          <Button onClick={() => void ask().catch(notifyFailure('The browser could not be asked'))}>
            Ask to keep it for good
          </Button>
        </div>
      )}
    </Card>
  );
}
