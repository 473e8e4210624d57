import { withDatabase } from '@/storage/open-database';
import { countProjects } from '@/storage/project/count-projects';
import { lastBackupAt } from '@/storage/system/backup-store';
import { findAccount } from '@/storage/account/account-store';
import { readSystemSettings } from '@/storage/system/system-settings-store';
import { now } from './clock';
import { formats } from './formats';
import { logger } from './logger';
import { recordEventOnce } from './notices/notification-centre';
import { offlineState } from './offline';
import { session } from './account/session';
import { estimate } from './storage-health';

const dayMilliseconds = 86_400_000;
const weekMilliseconds = 7 * dayMilliseconds;
const lookMilliseconds = 30 * 60_000;
/** The first look waits until the person has what they came for. */
const firstLookMilliseconds = 15_000;
const lowShare = 0.9;
const lowBytes = 100_000_000;

/** Tells of what happens to the device itself, while somebody is signed in: little room, an update, a backup that is due. Answers what ends it. */
export function startDeviceEvents(): () => void {
  const look = () => {
    tellStorageLow().catch(report);
    tellBackupDue().catch(report);
  };
  const hearUpdate = () => void tellUpdateReady().catch(report);
  const stopUpdate = offlineState.subscribe(hearUpdate);
  const first = setTimeout(() => {
    hearUpdate();
    look();
  }, firstLookMilliseconds);
  const timer = setInterval(look, lookMilliseconds);
  return () => {
    stopUpdate();
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Tells, once a day, that the browser gives little more room. */
export async function tellStorageLow(): Promise<void> {
  const room = await estimate();
  if (!room || room.quota === 0) return;
  const free = Math.max(0, room.quota - room.usage);
  if (room.usage / room.quota < lowShare && free >= lowBytes) return;
  const event = {
    kind: 'storage-low',
    type: 'warning',
    title: 'Little room left on this device',
    message: `The browser gives Sitewright ${formats.read().bytes(free)} more. Delete projects that you no longer need, and empty the trash.`,
    href: '/app/projects',
    isToast: true,
  } as const;
  await recordEventOnce(event, dayMilliseconds);
}

/** Tells, once a week, an administrator who has no daily backups that the last one is long ago. */
export async function tellBackupDue(): Promise<void> {
  const accountId = session.read()?.id;
  if (accountId === undefined) return;
  const isDue = await withDatabase(async (database) => {
    const [settings, account, last, projects] = await Promise.all([
      readSystemSettings(database),
      findAccount(database, accountId),
      lastBackupAt(database),
      countProjects(database, accountId),
    ]);
    if (settings.dailyBackups || account?.role !== 'admin' || projects === 0) return false;
    return now() - (last ?? account.createdAt) > weekMilliseconds;
  });
  if (!isDue) return;
  const event = {
    kind: 'backup-due',
    type: 'warning',
    title: 'A backup is due',
    message: 'There was none for a week. Make one now, or let one be made every day.',
    href: '/app/admin/settings?tab=backups',
  } as const;
  await recordEventOnce(event, weekMilliseconds);
}

async function tellUpdateReady(): Promise<void> {
  if (offlineState.read() !== 'update-waiting') return;
  const event = {
    kind: 'update-ready',
    type: 'info',
    title: 'A newer Sitewright is ready',
    message: 'It starts when you press Update. Unsaved text is kept.',
  } as const;
  await recordEventOnce(event, dayMilliseconds);
}

function report(error: unknown): void {
  logger.warn('event of the device not told', error);
}
